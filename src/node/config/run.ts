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
  const folders = await folderOf(file);
  const giveBack = forbidExit(folders);
  const { promise: idle, stop } = whenIdle();
  const { promise: strayed, stop: stopStrayed } = whenStrayed(folders);
  const load = async () => {
    const module: { default?: unknown } = await import(/* @vite-ignore */ url);
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
  const events = ['uncaughtException', 'unhandledRejection'];
  const listeners = events.map((event) => (error: unknown) => {
    if (isOf(folders, error)) fail(error);
    // Without this listener, the error would end the process.
    else if (process.listenerCount(event) === 1) throw error;
  });
  events.forEach((event, index) => void process.on(event, listeners[index] as () => void));
  const stop = () =>
    events.forEach((event, index) => void process.off(event, listeners[index] as () => void));
  return { promise, stop };
}

/** Whether an error comes from code in one of the folders. */
function isOf(folders: string[], error: unknown): boolean {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return folders.some((folder) => stack.includes(folder));
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

/** A file's folder as it is written, and where its links lead: stacks may have either. */
async function folderOf(file: string): Promise<string[]> {
  const real = await realpath(file);
  return [file, real].map((path) => path.slice(0, -'site.config.ts'.length));
}
