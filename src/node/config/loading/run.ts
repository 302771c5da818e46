import { realpath, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { importCode } from '../import-code.ts';
import { foldersOf, isOf, onStrayError } from './stray-errors.ts';

/** What the configuration's file exports by default; a promise of it does as well. */
export async function runConfig(file: string): Promise<unknown> {
  const { mtimeMs } = await stat(file);
  // The query makes a changed file a new module; it ends in `.ts` because loaders go by the end of the URL.
  const url = `${pathToFileURL(file).href}?t=${mtimeMs}#.ts`;
  // Node caches a file that its folder's package.json does not call a module by its path alone.
  delete createRequire(import.meta.url).cache[await realpath(file)];
  const folders = await foldersOf(dirname(file));
  const giveBack = forbidExit(folders);
  const { promise: idle, stop } = whenIdle();
  const { promise: strayed, stop: stopStrayed } = whenStrayed(folders);
  const load = async () => {
    const module = await importCode(url);
    const exported = await module.default;
    // What the code leaves for later, such as a promise that nobody waits for, may fail at the next turn.
    await new Promise((next) => setTimeout(next));
    return exported;
  };
  try {
    return await Promise.race([load(), idle, strayed]);
  } finally {
    giveBack();
    stop();
    stopStrayed();
  }
}

/** Fails with an error of the code of a folder that nothing waits for: it would end the process, with a stack. */
function whenStrayed(folders: string[]): { promise: Promise<never>; stop: () => void } {
  let fail: (error: unknown) => void = () => {};
  const promise = new Promise<never>((_ok, no) => {
    fail = no;
  });
  return { promise, stop: onStrayError(folders, fail) };
}

/** Fails when nothing is left that could end the waiting: Node.js would then exit silently. */
function whenIdle(): { promise: Promise<never>; stop: () => void } {
  let fail = () => {};
  const promise = new Promise<never>((_ok, no) => {
    fail = () => no(new Error('it waits for something that never happens'));
  });
  process.once('beforeExit', fail);
  return { promise, stop: () => process.off('beforeExit', fail) };
}

/** Turns `process.exit` in the code of a folder into an error: it would end the build, or the dev server, silently. */
function forbidExit(folders: string[]): () => void {
  const { exit } = process;
  process.exit = (code) => {
    const error = new Error(`\`process.exit(${code ?? ''})\` is called`);
    if (!isOf(folders, error)) return exit(code);
    throw error;
  };
  return () => {
    process.exit = exit;
  };
}
