/** The notice that the next page cannot be loaded, while the open one stays; and whether the host can be reached. */
import { readMode } from '../../../shared/offline-mode.ts';
import { within } from '../loading/patience.ts';
import { readDocument } from '../page/document.ts';

/** Milliseconds that the host has to answer. The load that failed allowed it more. */
const PROBE_LIMIT = 10_000;

/**
 * Returns whether a full load of a URL would show anything but the browser's own error page. In offline mode the
 * service worker always answers requests for documents, and only these.
 */
export async function isReachable(url: string): Promise<boolean> {
  if (readMode(navigator.serviceWorker?.controller?.scriptURL ?? '').offlineMode) return true;
  try {
    await within(fetch(url, { method: 'HEAD', redirect: 'manual', cache: 'no-store' }), PROBE_LIMIT);
    return true;
  } catch {
    return false;
  }
}

/**
 * Shows that a page could not be loaded, with a button that tries again. The texts are in the document. In a low window it
 * covers much of the page, so Escape and a press elsewhere remove it.
 */
export function showNotice(url: string): void {
  const text = findText();
  const button = text?.nextElementSibling as HTMLButtonElement | null | undefined;
  if (!text || !button) return;
  text.textContent = text.dataset.notice ?? '';
  button.onclick = () => location.assign(url);
  // Adding the same listener again changes nothing.
  for (const type of ['click', 'keydown']) addEventListener(type, dismiss);
}

function dismiss(event: Event): void {
  const isMeant =
    event instanceof KeyboardEvent
      ? event.key === 'Escape'
      : !findText()?.parentElement?.contains(event.target as Node);
  if (isMeant) hideNotice();
}

/**
 * Reports that the app, or a part of it, could not be started: the page stays as it was delivered. Only readers of the search
 * page have to know, because any other page has its content without script.
 */
export function reportMissing(error: unknown): void {
  console.warn('The app could not be started.', error);
  if (readDocument().kind === 'Search') showNotice(location.href);
}

/** Removes the notice. */
export function hideNotice(): void {
  findText()?.replaceChildren();
}

function findText(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-notice]');
}
