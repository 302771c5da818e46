import { docsSets } from '../catalogue/docs-sets.ts';
import { buildCatalogue, type Catalogue } from '../catalogue/index.ts';
import { localeViews } from '../catalogue/site-input.ts';
import {
  type Complaint,
  configProblems,
  loadConfig,
  type SiteConfig,
  translateConfig,
} from '../config/index.ts';
import { compareProblems, type Problem } from '../diagnostics/problem.ts';
import { readReference } from '../reference/index.ts';
import type { LocaleView } from '../shell/site.ts';
import { docsFiles } from './docs-files.ts';
import { readGitDates } from './git.ts';
import { readSite } from './read-site.ts';
import type { SourceFile } from './site-folder.ts';

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
  /** Day of the last change of each file, by path; empty without a repository. */
  dates: ReadonlyMap<string, string>;
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
  const folders = [...new Set(['', ...sets.map((set) => set.folder)])];
  const translations = locales
    .slice(1)
    .flatMap(({ code }) => folders.map((folder) => `i18n/${code}/${folder}`));
  const reading = config?.repository ? readGitDates(siteDir) : new Map<string, string>();
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
  const dates = await reading;
  const sources: Source[] = [];
  const complaints: Complaint[] = [];
  const [main] = locales;
  for (const locale of locales) {
    const {
      docs,
      definitions,
      problems: wrong,
    } = docsFiles(sets, site.files, locale === main ? undefined : locale.code);
    problems.push(...wrong);
    const texts = site.files.texts.get(locale.code) ?? {};
    const localConfig = translateConfig(config, (text) => texts[text] ?? text);
    const made = await buildCatalogue({
      config: localConfig,
      base: locale.base,
      locale: locale.code,
      texts,
      statics: site.files.statics,
      docs,
    });
    complaints.push(...made.complaints);
    problems.push(...made.problems);
    if (!made.catalogue) continue;
    sources.push({
      config: localConfig,
      base: locale.base,
      rootBase: main?.base ?? '/',
      locale,
      locales,
      definitions,
      dates,
      catalogue: made.catalogue,
    });
  }
  const hasError = () => problems.some((problem) => problem.severity === 'error');
  const broken = hasError();
  // What a file with an error leaves out is no mistake of the configuration: its warnings can wait.
  const told = complaints.filter(({ severity }) => !(broken && severity === 'warning'));
  problems.push(...(await configProblems(siteDir, told)));
  const failed = hasError();
  return { sources: failed ? [] : sources, problems: unique(problems).sort(compareProblems) };
}

/** The same problem of a file that several languages share is told once. */
function unique(problems: Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
