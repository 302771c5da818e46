import type { TextLanguage } from '../../../shared/text-language.ts';
import type { SiteConfig } from '../../config/index.ts';
import { untranslated } from './untranslated.ts';

/**
 * Returns the language of a text without a translation; undefined for a translation.
 *
 * @param file Path of the text in the site's folder, read for a language other than the first one of the site.
 */
export function originalLanguage(file: string, { i18n }: Pick<SiteConfig, 'i18n'>): TextLanguage | undefined {
  const original = i18n.locales[i18n.defaultLocale];
  if (!original || untranslated(file) !== file) return undefined;
  return { lang: original.htmlLang, dir: original.direction };
}
