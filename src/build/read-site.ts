import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Problem } from '../diagnostics/problem.ts';
import type { ImageSize } from '../prose/model.ts';
import { IMAGE, imageSize } from './image-size.ts';
import { malformedText, parseTexts, unreadableTexts } from './texts-file.ts';

/** A text file of a site, by its path relative to the site's folder, with slashes. */
export interface SourceFile {
  path: string;
  text: string;
}

/** The files that a site's folder holds, apart from its configuration. */
export interface SiteFiles {
  /** Lua files of all docs, by path. */
  definitions: SourceFile[];
  /** Markdown files of all docs, by path. */
  content: SourceFile[];
  /** Texts of the shell by language code, each by id or by the English text. */
  texts: Map<string, Record<string, string>>;
  /** Sizes of the images in `static/`, by their address below the base URL: `/img/map.png`. */
  images: Map<string, ImageSize>;
}

/**
 * Reads a site's folder. Folders that are missing count as empty; what cannot be read is a problem.
 *
 * @param folders Folders of the docs, each empty or with a slash at its end.
 * @param locales Codes of the languages whose texts are in `i18n/<code>/texts.json`.
 */
export async function readSite(
  siteDir: string,
  folders: string[],
  locales: string[],
): Promise<{ files: SiteFiles; problems: Problem[] }> {
  const problems: Problem[] = [];
  const read = async (name: string, ending: string) => {
    const lists = await Promise.all(folders.map((folder) => listFiles(siteDir, folder + name, problems)));
    const paths = lists.flat().filter((path) => path.endsWith(ending));
    return readTexts(siteDir, paths, problems);
  };
  const [definitions, content, texts, images] = await Promise.all([
    read('definitions', '.lua'),
    read('content', '.md'),
    Promise.all(locales.map(async (code) => [code, await readCatalogue(siteDir, code, problems)] as const)),
    readImages(siteDir, problems),
  ]);
  if (!problems.length && !definitions.length && !content.length) problems.push(emptySite());
  return { files: { definitions, content, texts: new Map(texts), images }, problems };
}

/** Sizes of the images in `static/`; those that say none are left out. */
async function readImages(siteDir: string, problems: Problem[]): Promise<Map<string, ImageSize>> {
  const paths = (await listFiles(siteDir, 'static', problems)).filter((path) => IMAGE.test(path));
  const sizes = await Promise.all(
    paths.map(async (path) => {
      const size = imageSize(await readFile(join(siteDir, path)));
      return size ? [[path.slice('static'.length), size] as const] : [];
    }),
  );
  return new Map(sizes.flat());
}

/** Texts of a language; none when the file is missing. */
async function readCatalogue(
  siteDir: string,
  code: string,
  problems: Problem[],
): Promise<Record<string, string>> {
  const path = `i18n/${code}/texts.json`;
  const text = await readFile(join(siteDir, path), 'utf8').catch(() => undefined);
  if (text === undefined) return {};
  try {
    const { texts, malformed } = parseTexts(text);
    for (const key of malformed) problems.push(malformedText(path, key));
    return texts;
  } catch (error) {
    problems.push(unreadableTexts(path, code, error));
    return {};
  }
}

/** All files below a folder, sorted, as paths relative to the site's folder. */
async function listFiles(siteDir: string, folder: string, problems: Problem[]): Promise<string[]> {
  try {
    const entries = await readdir(join(siteDir, folder), { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => relative(siteDir, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .sort();
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') problems.push(unreadable(folder, error, 'folder'));
    return [];
  }
}

async function readTexts(siteDir: string, paths: string[], problems: Problem[]): Promise<SourceFile[]> {
  const files = await Promise.all(
    paths.map(async (path) => {
      try {
        return { path, text: await readFile(join(siteDir, path), 'utf8') };
      } catch (error) {
        problems.push(unreadable(path, error, 'file'));
        return undefined;
      }
    }),
  );
  return files.filter((file) => file !== undefined);
}

function unreadable(path: string, error: unknown, what: 'file' | 'folder'): Problem {
  return {
    severity: 'error',
    file: path,
    message: `The ${what} \`${path}\` cannot be read (${codeOf(error) ?? String(error)}).`,
    mend: `Make it a ${what} that this account may read.`,
  };
}

function emptySite(): Problem {
  return {
    severity: 'error',
    file: '.',
    message: 'The site is empty: neither `definitions/` holds a Lua file nor `content/` a Markdown file.',
    mend: 'Name the right folder with `--site`, or add a file such as `definitions/client.lua`.',
  };
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
