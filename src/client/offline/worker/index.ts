/**
 * The service worker in offline mode: `sw.js` imports it after it has set which build it belongs to. Every page and
 * asset comes from the cache, from one build, until a worker of a newer build takes over.
 */

import type { LifetimeEvent } from '../../../shared/offline.ts';
import { readMode } from '../../../shared/offline-mode.ts';
import { decodePath } from '../../../shared/urls.ts';
import { keptAnswer, languageOf, lastAnswer } from './answer.ts';
import type { Language } from './library.ts';
import { deleteFormer, saveLanguages, wantedLanguages } from './save.ts';
import { type RequestEvent, scope } from './scope.ts';
import { isKept } from './store.ts';

const { debug } = readMode(scope.location.href);
const { base, build } = scope.offlineSite;
/** Languages that are known to be kept whole since this worker was started. */
const whole = new Set<Language>();

scope.addEventListener('install', (event) => event.waitUntil(install(event)));
scope.addEventListener('activate', (event) => event.waitUntil(activate(event)));
scope.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== scope.location.origin || !`${decodePath(pathname)}/`.startsWith(base))
    return;
  event.respondWith(respond(event));
});
scope.addEventListener('message', (event) => {
  if (event.data?.type === 'KEEP') event.waitUntil(saveOpened(decodePath(event.data.path), event));
});

async function install(event: LifetimeEvent): Promise<void> {
  log('saving');
  const { active } = scope.registration;
  const hasFormer = active !== null && readMode(active.scriptURL).offlineMode;
  await saveLanguages(await wantedLanguages(), event, { hasFormer, report: true });
  log('saved');
  // A worker without offline mode answers nothing, so nothing changes under an open page.
  if (!hasFormer) await scope.skipWaiting();
}

async function activate(event: LifetimeEvent): Promise<void> {
  await deleteFormer(event);
  await scope.clients.claim();
  log('active');
}

async function respond(event: RequestEvent): Promise<Response> {
  try {
    const kept = await keptAnswer(event);
    log(kept ? 'from the cache' : 'from the network', event.request.url);
    if (kept) return kept;
  } catch (error) {
    log('the cache failed', error);
  }
  try {
    return await fetch(event.request);
  } catch (error) {
    const last = await lastAnswer(event).catch(() => undefined);
    if (last) return last;
    throw error;
  }
}

/**
 * Keeps a language from its first visit in offline mode on, when the page asks for it: this worker does not know whether
 * the reader has left offline mode since. Files that an interruption left out, or that the browser evicted, are fetched.
 */
async function saveOpened(path: string, event: LifetimeEvent): Promise<void> {
  const language = languageOf(path);
  try {
    if (whole.has(language) && (await isKept(language.index))) return;
    await saveLanguages([language], event, { hasFormer: true, report: false });
    whole.add(language);
  } catch (error) {
    log('saving failed', error);
  }
}

function log(...what: unknown[]): void {
  if (debug) console.log(`[offline ${build}]`, ...what);
}
