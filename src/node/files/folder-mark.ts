import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readTree } from './read-tree.ts';

/** Name of the file that says of a folder which files a command has written into it. */
const MARK_FILE = '.written-files';

/** First line of the mark. A folder that contains something else under that name is not ours. */
const FIRST_LINES = {
  build:
    'A build wrote the files that follow, and the next build replaces this folder. Keep nothing of your own in it.',
  pictures: 'These pictures are deleted when new ones are taken. Keep nothing of your own in this folder.',
};

/** The command that wrote a folder. */
type Kind = keyof typeof FIRST_LINES;

/** Files that operating systems leave in every folder that somebody opens. */
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
  const [first, ...paths] = text.trimEnd().split('\n');
  return first === FIRST_LINES[kind] ? paths : undefined;
}

/**
 * Files in a folder that no earlier build wrote; absent when there are none. Builds have not always left a mark: an
 * output without one counts as long as each of its files is one that every build writes, or one of `statics`.
 *
 * @param statics Folder of files that builds copy as they are.
 */
export async function foreignInOutput(folder: string, statics: string): Promise<Foreign | undefined> {
  const names = await readdir(folder);
  const isFormer = names.includes('build.json') && names.includes('serving.json');
  if (names.includes(MARK_FILE) || !isFormer) return foreignIn(folder, 'build');
  const paths = await listFiles(folder);
  return tellForeign(paths, await knownWithoutMark(paths, statics), true);
}

/** Files in a folder that its mark does not list; absent when there are none. */
export async function foreignIn(folder: string, kind: Kind): Promise<Foreign | undefined> {
  const marked = await readMark(folder, kind);
  return marked
    ? tellForeign(await listFiles(folder), isMarkedIn(marked), true)
    : tellForeign(await readdir(folder), () => false, false);
}

function tellForeign(
  paths: string[],
  isOwn: (path: string) => boolean,
  hasMark: boolean,
): Foreign | undefined {
  const names = paths.filter((path) => !isOwn(path) && !LITTER.has(path.split('/').at(-1) ?? ''));
  return names.length ? { names: names.sort().slice(0, MOST_NAMES), hasMark } : undefined;
}

/** Returns a function that says whether a mark lists a file. */
function isMarkedIn(marked: string[]): (path: string) => boolean {
  const paths = new Set(marked).add(MARK_FILE);
  return (path) => paths.has(path);
}

/** Names that every build gives its files; those of languages and blogs lie in folders. */
const FIXED_NAMES = [
  /^(?:.*\/)?assets\/[\w.-]+-[\w-]{8}\.(?:js|css|json)$/,
  /^(?:.*\/)?(?:search(?:-[\w.-]+)?|nearby\/\w{8})\.json$/,
  /^(?:.*\/)?offline\/(?:index|pages)-[0-9a-f]{8}\.json$/,
  /^icons\/(?:192|512|maskable)\.png$|^(?:favicon\.ico|(?:apple-touch-icon|social|social\/[a-z]+)\.png)$/,
  /^(?:.*\/)?(?:addon\.zip|llms(?:-full)?\.txt)$/,
  /^(?:.*\/)?(?:blog\/(?:rss|atom)\.xml|404\.html|404\/page\.json|definitions\.zip|manifest\.webmanifest)$/,
  /^(?:.*\/)?(?:(?:api|api\.schema|build|serving|docs-data|offline)\.json|robots\.txt|(?:sitemap|opensearch)\.xml)$/,
  /^(?:_headers|_redirects|sw\.js)$/,
];

async function knownWithoutMark(paths: string[], statics: string): Promise<(path: string) => boolean> {
  const all = new Set(paths);
  const copied = new Set(await listFiles(statics).catch(() => []));
  const isPage = (path: string) =>
    (path.endsWith('index.html') && all.has(path.replace(/index\.html$/, 'page.json'))) ||
    (path.endsWith('index.md') && all.has(path.replace(/index\.md$/, 'page.json'))) ||
    (path.endsWith('.md') && all.has(path.replace(/\.md$/, '/page.json'))) ||
    (path.endsWith('page.json') && all.has(path.replace(/page\.json$/, 'index.html'))) ||
    (path.endsWith('.html') && all.has(`${path}.json`)) ||
    (path.endsWith('.html.json') && all.has(path.slice(0, -'.json'.length)));
  return (path) => {
    const plain = path.replace(/\.(?:br|gz)$/, '');
    const original = all.has(plain) ? plain : path;
    // Each language has its copy of `static/`, below a segment of its own.
    const copy = copied.has(original) || copied.has(original.slice(original.indexOf('/') + 1));
    return copy || isPage(original) || FIXED_NAMES.some((pattern) => pattern.test(original));
  };
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readTree(folder);
  return entries.flatMap(({ path, entry }) => (entry.isDirectory() ? [] : [path]));
}
