/**
 * The service worker in offline mode: `sw.js` imports it after it has said which build it belongs to. Every page and
 * asset comes out of the cache, of one build, until a worker of a newer build takes over.
 */
import { readMode } from '../mode-parameter.ts';
import { keptAnswer, languageOf, lastAnswer } from './answer.ts';
import { deleteFormer, save, wantedLanguages } from './save.ts';
import { type LifetimeEvent, type RequestEvent, scope } from './scope.ts';
import { isKept } from './store.ts';

const { debug } = readMode(scope.location.href);
const { base, build } = scope.offlineSite;

scope.addEventListener('install', (event) => event.waitUntil(install(event)));
scope.addEventListener('activate', (event) => event.waitUntil(activate(event)));
scope.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== scope.location.origin || !`${pathname}/`.startsWith(base)) return;
  event.respondWith(respond(event));
});

async function install(event: LifetimeEvent): Promise<void> {
  log('saving');
  const { active } = scope.registration;
  const hasFormer = active !== null && readMode(active.scriptURL).offlineMode;
  await save(await wantedLanguages(), event, hasFormer);
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
  if (event.request.mode === 'navigate') event.waitUntil(saveOpened(event));
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

/** A language that was opened in offline mode is kept from now on; so is one that the browser has thrown away. */
async function saveOpened(event: RequestEvent): Promise<void> {
  const language = languageOf(new URL(event.request.url).pathname);
  try {
    if (!(await isKept(language.index))) await save([language], event, true);
  } catch (error) {
    log('saving failed', error);
  }
}

function log(...what: unknown[]): void {
  if (debug) console.log(`[offline ${build}]`, ...what);
}
