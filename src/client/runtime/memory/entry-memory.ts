import { navigationApi } from '../navigation/navigation-api.ts';

/** What a page remembers with its history entry. */
export interface EntryMemory<Value> {
  /** Returns what was kept for the open entry. */
  recall(): Value | undefined;
  /** Keeps a value for the open entry. */
  keep(value: Value): void;
}

/**
 * Creates the memory that lets Back, Forward and a reload show a page as the reader left it. A page keeps one value, in the
 * state of its history entry like its position (`page-position.ts`): there, the value outlives the document.
 */
export function createEntryMemory<Value>(): EntryMemory<Value> {
  const state = () => (navigationApi()?.currentEntry?.getState() ?? {}) as { kept?: Value };
  return {
    recall: () => state().kept,
    keep: (kept) => navigationApi()?.updateCurrentEntry({ state: { ...state(), kept } }),
  };
}
