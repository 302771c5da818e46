import { describe, expect, test } from 'vitest';
import { CONFIG, page, problemsOf } from './problems-of.ts';

const LOCALES = `{ en: { label: 'English', htmlLang: 'en' }, fr: { label: 'Français', htmlLang: 'fr' } }`;

describe('a mistake is reported where it is written, once', () => {
  test('a broken link in the translation of a text of the configuration', async () => {
    const bar = '<a href="/docs/start">Start</a>';
    const files = {
      'site.config.ts': CONFIG.replace(
        'brand',
        `announcementBar: { content: '${bar}' }, i18n: { locales: ${LOCALES} }, brand`,
      ),
      'content/docs/start.md': page('Text.'),
      'i18n/fr/texts.json': JSON.stringify({ [bar]: bar.replace('start', 'strat') }, null, 2),
    };
    expect(await problemsOf(files)).toEqual([
      'i18n/fr/texts.json:2:3: warning: Broken link: `/docs/strat`.\n  Did you mean `/docs/start`?',
    ]);
  });

  test('the address of an author that leads nowhere', async () => {
    const authors = 'authors: [{ name: Ann, url: /docs/strat }]\n';
    const files = {
      'content/docs/start.md': page('Text.'),
      'content/blog/2025-01-02-news.md': page('News.', authors),
    };
    expect(await problemsOf(files)).toEqual([
      'content/blog/2025-01-02-news.md:3:1: warning: Broken link: `/docs/strat`.\n  Did you mean `/docs/start`?',
    ]);
  });

  test('a file in the place of the folder of a version', async () => {
    const versions = "versions: [{ name: 'current', label: 'Next' }, { name: '1.0', label: '1', path: '1' }]";
    const files = {
      'site.config.ts': CONFIG.replace('brand', `docs: { ${versions} }, brand`),
      'content/docs/start.md': page('[x](/docs/1/start)'),
      'versions/1.0': 'text',
    };
    expect(await problemsOf(files)).toEqual([
      'versions/1.0: error: `versions/1.0` is a file, expected a folder.\n  Remove or rename it.',
    ]);
  });
});
