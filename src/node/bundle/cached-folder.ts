import { randomUUID } from 'node:crypto';
import { rename, rm, utimes } from 'node:fs/promises';
import { processMark } from '../files/process-mark.ts';
import { isSealed, sealFolder } from '../files/sealed-folder.ts';

/** Marks a bundle as used. Unused ones are deleted after a while. */
export async function markUsed(dir: string): Promise<void> {
  const now = new Date();
  await utimes(dir, now, now).catch(() => {});
}

/**
 * Makes a folder under a name that no other build uses, not even one of the same process, and moves it into place when
 * it is finished, so that an interrupted build leaves nothing incomplete there.
 */
export async function makeFolder(dir: string, fill: (temporary: string) => Promise<void>): Promise<void> {
  const temporary = `${dir}.${processMark()}-${randomUUID()}`;
  try {
    await fill(temporary);
    await sealFolder(temporary);
    await rename(temporary, dir).catch(async (error: unknown) => {
      // A folder that another build has finished meanwhile stays, because it may be in use. One that was damaged later
      // is replaced.
      if (await isSealed(dir)) throw error;
      await rm(dir, { recursive: true, force: true });
      await rename(temporary, dir);
    });
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    if (!(await isSealed(dir))) throw error;
  }
}
