import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '../../src/node/commands/support/options.ts';
import { foreignIn, readMark, writeMark } from '../../src/node/files/folder-mark.ts';

/**
 * Gets a folder ready for pictures. It has to be new, empty, or one of earlier pictures; of those, the ones that
 * are not asked to stay are deleted, and nothing else.
 *
 * @param pictures Names of the pictures that will be taken.
 * @throws UsageError when the folder contains other files.
 */
export async function preparePictureFolder(
  folder: string,
  pictures: string[],
  { keepOthers }: { keepOthers: boolean },
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await refuseForeign(folder);
  const former = (await readMark(folder, 'pictures')) ?? [];
  const pictureNames = former.filter((name) => /^[\w-]+\.png$/.test(name));
  if (!keepOthers) await Promise.all(pictureNames.map((name) => rm(join(folder, name), { force: true })));
  // Before the first picture, so that an interrupted run leaves a folder that the next one takes.
  await writeMark(folder, 'pictures', [...new Set([...(keepOthers ? pictureNames : []), ...pictures])]);
}

async function refuseForeign(folder: string): Promise<void> {
  const foreign = await foreignIn(folder, 'pictures');
  if (!foreign) return;
  const names = foreign.names.map((name) => `\`${name}\``).join(', ');
  throw new UsageError(
    `\`${folder}\` contains ${names}, which this command did not take. Choose a new or empty folder with \`--out\`.`,
  );
}
