import { type KeepMessage, SKIP_WAITING } from '../../shared/offline.ts';
import { readMode, workerUrl } from '../../shared/offline-mode.ts';
import type { OfflineView } from '../../shared/site.ts';
import { decodePath } from '../../shared/urls.ts';
import { trustScript } from '../runtime/start/trusted-types.ts';

/** Registers the service worker in a mode. A worker in another mode is replaced. */
export function registerWorker(
  { worker, scope, debug }: OfflineView,
  offlineMode: boolean,
): Promise<ServiceWorkerRegistration> {
  const url = workerUrl(worker, { offlineMode, debug });
  return navigator.serviceWorker.register(trustScript(url), { scope });
}

/** Calls `found` whenever a worker waits: at once if one does, and later when another one begins to, in any tab. */
export function watchWaiting(registration: ServiceWorkerRegistration, found: () => void): void {
  const follow = () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && registration.active) found();
    });
  };
  registration.addEventListener('updatefound', follow);
  follow();
  if (registration.waiting) found();
}

/** Returns whether a kept build of the site waits to replace another one. A change of mode replaces no build. */
export function isNewBuild({ active, waiting }: ServiceWorkerRegistration): boolean {
  return [active, waiting].every((worker) => worker && readMode(worker.scriptURL).offlineMode);
}

/** Tells the waiting worker to take over. */
export function activateWaiting({ waiting }: ServiceWorkerRegistration): void {
  waiting?.postMessage(SKIP_WAITING);
}

/** Tells the active worker to keep the language of the open page: what the browser evicted is fetched again. */
export function keepOpened({ active }: ServiceWorkerRegistration): void {
  active?.postMessage({ type: 'KEEP', path: location.pathname } satisfies KeepMessage);
}

/** Removes the site's workers. */
export async function removeWorkers({ scope }: OfflineView): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  const ofSite = registrations.filter(
    (registration) => decodePath(new URL(registration.scope).pathname) === scope,
  );
  await Promise.all(ofSite.map((registration) => registration.unregister()));
}
