import { expect, test } from 'vitest';
import { localeViews } from '../../../../../src/node/site/frame/site-input.ts';
import { read } from '../../config/helpers.ts';

test('LOC-03: the default language comes first and has no segment', () => {
  const locale = (htmlLang: string) => ({ label: htmlLang, htmlLang });
  const config = read({ i18n: { defaultLocale: 'en', locales: { fr: locale('fr'), en: locale('en') } } });
  expect(localeViews(config, '/x/').map(({ code, base }) => [code, base])).toEqual([
    ['en', '/x/'],
    ['fr', '/x/fr/'],
  ]);
});
