import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { resolve, sep } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Problem, ProblemsError } from '../diagnostics/problem.ts';
import { KEPT_DIR } from './folders.ts';
import { type Facts, type Former, type Note, type Notes, noFormer } from './former.ts';

/** Where a build writes its files. Writes run in the background; `done` waits for the last. */
export interface Output {
  /**
   * Queues a file and its compressed variants; `path` is relative to the output's folder. Bytes that the former output
   * has at this path are taken over.
   *
   * @param made What the file is made from, for the next build to find it by; its bytes when absent.
   * @throws ProblemsError when the path leads out of the folder.
   */
  write(path: string, content: string | Uint8Array, made?: Made): void;
  /**
   * Queues a copy of the file `from`, as it is; throws as `write` does.
   *
   * @param key Hash of all that the file is made from.
   */
  copy(path: string, from: string, key: string): void;
  /** Returns what was noted of a file that the former output has, made from the same things; undefined otherwise. */
  known(path: string, key: string): Note | undefined;
  /** Queues a file as the former output has it; throws as `write` does. `note` is what `known` has returned. */
  takeOver(path: string, note: Note): void;
  /** Returns the path of the file of the former output that was made from the things of a key, if there was one. */
  pathOf(key: string): string | undefined;
  /** Reads a file of the former output that is known. */
  readKnown(path: string): Buffer;
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

/** What a file is made from. */
export interface Made {
  /** Hash of all that it depends on. */
  key: string;
  /** What else came out while it was made. */
  facts?: Facts | undefined;
}

/** A job for a worker. `size` is what the job counts while it waits. */
type Job = { size: number } & (
  | { path: string; content: Uint8Array; key?: string | undefined; note?: Note | undefined }
  | { path: string; from: string; key: string }
  | { path: string; note: Note }
  | { key: string; content: Uint8Array }
);

/** What a worker answers: the size of the job, and the note of a file. */
interface Answer {
  size: number;
  path?: string;
  note?: Note;
}

/** What an output takes over from the one before it, and what it leaves for the next. */
interface Inheritance {
  /** Folder of what builds keep. */
  kept?: string;
  former?: Former;
  notes?: Notes;
}

/** Code of the error of a build whose former output was replaced while it took files over. */
export const FORMER_CHANGED = 'FORMER_CHANGED';

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
 */
export function createOutput(
  dir: string,
  { kept = KEPT_DIR, former = noFormer(dir), notes }: Inheritance = {},
): Output {
  const inside = resolve(dir) + sep;
  const paths = new Set<string>();
  const replaced = new Set<string>();
  const writers: Writer[] = [];
  const facts = new Map<string, { facts: Facts }>();
  /** What is written twice is written by the same worker, one after the other. */
  const places = new Map<string, Writer>();
  let wake: () => void = () => {};
  const waiting = () => writers.reduce((sum, writer) => sum + writer.waiting, 0);

  function start(): Writer {
    const worker = new Worker(new URL('./file-writer.mjs', import.meta.url), {
      workerData: { dir, former: former.dir, kept },
      // Without the loader that compiles TypeScript, where a flag of this process asks for one.
      execArgv: [],
    });
    const writer: Writer = { worker, waiting: 0, ended: once(worker, 'exit') };
    writer.ended.catch(() => {});
    worker.on('message', ({ size, path, note }: Answer) => {
      writer.waiting -= size;
      if (path !== undefined && note) notes?.add(path, { ...note, ...facts.get(path) });
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
    write(path, content, made) {
      const writer = place(path);
      if (made?.facts) facts.set(path, { facts: made.facts });
      const origin = made ? { key: made.key } : { note: former.noteOf(path) };
      // Bytes that were made here are handed over; others may be part of a buffer that other code uses.
      if (typeof content !== 'string')
        return send(writer, { path, content, size: content.length, ...origin });
      const bytes = new TextEncoder().encode(content);
      send(writer, { path, content: bytes, size: bytes.length, ...origin }, [bytes.buffer]);
    },
    copy(path, from, key) {
      const note = former.find(path, key);
      send(place(path), note ? { path, note, size: 0 } : { path, from, key, size: 0 });
    },
    known: (path, key) => former.find(path, key),
    takeOver: (path, note) => send(place(path), { path, note, size: 0 }),
    pathOf: (key) => former.pathOf(key),
    readKnown: (path) => former.read(path),
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
