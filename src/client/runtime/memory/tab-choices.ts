import { readStored, writeStored } from './storage.ts';

/** Choices of this document by group; storage is read once for each. */
const choices = new Map<string, string | undefined>();

/** Returns the value of the tab that the reader chose in a group; absent when there is none. */
export function tabChoice(group: string): string | undefined {
  if (!choices.has(group)) choices.set(group, readStored(keyOf(group)));
  return choices.get(group);
}

/** Keeps the choice of a tab for all groups of this id, here and on later pages. */
export function chooseTab(group: string, value: string): void {
  choices.set(group, value);
  writeStored(keyOf(group), value);
}

/** Returns the storage key of the choice, which readers' browsers already use. */
function keyOf(group: string): string {
  return `docusaurus.tab.${group}`;
}
