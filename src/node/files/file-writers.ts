import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Note } from './notes.ts';

/** A job for a worker. `size` is what the job counts while it waits. */
export type Job = { size: number } & (
  | { path: string; content: Uint8Array; key?: string | undefined; note?: Note | undefined }
  | { path: string; from: string; key: string }
  | { path: string; note: Note }
  | { key: string; content: Uint8Array }
);

/** What a worker answers to each job: its size, and the note of a file. */
type Answer = { size: number } & ({ path: string; note: Note } | { path?: never });

/** Most bytes that wait to be written. */
const MOST_WAITING = 16_000_000;

/** Bytes that wait for each worker before another one starts, which takes 40 ms. */
const WORTH_A_WORKER = 1_000_000;

/** Most jobs that are sent together. Linking a file takes no longer than a message. */
const MOST_TOGETHER = 50;

/** Compression takes no more time than rendering does, so more workers than this have nothing to do. */
const MOST_WORKERS = Math.min(4, availableParallelism());

/** Workers that write files. */
export interface FileWriters {
  /** Queues a job. What is written twice is written by the same worker, one after the other. */
  send(job: Job, transfer?: ArrayBuffer[]): void;
  /** Resolves when little enough waits to be written. */
  room(): Promise<void>;
  /** Resolves when everything is on disk; rejects with the first failure. */
  done(): Promise<void>;
  /** Stops writing. Waiting jobs are dropped. */
  close(): Promise<void>;
}

/** A worker with the bytes that wait for it. */
interface Writer {
  worker: Worker;
  waiting: number;
  /** Jobs that it has still to be sent. */
  unsent: Job[];
  ended: Promise<unknown>;
}

/** Folders that the workers write to, read from and keep in. */
interface Folders {
  dir: string;
  former: string;
  kept: string;
}

/**
 * Creates workers as there is work for them. They use synchronous functions: the asynchronous ones cost the thread that
 * renders as much time as rendering takes.
 *
 * @param written Called when a file is written, with its note.
 */
export function startWriters(folders: Folders, written: (path: string, note: Note) => void): FileWriters {
  const writers: Writer[] = [];
  const places = new Map<string, Writer>();
  let wake: () => void = () => {};
  const waiting = () => writers.reduce((sum, writer) => sum + writer.waiting, 0);

  function start(): Writer {
    const worker = new Worker(new URL('./file-writer.mjs', import.meta.url), {
      workerData: folders,
      // Without the loader that compiles TypeScript, where a flag of this process asks for one.
      execArgv: [],
    });
    const writer: Writer = { worker, waiting: 0, unsent: [], ended: once(worker, 'exit') };
    writer.ended.catch(() => {});
    worker.on('message', (answers: Answer[]) => {
      for (const answer of answers) {
        writer.waiting -= answer.size;
        if (answer.path !== undefined) written(answer.path, answer.note);
      }
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

  function writerOf(job: Job): Writer {
    if (!('path' in job)) return idlest();
    const writer = places.get(job.path) ?? idlest();
    places.set(job.path, writer);
    return writer;
  }

  function flush({ worker, unsent }: Writer, transfer: ArrayBuffer[] = []): void {
    worker.postMessage(unsent, transfer);
    unsent.length = 0;
  }

  return {
    send(job, transfer = []) {
      const writer = writerOf(job);
      writer.waiting += job.size;
      writer.unsent.push(job);
      if (job.size > 0 || writer.unsent.length === MOST_TOGETHER) flush(writer, transfer);
    },
    async room() {
      if (waiting() <= MOST_WAITING) return;
      const enough = new Promise<void>((ok) => {
        wake = ok;
      });
      await Promise.race([enough, ...writers.map(({ ended }) => ended)]);
    },
    async done() {
      for (const writer of writers) {
        flush(writer);
        writer.worker.postMessage('end');
      }
      await Promise.all(writers.map(({ ended }) => ended));
    },
    async close() {
      await Promise.all(writers.map(({ worker }) => worker.terminate()));
    },
  };
}
