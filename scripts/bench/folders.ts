import { mkdtemp, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_DIR } from '../../src/node/files/folders.ts';

/** Folder that the benchmark writes to, and removes at its end. */
export const BENCH_DIR = join(PROJECT_DIR, '.cache/bench');

/**
 * Moves a folder of the project, if it exists, to where the benchmark removes it at its end. Removing it before a build
 * would count towards that build: some file systems create files many times more slowly right after many were removed.
 */
export async function setAside(folder: string): Promise<void> {
  const place = await mkdtemp(join(BENCH_DIR, 'aside-'));
  await rename(folder, join(place, 'folder')).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
