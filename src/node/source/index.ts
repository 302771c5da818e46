import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { LocaleView } from '../../shared/locale.ts';
import { CONFIG_FILE, loadConfig } from '../config/index.ts';
import { append } from '../diagnostics/append.ts';
import { joinHidden } from '../diagnostics/garbled-text.ts';
import { compareProblems, type Problem } from '../diagnostics/problem.ts';
import type { ReferenceMemory } from '../luacats/index.ts';
import { localeViews } from '../site/frame/site-input.ts';
import { docsSets } from '../site/sets/docs-sets.ts';
import { checkLanguages, type Languages } from './check-languages.ts';
import { readHistory } from './files/git.ts';
import { readTexts } from './files/site-folder.ts';
import { missingFolders, unreadFolders } from './files/unread-folders.ts';
import { unreadDrawings } from './images/unread-drawings.ts';
import type { Renderings } from './kept-renderings.ts';
import { overruledFiles } from './links/static-clashes.ts';
import { replacedStatics } from './links/written-files.ts';
import type { SiteSource } from './model.ts';
import { type Reading, readLanguage } from './read-language.ts';
import { readSiteFiles } from './site-files.ts';
import { unusedTexts } from './translations/unused-texts.ts';

export type { SiteSource } from './model.ts';
export { forgetEngineTexts } from './translations/text-placeholders.ts';

/** A site's folder as far as it could be read. */
export interface ReadSources {
  /** Empty when there are errors. */
  sources: SiteSource[];
  /** All problems of the site at once, sorted. */
  problems: Problem[];
  /** URLs of broken links that are among the problems. */
  reported: Set<string>;
}

/** How a site is read. */
export interface ReadOptions {
  /** Base URL instead of the configured one. */
  base?: string | undefined;
  /** The site is being written: its pages can be made again. */
  isFollowed?: boolean;
  /** Folder of what builds keep. */
  kept?: string;
  /** What definition files declared in earlier builds. */
  memory?: ReferenceMemory;
  /** What texts became in earlier builds. */
  renderings?: Renderings;
}

/**
 * Reads a site's folder as far as its problems allow, once for each language; all problems come at once, those of
 * links too. Without sources in the answer, the errors among them say why. The default language is the first.
 */
export async function readSources(
  siteDir: string,
  { base, isFollowed = false, kept, memory, renderings }: ReadOptions = {},
): Promise<ReadSources> {
  const folder = await folderProblem(siteDir);
  if (folder) return stopped([folder]);
  const { config: right, assumed, problems } = await loadConfig(siteDir);
  const config = right ?? assumed.config;
  const sets = docsSets(config);
  const locales = localeViews(config, base);
  const folders = [...new Set(['', ...sets.map((set) => set.folder)])];
  const readingHistory = readHistory(siteDir, { kept, isDated: config.repository !== undefined });
  const site = await readSiteFiles(
    siteDir,
    [...folders, ...translatedFolders(folders, locales)],
    locales.map(({ code }) => code),
  );
  // A folder that also lacks the configuration is the wrong one.
  const isWrong = !existsSync(join(siteDir, CONFIG_FILE));
  append(problems, isWrong ? site.problems.filter(({ file }) => file !== '.') : site.problems);
  // Nothing else is certain: whatever the site names may be there.
  if (isReferenceLost(site, folders)) return stopped(problems);
  const missing = await missingFolders(siteDir);
  // That the site is empty follows from it.
  if (missing.length) return stopped([...problems.filter(({ file }) => file !== '.'), ...missing]);
  // Whatever the configuration names is missing.
  if (problems.some(({ file }) => file === '.')) return stopped(problems);
  append(problems, await unreadFolders(siteDir, config, folders, assumed?.isDoubtful));
  append(problems, await unreadDrawings(siteDir));
  append(problems, await unusedTexts(site.files, config, assumed === undefined));
  const reading: Reading = {
    siteDir,
    config,
    isDoubtful: assumed?.isDoubtful,
    locales,
    files: site.files,
    history: await readingHistory,
    licence: await readLicence(siteDir, problems),
    isFollowed,
    memory,
    renderings,
    problems,
    shared: [...problems],
    issues: [],
  };
  const languages = await readLanguages(reading);
  const { sources } = languages;
  const reported = await checkLanguages(reading, languages, assumed);
  const failed = problems.some((problem) => problem.severity === 'error');
  // A mistake may be why a text does not show its picture.
  if (!failed) append(problems, site.files.pictures.problems());
  // A build that continues reports what it really replaces.
  if (failed || isFollowed) append(problems, overruledFiles(replacedStatics(sources)));
  return {
    sources: failed ? [] : sources,
    problems: joinHidden(unique(problems.map((problem) => atRealFile(problem, site.misnamed)))).sort(
      compareProblems,
    ),
    reported,
  };
}

/** Returns the result if the problems so far make all others uncertain. */
function stopped(problems: Problem[]): ReadSources {
  return { sources: [], problems: unique(problems).sort(compareProblems), reported: new Set() };
}

/** The folders of the docs in each language but the default one. */
function translatedFolders(folders: string[], locales: LocaleView[]): string[] {
  return locales.slice(1).flatMap(({ code }) => folders.map((folder) => `i18n/${code}/${folder}`));
}

async function readLicence(siteDir: string, problems: Problem[]): Promise<string | undefined> {
  const paths = existsSync(join(siteDir, 'LICENSE')) ? ['LICENSE'] : [];
  const [licence] = await readTexts(siteDir, paths, problems);
  return licence?.text;
}

/** Reads the languages that have something to show, one after the other. */
async function readLanguages(reading: Reading): Promise<Languages> {
  const languages: Languages = { sources: [], linked: [] };
  for (const locale of reading.locales) {
    const read = await readLanguage(locale, reading);
    if (!read) continue;
    languages.sources.push(read.source);
    languages.linked.push(read.linked);
  }
  return languages;
}

/** Without the folder of the site, nothing else is worth reporting. */
async function folderProblem(siteDir: string): Promise<Problem | undefined> {
  const found = await stat(siteDir).catch(() => undefined);
  if (found?.isDirectory()) return undefined;
  return {
    severity: 'error',
    file: siteDir,
    message: found
      ? 'This is a file, expected the folder of a site.'
      : 'The folder of the site does not exist.',
    fix: 'Choose the folder with `--site`.',
  };
}

/** Returns whether a folder or file of definitions could not be read. */
function isReferenceLost(
  { files, problems, misnamed }: Awaited<ReturnType<typeof readSiteFiles>>,
  folders: string[],
): boolean {
  const read = new Set(files.definitions.map(({ path }) => misnamed.get(path) ?? path));
  return problems.some(
    ({ severity, file }) =>
      severity === 'error' &&
      ((/(?:^|\/)definitions(?:\/.*)?$/i.test(file) && !read.has(file)) ||
        folders.some((folder) => folder.startsWith(`${file}/`))),
  );
}

/** Returns a problem with the real name of its file, which may have been read as if it had the right extension. */
function atRealFile(problem: Problem, misnamed: ReadonlyMap<string, string>): Problem {
  const { file } = problem;
  return { ...problem, file: misnamed.get(file) ?? file };
}

/** Reports a problem of a file that several languages share only once, and so what two files claim in each of them. */
function unique(problems: Problem[]): Problem[] {
  const keyOf = (problem: Problem) => {
    const key = JSON.stringify(problem);
    return problem.claim === undefined ? key : key.replace(/i18n\/[^/`]+\//g, '');
  };
  return [...new Map(problems.toReversed().map((problem) => [keyOf(problem), problem])).values()];
}
