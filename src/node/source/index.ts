import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { LocaleView } from '../../shared/site.ts';
import type { AssumedConfig } from '../config/assume.ts';
import {
  type ConfigIssue,
  configProblems,
  formatPath,
  loadConfig,
  translateConfig,
} from '../config/index.ts';
import { append } from '../diagnostics/append.ts';
import { compareProblems, type Problem } from '../diagnostics/problem.ts';
import { type DocsSet, docsSets } from '../site/docs-sets.ts';
import { buildCatalogue } from '../site/index.ts';
import { localeViews } from '../site/site-input.ts';
import { docsFiles } from './docs-files.ts';
import { readGitDates } from './git.ts';
import type { SiteSource } from './model.ts';
import { readSite, type SiteFiles } from './read-site.ts';
import { remakeSource } from './remake-source.ts';
import { readTexts } from './site-folder.ts';
import { checkWrittenLinks } from './source-links.ts';
import type { LinkedSite } from './source-targets.ts';
import { unreadDrawings } from './unread-drawings.ts';
import { unreadFolders } from './unread-folders.ts';
import { unusedTexts } from './unused-texts.ts';

export type { SiteSource } from './model.ts';

/** A site's folder as far as it could be read. */
export interface ReadSources {
  /** Empty when there are errors. */
  sources: SiteSource[];
  /** All problems of the site at once, sorted. */
  problems: Problem[];
  /** URLs of broken links that are among the problems. */
  told: Set<string>;
}

/** How a site is read. */
export interface ReadOptions {
  /** Base URL instead of the configured one. */
  base?: string | undefined;
  /** The site is being written: its pages can be made again. */
  isFollowed?: boolean;
}

/**
 * Reads a site's folder as far as its problems allow, once for each language; all problems come at once, those of
 * links too. Without sources in the answer, the errors among them say why. The default language is the first.
 */
export async function readSources(
  siteDir: string,
  { base, isFollowed = false }: ReadOptions = {},
): Promise<ReadSources> {
  const folder = await folderProblem(siteDir);
  if (folder) return { sources: [], problems: [folder], told: new Set() };
  const { config: right, assumed, problems } = await loadConfig(siteDir);
  const config = right ?? assumed.config;
  const sets = docsSets(config);
  const locales = localeViews(config, base);
  const folders = [...new Set(['', ...sets.map((set) => set.folder)])];
  const translations = locales
    .slice(1)
    .flatMap(({ code }) => folders.map((folder) => `i18n/${code}/${folder}`));
  const readingDates = config.repository ? readGitDates(siteDir) : new Map<string, string>();
  const site = await readSite(
    siteDir,
    [...folders, ...translations],
    locales.map(({ code }) => code),
  );
  append(problems, site.problems);
  if (right) {
    append(problems, await unreadFolders(siteDir, right, folders));
    append(problems, await unreadDrawings(siteDir));
    append(problems, await unusedTexts(site.files, right));
  }
  const dates = await readingDates;
  const licences = existsSync(join(siteDir, 'LICENSE')) ? ['LICENSE'] : [];
  const [licence] = await readTexts(siteDir, licences, problems);
  const issues: ConfigIssue[] = [];
  const reading: Reading = {
    siteDir,
    config,
    isDoubtful: assumed?.isDoubtful,
    sets,
    locales,
    files: site.files,
    licence: licence?.text,
    dates,
    isFollowed,
    problems,
    issues,
  };
  const sources: SiteSource[] = [];
  const linked: LinkedSite[] = [];
  for (const locale of locales) {
    const read = await readLanguage(locale, reading);
    if (!read) continue;
    sources.push(read.source);
    linked.push(read.linked);
  }
  const links = checkWrittenLinks(linked, site.files.statics);
  append(problems, links.problems);
  append(issues, links.issues);
  const written = assumed ? issues.map((it) => restored(it, assumed.restore(it.path))) : issues;
  append(problems, await configProblems(siteDir, written));
  const failed = problems.some((problem) => problem.severity === 'error');
  return {
    sources: failed ? [] : sources,
    problems: unique(problems).sort(compareProblems),
    told: links.told,
  };
}

