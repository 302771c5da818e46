import type { DocsInput } from '../catalogue/docs.ts';
import { type DocsSet, docsSets } from '../catalogue/docs-sets.ts';
import { buildCatalogue, type Catalogue } from '../catalogue/index.ts';
import { localeViews } from '../catalogue/site-input.ts';
import { loadConfig, type SiteConfig } from '../config/index.ts';
import { compareProblems, type Problem } from '../diagnostics/problem.ts';
import { readReference } from '../reference/index.ts';
import type { LocaleView } from '../shell/site.ts';
import { readSite, type SiteFiles, type SourceFile } from './read-site.ts';

/** A site in one language that was read, checked and put in order, ready to be rendered. */
export interface Source {
  config: SiteConfig;
  /** Base URL of this language. */
  base: string;
  /** Base URL of the default language, below which the scripts of all languages are. */
  rootBase: string;
  locale: LocaleView;
  /** All languages of the site. */
  locales: LocaleView[];
  /** Definition files of the latest docs, for the editor's download. */
  definitions: SourceFile[];
  catalogue: Catalogue;
}

/**
 * Reads a site's folder as far as its problems allow, once for each language; all problems come at once, sorted.
 * Without sources in the answer, the errors among them say why. The default language is the first.
 */
export async function readSources(
  siteDir: string,
  base?: string,
): Promise<{ sources: Source[]; problems: Problem[] }> {
  const configuration = await loadConfig(siteDir);
  const { config, problems } = configuration;
  const sets = config ? docsSets(config) : [];
  const locales = config ? localeViews(config, base) : [];
  const folders = sets.length ? sets.map((set) => set.folder) : [''];
  const translations = locales
    .slice(1)
    .flatMap(({ code }) => folders.map((folder) => `i18n/${code}/${folder}`));
  const site = await readSite(
    siteDir,
    [...folders, ...translations],
    locales.map(({ code }) => code),
  );
  problems.push(...site.problems);
  if (!config) {
    problems.push(...readReference(site.files.definitions).problems);
    return { sources: [], problems: problems.sort(compareProblems) };
  }
  const sources: Source[] = [];
  const [main] = locales;
  for (const locale of locales) {
    const docs = sets.map((set) => docsInput(set, locale === main ? undefined : locale.code, site.files));
    problems.push(...docs.flatMap((it) => it.problems));
    const texts = site.files.texts.get(locale.code) ?? {};
    const made = await buildCatalogue({ config, base: locale.base, locale: locale.code, texts, docs });
    problems.push(...made.problems);
    if (!made.catalogue) continue;
    const definitions = docs[0]?.definitions ?? [];
    sources.push({
      config,
      base: locale.base,
      rootBase: main?.base ?? '/',
      locale,
      locales,
      definitions,
      catalogue: made.catalogue,
    });
  }
  const failed = problems.some((problem) => problem.severity === 'error');
  return { sources: failed ? [] : sources, problems: unique(problems).sort(compareProblems) };
}

/** Files of a docs set in one language: a translated file takes the place of the one that it translates. */
function docsInput(
  set: DocsSet,
  code: string | undefined,
  files: SiteFiles,
): DocsInput & { problems: Problem[]; definitions: SourceFile[] } {
  const definitions = inLanguage(files.definitions, `${set.folder}definitions/`, code);
  const content = inLanguage(files.content, `${set.folder}content/`, code);
  const { reference, problems } = readReference(definitions);
  return { set, reference, content, problems, definitions };
}

function inLanguage(
  files: SourceFile[],
  folder: string,
  code: string | undefined,
): (SourceFile & { place: string })[] {
  const kind = folder.endsWith('content/') ? 'content/' : 'definitions/';
  const below = (start: string) =>
    files
      .filter(({ path }) => path.startsWith(start))
      .map((file) => ({ ...file, place: kind + file.path.slice(start.length) }));
  const original = below(folder);
  if (code === undefined) return original;
  const translated = new Map(below(`i18n/${code}/${folder}`).map((file) => [file.place, file]));
  return original.map((file) => translated.get(file.place) ?? file);
}

/** The same problem of a file that several languages share is told once. */
function unique(problems: Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
