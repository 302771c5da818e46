import * as z from 'zod';
import { line, segment, text } from './fields.ts';

const locale = z.strictObject({
  label: line.describe('Name of the language in that language, such as `Français`.'),
  htmlLang: text
    .refine(isLanguageTag, {
      error: ({ input }) => `\`${input}\` is not a valid language tag.\n${fixForTag(String(input))}`,
    })
    .describe('Value of the `lang` attribute; dates and plurals follow its rules.'),
  direction: z.enum(['ltr', 'rtl']).default('ltr').describe('Writing direction.'),
});

/** The languages of the site. */
export const i18n = z
  .strictObject({
    defaultLocale: text
      .default('en')
      .describe('Code of the default language; its addresses have no language segment.'),
    locales: z
      .record(segment, locale)
      .default({ en: { label: 'English', htmlLang: 'en', direction: 'ltr' } })
      .describe('Languages of the site by code.'),
  })
  .superRefine((value, ctx) => {
    if (Object.hasOwn(value.locales, value.defaultLocale)) return;
    const message = `\`locales\` has no entry for the default locale \`${value.defaultLocale}\`.`;
    ctx.addIssue({
      code: 'custom',
      path: ['defaultLocale'],
      message: `${message}\nAdd the entry, or name another default.`,
    });
  });

/** What to write for a tag; systems write `pt_BR`, browsers `pt-BR`. */
function fixForTag(tag: string): string {
  const hyphened = tag.replaceAll('_', '-');
  return isLanguageTag(hyphened) ? `Write \`${hyphened}\`.` : 'Write one such as `en` or `pt-BR`.';
}

/** Returns whether a tag is well formed and starts with the code of a language: `german` is well formed, too. */
function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1 && /^[a-z]{2,3}(?:-|$)/i.test(tag);
  } catch {
    return false;
  }
}
