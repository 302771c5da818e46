import type { WorkerMessage } from '../../shared/offline.ts';
import type { OfflineView } from '../../shared/site.ts';
import { activateWaiting, isNewBuild, keepOpened, watchWaiting } from './registration.ts';

/** Least time between two checks for a new build in a tab that stays open, in milliseconds. */
const LOOK_AGAIN = 15 * 60_000;

/**
 * Follows the worker of a page in offline mode: the site is kept whole, and the reader is asked before a new build replaces
 * it.
 */
export function followKeptSite(view: OfflineView, registration: ServiceWorkerRegistration): void {
  watchWaiting(registration, () => {
    if (isNewBuild(registration)) showOffer(({ offerReload }) => offerReload(registration));
    else activateWaiting(registration);
  });
  keepOpened(registration);
  followFailures(view);
  lookForUpdates(registration);
}

/** Offers to open a new build online when the device has no room for it; otherwise, readers would never see it. */
function followFailures(view: OfflineView): void {
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    if (data?.type === 'OFFLINE_FAILED' && data.full && data.update)
      showOffer(({ offerWithoutSaving }) => offerWithoutSaving(view));
  });
}

/** Loads the popup of a new build, which few visits show. */
function showOffer(show: (popup: typeof import('./popup.tsx')) => void): void {
  import('./popup.tsx')
    .then(show)
    .catch((error) => console.warn('The new version could not be offered.', error));
}

/** Checks for a new build now, and when the reader returns to a tab after a while. */
function lookForUpdates(registration: ServiceWorkerRegistration): void {
  let last = 0;
  const look = () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < LOOK_AGAIN) return;
    last = Date.now();
    // Without a network there is nothing new.
    registration.update().catch(() => {});
  };
  look();
  document.addEventListener('visibilitychange', look);
}
