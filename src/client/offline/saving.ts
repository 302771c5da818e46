import { cacheName, type WorkerMessage } from '../../shared/offline.ts';
import { readMode } from '../../shared/offline-mode.ts';
import type { OfflineView } from '../../shared/site.ts';
import { CODE_LIMIT, fetchPatiently, within } from '../runtime/patience.ts';
import { registerWorker, removeWorkers } from './registration.ts';
import { isOfflineMode, rememberSaved } from './strategies.ts';

/** Longest way of a message from the worker, in milliseconds. */
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

/** Returns whether the site is kept whole: a worker in offline mode is active only after it has saved everything. */
export async function isSiteKept({ scope }: OfflineView): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration(scope).catch(() => undefined);
  return registration?.active ? readMode(registration.active.scriptURL).offlineMode : false;
}

/**
 * Saves the site for offline use and remembers the choice.
 *
 * @param progress Gets the share that is done, 0 to 1.
 * @throws SavingFailed when it cannot be fetched or kept; then the choice is taken back.
 */
export async function saveSite(view: OfflineView, progress: (share: number) => void): Promise<void> {
  // Asks that the browser does not throw the site away when it needs room; it may say no.
  await navigator.storage?.persist?.().catch(() => false);
  rememberSaved(true);
  try {
    await followSaving(view, progress);
  } catch (error) {
    rememberSaved(false);
    throw error;
  }
}

/**
 * Waits until the site is kept, which may have begun in a page before.
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
    // Another tab has begun it: the browser registers nothing until that is over.
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
    // The worker says why, but its end may be known before its message has come.
    setTimeout(() => tell(false), MESSAGE_DELAY);
    throw new SavingFailed(await told);
  } finally {
    clearTimeout(giveUp);
    navigator.serviceWorker.removeEventListener('message', listen);
  }
}

/** Removes the reader's choice. The files are deleted, unless something else needs them, such as an installed app. */
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

/** Deletes the files, and the worker when the browser gets to it: not while it waits for another one. */
async function deleteSite(view: OfflineView): Promise<void> {
  await caches.delete(cacheName(view.scope));
  removeWorkers(view).catch(() => {});
}

/** Returns the bytes that the site takes on the reader's device; absent when that cannot be asked. */
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
