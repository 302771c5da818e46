import { deleteStored, readStored, writeStored } from './storage.ts';

/** Storage key of the reader's choice that `/` does not open the search. */
const SLASH_KEY = 'search-slash-key';

/** Returns whether `/` opens the search; it does until the reader switches it off. */
export function isSlashOn(): boolean {
  return readStored(SLASH_KEY) !== 'off';
}

/** Remembers the reader's choice. */
export function setSlash(on: boolean): void {
  if (on) deleteStored(SLASH_KEY);
  else writeStored(SLASH_KEY, 'off');
}
