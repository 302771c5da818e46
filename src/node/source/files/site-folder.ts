import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { decodeText } from '../../diagnostics/decode-text.ts';
import { garbledText, withoutSoftHyphens } from '../../diagnostics/garbled-text.ts';
import { settleConflicts } from '../../diagnostics/merge-conflicts.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import { pathBelow } from '../../files/path-below.ts';
import { readTree } from '../../files/read-tree.ts';
import { pathsTo } from './paths-to.ts';

/** A text file of a site, by its path relative to the site's folder, with slashes. */
export interface TextFile {
  path: string;
  text: string;
}

/**
 * Returns all files below a folder, sorted, as paths relative to the site's folder; none when the folder is missing.
 * Files and folders whose names start with a dot are left out, but for `.well-known`. Symbolic links are problems, and
 * left out unless they lead to a file of the site.
 */
export async function listFiles(siteDir: string, folder: string, problems: Problem[]): Promise<string[]> {
  try {
    const entries = await readTree(join(siteDir, folder));
    const paths: string[] = [];
    for (const { path: below, entry } of entries) {
      const path = `${folder}/${below}`;
      if (HIDDEN.test(path)) continue;
      if (entry.isSymbolicLink()) {
        problems.push(linked(path));
        const file = join(siteDir, path);
        // Read nevertheless, so that it is not missing elsewhere. A second copy of definitions would define everything twice.
        const isCopy = folder.endsWith('definitions') && (await leadsToFileIn(join(siteDir, folder), file));
        if (!isCopy && (await leadsToFileIn(siteDir, file))) paths.push(path);
      } else if (entry.isFile()) paths.push(path);
      else if (!entry.isDirectory()) problems.push(strange(path));
      else if (
        /\.(?:md|lua|json)$/.test(path) &&
        !entries.some((other) => other.path.startsWith(`${below}/`))
      )
        problems.push(emptyFolder(path));
    }
    return paths.sort();
  } catch (error) {
    if (codeOf(error) === 'ENOTDIR') problems.push(await noFolder(siteDir, folder));
    else if (codeOf(error) !== 'ENOENT') {
      // It may be a folder in it that cannot be read.
      const { path = '' } = error as NodeJS.ErrnoException;
      problems.push(unreadable((path && pathBelow(siteDir, path)) || folder, error, 'folder'));
    }
    return [];
  }
}

/** Returns whether a symbolic link leads to a file of a folder. Messages may quote files, so those of others are not for them. */
async function leadsToFileIn(folder: string, link: string): Promise<boolean> {
  const [root, file] = await Promise.all([realpath(folder), realpath(link).catch(() => '')]);
  return file.startsWith(root + sep) && (await stat(file)).isFile();
}

/** Editors keep settings there, and texts that were deleted. */
const HIDDEN = /(?:^|\/)\.(?!well-known\/)/;

/** Most bytes of a text file: five times the size of the largest known one. */
const LARGEST = 1_000_000;

/**
 * Reads text files, whose lines then end in `\n`. What cannot be read or is too large is a problem and left out; one that is
 * not UTF-8 is a problem too, and read as far as its encoding can be guessed. So is a merge conflict, which is settled.
 */
export async function readTexts(siteDir: string, paths: string[], problems: Problem[]): Promise<TextFile[]> {
  const files = await Promise.all(
    paths.map(async (path) => {
      try {
        const stats = await stat(join(siteDir, path));
        // Reading a FIFO or a device might never end; of a folder, the reading says what it is.
        const isStrange = !stats.isFile() && !stats.isDirectory();
        if (isStrange || stats.size > LARGEST) {
          problems.push(isStrange ? strange(path) : tooLarge(path, stats.size));
          return undefined;
        }
        const read = decodeText(path, await readFile(join(siteDir, path)));
        if ('problem' in read) problems.push(read.problem);
        else problems.push(...garbledText(path, read.text));
        const found = 'text' in read ? read.text : read.guess;
        if (found === undefined) return undefined;
        const { text, problems: conflicts } = settleConflicts(path, found);
        problems.push(...conflicts);
        return { path, text: path.endsWith('.lua') ? withoutSoftHyphens(text) : text };
      } catch (error) {
        problems.push(unreadable(path, error, 'file'));
      }
      return undefined;
    }),
  );
  return files.filter((file) => file !== undefined);
}

function tooLarge(file: string, size: number): Problem {
  return {
    severity: 'error',
    file,
    message: `The file has ${size} bytes, more than ${LARGEST}.`,
    fix: 'Split it into several files.',
  };
}

function linked(path: string): Problem {
  return {
    severity: 'error',
    file: path,
    message: `\`${path}\` is a symbolic link, which is not followed.`,
    fix: 'Replace it with a copy of the file or folder.',
  };
}

/** Reports the part of a path that is a file: the same for all folders that would be in it. */
async function noFolder(siteDir: string, folder: string): Promise<Problem> {
  for (const file of pathsTo(folder)) {
    const found = await stat(join(siteDir, file)).catch(() => undefined);
    if (!found || found.isDirectory()) continue;
    const message = `\`${file}\` is a file, expected a folder.`;
    return { severity: 'error', file, message, fix: 'Remove or rename it.' };
  }
  return unreadable(folder, new Error('it is not a folder'), 'folder');
}

function unreadable(path: string, error: unknown, what: 'file' | 'folder'): Problem {
  return {
    severity: 'error',
    file: path,
    message: `The ${what} \`${path}\` cannot be read (${codeOf(error) ?? String(error)}).`,
    fix: fixFor(path, codeOf(error), what),
  };
}

function fixFor(path: string, code: string | undefined, what: 'file' | 'folder'): string {
  // What the disk has there is not text, so the path that was read is another one.
  if (code === 'ENOENT' && path.includes('\uFFFD')) return 'Its name is not UTF-8: rename it.';
  return `Make it a ${what} that this account can read.`;
}

function strange(path: string): Problem {
  return {
    severity: 'error',
    file: path,
    message: `\`${path}\` is neither a file nor a folder, so it is not read.`,
    fix: 'Remove it, or replace it with a file.',
  };
}

/** A folder without files is nothing to a site, so one with the name of a file was most likely meant as that. */
function emptyFolder(path: string): Problem {
  return {
    severity: 'warning',
    file: path,
    message: `\`${path}\` is an empty folder with the name of a file.`,
    fix: 'Replace it with a file, or remove it.',
  };
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
