import { lstat, realpath } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, dirname, join, parse, resolve } from 'node:path';
import type { Problem } from '../diagnostics/problem.ts';
import { foreignIn } from './folder-mark.ts';
import { PROJECT_DIR, SOURCE_FOLDERS } from './folders.ts';
import { pathBelow } from './path-below.ts';

/** Where a build may write to, or why it may not. */
export interface OutFolder {
  /** Absolute path without symbolic links. It need not exist. */
  path: string;
  problems: Problem[];
}

/**
 * Checks a folder that a build is to replace. It may be replaced when it does not exist, is empty, or contains nothing
 * but files of an earlier build; and never when that would take away or change the site's sources, the engine, or a
 * folder that contains either.
 *
 * @param outDir As the caller names it; messages name it the same way.
 */
export async function judgeOutFolder(siteDir: string, outDir: string): Promise<OutFolder> {
  const path = await realPath(outDir);
  const refuse = (message: string, fix = 'Choose another folder with `--out`, such as `--out dist`.') => ({
    path: path ?? resolve(outDir),
    problems: [{ severity: 'error' as const, file: outDir, message, fix }],
  });
  if (path === undefined)
    return refuse(
      `\`${outDir}\` is a broken symbolic link.`,
      'Correct the link, or choose another folder with `--out`.',
    );
  const misplaced = await misplacement(path, siteDir);
  if (misplaced) return refuse(`The output cannot be \`${outDir}\`: ${misplaced}.`);
  const stats = await lstat(path).catch(() => undefined);
  if (!stats) return { path, problems: [] };
  if (!stats.isDirectory())
    return refuse(
      `\`${outDir}\` is a file, expected a folder.`,
      'Choose another folder with `--out`, or move the file away.',
    );
  const foreign = await foreignIn(path, 'build').catch(unlessMissing);
  if (foreign instanceof Error)
    return refuse(
      `\`${outDir}\` cannot be read (${foreign.code}).`,
      'Give this account permission to read it, or choose another folder with `--out`.',
    );
  // Another build that has replaced the folder meanwhile takes its list of files with it.
  const now = await lstat(path).catch(() => undefined);
  if (now?.ino !== stats.ino) return judgeOutFolder(siteDir, outDir);
  if (!foreign) return { path, problems: [] };
  const names = foreign.names.map((name) => `\`${name}\``).join(', ');
  return foreign.hasMark
    ? refuse(
        `\`${outDir}\` contains ${names}, which no build wrote and this one would delete.`,
        'Move it away (what belongs to the site goes into `static/`), or choose another folder with `--out`.',
      )
    : refuse(
        `\`${outDir}\` is not the output of a build: it contains ${names}, which this one would delete.`,
        'Choose a new or empty folder with `--out`, or empty this one if nothing in it is needed.',
      );
}

function unlessMissing(error: NodeJS.ErrnoException): NodeJS.ErrnoException | undefined {
  return error.code === 'ENOENT' ? undefined : error;
}

/** Returns why a folder cannot be the output, whatever is in it; the end of a sentence. */
async function misplacement(path: string, siteDir: string): Promise<string | undefined> {
  const kept: [name: string, folder: string][] = [
    ["the site's folder", siteDir],
    ...SOURCE_FOLDERS.map((name): [string, string] => [`\`${name}/\` of the site`, join(siteDir, name)]),
    ['the folder of the engine', PROJECT_DIR],
    ['the home folder', homedir()],
    ['the current folder', process.cwd()],
  ];
  if (path === parse(path).root) return 'it is the root of the disk';
  for (const [name, folder] of kept) {
    const real = (await realPath(folder)) ?? resolve(folder);
    if (path === real) return `it is ${name}`;
    if (isWithin(real, path)) return `it contains ${name}`;
  }
  const sources: [name: string, folder: string][] = [
    ...SOURCE_FOLDERS.map((name): [string, string] => [`\`${name}/\``, join(siteDir, name)]),
    ['`.git/`', join(siteDir, '.git')],
    ["the engine's `src/`", join(PROJECT_DIR, 'src')],
    ["the engine's `node_modules/`", join(PROJECT_DIR, 'node_modules')],
    ["the engine's `.git/`", join(PROJECT_DIR, '.git')],
  ];
  for (const [name, folder] of sources) {
    if (isWithin(path, (await realPath(folder)) ?? resolve(folder))) return `it is inside ${name}`;
  }
  return undefined;
}

/** Returns whether a path lies below a folder, and is not the folder itself. */
function isWithin(path: string, folder: string): boolean {
  return Boolean(pathBelow(folder, path));
}

/** The path without symbolic links, as far as it exists; absent for a link that leads nowhere. */
async function realPath(path: string): Promise<string | undefined> {
  const whole = resolve(path);
  const real = await realpath(whole).catch(() => undefined);
  if (real !== undefined) return real;
  const isLink = await lstat(whole).then(
    (stats) => stats.isSymbolicLink(),
    () => false,
  );
  if (isLink || dirname(whole) === whole) return undefined;
  const parent = await realPath(dirname(whole));
  return parent === undefined ? undefined : join(parent, basename(whole));
}
