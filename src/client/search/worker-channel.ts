import { SearchError } from '../../shared/search/model.ts';
import type { EngineAnswer } from './engine/engine.ts';
import type { WorkerAnswer, WorkerRequest } from './protocol.ts';

/** A request without its id, which the channel adds. */
type Asked<Request = WorkerRequest> = Request extends WorkerRequest ? Omit<Request, 'id'> : never;

/** Requests to a worker, and its answers. */
export interface WorkerChannel {
  /** Sends a request. Rejects with a `SearchError`: `engine` if the worker is dead, else what is wrong with the index. */
  ask(request: Asked): Promise<EngineAnswer | undefined>;
  /** Returns whether a request has no answer yet. */
  isBusy(): boolean;
  /** Ends the worker; requests without an answer reject. */
  close(): void;
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
 * Opens a channel to a worker. Call this right after creating the worker: a blocked script is reported only once, and
 * perhaps at once.
 *
 * @param onAnswer Called after each answer.
 * @param onDeath Called when the worker cannot run, has died or does not answer; the channel is closed by then.
 */
export function openChannel(worker: Worker, onAnswer: () => void, onDeath: () => void): WorkerChannel {
  const waiting = new Map<number, Waiting>();
  let nextId = 0;
  let isClosed = false;

  function close(): void {
    isClosed = true;
    worker.terminate();
    for (const { reject } of waiting.values()) reject(stopped());
    waiting.clear();
  }

  function die(event?: Event): void {
    event?.preventDefault();
    close();
    onDeath();
  }

  worker.addEventListener('error', die);
  worker.addEventListener('messageerror', die);
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
    waiting.get(data.id)?.resolve(data);
    waiting.delete(data.id);
    onAnswer();
  });

  return {
    async ask(request) {
      if (isClosed) throw stopped();
      const id = nextId++;
      const asked = new Promise<WorkerAnswer>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, ...request } satisfies WorkerRequest);
      });
      const silent = setTimeout(die, ANSWER_LIMIT);
      const { answer, error } = await asked.finally(() => clearTimeout(silent));
      if (error) throw new SearchError(error.code, error.message);
      return answer;
    },
    isBusy: () => waiting.size > 0,
    close,
  };
}

function stopped(): SearchError {
  return new SearchError('engine', 'The search worker has stopped. Search again.');
}
