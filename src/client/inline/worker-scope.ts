import type { LifetimeEvent, WorkerSite } from '../../shared/offline.ts';

/** The part of a service worker's global scope that is used here; TypeScript knows either pages or workers. */
interface WorkerScope {
  /** Read by the code for offline mode. */
  offlineSite: WorkerSite;
  location: Location;
  caches: CacheStorage;
  registration: { waiting: object | null; unregister(): Promise<boolean> };
  clients: {
    matchAll(options: {
      type: 'window';
    }): Promise<{ url: string; navigate(url: string): Promise<unknown> }[]>;
  };
  skipWaiting(): Promise<void>;
  importScripts(url: string): void;
  addEventListener(type: 'install' | 'activate', listener: (event: LifetimeEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/** The global scope of the service worker. */
export const scope = globalThis as unknown as WorkerScope;

/**
 * Takes over from the active worker. While that worker is busy, a browser waits until it stops, which may take half a
 * minute, unless it is asked again.
 */
export function takeOver(): void {
  scope.skipWaiting();
  const again = setInterval(() => {
    if (scope.registration.waiting) scope.skipWaiting();
    else clearInterval(again);
  }, 500);
}
