import { existsSync, renameSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { isRunning, markedProcess, processMark } from './process-mark.ts';

/** A folder next to the output, in which a build writes until its files replace the output. */
export interface Workspace {
  /** Where to write the new output. */
  next: string;
  /** Removes what was written so far. */
  empty(): Promise<void>;
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

/** The workspaces of this process. */
const ownFolders = new Set<string>();

/** How often a build that was overtaken by another one tries again to put its output in place. */
const MOST_SWAPS = 10;

/**
 * Creates a workspace for an output, after clearing away those that interrupted builds have left. It contains `next`,
 * the new output, and for a moment `old`, the former one. An old output without a new one is put back.
 *
 * @param out Absolute path of the output.
 */
export async function openWorkspace(out: string): Promise<Workspace> {
  await makeFolder(dirname(out));
  await removeLeftovers(out);
  // Its name says whose it is, because a build may be killed before it has written the file that does.
  const folder = await mkdtemp(`${out}.build-${processMark()}-`);
  ownFolders.add(folder);
  const next = join(folder, 'next');
  const remove = async () => {
    await removeWorkspace(folder);
    ownFolders.delete(folder);
  };
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
    async empty() {
      await rm(next, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
      await mkdir(next);
    },
    swap: async () => swap(out, folder, next),
    remove,
  };
}

/**
 * Moves the former output away and the new one into its place. Both calls are synchronous, to keep the time without an
 * output short: Node cannot exchange two folders. If another build puts its output there in between, that one becomes
 * the former output.
 */
function swap(out: string, folder: string, next: string): void {
  for (let turn = 1; ; turn++) {
    const old = join(folder, turn === 1 ? 'old' : `old-${turn}`);
    moveAway(out, old);
    try {
      renameSync(next, out);
      return;
    } catch (error) {
      if (existsSync(out) && existsSync(next) && turn < MOST_SWAPS) continue;
      if (existsSync(old) && !existsSync(out)) renameSync(old, out);
      throw error;
    }
  }
}

function moveAway(out: string, old: string): void {
  try {
    renameSync(out, old);
  } catch (error) {
    // There is none, or another build has just moved it away.
    if (!isMissing(error)) throw error;
  }
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
  for (const name of names.filter((entry) => entry.startsWith(`${basename(out)}.build-`))) {
    const path = join(folder, name);
    if (!(await isLeftover(path))) continue;
    await putBack(path, out);
    await removeWorkspace(path);
  }
}

/** Puts the output back that an interrupted build has moved away; of several, the last one that was there. */
async function putBack(workspace: string, out: string): Promise<void> {
  const [last] = (await formerIn(workspace)).toReversed();
  if (last === undefined || existsSync(out)) return;
  await rename(join(workspace, last), out).catch((error: unknown) => {
    // Another build does the same.
    if (!isMissing(error) && !existsSync(out)) throw error;
  });
}

/** Names of the former outputs in a workspace, in the order in which they were moved there. */
async function formerIn(workspace: string): Promise<string[]> {
  const names = await readdir(workspace).catch(() => []);
  const turnOf = (name: string) => Number(/^old(?:-(\d+))?$/.exec(name)?.[1] ?? 1);
  return names.filter((name) => /^old(?:-\d+)?$/.test(name)).sort((a, b) => turnOf(a) - turnOf(b));
}

/** Returns whether a folder is the workspace of a build of this machine that has ended. */
async function isLeftover(path: string): Promise<boolean> {
  const owner = (await readOwner(path)) ?? (await ownerOfUnused(path));
  if (!owner || owner.host !== hostname()) return false;
  return owner.pid === process.pid ? !ownFolders.has(path) : !isRunning(owner.pid);
}

/** Removes a workspace, the owner's file last, so that a half-removed workspace is still recognized as one. */
async function removeWorkspace(folder: string): Promise<void> {
  // A build that failed may still be writing its last files.
  const options = { recursive: true, force: true, maxRetries: 5, retryDelay: 100 };
  for (const part of ['next', ...(await formerIn(folder)), '']) await rm(join(folder, part), options);
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

/** Returns the owner that the name of a workspace names, if nothing has been built in it yet. */
async function ownerOfUnused(workspace: string): Promise<Owner | undefined> {
  const pid = markedProcess(basename(workspace));
  if (pid === undefined) return undefined;
  const names = await readdir(workspace).catch(() => undefined);
  return names?.every((name) => name === OWNER_FILE) ? { pid, host: hostname() } : undefined;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
