import { readFile } from 'node:fs/promises';

/**
 * Reads a text, without the byte order mark that some editors put first. What goes wrong names the file, which Node leaves
 * out where a folder is read.
 */
export async function readText(path: string): Promise<string> {
  try {
    return (await readFile(path, 'utf8')).replace(/^\uFEFF/, '');
  } catch (error) {
    throw error instanceof Error ? Object.assign(error, { path }) : error;
  }
}
