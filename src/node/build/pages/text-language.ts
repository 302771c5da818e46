import type { PageFrame } from '../../../shared/page.ts';
import { type CataloguePage, isTranslation } from '../../site/index.ts';
import type { SiteSource } from '../../source/index.ts';

/**
 * Returns the language of a page's text where the page has no translation: its navigation is in the language of the
 * reader, its text in that of the site. On the page of a symbol, the language has words beside the text, such as headings
 * of sections, so that only the direction is that of the text.
 */
export function textLanguage(
  { kind, source: file }: Pick<CataloguePage, 'kind' | 'source'>,
  { locale, locales: [original] }: Pick<SiteSource, 'locale' | 'locales'>,
): PageFrame['textLanguage'] {
  if (file === undefined || !original || original.code === locale.code || isTranslation(file))
    return undefined;
  const { htmlLang: lang, direction: dir } = original;
  if (kind === 'Article') return { lang, dir };
  return dir === locale.direction ? undefined : { dir };
}
