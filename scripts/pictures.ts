import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PROJECT_DIR } from '../src/node/files/folders.ts';
import { replaceFile } from '../src/node/files/replace-file.ts';
import { readLuaSuite } from './lua/index.ts';
import { drawPictures } from './pictures/index.ts';
import { ensureLua } from './support/lua.ts';
import { defineRunner } from './support/runner.ts';

/** `npm run pictures` */
export const run = defineRunner({
  name: 'pictures',
  summary: `Draws the pictures of what scripts draw: runs the scripts of scripts/pictures/list.ts against a stub of the API, and
turns the frames that their scenarios keep into SVG. Writes the files that have changed.`,
  usage: '',
  async action() {
    const lua = await ensureLua();
    if ('problem' in lua) {
      console.error(lua.problem);
      return false;
    }
    for (const { path, text } of await drawPictures(lua.path, await readLuaSuite(PROJECT_DIR))) {
      const file = join(PROJECT_DIR, path);
      if ((await readFile(file, 'utf8').catch(() => '')) === text) continue;
      await mkdir(dirname(file), { recursive: true });
      await replaceFile(file, text);
      console.log(`Wrote ${path}.`);
    }
    return true;
  },
});
