import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { SiteConfig } from '../../config/index.ts';
import { keep, keyOf, readKept } from '../../files/kept-files.mjs';

/** Output of `git log` for a folder with a long history. */
const MAX_OUTPUT = 256 * 1024 * 1024;

/** Settings of whoever builds that would change what a log prints: `-c` overrules them. */
const OWN_SETTINGS = ['-c', 'log.showSignature=false', '-c', 'log.showRoot=true'];

/**
 * Days on which the files of a folder were last changed, as `YYYY-MM-DD`, by path relative to the folder: one look
 * at the history for all of them. Empty without git or a history. A history that was cut off says of its oldest
 * commit that it changed everything; that commit does not count.
 *
 * @param kept Folder of what builds keep: the whole history of a commit is looked through once.
 */
export async function readGitDates(folder: string, kept?: string): Promise<ReadonlyMap<string, string>> {
  const key = kept === undefined ? undefined : await historyKey(folder);
  if (kept === undefined || key === undefined) return datesOfLog(await readLog(folder));
  const known = readKept(kept, key)?.toString();
  if (known !== undefined) return new Map(JSON.parse(known));
  const dates = datesOfLog(await readLog(folder));
  if (dates.size > 0) keep(kept, key, [Buffer.from(JSON.stringify([...dates]))]);
  return dates;
}

function readLog(folder: string): Promise<string> {
  const format = ['--format=%x01%cs %D', '--name-only', '--relative', '-z'];
  return git(folder, [...OWN_SETTINGS, 'log', ...format, '--', '.']);
}

/** Name of what the history says of a folder: it has its commit, and is final unless more of it can be fetched. */
async function historyKey(folder: string): Promise<string | undefined> {
  const state = await git(folder, [
    'rev-parse',
    '--is-shallow-repository',
    '--show-prefix',
    '--verify',
    'HEAD',
  ]);
  return state.startsWith('false\n') ? keyOf('dates', state) : undefined;
}

/** The commit that is checked out in a folder, as 40 hexadecimal digits; undefined without git or a commit. */
export async function readGitCommit(folder: string): Promise<string | undefined> {
  return (await git(folder, ['rev-parse', '--verify', 'HEAD'])).trim() || undefined;
}

/**
 * Returns what a site lacks because git does not have its whole history. Not problems: the pages are right, they only
 * say less, and whoever builds from a copy without history does so on purpose.
 */
export async function historyNotes(
  folder: string,
  sources: { config: Pick<SiteConfig, 'repository'> }[],
): Promise<string[]> {
  if (!sources.some(({ config }) => config.repository)) return [];
  const isShallow = (await git(folder, ['rev-parse', '--is-shallow-repository'])).trim();
  if (isShallow === 'false' && (await readGitCommit(folder))) return [];
  return [isShallow === 'true' ? SHALLOW : NO_HISTORY];
}

const SHALLOW =
  'The git history is cut off (a shallow clone), so pages that have not changed since then do not show when they last changed. Fetch the rest with `git fetch --unshallow` (`fetch-depth: 0` in a workflow).';

const NO_HISTORY =
  'This folder has no git history, so pages do not show when they last changed, and `build.json` does not name a commit. Build in a clone of the repository to get both.';

/** Reads `git log -z --name-only --format=%x01%cs %D`, newest commit first. */
export function datesOfLog(log: string): Map<string, string> {
  const dates = new Map<string, string>();
  let day: string | undefined;
  for (const part of log.split('\0')) {
    const text = part.replace(/^\n/, '');
    if (text.startsWith('\x01')) day = / grafted(?:,|$)/.test(text) ? undefined : text.slice(1, 11);
    else if (day && text && !dates.has(text)) dates.set(text, day);
  }
  return dates;
}

/** Returns what git prints; nothing when it fails, or outside repositories, where it need not be started. */
function git(folder: string, args: string[]): Promise<string> {
  if (!isInRepository(resolve(folder))) return Promise.resolve('');
  return new Promise((done) => {
    execFile('git', ['-C', folder, ...args], { maxBuffer: MAX_OUTPUT }, (error, output) =>
      done(error ? '' : output),
    );
  });
}

function isInRepository(folder: string): boolean {
  if (process.env.GIT_DIR || existsSync(join(folder, '.git'))) return true;
  const above = dirname(folder);
  return above !== folder && isInRepository(above);
}
