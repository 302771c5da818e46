import { COLOR_MODE_KEY } from '../../../shared/storage-keys.ts';
import { delegate } from '../delegate.ts';
import { deleteStored, readStored, writeStored } from './storage.ts';

/**
 * Makes the switch of the document change the colour mode, with or without the app, and applies the stored choice: now, when
 * another tab changes it, and when the browser restores a page that it kept for Back. The inline script in the head has
 * applied it before the first paint; if it could not read the choice, the failure is reported here. Without a switch,
 * readers have no choice, so a stored one is deleted.
 */
export function startColorMode(): void {
  const button = document.querySelector(SWITCH);
  if (!button) {
    deleteStored(COLOR_MODE_KEY);
    return;
  }
  // It does nothing without script.
  button.removeAttribute('disabled');
  delegate(['click'], SWITCH, () => {
    const { dataset } = document.documentElement;
    dataset.theme = dataset.theme === 'light' ? 'dark' : 'light';
    switched = true;
    writeStored(COLOR_MODE_KEY, dataset.theme);
  });
  follow({});
  addEventListener('storage', follow);
  // Every document has one when it first loads, too.
  addEventListener('pageshow', ({ persisted }) => persisted && follow({}));
}

let switched = false;

/** Returns whether the reader has switched the mode in this document. */
export function isSwitched(): boolean {
  return switched;
}

/** The navbar has one in each document, the drawer another one. */
const SWITCH = '[data-switch]';

function follow({ key = COLOR_MODE_KEY }: Partial<Event> & { key?: string | null }): void {
  const { dataset } = document.documentElement;
  const mode = key === COLOR_MODE_KEY && readStored(key);
  if ((mode === 'dark' || mode === 'light') && mode !== dataset.theme) dataset.theme = mode;
}
