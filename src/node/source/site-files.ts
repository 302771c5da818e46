import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { append } from '../diagnostics/append.ts';
import type { Problem } from '../diagnostics/problem.ts';
import { remember } from '../markdown/index.ts';
import { isPicture, readPictures } from '../pictures/index.ts';
import { ShownPictures } from '../pictures/shown-pictures.ts';
import type { StaticUrls } from '../site/links/static-urls.ts';
import { controlCharacters } from './files/control-characters.ts';
import { decomposedNames } from './files/decomposed-names.ts';
import { refusedByWindows, sameButForCase } from './files/disk-names.ts';
import { listFiles, readTexts, type TextFile } from './files/site-folder.ts';
import { readStatics } from './files/static-files.ts';
import {
  isLoose,
  leftBehind,
  looseFileProblem,
  meantPath,
  unreadContent,
  unreadDefinitions,
  unreadSnapshots,
} from './files/unread-files.ts';
import { checkHtmlTexts } from './translations/text-html.ts';
import { checkPlaceholders } from './translations/text-placeholders.ts';
import {
  inOneLine,
  malformedTexts,
  parseTexts,
  repeatedTexts,
  unreadableTexts,
} from './translations/texts-file.ts';

/** The files that a site's folder contains, apart from its configuration. */
export interface SiteFiles {
  /** Lua files of all docs, by path. */
  definitions: TextFile[];
  /** Markdown files of all docs, by path. */
  content: TextFile[];
  /** Script files next to the Markdown files, by path. */
  scripts: TextFile[];
  /** Recorded states of the API of all docs, by path. */
  snapshots: TextFile[];
  /** Texts of the shell by language code, each by id or by the English text. */
  texts: Map<string, Record<string, string>>;
  /** The files of these texts that could be read, by language code. */
  catalogues: Map<string, TextFile>;
  /** Files of `static/`, and those that the build draws. */
  statics: StaticUrls;
  /** Pictures next to the texts, by path. */
  pictures: ShownPictures;
}

/**
 * Reads the files of a site's folder. Folders that are missing count as empty; what cannot be read is a problem.
 *
 * @param folders Folders of the docs, each empty or with a slash at its end.
 * @param locales Codes of the languages whose texts are in `i18n/<code>/texts.json`.
 */
export async function readSiteFiles(
  siteDir: string,
  folders: string[],
  locales: string[],
): Promise<{ files: SiteFiles; problems: Problem[]; misnamed: ReadonlyMap<string, string> }> {
  const problems: Problem[] = [];
  const misnamed = new Map<string, string>();
  const docs: DocsFolders = { siteDir, folders, problems, misnamed };
  const [definitions, snapshots, written, texts, statics] = await Promise.all([
    readDefinitionFiles(docs),
    readSnapshotFiles(docs),
    readContentFiles(docs),
    Promise.all(locales.map(async (code) => ({ code, ...(await readCatalogue(siteDir, code, problems)) }))),
    readStatics(siteDir, problems),
  ]);
  if (!problems.length && !definitions.length && !written.content.length) problems.push(emptySite());
  const files: SiteFiles = {
    definitions,
    snapshots,
    ...written,
    texts: new Map(texts.map(({ code, entries }) => [code, entries])),
    catalogues: new Map(texts.flatMap(({ code, file }) => (file ? [[code, file] as const] : []))),
    statics,
  };
  return { files, problems, misnamed };
}

/** The folders of the docs of a site, and what is wrong with their files. */
interface DocsFolders {
  siteDir: string;
  folders: string[];
  problems: Problem[];
  /** Files whose names have a wrong ending, by the path that they are read as. */
  misnamed: Map<string, string>;
}

const isScript = (path: string) => path.endsWith('.lua');

async function readDefinitionFiles(docs: DocsFolders): Promise<TextFile[]> {
  const paths = await listPaths('definitions', docs);
  docs.problems.push(...unreadDefinitions(paths), ...refusedByWindows(paths));
  return readMeant(paths, isScript, docs);
}

/**
 * Reads the files of a kind, and those with a wrong ending as what they are meant to be, so that their names are not
 * missing elsewhere.
 */
