import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createOutput } from '../files/output.ts';
import { isSealed } from '../files/sealed-folder.ts';
import { makeFolder, markUsed } from './cached-folder.ts';

/** The browser's files as they are served, compressed variants among them. */
export interface ClientFiles {
  dir: string;
  /** Relative to the folder: `assets/shell-CVTcgrd3.js.br`. */
  paths: string[];
}

/** The compressors: other versions may write other bytes. */
const COMPRESSORS = `${process.versions.brotli}-${process.versions.zlib}`;

/** Compresses the browser's files once for all builds. */
export async function compressClient(engineDir: string): Promise<ClientFiles> {
  const dir = `${engineDir}-${COMPRESSORS}`;
  if (await isSealed(dir)) await markUsed(dir);
  else {
    await makeFolder(dir, async (temporary) => {
      const output = createOutput(temporary);
      try {
        for (const bundled of [join(engineDir, 'client'), join(engineDir, 'worker')]) {
          for (const path of await assetsIn(bundled)) output.write(path, await readFile(join(bundled, path)));
        }
        await output.done();
      } finally {
        await output.close();
      }
    });
  }
  return { dir, paths: await assetsIn(dir) };
}

/** Returns the paths of the hashed files of a bundle, relative to its folder. */
export async function assetsIn(dir: string): Promise<string[]> {
  return (await readdir(join(dir, 'assets'))).map((name) => `assets/${name}`);
}
