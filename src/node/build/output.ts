import { once } from 'node:events';
import { resolve, sep } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Problem, ProblemsError } from '../diagnostics/problem.ts';

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

/** What the worker is asked for. `size` is what the file counts while it waits. */
type Job = { path: string; size: number } & ({ content: Uint8Array } | { from: string });

/** Most bytes that wait to be written. */
const MOST_WAITING = 16_000_000;

/**
 * An output that writes a `.br` and a `.gz` file beside every text file. One worker does it, with synchronous
 * functions: the asynchronous ones cost the thread that renders as much time as rendering takes.
 */
export function createOutput(dir: string): Output {
  const inside = resolve(dir) + sep;
  const paths = new Set<string>();
  const replaced = new Set<string>();
  const worker = new Worker(new URL('./file-writer.mjs', import.meta.url), { workerData: { dir } });
  const ended = once(worker, 'exit');
  ended.catch(() => {});
  let waiting = 0;
  let wake: () => void = () => {};
  worker.on('message', (size: number) => {
    waiting -= size;
    if (waiting <= MOST_WAITING) wake();
  });
  const send = (job: Job, transfer: ArrayBuffer[] = []) => {
    if (!resolve(dir, job.path).startsWith(inside)) throw new ProblemsError([outsideOf(job.path)]);
    if (paths.has(job.path)) replaced.add(job.path);
    paths.add(job.path);
    waiting += job.size;
    // Bytes that were made here are handed over; others may be part of a buffer that other code uses.
    worker.postMessage(job, transfer);
  };
  return {
    paths,
    replaced,
    write(path, content) {
      if (typeof content !== 'string') return send({ path, content, size: content.length });
      const bytes = new TextEncoder().encode(content);
      send({ path, content: bytes, size: bytes.length }, [bytes.buffer]);
    },
    copy: (path, from) => send({ path, from, size: 0 }),
    async room() {
      if (waiting <= MOST_WAITING) return;
      const enough = new Promise<void>((ok) => {
        wake = ok;
      });
      await Promise.race([enough, ended]);
    },
    async done() {
      worker.postMessage('end');
      await ended;
    },
    async close() {
      await worker.terminate();
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
