import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { resolve, sep } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Problem, ProblemsError } from '../diagnostics/problem.ts';
import { KEPT_DIR } from './folders.ts';

/** Where a build writes its files. Writes run in the background; `done` waits for the last. */
export interface Output {
  /**
   * Queues a file and its compressed variants; `path` is relative to the output's folder.
   *
   * @throws ProblemsError when the path leads out of the folder.
   */
  write(path: string, content: string | Uint8Array): void;
  /** Queues a copy of the file `from`, as it is; throws as `write` does. */
  copy(path: string, from: string): void;
  /** Queues what the next build may use, under a name as `keyOf` makes it. */
  keep(key: string, content: string | Uint8Array): void;
  /** Paths of all files so far, without the variants that `write` adds. */
  paths: Set<string>;
  /** Paths that were written more than once; the last content counts. */
  replaced: Set<string>;
  /** Resolves when little enough waits to be written, so that a large site does not pile up in memory. */
  room(): Promise<void>;
  /** Resolves when everything is on disk; rejects with the first failure. */
  done(): Promise<void>;
  /** Stops writing, whatever waits. */
  close(): Promise<void>;
}

/** What a worker is asked for. `size` is what the job counts while it waits. */
type Job = { size: number } & (
  | { path: string; content: Uint8Array }
  | { path: string; from: string }
  | { key: string; content: Uint8Array }
);

/** Most bytes that wait to be written. */
const MOST_WAITING = 16_000_000;

/** Bytes that wait for each worker before another one starts, which takes 40 ms. */
const WORTH_A_WORKER = 1_000_000;

/** Compression takes no more time than rendering does, so more workers than this have nothing to do. */
const MOST_WORKERS = Math.min(4, availableParallelism());

/** A worker with the bytes that wait for it. */
interface Writer {
  worker: Worker;
  waiting: number;
  ended: Promise<unknown>;
}

/**
 * An output that writes a `.br` and a `.gz` file beside every text file. Workers do it, with synchronous
 * functions: the asynchronous ones cost the thread that renders as much time as rendering takes.
 *
 * @param kept Folder of what builds keep.
 */
export function createOutput(dir: string, kept: string = KEPT_DIR): Output {
  const inside = resolve(dir) + sep;
  const paths = new Set<string>();
  const replaced = new Set<string>();
  const writers: Writer[] = [];
  /** What is written twice is written by the same worker, one after the other. */
  const places = new Map<string, Writer>();
  let wake: () => void = () => {};
  const waiting = () => writers.reduce((sum, writer) => sum + writer.waiting, 0);

  function start(): Writer {
    const worker = new Worker(new URL('./file-writer.mjs', import.meta.url), { workerData: { dir, kept } });
    const writer: Writer = { worker, waiting: 0, ended: once(worker, 'exit') };
    writer.ended.catch(() => {});
    worker.on('message', (size: number) => {
      writer.waiting -= size;
      if (waiting() <= MOST_WAITING) wake();
    });
    writers.push(writer);
    return writer;
  }

  function idlest(): Writer {
    const [first, ...others] = writers;
    if (!first) return start();
    const least = others.reduce((a, b) => (b.waiting < a.waiting ? b : a), first);
    return least.waiting > WORTH_A_WORKER && writers.length < MOST_WORKERS ? start() : least;
  }

  function send(writer: Writer, job: Job, transfer: ArrayBuffer[] = []): void {
    writer.waiting += job.size;
    writer.worker.postMessage(job, transfer);
  }

  function place(path: string): Writer {
    if (!resolve(dir, path).startsWith(inside)) throw new ProblemsError([outsideOf(path)]);
    if (paths.has(path)) replaced.add(path);
    paths.add(path);
    const writer = places.get(path) ?? idlest();
    places.set(path, writer);
    return writer;
  }

  return {
    paths,
    replaced,
    write(path, content) {
      const writer = place(path);
      // Bytes that were made here are handed over; others may be part of a buffer that other code uses.
      if (typeof content !== 'string') return send(writer, { path, content, size: content.length });
      const bytes = new TextEncoder().encode(content);
      send(writer, { path, content: bytes, size: bytes.length }, [bytes.buffer]);
    },
    copy: (path, from) => send(place(path), { path, from, size: 0 }),
    keep(key, content) {
      const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
      send(idlest(), { key, content: bytes, size: bytes.length });
    },
    async room() {
      if (waiting() <= MOST_WAITING) return;
      const enough = new Promise<void>((ok) => {
        wake = ok;
      });
      await Promise.race([enough, ...writers.map(({ ended }) => ended)]);
    },
    async done() {
      for (const { worker } of writers) worker.postMessage('end');
      await Promise.all(writers.map(({ ended }) => ended));
    },
    async close() {
      await Promise.all(writers.map(({ worker }) => worker.terminate()));
    },
  };
}

function outsideOf(path: string): Problem {
  return {
    severity: 'error',
    file: path,
    message: `The file \`${path}\` would be outside the output.`,
    fix: 'Remove `..` from the name or route that it is made from.',
  };
}
