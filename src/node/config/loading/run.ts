import { createHash } from 'node:crypto';
import { readdir, realpath, stat } from 'node:fs/promises';
import * as loader from 'node:module';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { importCode } from '../import-code.ts';
import { resolve } from './fresh-imports.mjs';
import { importedFiles } from './imported-files.ts';
import { foldersOf, isOf, onStrayError } from './stray-errors.ts';

/** Files next to a configuration that it may import. */
const CODE = /\.(?:[cm]?[jt]s|json)$/;

/** Makes this process read the files that a configuration imports anew when one of them has changed. */
export function followImports(): void {
  // From Node 22.15 on; Node 26 warns of the other one.
  const { registerHooks } = loader as { registerHooks?: (hooks: object) => void };
  if (registerHooks) registerHooks({ resolve });
  else loader.register('./fresh-imports.mjs', import.meta.url);
}

/** Returns the default export of the configuration's file, or what it resolves to. */
export async function runConfig(file: string): Promise<unknown> {
  const folder = dirname(file);
  const imported = [...(await importedFiles(file))].sort();
  // The query makes a changed file a new module; it ends in `.ts` because loaders go by the end of the URL.
  const url = `${pathToFileURL(file).href}?t=${await versionOf(folder, imported)}#.ts`;
  await forgetFiles(folder, imported);
  const folders = await foldersOf(folder);
  const giveBack = forbidExit(folders);
  const { promise: idle, stop } = whenIdle();
  const { promise: strayed, stop: stopStrayed } = whenStrayed(folders);
  const load = async () => {
    const module = await importCode(url);
    const exported = await module.default;
    // Work that the code leaves for later, such as a promise that nothing awaits, may fail at the next turn.
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

/** Returns a text that changes when a file of code in a folder, or an imported file, has changed. */
async function versionOf(folder: string, imported: string[]): Promise<string> {
  const hash = createHash('sha256');
  const beside = (await readdir(folder)).filter((name) => CODE.test(name)).sort();
  for (const path of [...beside.map((name) => join(folder, name)), ...imported]) {
    const found = await stat(path).catch(() => undefined);
    hash.update(JSON.stringify([path, found?.mtimeMs, found?.size, found?.ino]));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Node keeps files that the package.json of their folder does not call modules under their paths alone. */
async function forgetFiles(folder: string, imported: string[]): Promise<void> {
  const { cache } = loader.createRequire(import.meta.url);
  const real = await realpath(folder);
  const known = new Set(imported.map((path) => join(real, relative(folder, path))));
  for (const path of Object.keys(cache)) if (dirname(path) === real || known.has(path)) delete cache[path];
}

/**
 * Rejects with an error in the code of a folder that nothing waits for, which would otherwise end the process with a
 * stack.
 */
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
