import { scope, takeOver } from './worker-scope.ts';

/**
 * Runs a service worker that removes itself: browsers that have a worker of this site look for a new one at every
 * visit, find this, and are rid of both worker and kept files. Open pages are loaded anew.
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
