import type { PageFrame } from '../../../shared/page.ts';
import { type CataloguePage, originalLanguage } from '../../site/index.ts';
import type { SiteSource } from '../../source/index.ts';

/**
 * Returns the language of a doc's text where the doc has no translation: its navigation is in the language of the
 * reader, its text in that of the site. The page of a symbol also has words in the reader's language, such as section
 * headings, so only the direction follows the text.
 */
export function textLanguage(
  { kind, source: file }: Pick<CataloguePage, 'kind' | 'source'>,
  { config, locale }: Pick<SiteSource, 'config' | 'locale'>,
): PageFrame['textLanguage'] {
  if (file === undefined || locale.code === config.i18n.defaultLocale) return undefined;
  const language = originalLanguage(file, config);
  if (!language || kind === 'Article') return language;
  return language.dir === locale.direction ? undefined : { dir: language.dir };
}
