import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_DIR } from '../files/folders.ts';
import { readGitCommit } from '../source/files/git.ts';
import { partOf } from './changed-part.ts';

/** Folders and files next to the configuration that pages depend on although they are not watched. */
const FURTHER = new Set(['brand', 'LICENSE']);

/**
 * Returns a hash that changes with the files of a site and with what builds it. It covers path, size, time and inode of
 * each file, the commit, and the engine. No file is read.
 *
 * @param engine Hash of the engine's code.
 */
export async function siteState(siteDir: string, engine: string): Promise<string> {
  const commit = await readGitCommit(siteDir);
  const hash = createHash('sha256').update(JSON.stringify([engine, process.version, commit, siteDir]));
  for (const path of filesOf(siteDir)) {
    // Several hundred files: each would take five times as long if it were waited for.
    const { size, mtimeMs, ino } = statSync(path, { throwIfNoEntry: false }) ?? {};
    hash.update(JSON.stringify([path, size, mtimeMs, ino]));
  }
  return hash.digest('hex');
}

function filesOf(siteDir: string): string[] {
  const entries = readdirSync(siteDir, { withFileTypes: true });
  const wanted = entries.filter(
    ({ name }) => FURTHER.has(name) || partOf(join(siteDir, name), siteDir, PROJECT_DIR) !== undefined,
  );
  return wanted.flatMap((entry) => {
    const path = join(siteDir, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

/**
 * Lists the files below a folder. Names that start with a dot are left out, as on the site: editors keep temporary
 * files there. Symbolic links are not followed, as `readdir` with `recursive` does from Node 26 on.
 */
function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(
    ({ name }) => !/^\.(?!well-known$)/.test(name),
  );
  const paths = entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
  return paths.sort();
}
