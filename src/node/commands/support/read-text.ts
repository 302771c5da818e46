import { readFile } from 'node:fs/promises';

/**
 * Reads a text, without the byte order mark that some editors put first. Errors name the file, which Node omits when a
 * folder is read.
 */
export async function readText(path: string): Promise<string> {
  try {
    return (await readFile(path, 'utf8')).replace(/^\uFEFF/, '');
  } catch (error) {
    throw error instanceof Error ? Object.assign(error, { path }) : error;
  }
}
