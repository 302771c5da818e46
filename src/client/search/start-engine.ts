import type { IndexUrl } from '../../shared/search/index-files.ts';
import { SearchError } from '../../shared/search/model.ts';
import { within } from '../runtime/loading/patience.ts';
import { mayLoadAhead } from '../runtime/navigation/connection.ts';
import { trustScript } from '../runtime/start/trusted-types.ts';
import { type IndexStream, openIndex } from './index-stream.ts';
import type { IndexBuffer } from './protocol.ts';
import workerUrl from './worker.ts?worker&url';
import { connectWorker, type RemoteEngine, type WorkerEngine } from './worker-engine.ts';

type EngineModule = typeof import('./worker.ts');

/** An index on its way into an engine. */
export interface StartedEngine {
  /** Answers everything. */
  engine: Promise<RemoteEngine>;
  /** Answers early what names alone decide; absent without a worker, and never resolved if the rest is quicker. */
  names: Promise<WorkerEngine | undefined>;
  /**
   * Replaces the worker with an engine on this thread, made in the background. A worker's answer arrives one frame after the
   * letter, because browsers hold back messages until they have painted what a key changed. An answer from this thread is in
   * the same frame. Resolves to undefined if there is nothing to move, or the index is too large.
   */
  moveHere(): Promise<RemoteEngine | undefined>;
}

/**
 * Largest index, in bytes, that is searched on this thread: about twice the size of this site's, for which a search takes
 * 2 ms and rarely more than 10. A larger one stays in the worker.
 */
const LARGEST_HERE = 600_000;

/** Whether the last attempt failed; if so, the next one bypasses the browser's cache. */
let hasFailed = false;

/** Starts an engine. The worker's script and the index are fetched at the same time. */
export function startEngine(files: IndexUrl[], onLost: () => void): StartedEngine {
  const worker = startWorker(onLost);
  const streams = Promise.all(files.map((file) => openIndex(file, hasFailed)));
  const index = streams.then((all) => Promise.all(all.map(({ whole }) => whole)));
  const engine = makeEngine(worker, index);
  let isMoving = false;
  return {
    engine,
    names: startNames(worker, streams),
    async moveHere() {
      if (isMoving || !worker || !mayLoadAhead()) return undefined;
      isMoving = true;
      return (await engine) === worker && sizeOf(await index) <= LARGEST_HERE
        ? replace(worker, await index)
        : undefined;
    },
  };
}

async function makeEngine(
  worker: WorkerEngine | undefined,
  loading: Promise<IndexBuffer[]>,
): Promise<RemoteEngine> {
  try {
    const index = await loading;
    hasFailed = false;
    return (worker && (await loadWorker(worker, index))) ?? (await startHere(index));
  } catch (error) {
    worker?.stop();
    hasFailed = true;
    throw error;
  }
}

/** Hands the first lines to the worker if the rest takes longer. The request for the whole file reports failures. */
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
  const { createLocalEngine } = await within<EngineModule>(import(/* @vite-ignore */ workerUrl));
  return createLocalEngine(index);
}

async function replace(worker: WorkerEngine, index: IndexBuffer[]): Promise<RemoteEngine> {
  const local = await startHere(index);
  worker.retire();
  return local;
}

function sizeOf(index: IndexBuffer[]): number {
  return index.reduce((sum, { buffer }) => sum + buffer.byteLength, 0);
}
