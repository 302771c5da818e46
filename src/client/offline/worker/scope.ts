import type { KeepMessage, LifetimeEvent, SKIP_WAITING, WorkerSite } from '../../../shared/offline.ts';

/** A request of a page that the worker may answer. */
export interface RequestEvent extends LifetimeEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** A message from a page. */
export interface PageMessage extends LifetimeEvent {
  data?: KeepMessage | typeof SKIP_WAITING;
}

interface Window {
  url: string;
  postMessage(message: unknown): void;
}

/** The part of a service worker's global scope that is used here; TypeScript knows either pages or workers. */
interface WorkerScope {
  /** Set by `sw.js`. */
  offlineSite: WorkerSite;
  location: Location;
  caches: CacheStorage;
  registration: { active: { scriptURL: string } | null };
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<Window[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifetimeEvent) => void): void;
  addEventListener(type: 'message', listener: (event: PageMessage) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
}

/** The global scope of the service worker. */
export const scope = globalThis as unknown as WorkerScope;
