import { configTexts, type SiteConfig } from '../../config/index.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import { folderLabels } from '../../site/documents/folder-labels.ts';
import type { TextFile } from '../files/site-folder.ts';
import { readEngineTexts } from './text-placeholders.ts';
import { isText, isWaiting, misplacedText, placesOf, shorten } from './texts-file.ts';

/**
 * Reports what no reader of a language ever sees: translations of texts that the site does not have, those in the place of the
 * text to translate, and plural forms beyond those of the language.
 *
 * @param isCertain Whether the configuration has no error. If it has, its texts are not all known, and only keys that are close
 * to one of the site are reported.
 */
export async function unusedTexts(
  { catalogues, content }: { catalogues: ReadonlyMap<string, TextFile>; content: TextFile[] },
  config: SiteConfig,
  isCertain: boolean,
): Promise<Problem[]> {
  if (catalogues.size === 0) return [];
  const engine = await readEngineTexts();
  const ids = new Set([
    ...engine.keys(),
    ...configTexts(config),
    ...folderLabels(content.map(({ path }) => path)),
  ]);
  return [...catalogues].flatMap(([code, { path, text }]) => {
    const most = formsOf(config.i18n.locales[code]?.htmlLang ?? code);
    const texts: Record<string, unknown> = JSON.parse(text);
    const missing = [...ids].filter((id) => !(id in texts));
    return [...placesOf(text)].flatMap(([key, [place]]): Problem[] => {
      // What is not a text has been reported.
      if (!isText(texts[key]) && !isWaiting(texts[key])) return [];
      const near = ids.has(key) ? undefined : nearest(key, missing);
      if (!isCertain && !near) return [];
      const fault = ids.has(key)
        ? (misplacedText(key, texts[key], engine.get(key) ?? key) ??
          explainForms(key, String(texts[key]), { english: engine.get(key), most }))
        : unknown(key, near);
      return fault ? [{ severity: 'warning', file: path, ...place, ...fault }] : [];
    });
  });
}

type Fault = Pick<Problem, 'message' | 'fix'>;

/** Says why a translation has plural forms that nobody sees. */
function explainForms(
  key: string,
  translation: string,
  { english, most }: { english: string | undefined; most: number },
): Fault | undefined {
  const forms = translation.split('|').length;
  const isPlural = english?.includes('|');
  if (isPlural === false && forms > 1)
    return {
      message: `The text \`${key}\` has no plural forms, so readers would see the \`|\` of its translation.`,
      fix: 'Write one form.',
    };
  if (!isPlural || forms <= most) return undefined;
  return {
    message: `The text \`${key}\` has ${forms} plural forms, but the language has ${most}.`,
    fix: 'Remove those that it does not have: the order is zero, one, two, few, many, other.',
  };
}

/** Says that a key is not one of the site. `near` is the one that it is close to. */
function unknown(key: string, near: string | undefined): Fault {
  return {
    message: `\`${shorten(key)}\` is not a text of the site, so its translation is never shown.`,
    fix: near ? `Did you mean \`${near}\`?` : 'Write the id or the wording as it is now, or remove the line.',
  };
}

/** How many plural forms a language has. */
function formsOf(language: string): number {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories.length;
}