async function readMeant(
  paths: string[],
  isKind: (path: string) => boolean,
  { siteDir, problems, misnamed }: DocsFolders,
): Promise<TextFile[]> {
  const taken = new Set(paths);
  for (const path of paths) {
    const meant = meantPath(path);
    if (!isKind(meant) || taken.has(meant)) continue;
    taken.add(meant);
    misnamed.set(meant, path);
  }
  const meants = [...taken].filter(isKind).sort();
  const real = new Map(meants.map((meant) => [misnamed.get(meant) ?? meant, meant]));
  const files = await readTexts(siteDir, [...real.keys()], problems);
  problems.push(...files.flatMap(controlCharacters));
  return files.map(({ path, text }) => ({ path: real.get(path) ?? path, text }));
}

/** Reads Markdown files, and the scripts and pictures next to them. */
async function readContentFiles(
  docs: DocsFolders,
): Promise<Pick<SiteFiles, 'content' | 'scripts' | 'pictures'>> {
  const { problems } = docs;
  const paths = await listPaths('content', docs);
  problems.push(...paths.filter(isLoose).map(looseFileProblem));
  const isText = (path: string) => path.endsWith('.md') && !isLoose(path);
  problems.push(...leftBehind(paths.filter(isText)));
  const [content, code, drawn] = await Promise.all([
    readMeant(paths, isText, docs),
    readMeant(paths, isScript, docs),
    readMeant(paths, isPicture, docs),
  ]);
  // An image that a text shows from its own folder is reported there.
  problems.push(...unreadContent(paths).filter(({ file }) => !isShownFrom(file, content)));
  const { pictures, problems: wrong } = readPictures(drawn, (text, read) => remember('picture', text, read));
  const addressed = new Set(content.filter(({ text }) => !/^slug:/m.test(text)).map(({ path }) => path));
  problems.push(...wrong, ...refusedByWindows(paths, (path) => addressed.has(path)));
  // A script that could not be read is reported: for the texts that show it, it is not missing as well.
  const unread = paths.filter((path) => isScript(path) && !code.some((script) => script.path === path));
  const scripts = [...code, ...unread.map((path) => ({ path, text: '--' }))];
  return { content, scripts, pictures: new ShownPictures(pictures) };
}

/** Returns whether a text in the folder of an image, or in one around it, names it as the image to show. */
function isShownFrom(image: string, texts: TextFile[]): boolean {
  if (!/\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(image)) return false;
  return texts.some(({ path, text }) => {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const name = image.slice(folder.length);
    return image.startsWith(folder) && (text.includes(`](${name}`) || text.includes(`](./${name}`));
  });
}

async function readSnapshotFiles(docs: DocsFolders): Promise<TextFile[]> {
  const paths = await listPaths('snapshots', docs);
  docs.problems.push(...unreadSnapshots(paths));
  return readTexts(
    docs.siteDir,
    paths.filter((path) => path.endsWith('.json')),
    docs.problems,
  );
}

/** Lists the files of a folder that each of the docs may have. */
async function listPaths(name: string, { siteDir, folders, problems }: DocsFolders): Promise<string[]> {
  const lists = await Promise.all(folders.map((folder) => listFiles(siteDir, folder + name, problems)));
  const paths = lists.flat();
  problems.push(...sameButForCase(paths), ...decomposedNames(paths));
  return paths;
}

/** Texts of a language, and their file; none when the file is missing. */
async function readCatalogue(
  siteDir: string,
  code: string,
  problems: Problem[],
): Promise<{ entries: Record<string, string>; file?: TextFile }> {
  const path = `i18n/${code}/texts.json`;
  if (!existsSync(join(siteDir, path))) return { entries: {} };
  const [file] = await readTexts(siteDir, [path], problems);
  if (!file) return { entries: {} };
  const { text } = file;
  try {
    const { texts, malformed } = parseTexts(text);
    append(problems, malformedTexts(path, malformed, text));
    append(problems, repeatedTexts(path, text));
    append(problems, await checkPlaceholders(file, texts));
    append(problems, checkHtmlTexts(file, texts));
    return { entries: inOneLine(texts), file };
  } catch (error) {
    problems.push(unreadableTexts(path, code, text, error));
    return { entries: {} };
  }
}

function emptySite(): Problem {
  return {
    severity: 'error',
    file: '.',
    message: 'The site is empty: there is no Lua file in `definitions/` and no Markdown file in `content/`.',
    fix: 'Choose the right folder with `--site`, or add a file such as `definitions/client.lua`.',
  };
}
