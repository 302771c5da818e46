import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { keep, keyOf, readKept } from '../../files/kept-files.mjs';

/** Output of `git log` for a folder with a long history. */
const MAX_OUTPUT = 256 * 1024 * 1024;

/** Overrides settings of the user that would change what a log prints. */
const OWN_SETTINGS = ['-c', 'log.showSignature=false', '-c', 'log.showRoot=true'];

/** What git knows about a folder. */
export interface GitHistory {
  /** The commit that is checked out, as 40 hexadecimal digits; absent without git or a commit. */
  commit?: string;
  /** Whether older commits are missing, as in a shallow clone. */
  isCut: boolean;
  /**
   * Days on which the files of the folder were last changed, as `YYYY-MM-DD`, by path relative to the folder. In a
   * shallow history, the oldest commit seems to change everything, so it does not count.
   */
  dates: ReadonlyMap<string, string>;
}

/**
 * Asks git for the history of a folder, once for all files.
 *
 * @param options `kept` is the folder of what builds keep: the whole history of a commit is looked through once. Without
 *   `isDated`, there are no dates.
 */
export async function readHistory(
  folder: string,
  { kept, isDated = true }: { kept?: string | undefined; isDated?: boolean } = {},
): Promise<GitHistory> {
  const head = ['--is-shallow-repository', '--show-prefix', '--verify', 'HEAD'];
  const state = await git(folder, ['rev-parse', ...head]);
  const commit = state.trim().split('\n').at(-1);
  const isCut = state.startsWith('true\n');
  if (!commit || !isDated) return { ...(commit && { commit }), isCut, dates: new Map() };
  // It is final unless more of it can be fetched.
  const dates = isCut ? await readDates(folder) : await knownDates(folder, keyOf('dates', state), kept);
  return { commit, isCut, dates };
}

async function knownDates(
  folder: string,
  key: string,
  kept: string | undefined,
): Promise<ReadonlyMap<string, string>> {
  const known = kept === undefined ? undefined : readKept(kept, key)?.toString();
  if (known !== undefined) return new Map(JSON.parse(known));
  const dates = await readDates(folder);
  if (kept !== undefined && dates.size > 0) keep(kept, key, [Buffer.from(JSON.stringify([...dates]))]);
  return dates;
}

async function readDates(folder: string): Promise<Map<string, string>> {
  const format = ['--format=%x01%cs %D', '--name-only', '--relative', '-z'];
  return datesOfLog(await git(folder, [...OWN_SETTINGS, 'log', ...format, '--', '.']));
}

/** Returns the commit that is checked out in a folder, as 40 hexadecimal digits; undefined without git or a commit. */
export async function readGitCommit(folder: string): Promise<string | undefined> {
  return (await git(folder, ['rev-parse', '--verify', 'HEAD'])).trim() || undefined;
}

/**
 * Returns what a site that shows dates lacks because git does not have its whole history. Not problems: the pages are
 * right, they only say less, and a build from a copy without history is intentional.
 */
export function historyNotes({ commit, isCut }: GitHistory): string[] {
  if (commit && !isCut) return [];
  return [isCut ? SHALLOW : NO_HISTORY];
}

const SHALLOW =
  'The Git history is cut off (a shallow clone), so pages whose last change is older do not show when they last changed. Fetch the rest with `git fetch --unshallow` (`fetch-depth: 0` in a workflow).';

const NO_HISTORY =
  'This folder has no Git history, so pages do not show when they last changed, and `build.json` does not name a commit. Build in a clone of the repository to get both.';

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
