import { realpath, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** What the configuration's file exports by default; a promise of it does as well. */
export async function runConfig(file: string): Promise<unknown> {
  const { mtimeMs } = await stat(file);
  // The query makes a changed file a new module; it ends in `.ts` because loaders go by the end of the URL.
  const url = `${pathToFileURL(file).href}?t=${mtimeMs}#.ts`;
  // Node caches a file that its folder's package.json does not call a module by its path alone.
  delete createRequire(import.meta.url).cache[await realpath(file)];
  const giveBack = forbidExit(await folderOf(file));
  const { promise: idle, stop } = whenIdle();
  const load = async () => {
    const module: { default?: unknown } = await import(/* @vite-ignore */ url);
    return await module.default;
  };
  try {
    return await Promise.race([load(), idle]);
  } finally {
    giveBack();
    stop();
  }
}

/** Fails when nothing is left that could end the waiting: Node.js would then exit silently. */
function whenIdle(): { promise: Promise<never>; stop: () => void } {
  let fail = () => {};
  const promise = new Promise<never>((_ok, no) => {
    fail = () => no(new Error('it waits for something that never comes'));
  });
  process.once('beforeExit', fail);
  return { promise, stop: () => process.off('beforeExit', fail) };
}

/** Turns `process.exit` in the code of a folder into an error: it would end the build, or the dev server, silently. */
function forbidExit(folders: string[]): () => void {
  const { exit } = process;
  process.exit = (code) => {
    const error = new Error(`\`process.exit(${code ?? ''})\` is called`);
    if (!folders.some((folder) => error.stack?.includes(folder))) return exit(code);
    throw error;
  };
  return () => {
    process.exit = exit;
  };
}

/** A file's folder as it is written, and where its links lead: stacks may have either. */
async function folderOf(file: string): Promise<string[]> {
  const real = await realpath(file);
  return [file, real].map((path) => path.slice(0, -'site.config.ts'.length));
}
