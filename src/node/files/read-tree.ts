import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** A file, folder or symbolic link in a tree. */
export interface TreeEntry {
  /** Relative to the root of the tree, with slashes. */
  path: string;
  entry: Dirent;
}

/**
 * Reads all entries below a folder, folders included. Symbolic links are entries like files, whatever they lead to:
 * `readdir` with `recursive` follows them from Node 26 on, and around a circle for as long as the system lets it.
 */
export function readTree(folder: string): Promise<TreeEntry[]> {
  return readBelow(folder, '');
}

/** Reads all files below a folder: their paths relative to it, with slashes. Symbolic links are no files. */
export async function listTree(folder: string): Promise<string[]> {
  const entries = await readTree(folder);
  return entries.flatMap(({ path, entry }) => (entry.isFile() ? [path] : []));
}

async function readBelow(folder: string, start: string): Promise<TreeEntry[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const own = entries.map((entry) => ({ path: start + entry.name, entry }));
  const folders = own.filter(({ entry }) => entry.isDirectory());
  const below = await Promise.all(
    folders.map(({ path, entry }) => readBelow(join(folder, entry.name), `${path}/`)),
  );
  return [...own, ...below.flat()];
}