/** What a site is read from in each language, and what is wrong with it so far. */
interface Reading extends Pick<SiteSource, 'config' | 'locales' | 'licence' | 'dates'> {
  siteDir: string;
  isDoubtful: AssumedConfig['isDoubtful'] | undefined;
  sets: DocsSet[];
  files: SiteFiles;
  isFollowed: boolean;
  problems: Problem[];
  issues: ConfigIssue[];
}

/** Reads a site in one language; undefined when its problems leave nothing to show. */
async function readLanguage(
  locale: LocaleView,
  reading: Reading,
): Promise<{ source: SiteSource; linked: LinkedSite } | undefined> {
  const { siteDir, isDoubtful, sets, locales, files, licence, dates, isFollowed, problems, issues } = reading;
  const [main] = locales;
  const code = locale === main ? undefined : locale.code;
  const before = problems.length;
  const { docs, definitions, lost, ...wrong } = docsFiles(sets, files, code);
  append(problems, wrong.problems);
  append(issues, wrong.issues);
  const texts = files.texts.get(locale.code) ?? {};
  const { base } = locale;
  const { statics, pictures } = files;
  const config = translateConfig(reading.config, (text) => own(texts, text) ?? text);
  const made = await buildCatalogue({
    config,
    base,
    locale: locale.code,
    texts,
    statics,
    pictures,
    docs,
    problems,
    lost,
    isFollowed,
    ...(isDoubtful && { isDoubtful }),
  });
  append(issues, made.issues);
  if (code) append(problems, ofTranslation(problems.splice(before), code));
  const { catalogue } = made;
  if (!catalogue) return undefined;
  const places = { base, rootBase: main?.base ?? '/', locale, locales };
  const source: SiteSource = { ...places, config, definitions, statics, licence, dates, catalogue };
  if (isFollowed) source.remake = remakeSource(source, { siteDir, sets, files, docs, code });
  const { pages, scripts } = catalogue;
  return { source, linked: { ...made, base, code: locale.code, pages, scripts } };
}

/** Without the folder of the site, nothing else is worth telling. */
async function folderProblem(siteDir: string): Promise<Problem | undefined> {
  const found = await stat(siteDir).catch(() => undefined);
  if (found?.isDirectory()) return undefined;
  return {
    severity: 'error',
    file: siteDir,
    message: found
      ? 'This is a file, expected the folder of a site.'
      : 'The folder of the site does not exist.',
    fix: 'Name the folder with `--site`.',
  };
}

/** The same issue about the configuration as it is written. */
function restored(issue: ConfigIssue, path: PropertyKey[]): ConfigIssue {
  const message = issue.message.replace(formatPath(issue.path), () => formatPath(path));
  return { ...issue, path, message };
}

/** An inherited key such as `constructor` is not a text unless the language has it. */
function own(texts: Record<string, string>, text: string): string | undefined {
  return Object.hasOwn(texts, text) ? texts[text] : undefined;
}

/** Problems of a language: next to errors of its own files, what is wrong with shared files only there follows from these. */
function ofTranslation(problems: Problem[], code: string): Problem[] {
  const own = problems.filter(({ file }) => file.startsWith(`i18n/${code}/`));
  return own.some(({ severity }) => severity === 'error') ? own : problems;
}

/** Reports a problem of a file that several languages share only once, and so what two files claim in each of them. */
function unique(problems: Problem[]): Problem[] {
  const keyOf = (problem: Problem) => {
    const key = JSON.stringify(problem);
    return problem.claim === undefined ? key : key.replace(/i18n\/[^/`]+\//g, '');
  };
  return [...new Map(problems.toReversed().map((problem) => [keyOf(problem), problem])).values()];
}
