import { readStored, writeStored } from './storage.ts';

/** Choices of this document by group; storage is read once for each. */
const choices = new Map<string, string | undefined>();
const listeners = new Set<() => void>();

/** Returns the value of the tab that the reader chose in a group; absent when there is none. */
export function tabChoice(group: string): string | undefined {
  if (!choices.has(group)) choices.set(group, readStored(keyOf(group)));
  return choices.get(group);
}

/** Chooses a tab in all groups of this id, here and on later pages. */
export function chooseTab(group: string, value: string): void {
  choices.set(group, value);
  writeStored(keyOf(group), value);
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever a choice changes. Returns a function that stops this. */
export function onTabChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the storage key of the choice, which readers' browsers already use. */
function keyOf(group: string): string {
  return `docusaurus.tab.${group}`;
}
