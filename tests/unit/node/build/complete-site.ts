import { createHash } from 'node:crypto';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_DIR } from '../../../../src/node/files/folders.ts';
import { readFiles } from '../../../support/read-files.ts';

const FIXTURES = join(PROJECT_DIR, 'tests/fixtures');

/**
 * Writes a small site with all kinds of page to a folder, and with pictures, icons, feeds and archives. It is in no
 * repository: what git says of a file is a part of the commit, and not of the build.
 */
export async function writeCompleteSite(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  for (const name of ['definitions', 'content', 'static'])
    await cp(join(FIXTURES, 'small', name), join(dir, name), { recursive: true });
  await cp(join(FIXTURES, 'content/content/docs'), join(dir, 'content/docs'), { recursive: true });
  await cp(join(FIXTURES, 'content/definitions'), join(dir, 'definitions'), { recursive: true });
  await cp(join(FIXTURES, 'content/static'), join(dir, 'static'), { recursive: true });
  await cp(join(PROJECT_DIR, 'brand/icon.svg'), join(dir, 'brand/icon.svg'));
  const config = JSON.stringify(join(FIXTURES, 'small/site.config.ts'));
  await writeFile(
    join(dir, 'site.config.ts'),
    `import site from ${config};\nexport default { ...site, pwa: { serviceWorker: 'on' } };\n`,
  );
}

/** Hashes of all files below a folder, by path. */
export async function hashesOf(folder: string): Promise<Record<string, string>> {
  const hashes = Object.entries(await readFiles(folder)).map(([path, content]) => {
    const hash = createHash('sha256').update(content, 'latin1');
    return [path, hash.digest('hex')] as const;
  });
  return Object.fromEntries(hashes);
}
