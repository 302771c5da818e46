import type { Translator } from '../../shared/i18n/translator.ts';
import { countTypos } from '../../shared/search/typos.ts';

/**
 * Returns the headings of the sections that end the page of a symbol, in the order that readers need. A text that is not
 * translated has the original headings: those of the first language of the site, or the English ones.
 */
function endings(i18n: Translator): string[][] {
  const languages = [i18n, ...(i18n.original ? [i18n.original] : [])];
  const all = (wording: (i18n: Translator) => string) => languages.map(wording);
  return [
    ['Example', 'Examples', ...all((i18n) => i18n.t('symbol.example', 'Example'))],
    ['Errors', ...all((i18n) => i18n.t('symbol.errors', 'Errors'))],
    ['Where to call', ...all((i18n) => i18n.t('symbol.whereToCall', 'Where to call'))],
    ['Notes', ...all((i18n) => i18n.t('symbol.notes', 'Notes'))],
  ];
}

/**
 * Returns the place of a section among those that end a page (example, errors, where to call, notes), from 0; -1 for a
 * section that the page is about.
 */
export function endingRank(title: string, i18n: Translator): number {
  return endings(i18n).findIndex((titles) => titles.includes(title));
}

/** Returns the heading that was most likely meant: one that differs in letter case, in the plural, or by a typo. */
export function meantEnding(title: string, i18n: Translator): string | undefined {
  if (endingRank(title, i18n) >= 0) return undefined;
  return endings(i18n)
    .flat()
    .find(
      (ending) =>
        stem(ending) === stem(title) || (ending.length > 6 && countTypos(stem(title), stem(ending), 1) <= 1),
    );
}

/** Returns a heading without what authors write differently: letter case, punctuation at its end, the plural. */
function stem(title: string): string {
  return title.toLowerCase().replace(/s?[^\p{L}]*$/u, '');
}
