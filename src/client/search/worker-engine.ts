import {
  type SearchAnswer,
  SearchError,
  type SearchErrorCode,
  type SearchOptions,
} from '../../shared/search/model.ts';
import type { EngineAnswer } from './engine/engine.ts';
import type { IndexBuffer, ValuesBuffer, WorkerAnswer, WorkerRequest } from './protocol.ts';

/** A search engine that answers with promises: in a worker, or on this thread. */
export interface RemoteEngine {
  search(query: string, options: SearchOptions): Promise<EngineAnswer>;
  addValues(files: ValuesBuffer[]): Promise<void>;
  /** Does work that asks more than once; the engine is there until the work has ended. */
  during<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** A worker with a search engine, which needs its index first. */
export interface WorkerEngine extends RemoteEngine {
  /** Hands over the first lines of the index, while the rest is loading. */
  loadNames(names: IndexBuffer[]): Promise<void>;
  /** Answers what names alone decide, before the index has loaded; undefined when they decide nothing. */
  searchNames(query: string, options: SearchOptions): Promise<SearchAnswer | undefined>;
  /** Hands over the index. Call it before the first search. */
  load(index: IndexBuffer[]): Promise<void>;
  stop(): void;
  /** Stops it once it has answered everything that it was asked, and no work needs it any more. */
  retire(): void;
}

/**
 * Milliseconds that a worker may take to answer, including the time to fetch its code. Phones take a second for the
 * index and hundredths of a second for a search.
 */
const ANSWER_LIMIT = 20_000;

interface Waiting {
  resolve(answer: WorkerAnswer): void;
  reject(error: SearchError): void;
}

/**
 * Connects to a worker. Its promises reject with a `SearchError`: with code `engine` if the worker cannot run, has died
 * or does not answer, else with what is wrong with the index. `onLost` is called if it dies after it has loaded.
 *
 * Call this right after creating the worker: a blocked script is reported only once, and perhaps at once.
 */
export function connectWorker(worker: Worker, onLost: () => void): WorkerEngine {
  const waiting = new Map<number, Waiting>();
  let nextId = 0;
  let worksInProgress = 0;
  let isDead = false;
  let isLoaded = false;
  let isRetired = false;

  function stop(): void {
    isDead = true;
    worker.terminate();
    for (const { reject } of waiting.values()) reject(stopped());
    waiting.clear();
  }

  function fail(event: Event): void {
    event.preventDefault();
    lose();
  }

  function lose(): void {
    stop();
    if (isLoaded) onLost();
  }

  worker.addEventListener('error', fail);
  worker.addEventListener('messageerror', fail);
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
    waiting.get(data.id)?.resolve(data);
    waiting.delete(data.id);
    if (isRetired) retire();
  });

  function retire(): void {
    isRetired = true;
    if (waiting.size === 0 && worksInProgress === 0) stop();
  }

  async function during<Result>(work: () => Promise<Result>): Promise<Result> {
    worksInProgress++;
    try {
      return await work();
    } finally {
      worksInProgress--;
      if (isRetired) retire();
    }
  }

  async function ask(request: WorkerRequest): Promise<EngineAnswer | undefined> {
    if (isDead) throw stopped();
    const asked = new Promise<WorkerAnswer>((resolve, reject) => {
      waiting.set(request.id, { resolve, reject });
      worker.postMessage(request);
    });
    const silent = setTimeout(lose, ANSWER_LIMIT);
    const { answer, error } = await asked.finally(() => clearTimeout(silent));
    if (error) throw new SearchError(error.code as SearchErrorCode, error.message);
    return answer;
  }

  return {
    async load(index) {
      await ask({ id: nextId++, index });
      isLoaded = true;
    },
    async loadNames(names) {
      await ask({ id: nextId++, names });
    },
    searchNames: (query, options) => ask({ id: nextId++, query, options, isFirst: true }),
    async search(query, options) {
      return (await ask({ id: nextId++, query, options })) ?? { hits: [], total: 0 };
    },
    async addValues(values) {
      await ask({ id: nextId++, values });
    },
    during,
    stop,
    retire,
  };
}

function stopped(): SearchError {
  return new SearchError('engine', 'The search worker has stopped. Search again.');
}
