/** What a kind of page remembers of the page of a history entry, as long as the document lasts. */
export interface EntryMemory<Value> {
  /** Returns what was kept for the open entry. */
  recall(): Value | undefined;
  /** Keeps a value for the open entry. */
  keep(value: Value): void;
}

/**
 * Creates the memory with which Back and Forward show a page as it was left. What is restored without the code of the page,
 * such as its position, is in the state of the entry instead (`page-position.ts`).
 */
export function createEntryMemory<Value>(): EntryMemory<Value> {
  const values = new Map<string | undefined, Value>();
  const key = () => window.navigation?.currentEntry?.key;
  return {
    recall: () => values.get(key()),
    keep: (value) => values.set(key(), value),
  };
}
