import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listTree } from './read-tree.ts';

/** File of a sealed folder with the hash of all others. */
const SEAL = 'seal.txt';

/** Seals a finished folder, so that `isSealed` can tell whether it has changed since. */
export async function sealFolder(dir: string): Promise<void> {
  await writeFile(join(dir, SEAL), await hashOf(dir));
}

/**
 * Returns whether a folder exists and is unchanged since it was sealed. A full disk or a clean-up may have truncated
 * its files.
 */
export async function isSealed(dir: string): Promise<boolean> {
  const seal = await readFile(join(dir, SEAL), 'utf8').catch(() => undefined);
  return seal !== undefined && seal === (await hashOf(dir).catch(() => undefined));
}

/** Hash of the names and bytes of all files of a folder. */
async function hashOf(dir: string): Promise<string> {
  const paths = (await listTree(dir)).filter((path) => path !== SEAL).sort();
  const hash = createHash('sha256');
  for (const path of paths) {
    // Hundreds of small files: each would take five times as long if it were waited for.
    const content = readFileSync(join(dir, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
