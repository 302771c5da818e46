import { COLOR_MODE_KEY } from '../../../shared/storage-keys.ts';
import { deleteStored, readStored, writeStored } from './storage.ts';

/** A colour mode that readers can choose. */
export type ColorMode = 'dark' | 'light';

const watchers = new Set<(mode: ColorMode) => void>();

/**
 * Applies the stored choice to the document: now, after another tab has changed it, and when the browser shows a page
 * again that it has kept for Back. The inline script in the head has done so before the first paint; what it could not
 * read is reported here. Without a switch there is no choice, so a stored one is deleted.
 */
export function startColorMode(withoutSwitch: boolean): void {
  if (withoutSwitch) {
    deleteStored(COLOR_MODE_KEY);
    return;
  }
  follow({});
  addEventListener('storage', follow);
  addEventListener('pageshow', follow);
}

function follow({ key = COLOR_MODE_KEY }: Partial<Event> & { key?: string | null }): void {
  const mode = key === COLOR_MODE_KEY && readStored(key);
  if ((mode === 'dark' || mode === 'light') && mode !== readColorMode()) apply(mode);
}

/** Returns the mode of this document, as the inline script in the head or the switch has set it. */
export function readColorMode(): ColorMode {
  return document.documentElement.dataset.theme === 'light' ? 'light' : 'dark';
}

/** Switches to the other mode and stores it. */
export function switchColorMode(): void {
  const mode = readColorMode() === 'dark' ? 'light' : 'dark';
  apply(mode);
  writeStored(COLOR_MODE_KEY, mode);
}

/** Calls `changed` when the mode changes, also in another tab. Returns a function that stops this. */
export function watchColorMode(changed: (mode: ColorMode) => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

function apply(mode: ColorMode): void {
  document.documentElement.dataset.theme = mode;
  for (const changed of watchers) changed(mode);
}
