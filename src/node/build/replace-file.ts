import { randomUUID } from 'node:crypto';
import { realpath, rename, rm, writeFile } from 'node:fs/promises';

/**
 * Writes a file that may be there already: whole, or not at all. A disk that is full, or a process that is killed,
 * leaves the former content; a symbolic link stays one.
 */
export async function replaceFile(file: string, content: string): Promise<void> {
  const target = await realpath(file).catch(() => file);
  const temporary = `${target}.${randomUUID()}`;
  try {
    await writeFile(temporary, content);
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
