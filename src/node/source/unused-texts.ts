import { configTexts, type SiteConfig } from '../config/index.ts';
import { nearest } from '../diagnostics/nearest.ts';
import type { Problem } from '../diagnostics/problem.ts';
import { folderTexts } from '../site/folder-texts.ts';
import type { SiteFiles } from './site-files.ts';
import { readEngineTexts } from './text-placeholders.ts';
import { placesOf } from './texts-file.ts';

/**
 * Reports what no reader of a language ever sees: translations of texts that the site does not have, and plural forms
 * beyond those of the language.
 */
export async function unusedTexts(
  { catalogues, content }: Pick<SiteFiles, 'catalogues' | 'content'>,
  config: SiteConfig,
): Promise<Problem[]> {
  if (catalogues.size === 0) return [];
  const engine = await readEngineTexts();
  const ids = new Set([
    ...engine.keys(),
    ...configTexts(config),
    ...folderTexts(content.map(({ path }) => path)),
  ]);
  return [...catalogues].flatMap(([code, { path, text }]) => {
    const most = formsOf(config.i18n.locales[code]?.htmlLang ?? code);
    const texts: Record<string, unknown> = JSON.parse(text);
    return [...placesOf(text)].flatMap(([key, [place]]): Problem[] => {
      const at = { severity: 'warning', file: path, ...place } as const;
      // An empty one has been reported.
      if (texts[key] === '') return [];
      if (!ids.has(key))
        return [
          {
            ...at,
            ...unknown(
              key,
              [...ids].filter((id) => !(id in texts)),
            ),
          },
        ];
      const forms = String(texts[key]).split('|').length;
      const isPlural = engine.get(key)?.includes('|');
      if (isPlural === false && forms > 1)
        return [
          {
            ...at,
            message: `The text \`${key}\` has no plural forms, so readers would see the \`|\` of its translation.`,
            fix: 'Write one form.',
          },
        ];
      if (!isPlural || forms <= most) return [];
      return [
        {
          ...at,
          message: `The text \`${key}\` has ${forms} plural forms, but the language has ${most}.`,
          fix: 'Remove those that it does not have: the order is zero, one, two, few, many, other.',
        },
      ];
    });
  });
}

function unknown(key: string, missing: string[]): Pick<Problem, 'message' | 'fix'> {
  const near = nearest(key, missing);
  return {
    message: `\`${shorten(key)}\` is not a text of the site, so its translation is never shown.`,
    fix: near ? `Write \`${near}\`.` : 'Write the id or the wording as it is now, or remove the line.',
  };
}

function shorten(key: string): string {
  return key.length > 80 ? `${key.slice(0, 80)}…` : key;
}

/** How many plural forms a language has. */
function formsOf(language: string): number {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories.length;
}
