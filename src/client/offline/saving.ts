import { cacheName, type WorkerMessage } from '../../shared/offline.ts';
import { readMode } from '../../shared/offline-mode.ts';
import type { OfflineView } from '../../shared/site.ts';
import { CODE_LIMIT, fetchPatiently, within } from '../runtime/loading/patience.ts';
import { registerWorker, removeWorkers } from './registration.ts';
import { isOfflineMode, isSaved, rememberSaved } from './strategies.ts';

/** Longest time that a message from the worker takes, in milliseconds. */
const MESSAGE_DELAY = 1000;

/** Why a site could not be saved. */
export class SavingFailed extends Error {
  /** The device has no room for it. */
  readonly full: boolean;

  constructor(full: boolean) {
    super('The site could not be saved for offline use.');
    this.full = full;
  }
}

/** Returns whether the whole site is kept: a worker in offline mode is active only after it has saved everything. */
export async function isSiteKept({ scope }: OfflineView): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration(scope).catch(() => undefined);
  return registration?.active ? readMode(registration.active.scriptURL).offlineMode : false;
}

/**
 * Saves the site for offline use and remembers the choice.
 *
 * @param progress Gets the share that is done, 0 to 1.
 * @throws SavingFailed when the site, or the choice, cannot be fetched or kept; the choice is then forgotten.
 */
export async function saveSite(view: OfflineView, progress: (share: number) => void): Promise<void> {
  // Asks the browser not to evict the site when it needs room. It may refuse, or ask the reader, who need not answer.
  navigator.storage?.persist?.().catch(() => {});
  rememberSaved(true);
  // Of a choice that is not kept the next page knows nothing, and deletes the site.
  if (!isSaved()) throw new SavingFailed(true);
  try {
    await followSaving(view, progress);
  } catch (error) {
    rememberSaved(false);
    throw error;
  }
}

/**
 * Waits until the site is kept. Saving may have begun on an earlier page.
 *
 * @param progress Gets the share that is done, 0 to 1.
 * @throws SavingFailed when it cannot be fetched or kept.
 */
export async function followSaving(view: OfflineView, progress: (share: number) => void): Promise<void> {
  let tell: (full: boolean) => void = () => {};
  const told = new Promise<boolean>((resolve) => {
    tell = resolve;
  });
  let giveUp: ReturnType<typeof setTimeout> | undefined;
  const silent = new Promise<never>((_, reject) => {
    giveUp = setTimeout(() => reject(new SavingFailed(false)), CODE_LIMIT);
  });
  const listen = ({ data }: MessageEvent<WorkerMessage>) => {
    // Saving has begun, perhaps in another tab: until it ends, the browser registers nothing.
    clearTimeout(giveUp);
    if (data?.type === 'OFFLINE_PROGRESS') progress(data.done / data.total);
    if (data?.type === 'OFFLINE_FAILED') tell(data.full);
  };
  navigator.serviceWorker.addEventListener('message', listen);
  try {
    const registration = await Promise.race([registerWorker(view, true), silent]);
    clearTimeout(giveUp);
    await installed(registration);
  } catch (error) {
    if (!(error instanceof SavingFailed)) throw error;
    // The worker says why, but the page may learn of its end before its message arrives.
    setTimeout(() => tell(false), MESSAGE_DELAY);
    throw new SavingFailed(await told);
  } finally {
    clearTimeout(giveUp);
    navigator.serviceWorker.removeEventListener('message', listen);
  }
}

/** Forgets the reader's choice, and deletes the files unless something else needs them, such as an installed app. */
export async function removeSite(view: OfflineView): Promise<{ isStillKept: boolean }> {
  rememberSaved(false);
  const isStillKept = await isOfflineMode(view.strategies);
  try {
    const registration = await within(registerWorker(view, isStillKept));
    if (!isStillKept) await within(installed(registration));
  } catch (error) {
    console.warn('The service worker that deletes the saved site did not start; the page deletes it.', error);
    if (!isStillKept) await deleteSite(view);
  }
  return { isStillKept };
}

/** Deletes the files at once, and the worker as soon as the browser can: not while it waits for another worker. */
async function deleteSite(view: OfflineView): Promise<void> {
  await caches.delete(cacheName(view.scope));
  removeWorkers(view).catch(() => {});
}

/** Returns the bytes that the site takes on the reader's device; absent when they are not known. */
export async function savedBytes({ facts }: OfflineView): Promise<number | undefined> {
  try {
    const { bytes }: { bytes?: unknown } = await (await fetchPatiently(facts)).json();
    return typeof bytes === 'number' ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** Waits until the newest worker of a registration is active. */
function installed(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  return new Promise((resolve, reject) => {
    const look = () => {
      if (worker?.state === 'activated') resolve();
      else if (!worker || worker.state === 'redundant') reject(new SavingFailed(false));
    };
    worker?.addEventListener('statechange', look);
    look();
  });
}
