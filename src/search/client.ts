import { type SearchAnswer, type SearchClient, SearchError, type SearchHit } from './model.ts';
import { connectWorker, type RemoteEngine, type WorkerEngine } from './worker-engine.ts';

let engine: Promise<RemoteEngine> | undefined;
/** The last index was damaged: the next try passes the browser's cache by. */
let isIndexBad = false;

/**
 * The index of this site, fetched at the first search and kept. The engine runs in a worker, or on this
 * thread where workers are blocked. After a failure the next search tries again.
 */
export const embeddedSearch: SearchClient = {
  async search(query, options) {
    const { search } = await load();
    return search(query, options);
  },
};

/**
 * Searches the site.
 *
 * @param limit Most hits to return; `total` counts all of them.
 * @throws A `SearchError` when the index is missing, damaged, or of another format version.
 */
export async function searchSite(
  query: string,
  limit: number,
): Promise<{ hits: SearchHit[]; total: number }> {
  return embeddedSearch.search(query, { limit });
}

/** Fetches engine and index ahead of a likely search. Failures are silent: the search itself will report them. */
export function preloadSearch(): void {
  load().catch(() => {});
}

function load(): Promise<RemoteEngine> {
  if (engine) return engine;
  const own = start(() => forget(own));
  engine = own;
  own.catch(() => forget(own));
  return own;
}

function forget(lost: Promise<RemoteEngine>): void {
  if (engine === lost) engine = undefined;
}

/** The worker's script and the index travel side by side. */
async function start(onLost: () => void): Promise<RemoteEngine> {
  const address = document.documentElement.dataset.search;
  if (!address) {
    throw new SearchError(
      'address',
      'This page names no search index. Set `data-search` on the root element.',
    );
  }
  const worker = startWorker(onLost);
  try {
    const index = await fetchIndex(address);
    return (worker && (await loadWorker(worker, index.slice(0)))) ?? (await startHere(index));
  } catch (error) {
    worker?.stop();
    isIndexBad = error instanceof SearchError && error.code === 'corrupt';
    throw error;
  }
}

function startWorker(onLost: () => void): WorkerEngine | undefined {
  try {
    return connectWorker(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }), onLost);
  } catch {
    return undefined;
  }
}

/** The worker with its index; undefined when workers are blocked here. */
async function loadWorker(worker: WorkerEngine, index: ArrayBuffer): Promise<RemoteEngine | undefined> {
  try {
    await worker.load(index);
    return worker;
  } catch (error) {
    if (error instanceof SearchError && error.code === 'engine') return undefined;
    throw error;
  }
}

async function startHere(index: ArrayBuffer): Promise<RemoteEngine> {
  const { createEngine } = await import('./engine.ts');
  const local = createEngine(new TextDecoder().decode(index));
  return { search: async (query, options): Promise<SearchAnswer> => local.search(query, options) };
}

async function fetchIndex(address: string): Promise<ArrayBuffer> {
  try {
    const response = await fetch(address, { cache: isIndexBad ? 'reload' : 'default' });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return await response.arrayBuffer();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SearchError(
      'missing',
      `The search index \`${address}\` cannot be fetched (${reason}). Check the connection.`,
    );
  }
}
