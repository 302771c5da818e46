import { accessSync, constants, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning, markedProcess, processMark } from '../../src/node/files/process-mark.ts';

/** Where Linux has a disk in memory. */
const MEMORY = '/dev/shm';

/** Bytes that must be free: whole builds of this site take a twentieth of it. */
const ENOUGH = 4_000_000_000;

const PREFIX = 'unit-tests-';

/**
 * Puts the temporary files of a run of tests into memory, unless the variable `TMPDIR` says where they go: tests build and
 * delete small sites by the hundred, and a disk takes a quarter of the processor's time for that. Nothing happens where there
 * is no such folder with room, in which programs may run.
 *
 * @returns What to do when the run has ended.
 */
export default function setup(): (() => void) | undefined {
  const folder = process.env.TMPDIR ? undefined : makeFolder();
  if (folder === undefined) return undefined;
  process.env.TMPDIR = folder;
  return () => {
    delete process.env.TMPDIR;
    rmSync(folder, { recursive: true, force: true });
  };
}

function makeFolder(): string | undefined {
  try {
    if (!takesPrograms(readFileSync('/proc/mounts', 'utf8'))) return undefined;
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize < ENOUGH) return undefined;
    removeLeftovers();
    return mkdtempSync(join(MEMORY, `${PREFIX}${processMark()}-`));
  } catch {
    // Another system, which has no such folder.
    return undefined;
  }
}

/** Whether the folder is a disk in memory, and programs in it may run: some tests write one. */
function takesPrograms(mounts: string): boolean {
  const lines = mounts.split('\n').map((line) => line.split(' '));
  const [, , kind, options = ''] = lines.find(([, path]) => path === MEMORY) ?? [];
  return kind === 'tmpfs' && !options.split(',').includes('noexec');
}

/** Removes what runs have left that were killed. */
function removeLeftovers(): void {
  for (const name of readdirSync(MEMORY)) {
    const owner = name.startsWith(PREFIX) ? markedProcess(name) : undefined;
    if (owner !== undefined && !isRunning(owner))
      rmSync(join(MEMORY, name), { recursive: true, force: true });
  }
}
