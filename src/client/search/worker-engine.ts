import type { SearchAnswer, SearchOptions } from '../../shared/search/model.ts';
import type { EngineAnswer } from './engine/engine.ts';
import type { IndexBuffer, ValuesBuffer } from './protocol.ts';
import { openChannel } from './worker-channel.ts';

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
 * Connects to a worker. Its promises reject with a `SearchError`: with code `engine` if the worker cannot run, has died
 * or does not answer, else with what is wrong with the index. `onLost` is called if it dies after it has loaded.
 *
 * Call this right after creating the worker: a blocked script is reported only once, and perhaps at once.
 */
export function connectWorker(worker: Worker, onLost: () => void): WorkerEngine {
  let worksInProgress = 0;
  let isLoaded = false;
  let isRetired = false;
  const { ask, isBusy, close } = openChannel(worker, stopIfUnused, () => isLoaded && onLost());

  function stopIfUnused(): void {
    if (isRetired && !isBusy() && worksInProgress === 0) close();
  }

  return {
    async load(index) {
      await ask({ index });
      isLoaded = true;
    },
    async loadNames(names) {
      await ask({ names });
    },
    searchNames: (query, options) => ask({ query, options, isFirst: true }),
    async search(query, options) {
      return (await ask({ query, options })) ?? { hits: [], total: 0 };
    },
    async addValues(values) {
      await ask({ values });
    },
    async during(work) {
      worksInProgress++;
      try {
        return await work();
      } finally {
        worksInProgress--;
        stopIfUnused();
      }
    },
    stop: close,
    retire() {
      isRetired = true;
      stopIfUnused();
    },
  };
}
