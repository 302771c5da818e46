import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compareText } from '../../shared/compare-text.ts';
import { counted } from '../diagnostics/counted.ts';
import { unreadableFile } from '../diagnostics/file-error.ts';
import { settleConflicts } from '../diagnostics/merge-conflicts.ts';
import { formatProblem, type Problem, ProblemsError } from '../diagnostics/problem.ts';
import { scanTexts } from '../source/translations/scan-texts.ts';
import { defineCommand } from './support/command.ts';
import { siteFolder, text, UsageError } from './support/options.ts';
import { readText } from './support/read-text.ts';
import { ensureSiteFolder } from './support/site-folder.ts';

/** `npm run i18n:extract` */
export const run = defineCommand({
  name: 'i18n:extract',
  summary:
    'Adds the texts that a language does not translate yet to i18n/<locale>/texts.json, and keeps the rest.',
  options: {
    locale: text('CODE', 'Language from the configuration, such as fr', undefined),
    site: siteFolder(),
  },
  async action({ locale, site }) {
    ensureSiteFolder(site);
    const wanted = await siteTexts(site, locale);
    if (!wanted) return 1;
    const path = join('i18n', wanted.locale, 'texts.json');
    const file = join(site, path);
    const { mergeTexts } = await import('../source/translations/texts-file.ts');
    const { replaceFile } = await import('../files/replace-file.ts');
    const former = await readFormer(file, path, wanted.locale);
    // Last, because every file of the engine is parsed.
    const { texts: engine, problems } = await scanTexts();
    for (const problem of problems) console.error(formatProblem(problem));
    if (problems.length) return 1;
    const sorted = [...engine].sort(([a], [b]) => compareText(a, b));
    const texts = new Map([...wanted.texts.map((wording) => [wording, wording] as const), ...sorted]);
    for (const problem of former.misplaced(texts)) console.error(formatProblem(problem));
    const merged = mergeTexts(former.texts, former.entries, texts);
    await mkdir(dirname(file), { recursive: true });
    await replaceFile(file, merged.json);
    const { added, untranslated, unused } = merged;
    console.log(
      `${path}: ${counted(texts.size, 'text')}, ${added.length} added, ${untranslated.length} not translated.`,
    );
    if (unused.length) console.log(`No longer used: ${unused.map((key) => `\`${key}\``).join(', ')}.`);
    return 0;
  },
});

/** What a language's file of texts holds. */
interface Former {
  texts: Record<string, string>;
  entries: Map<string, unknown>;
  /** Reports entries that wait for the translation of one of the texts with other words than those of the site. */
  misplaced(texts: Map<string, string>): Problem[];
}

/**
 * Reads a language's file of texts; without one, there are none.
 *
 * @throws ProblemsError when the file contains what would be lost.
 */
async function readFormer(file: string, path: string, code: string): Promise<Former> {
  const { malformedTexts, misplacedText, parseTexts, placesOf, repeatedTexts, unreadableTexts } =
    await import('../source/translations/texts-file.ts');
  const json = await readText(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw new ProblemsError([unreadableFile(error, path)]);
  });
  const conflicts = settleConflicts(path, json).problems;
  if (conflicts.length) throw new ProblemsError(conflicts);
  const read = () => {
    try {
      return { ...parseTexts(json), entries: new Map(Object.entries<unknown>(JSON.parse(json))) };
    } catch (error) {
      throw new ProblemsError([unreadableTexts(path, code, json, error)]);
    }
  };
  const { texts, malformed, entries } = read();
  // An empty text waits for its translation; anything else was meant to be one.
  const lost = malformed.filter((key) => entries.get(key) !== '');
  const faults = [...malformedTexts(path, lost, json), ...repeatedTexts(path, json)];
  if (faults.length) throw new ProblemsError(faults);
  const misplaced: Former['misplaced'] = (wanted) =>
    [...placesOf(json)].flatMap(([key, [place]]) => {
      const original = wanted.get(key);
      const fault = original === undefined ? undefined : misplacedText(key, entries.get(key), original);
      return fault ? [{ severity: 'warning', file: path, ...place, ...fault }] : [];
    });
  return { texts, entries, misplaced };
}

/** The texts of a site itself: those of its configuration and its folders. */
async function siteTexts(
  site: string,
  code: string | undefined,
): Promise<{ locale: string; texts: string[] } | undefined> {
  const { configTexts, loadConfig } = await import('../config/index.ts');
  const { config, problems } = await loadConfig(site);
  for (const problem of problems) console.error(formatProblem(problem));
  if (!config) return undefined;
  const { locales, defaultLocale } = config.i18n;
  if (code === undefined || !Object.hasOwn(locales, code)) {
    const codes = Object.keys(locales).map((name) => `\`${name}\``);
    const found = code === undefined ? 'found none' : `found \`${code}\``;
    throw new UsageError(
      `\`--locale\` needs a language from the configuration, ${found}. The configuration has ${codes.join(', ')}.`,
    );
  }
  const { folderLabels } = await import('../site/documents/folder-labels.ts');
  const { docsSets } = await import('../site/sets/docs-sets.ts');
  const { readSiteFiles } = await import('../source/site-files.ts');
  const { files } = await readSiteFiles(site, ['', ...docsSets(config).map((set) => set.folder)], []);
  const texts = [
    // The configuration of a site is in its default language.
    ...(code === defaultLocale ? [] : configTexts(config)),
    ...folderLabels(files.content.map((file) => file.path)),
  ];
  return { locale: code, texts };
}
