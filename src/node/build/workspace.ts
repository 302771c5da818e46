import { existsSync, renameSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** A folder beside the output, in which a build writes until its files replace the output. */
export interface Workspace {
  /** Where to write the new output. */
  next: string;
  /** Replaces the old output with the new one. */
  swap(): Promise<void>;
  /** Removes the workspace, and the old output with it. */
  remove(): Promise<void>;
}

/** File that only a workspace contains: it says which process made it. */
const OWNER_FILE = 'build-in-progress.json';

interface Owner {
  pid: number;
  host: string;
}

/**
 * Creates a workspace for an output, after clearing away those that interrupted builds have left. It contains `next`,
 * the new output, and for a moment `old`, the former one. An old output without a new one is put back.
 *
 * @param out Absolute path of the output.
 */
export async function openWorkspace(out: string): Promise<Workspace> {
  await makeFolder(dirname(out));
  await removeLeftovers(out);
  const folder = await mkdtemp(`${out}.build-`);
  const next = join(folder, 'next');
  const old = join(folder, 'old');
  const remove = () => removeWorkspace(folder);
  try {
    const owner: Owner = { pid: process.pid, host: hostname() };
    await writeFile(join(folder, OWNER_FILE), `${JSON.stringify(owner)}\n`);
    await mkdir(next);
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    next,
    async swap() {
      // One call after the other, without a turn of the event loop between them: for as long as there is no
      // output. Node has no call that exchanges two folders.
      if (existsSync(out)) renameSync(out, old);
      try {
        renameSync(next, out);
      } catch (error) {
        if (existsSync(old)) renameSync(old, out);
        throw error;
      }
    },
    remove,
  };
}

/**
 * Creates a folder and those above it. Not with the option `recursive`: for a folder that takes none, such as `/proc`,
 * Node then tries forever.
 */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(dirname(folder));
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

async function removeLeftovers(out: string): Promise<void> {
  const folder = dirname(out);
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((it) => it.startsWith(`${basename(out)}.build-`))) {
    const path = join(folder, name);
    const owner = await readOwner(path);
    if (!owner || owner.host !== hostname() || (owner.pid !== process.pid && isRunning(owner.pid))) continue;
    if (existsSync(join(path, 'old')) && !existsSync(out)) await rename(join(path, 'old'), out);
    await removeWorkspace(path);
  }
}

/** The owner's file goes last, so that a workspace that is half gone is still known for one. */
async function removeWorkspace(folder: string): Promise<void> {
  // A build that failed may still be writing its last files.
  const options = { recursive: true, force: true, maxRetries: 5, retryDelay: 100 };
  for (const part of ['next', 'old', '']) await rm(join(folder, part), options);
}

async function readOwner(workspace: string): Promise<Owner | undefined> {
  try {
    const owner: unknown = JSON.parse(await readFile(join(workspace, OWNER_FILE), 'utf8'));
    if (owner === null || typeof owner !== 'object') return undefined;
    const { pid, host } = owner as Partial<Owner>;
    return typeof pid === 'number' && typeof host === 'string' ? { pid, host } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a process is there, even one of another user. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
