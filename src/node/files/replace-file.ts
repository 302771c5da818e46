import { randomUUID } from 'node:crypto';
import { realpath, rename, rm, writeFile } from 'node:fs/promises';
import { isFileError } from '../diagnostics/file-error.ts';

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
    // If a folder of the path is a file, there is nothing to remove.
    await rm(temporary, { force: true }).catch(() => {});
    // The caller does not know the temporary name.
    throw isFileError(error) ? Object.assign(error, { path: target, syscall: 'write' }) : error;
  }
}
