import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Reads all entries below a folder, folders included. Symbolic links are entries like files, whatever they lead to:
 * `readdir` with `recursive` follows them from Node 26 on, and around a circle for as long as the system lets it.
 */
export async function readTree(folder: string): Promise<Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  const below = await Promise.all(folders.map(({ name }) => readTree(join(folder, name))));
  return [...entries, ...below.flat()];
}
