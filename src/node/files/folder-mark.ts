import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readTree } from './read-tree.ts';

/** Name of the file that lists which files a command has written into a folder. */
const MARK_FILE = '.written-files';

/** First line of the mark. A folder that contains something else under that name is not ours. */
const FIRST_LINES = {
  build:
    'A build wrote the files that follow, and the next build replaces this folder. Keep nothing of your own in it.',
  pictures: 'These pictures are deleted when new ones are taken. Keep nothing of your own in this folder.',
};

/** The command that wrote a folder. */
type Kind = keyof typeof FIRST_LINES;

/** Files that operating systems leave in every folder that a user opens. */
const LITTER = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini']);

/** Most names of files in a message. */
const MOST_NAMES = 3;

/** Files in a folder that a command may not delete. */
export interface Foreign {
  /** The first ones, by path relative to the folder. */
  names: string[];
  /** The folder is one that an earlier run wrote, apart from these files. */
  hasMark: boolean;
}

/** Marks the output of a build with the list of all files that it contains now. */
export async function markOutput(folder: string): Promise<void> {
  const paths = (await listFiles(folder)).filter((path) => path !== MARK_FILE);
  await writeMark(folder, 'build', paths);
}

/** Marks a folder with the list of the files that a command writes into it. */
export async function writeMark(folder: string, kind: Kind, files: string[]): Promise<void> {
  await writeFile(join(folder, MARK_FILE), `${[FIRST_LINES[kind], ...files.sort()].join('\n')}\n`);
}

/** Files that the mark of a folder lists; absent without a mark of this kind. */
export async function readMark(folder: string, kind: Kind): Promise<string[] | undefined> {
  const text = await readFile(join(folder, MARK_FILE), 'utf8').catch(() => '');
  const [first, ...paths] = text.replace(/\n$/, '').split('\n');
  return first === FIRST_LINES[kind] ? paths : undefined;
}

/**
 * Returns the files in a folder that its mark does not list (all files if it has no mark); undefined when there are
 * none.
 */
export async function foreignIn(folder: string, kind: Kind): Promise<Foreign | undefined> {
  const marked = await readMark(folder, kind);
  const own = marked && new Set(marked).add(MARK_FILE);
  const paths = marked ? await listFiles(folder) : await readdir(folder);
  const names = paths.filter((path) => !own?.has(path) && !LITTER.has(path.split('/').at(-1) ?? ''));
  return names.length
    ? { names: names.sort().slice(0, MOST_NAMES), hasMark: marked !== undefined }
    : undefined;
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readTree(folder);
  return entries.flatMap(({ path, entry }) => (entry.isDirectory() ? [] : [path]));
}
