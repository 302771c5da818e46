import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listTree } from '../../src/node/files/read-tree.ts';

/**
 * Reads all files below a folder: their bytes, one character each, by path (`docs/index.html`), in the order of the paths. Other
 * encodings than Latin-1 may lose bytes.
 */
export async function readFiles(
  folder: string,
  encoding: BufferEncoding = 'latin1',
): Promise<Record<string, string>> {
  const paths = (await listTree(folder)).sort();
  const files = paths.map(async (path) => [path, await readFile(join(folder, path), encoding)] as const);
  return Object.fromEntries(await Promise.all(files));
}
