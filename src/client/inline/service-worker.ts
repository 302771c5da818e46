import type { WorkerInput } from '../../shared/offline.ts';
import { readMode } from '../../shared/offline-mode.ts';
import { scope, takeOver } from './worker-scope.ts';

/**
 * Runs the service worker, `sw.js`. Its URL contains the mode. Without offline mode it keeps nothing, answers nothing
 * and deletes what was kept. The code for offline mode is a separate file, so that other readers never fetch it.
 */
export default function startWorker({ site, code }: WorkerInput): void {
  scope.offlineSite = site;
  const { offlineMode, debug } = readMode(scope.location.href);
  scope.addEventListener('message', ({ data }) => {
    if (data?.type === 'SKIP_WAITING') takeOver();
  });
  if (offlineMode) {
    scope.importScripts(code);
    return;
  }
  scope.addEventListener('install', takeOver);
  scope.addEventListener('activate', (event) => event.waitUntil(scope.caches.delete(site.cache)));
  if (debug) console.log('[offline] off');
}
