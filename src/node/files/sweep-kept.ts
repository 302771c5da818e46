import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRunning, markedProcess } from './process-mark.ts';
import { listTree } from './read-tree.ts';

const HOUR = 60 * 60 * 1000;

/** How much of what builds keep may stay. */
export interface KeptLimits {
  /** Age in ms after which an unused file is removed. */
  oldest: number;
  /** Bytes of all files together; beyond them, those go first that were not used for the longest time. */
  most: number;
  /** Time in ms until a folder is swept again. */
  rest: number;
}

const LIMITS: KeptLimits = { oldest: 7 * 24 * HOUR, most: 1_000_000_000, rest: HOUR };

/** File whose time says when the folder was looked through. */
const MARK = 'swept';

/**
 * Removes what builds have kept and nobody uses any more. Builds may run meanwhile: a file that is gone is made again.
 * Whatever fails is left for the next time.
 */
export async function sweepKept(dir: string, { oldest, most, rest }: KeptLimits = LIMITS): Promise<void> {
  const mark = join(dir, MARK);
  const now = Date.now();
  const last = await stat(mark).catch(() => undefined);
  if (last && now - last.mtimeMs < rest) return;
  try {
    await mkdir(dir, { recursive: true });
    await writeFile(mark, '');
    const files = await listByAge(dir);
    let size = files.reduce((sum, file) => sum + file.size, 0);
    for (const file of files) {
      if (now - file.used <= oldest && size <= most && !isUnfinished(file.path)) continue;
      await rm(file.path, { force: true });
      size -= file.size;
    }
  } catch {
    // Another build may be at it, or the folder cannot be written.
  }
}

/**
 * Removes what no build uses any more from the folder of the engine's bundles: those that have not been used for a
 * week, and what interrupted builds have begun.
 */
export async function sweepEngines(dir: string): Promise<void> {
  const names = await readdir(dir).catch(() => []);
  for (const name of names) {
    const path = join(dir, name);
    const used = await stat(path).catch(() => undefined);
    if (!used || (Date.now() - used.mtimeMs <= LIMITS.oldest && !isAbandoned(name))) continue;
    await rm(path, { recursive: true, force: true }).catch(() => {});
  }
}

/** Returns whether a name is that of something unfinished, whose process has ended. */
function isAbandoned(name: string): boolean {
  const pid = markedProcess(name);
  return pid !== undefined && !isRunning(pid);
}

/** Returns whether a kept file is incomplete: the process that its name contains has ended. */
function isUnfinished(path: string): boolean {
  const [, pid] = /\.(\d+)-\d+-\d+$/.exec(path) ?? [];
  return pid !== undefined && !isRunning(Number(pid));
}

interface KeptFile {
  path: string;
  size: number;
  /** When it was last used, give or take a day. */
  used: number;
}

/** All files, those first that were not used for the longest time. */
async function listByAge(dir: string): Promise<KeptFile[]> {
  const names = (await listTree(dir)).filter((name) => name !== MARK);
  const files: KeptFile[] = [];
  for (const name of names) {
    const path = join(dir, name);
    const found = await stat(path).catch(() => undefined);
    if (found) files.push({ path, size: found.size, used: found.mtimeMs });
  }
  return files.sort((a, b) => a.used - b.used);
}
