import { readFile } from 'node:fs/promises';

/** Reads a text. What goes wrong names the file, which Node leaves out where a folder is read. */
export async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw error instanceof Error ? Object.assign(error, { path }) : error;
  }
}
