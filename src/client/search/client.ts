import { type IndexUrl, indexFiles, type SearchDocs } from '../../shared/search/index-files.ts';
import { type SearchClient, SearchError, type SearchOptions } from '../../shared/search/model.ts';
import { takeEarly } from '../runtime/fetch-json.ts';
import { fetchPatiently, within } from '../runtime/patience.ts';
import { trustScript } from '../runtime/trusted-types.ts';
import { completeAnswer } from './complete-answer.ts';
import { decode, type IndexBuffer } from './protocol.ts';
import workerUrl from './worker.ts?worker&url';
import { connectWorker, type RemoteEngine, type WorkerEngine } from './worker-engine.ts';

/** Engines by the files that they were made of. */
const engines = new Map<string, Promise<RemoteEngine>>();
/** Those that are there: what they are asked is on its way before anything else is done. */
const ready = new Map<string, RemoteEngine>();
/** The last try failed: the next one passes by what the browser has cached of it. */
let hasFailed = false;

/**
 * Creates a client of the index of this site, which is fetched at the first search and kept. The engine runs in a
 * worker, or on this thread where workers are blocked. After a failure the next search tries again.
 *
 * @param docs Docs instances with several versions; each version but the latest has a file of its own.
 */
export function embeddedSearch(docs: SearchDocs[] = []): SearchClient {
  return {
    async search(query, options) {
      const files = filesOf(docs, options.versions);
      return completeAnswer(ready.get(keyOf(files)) ?? (await load(files)), query, options);
    },
    async preload({ versions }) {
      try {
        await load(filesOf(docs, versions));
      } catch {
        // The search tells what is wrong.
      }
    },
  };
}

function filesOf(docs: SearchDocs[], versions: SearchOptions['versions']): IndexUrl[] {
  const main = document.documentElement.dataset.search;
  if (!main) {
    throw new SearchError(
      'url',
      'This page does not name a search index. Set `data-search` on the root element.',
    );
  }
  return indexFiles(main, docs, versions);
}

function keyOf(files: IndexUrl[]): string {
  return JSON.stringify(files);
}

function load(files: IndexUrl[]): Promise<RemoteEngine> {
  const key = keyOf(files);
  const known = engines.get(key);
  if (known) return known;
  const forget = () => {
    if (engines.get(key) !== own) return;
    engines.delete(key);
    ready.delete(key);
  };
  const own = start(files, forget);
  engines.set(key, own);
  own.then((engine) => engines.get(key) === own && ready.set(key, engine), forget);
  return own;
}

/** Starts an engine. The worker's script and the index are fetched at the same time. */
async function start(files: IndexUrl[], onLost: () => void): Promise<RemoteEngine> {
  const worker = startWorker(onLost);
  try {
    const index = await Promise.all(files.map(fetchFile));
    hasFailed = false;
    return (worker && (await loadWorker(worker, index))) ?? (await startHere(index));
  } catch (error) {
    worker?.stop();
    hasFailed = true;
    throw error;
  }
}

function startWorker(onLost: () => void): WorkerEngine | undefined {
  try {
    return connectWorker(new Worker(trustScript(workerUrl), { type: 'module' }), onLost);
  } catch {
    return undefined;
  }
}

/** Returns the worker with its index; undefined when workers are blocked here. */
async function loadWorker(worker: WorkerEngine, index: IndexBuffer[]): Promise<RemoteEngine | undefined> {
  try {
    await worker.load(index);
    return worker;
  } catch (error) {
    if (error instanceof SearchError && error.code === 'engine') return undefined;
    throw error;
  }
}

async function startHere(index: IndexBuffer[]): Promise<RemoteEngine> {
  const { createEngine } = await within(import('./engine.ts'));
  const local = createEngine(decode(index));
  return {
    search: async (query, options) => local.search(query, options),
    addValues: async (files) => local.addValues(decode(files)),
  };
}

async function fetchFile({ url, ...rest }: IndexUrl): Promise<IndexBuffer> {
  try {
    const early = takeEarly(url);
    const response = await ((!hasFailed && early) ||
      fetchPatiently(url, { cache: hasFailed ? 'reload' : 'default' }));
    if (!response.ok) throw new Error(`status ${response.status}`);
    return { buffer: await response.arrayBuffer(), ...rest };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SearchError(
      'missing',
      `The search index \`${url}\` cannot be fetched (${reason}). Check the connection.`,
    );
  }
}
