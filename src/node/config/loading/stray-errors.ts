import { realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isFileError } from '../../diagnostics/file-error.ts';
import type { Problem } from '../../diagnostics/problem.ts';

/**
 * Reports errors in the code of a site's configuration that come after it was read, such as those of a `fetch` that
 * nothing awaits. Each would otherwise end the process with a stack, as errors of the engine still do.
 *
 * @returns A function that stops the reports.
 */
export async function reportStrayErrors(
  siteDir: string,
  tell: (problem: Problem) => void,
): Promise<() => void> {
  return onStrayError(await foldersOf(siteDir), async (error) => {
    const { explainStrayError } = await import('../messages/explain-run.ts');
    tell(await explainStrayError(resolve(siteDir), error));
  });
}

const EVENTS = ['uncaughtException', 'unhandledRejection'];

/** The functions that errors are given to, the newest last. */
const listening: unknown[] = [];

/** Listeners that this module has added to the process. */
const addedHere = new WeakSet<object>();

/**
 * Calls a function with every error in the code of some folders that nothing awaits, until the returned function is
 * called. If several functions are listening, only the newest is called.
 */
export function onStrayError(folders: string[], found: (error: unknown) => void): () => void {
  const listeners = EVENTS.map((event) => {
    const listener = (error: unknown) => {
      if (listening.at(-1) !== found) return;
      if (isOf(folders, error)) found(error);
      // Without these listeners, the error would end the process.
      else if (process.listeners(event as 'uncaughtException').every((other) => addedHere.has(other)))
        throw error;
    };
    addedHere.add(listener);
    return [event, listener] as const;
  });
  listening.push(found);
  for (const [event, listener] of listeners) process.on(event, listener);
  return () => {
    listening.splice(listening.indexOf(found), 1);
    for (const [event, listener] of listeners) process.off(event, listener);
  };
}

/**
 * Returns whether an error comes from code in one of the folders, apart from the engine's code and that of packages.
 */
export function isOf(folders: string[], error: unknown): boolean {
  const frames = (error instanceof Error ? (error.stack ?? '') : '').split('\n');
  // Node's file functions name no code either if nothing awaits them; the engine awaits its own.
  if (isFileError(error) && frames.slice(1).every((frame) => /\(node:|at node:|at async node:/.test(frame)))
    return true;
  const isOwn = (frame: string) => folders.some((folder) => frame.includes(folder));
  // Such an error names no code, and the engine makes no requests of this kind.
  if (/^TypeError: fetch failed/.test(frames[0] ?? '') && !frames.some((frame) => frame.includes('file:')))
    return true;
  return frames.some((frame) => isOwn(frame) && !ENGINE.some((folder) => frame.includes(folder)));
}

/** The engine's own code and its packages, as paths and as URLs. */
const ENGINE = ['src/', 'scripts/', 'run.mjs', 'node_modules/', '.cache/engine/']
  .map((path) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url)))
  .flatMap((path) => [path, pathToFileURL(path).href]);

/**
 * Returns a folder as it is written and with its links resolved, each as a path and as a URL: stacks may contain any of
 * these.
 */
export async function foldersOf(folder: string): Promise<string[]> {
  const written = resolve(folder);
  const real = await realpath(written).catch(() => written);
  return [written, real].map((path) => join(path, '/')).flatMap((path) => [path, pathToFileURL(path).href]);
}
