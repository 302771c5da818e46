import { navigationApi } from '../navigation/navigation-api.ts';

/** What a page remembers with its history entry. */
export interface EntryMemory<Value> {
  /** Returns what was kept for the open entry. */
  recall(): Value | undefined;
  /** Keeps a value for the open entry. */
  keep(value: Value): void;
}

/**
 * Creates the memory with which Back, Forward and a reload show a page as it was left. A page keeps one value. It is in the
 * state of the entry, like the position of the page (`page-position.ts`), so that it outlives the document.
 */
export function createEntryMemory<Value>(): EntryMemory<Value> {
  const state = () => (navigationApi()?.currentEntry?.getState() ?? {}) as { kept?: Value };
  return {
    recall: () => state().kept,
    keep: (kept) => navigationApi()?.updateCurrentEntry({ state: { ...state(), kept } }),
  };
}
