/** What a reader is told when the next page cannot be had, while the open one stays. */
import { readMode } from '../../shared/offline-mode.ts';
import { within } from './patience.ts';

/** Milliseconds for the host to say anything: it was given more before. */
const PROBE_LIMIT = 10_000;

/**
 * Whether a full load of an address would bring anything but the browser's own error page. In offline mode the service
 * worker answers for documents only, and it always does.
 */
export async function isReachable(address: string): Promise<boolean> {
  if (readMode(navigator.serviceWorker?.controller?.scriptURL ?? '').offlineMode) return true;
  try {
    await within(fetch(address, { method: 'HEAD', redirect: 'manual', cache: 'no-store' }), PROBE_LIMIT);
    return true;
  } catch {
    return false;
  }
}

/** Tells that a page could not be loaded, with a link that tries again. The texts are in the document. */
export function showNotice(address: string): void {
  const place = findPlace();
  if (!place) return;
  const { notice = '', retry = '' } = place.dataset;
  const link = place.querySelector('a') ?? document.createElement('a');
  link.className = 'button';
  link.textContent = retry;
  link.href = address;
  // The link stays where it is, since it may have the focus.
  if (!link.isConnected) place.append(document.createElement('p'), link);
  const text = place.firstElementChild;
  if (text) text.textContent = notice;
}

/** Takes the notice away. */
export function hideNotice(): void {
  findPlace()?.replaceChildren();
}

function findPlace(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-notice]');
}
