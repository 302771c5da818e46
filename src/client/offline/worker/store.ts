import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import type { KeptFile, LifetimeEvent } from '../../../shared/offline.ts';
import { scope } from './scope.ts';

/** Gives way to the requests of the page in use. */
const lowPriority = {
  requestWillFetch: async ({ request }: { request: Request }) =>
    new Request(request, { priority: 'low' } as RequestInit),
};

const { cache: cacheName } = scope.offlineSite;
/** Adds nothing to a cache that was deleted: the reader may have removed the site while this worker is still active. */
const onlyWhileKept = {
  cacheWillUpdate: async ({ response }: { response: Response }) => {
    if (!(await scope.caches.has(cacheName))) throw new Error('The kept site was deleted.');
    return response.ok ? response : null;
  },
};
const controller = new PrecacheController({ cacheName, plugins: [lowPriority, onlyWhileKept] });

/**
 * Returns a kept file: from the cache, or from the network if it is missing there, which repairs the cache. Files that
 * were kept before an interruption are not fetched again.
 *
 * @throws when the file is in neither, is from another host, has other content, does not fit on the device, or when the
 * cache was deleted.
 */
export async function takeFile(file: KeptFile, event: LifetimeEvent): Promise<Response> {
  const { url, revision, integrity } = file;
  controller.addToCacheList([{ url, revision, integrity }]);
  const request = new Request(url, {
    integrity,
    mode: 'same-origin',
    cache: revision ? 'reload' : 'default',
  });
  const cacheKey = controller.getCacheKeyForURL(url);
  const [answered, done] = controller.strategy.handleAll({
    request,
    // Workbox has the types of workers, this code those of pages (see `scope.ts`).
    event: event as never,
    params: { cacheKey, integrity },
  });
  // Both fail together; both failures have to be handled.
  const [answer] = await Promise.all([answered, done]);
  return answer;
}

/** Drops a kept file from the cache. */
export async function dropFile({ url }: KeptFile): Promise<void> {
  const cache = await scope.caches.open(cacheName);
  await cache.delete(controller.getCacheKeyForURL(url) ?? url);
}

/** Returns whether a file is in the cache. */
export async function isKept({ url }: KeptFile): Promise<boolean> {
  return (await scope.caches.match(url, { cacheName })) !== undefined;
}

/** Returns the URLs of everything in the cache, of all builds. */
export async function keptUrls(): Promise<string[]> {
  const cache = await scope.caches.open(cacheName);
  return (await cache.keys()).map(({ url }) => url);
}

/** Deletes what none of the given files needs. */
export async function keepOnly(files: KeptFile[], event: LifetimeEvent): Promise<void> {
  controller.addToCacheList(files.map(({ url, revision, integrity }) => ({ url, revision, integrity })));
  await controller.activate(event as never);
}

/** Deletes everything from the cache except some URLs. */
export async function deleteAllBut(urls: string[]): Promise<void> {
  const cache = await scope.caches.open(cacheName);
  const kept = new Set(urls);
  for (const request of await cache.keys()) if (!kept.has(request.url)) await cache.delete(request);
}
