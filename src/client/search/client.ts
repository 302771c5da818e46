import { type IndexUrl, indexFiles, type SearchDocs } from '../../shared/search/index-files.ts';
import {
  type SearchAnswer,
  type SearchClient,
  SearchError,
  type SearchOptions,
} from '../../shared/search/model.ts';
import { within } from '../runtime/patience.ts';
import { trustScript } from '../runtime/trusted-types.ts';
import { completeAnswer } from './complete-answer.ts';
import { type IndexStream, openIndex } from './index-stream.ts';
import { decode, type IndexBuffer } from './protocol.ts';
import workerUrl from './worker.ts?worker&url';
import { connectWorker, type RemoteEngine, type WorkerEngine } from './worker-engine.ts';

/** An index on its way into an engine. */
interface Loading {
  /** Answers everything. */
  engine: Promise<RemoteEngine>;
  /** Answers earlier what names alone decide; absent without a worker, and never resolved if the rest was quicker. */
  names: Promise<WorkerEngine | undefined>;
}

/** Indexes that have loaded or are loading, by their files. */
const engines = new Map<string, Loading>();
/** Engines that have loaded, by the same key: a query reaches them without waiting for a promise. */
const ready = new Map<string, RemoteEngine>();
/** Whether the last attempt failed: the next one bypasses the browser's cache. */
let hasFailed = false;

/**
 * Creates a client of this site's index, which is fetched for the first search and kept. The engine runs in a worker,
 * or on this thread if workers are blocked. After a failure the next search tries again.
 *
 * @param docs Docs instances with several versions; each version but the latest has a file of its own.
 */
export function embeddedSearch(docs: SearchDocs[] = []): SearchClient {
  return {
    async search(query, options, onFirst) {
      const files = filesOf(docs, options.versions);
      const known = ready.get(keyOf(files));
      if (known) return completeAnswer(known, query, options);
      const { engine, names } = load(files);
      if (onFirst) names.then((worker) => tellFirst(worker, files, query, options, onFirst)).catch(() => {});
      return completeAnswer(await engine, query, options);
    },
    async preload({ versions }) {
      try {
        await load(filesOf(docs, versions)).engine;
      } catch {
        // The search itself reports the failure.
      }
    },
  };
}

/** Passes on what names decide, unless the whole index has loaded by then. */
async function tellFirst(
  worker: WorkerEngine | undefined,
  files: IndexUrl[],
  query: string,
  options: SearchOptions,
  onFirst: (answer: SearchAnswer) => void,
): Promise<void> {
  const isLate = () => ready.has(keyOf(files));
  const answer = isLate() ? undefined : await worker?.searchNames(query, options);
  if (answer && !isLate()) onFirst(answer);
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

function load(files: IndexUrl[]): Loading {
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
  own.engine.then((engine) => engines.get(key) === own && ready.set(key, engine), forget);
  return own;
}

/** Starts an engine. The worker's script and the index are fetched at the same time. */
function start(files: IndexUrl[], onLost: () => void): Loading {
  const worker = startWorker(onLost);
  const index = Promise.all(files.map((file) => openIndex(file, hasFailed)));
  return { engine: startEngine(worker, index), names: startNames(worker, index) };
}

async function startEngine(
  worker: WorkerEngine | undefined,
  files: Promise<IndexStream[]>,
): Promise<RemoteEngine> {
  try {
    const index = await Promise.all((await files).map(({ whole }) => whole));
    hasFailed = false;
    return (worker && (await loadWorker(worker, index))) ?? (await startHere(index));
  } catch (error) {
    worker?.stop();
    hasFailed = true;
    throw error;
  }
}

/** Hands the first lines to the worker if the rest takes longer. A failure is left to the whole file. */
async function startNames(
  worker: WorkerEngine | undefined,
  files: Promise<IndexStream[]>,
): Promise<WorkerEngine | undefined> {
  try {
    const lines = await Promise.all((await files).map(({ names }) => names));
    await worker?.loadNames(lines);
    return worker;
  } catch {
    return undefined;
  }
}

function startWorker(onLost: () => void): WorkerEngine | undefined {
  try {
    return connectWorker(new Worker(trustScript(workerUrl), { type: 'module' }), onLost);
  } catch {
    return undefined;
  }
}

/** Returns the worker with its index; undefined if workers are blocked. */
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
