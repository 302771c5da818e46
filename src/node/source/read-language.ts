import type { LocaleView } from '../../shared/locale.ts';
import { type ConfigIssue, translateConfig } from '../config/index.ts';
import type { AssumedConfig } from '../config/loading/assume.ts';
import { append } from '../diagnostics/append.ts';
import type { Problem } from '../diagnostics/problem.ts';
import { latestReadings, type ReferenceMemory } from '../luacats/index.ts';
import { buildCatalogue } from '../site/index.ts';
import { untranslated } from '../site/links/untranslated.ts';
import { docsSets } from '../site/sets/docs-sets.ts';
import { docsFiles } from './docs-files.ts';
import type { Renderings } from './kept-renderings.ts';
import type { LinkedSite } from './links/source-targets.ts';
import type { SiteSource } from './model.ts';
import { remakeSource } from './remake-source.ts';
import type { SiteFiles } from './site-files.ts';
import { placesOf } from './translations/texts-file.ts';

/** What a site is read from in each language, and the problems found so far. */
export interface Reading extends Pick<SiteSource, 'config' | 'locales' | 'licence' | 'history'> {
  siteDir: string;
  isDoubtful: AssumedConfig['isDoubtful'] | undefined;
  files: SiteFiles;
  isFollowed: boolean;
  /** What definition files declared in earlier builds. */
  memory: ReferenceMemory | undefined;
  /** What texts became in earlier builds; absent while the site is being written. */
  renderings: Renderings | undefined;
  /** Problems found so far; each language adds its own. */
  problems: Problem[];
  /** Those found before the first language. What one language reports must not keep another from finding the same. */
  shared: readonly Problem[];
  issues: ConfigIssue[];
}

/** Reads a site in one language; undefined if its problems leave nothing to show. */
export async function readLanguage(
  locale: LocaleView,
  reading: Reading,
): Promise<{ source: SiteSource; linked: LinkedSite } | undefined> {
  const { siteDir, isDoubtful, locales, files, licence, history, isFollowed, problems, shared, issues } =
    reading;
  const [main] = locales;
  const code = locale === main ? undefined : locale.code;
  const found = [...shared];
  const memory = isFollowed ? latestReadings() : reading.memory;
  const texts = files.texts.get(locale.code) ?? {};
  const config = translateConfig(reading.config, (text) => ownText(texts, text) ?? text);
  const sets = docsSets(config);
  const { docs, definitions, lost, isLatestEmpty, ...wrong } = docsFiles(sets, files, { code, memory });
  append(found, wrong.problems);
  append(issues, wrong.issues);
  const { base } = locale;
  const { statics, pictures } = files;
  const originalTexts = main && main !== locale ? files.texts.get(main.code) : undefined;
  const made = await buildCatalogue({
    config,
    base,
    locale: locale.code,
    texts,
    originalTexts,
    statics,
    pictures,
    docs,
    problems: found,
    lost,
    isFollowed,
    memory: reading.renderings?.of([locale.code, base, texts, originalTexts]),
    ...(isLatestEmpty
      ? { isDoubtful: (...path: string[]) => isVersions(path) || isDoubtful?.(...path) === true }
      : isDoubtful && { isDoubtful }),
  });
  append(issues, made.issues);
  const own = found.slice(shared.length);
  append(problems, code ? newInTranslation(own, code, problems) : own);
  const { catalogue } = made;
  if (!catalogue) return undefined;
  const places = { base, rootBase: main?.base ?? '/', locale, locales };
  const source: SiteSource = { ...places, config, definitions, statics, licence, history, catalogue };
  if (isFollowed) source.remake = remakeSource(source, { siteDir, sets, files, docs, code, memory });
  const { pages, scripts } = catalogue;
  const { redirects } = config;
  const translationOf = (path: PropertyKey[]) => placeOfTranslation(path, reading, locale.code);
  return { source, linked: { ...made, base, code: locale.code, pages, scripts, redirects, translationOf } };
}

/** Returns whether a path of the configuration is that of the versions of the docs. */
function isVersions(path: string[]): boolean {
  return path.join('.') === 'docs.versions';
}

/** Where the translation of a text of the configuration is written. */
function placeOfTranslation(
  path: PropertyKey[],
  { config, files }: Reading,
  code: string,
): { file: string; line?: number; column?: number } | undefined {
  let text: unknown = config;
  for (const step of path) text = Object(text)[step];
  const catalogue = files.catalogues.get(code);
  if (typeof text !== 'string' || !catalogue || ownText(files.texts.get(code) ?? {}, text) === undefined)
    return undefined;
  return { file: catalogue.path, ...placesOf(catalogue.text).get(text)?.[0] };
}

/** An inherited key such as `constructor` is not a text unless the language has it. */
function ownText(texts: Record<string, string>, text: string): string | undefined {
  return Object.hasOwn(texts, text) ? texts[text] : undefined;
}

/** Returns whether a problem with the folder or family of a translated file is also reported at its original. */
function isReportedAtOriginal({ file, message }: Problem, problems: Problem[]): boolean {
  const original = untranslated(file);
  return (
    original !== file &&
    /(?:the file is not in `definitions\/events\/`|`docs\.reference\.eventFamilies` does not list)\.$/.test(
      message,
    ) &&
    problems.some((other) => other.file === original && other.message === message)
  );
}

/** The problems that a language adds; those of files that it shares say where their cause is. */
function newInTranslation(own: Problem[], code: string, problems: Problem[]): Problem[] {
  const before = new Set(problems.map((problem) => JSON.stringify(problem)));
  return ofTranslation(own, code)
    .filter((problem) => !isReportedAtOriginal(problem, problems))
    .map((problem) => {
      const isOwn = problem.file.startsWith('i18n/') || problem.claim !== undefined;
      if (isOwn || before.has(JSON.stringify(problem))) return problem;
      const hint = `Only the language \`${code}\` has this problem: its cause is in \`i18n/${code}/\`.`;
      return { ...problem, fix: [hint, problem.fix].filter(Boolean).join(' ') };
    });
}

/** Problems of a language. If its own files have errors, problems with shared files that only it has follow from them. */
function ofTranslation(problems: Problem[], code: string): Problem[] {
  const translated = problems.filter(({ file }) => file.startsWith(`i18n/${code}/`));
  return translated.some(({ severity }) => severity === 'error') ? translated : problems;
}
