import { scope, takeOver } from './worker-scope.ts';

/**
 * Runs a service worker that removes itself. Browsers that have a worker of this site check for a new one at every
 * visit, find this one, and lose both worker and kept files. Open pages reload.
 */
export default function removeWorker(cache: string): void {
  scope.addEventListener('install', takeOver);
  scope.addEventListener('activate', (event) => event.waitUntil(remove(cache)));
}

async function remove(cache: string): Promise<void> {
  await scope.caches.delete(cache).catch(() => false);
  await scope.registration.unregister();
  for (const page of await scope.clients.matchAll({ type: 'window' }))
    page.navigate(page.url).catch(() => {});
}
