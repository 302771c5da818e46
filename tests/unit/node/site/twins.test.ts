import { beforeAll, describe, expect, test } from 'vitest';
import { isPageRoute, spellClean, twinFile } from '../../../../src/shared/urls.ts';
import {
  llmsText,
  lostWords,
  nodesOf,
  parseTwin,
  readTwins,
  type TwinnedPage,
} from '../../../support/twins.ts';

const SITES = ['content', 'locales', 'look', 'small', 'versions'].map((name) => `tests/fixtures/${name}`);

let all: Map<string, TwinnedPage[]>;
beforeAll(async () => {
  all = new Map();
  for (const dir of SITES) all.set(dir, await readTwins(dir));
});

const twinAt = (site: string, route: string, language = 'en') =>
  all
    .get(`tests/fixtures/${site}`)
    ?.find(({ page, source }) => page.route === route && source.locale.code === language)?.twin ?? '';

describe.each(SITES)('%s', (site) => {
  test('TWN-02: twins have every word of their pages', () => {
    const lost = all.get(site)?.flatMap((it) => {
      const words = lostWords(it);
      return words.length ? [`${it.page.route}: ${words.slice(0, 12).join(' ')}`] : [];
    });
    expect(lost).toEqual([]);
  });

  test('TWN-03: twins hold no HTML and no directive', () => {
    const wrong = all.get(site)?.flatMap(({ page, twin }) => {
      const { root } = parseTwin(twin);
      const prose = nodesOf(root, 'text').filter(({ value }) => /^:::|\n:::/.test(value));
      return [...nodesOf(root, 'html'), ...prose].map(({ value }) => `${page.route}: ${value}`);
    });
    expect(wrong).toEqual([]);
  });
});

test('TWN-03: admonitions are quotes, tabs and details are lists, pictures are a line, code is there in full', () => {
  const notes = twinAt('content', '/docs/notes');
  expect(notes).toContain('> **Tip**\n>\n> The second.\n');
  expect(notes).toMatch(
    /- \*\*Where the wind comes from\*\*\n\n {2}From the sea .+\n\n {2}`wind.lua`:\n\n {2}```lua\n/,
  );
  expect(twinAt('content', '/docs/tabs')).toContain('- **Wind**\n\n  Text about wind.\n\n- **Rain**\n');
  expect(twinAt('content', '/docs/pictures')).toMatch(/^\*Picture: .+\*$/m);
  const code = twinAt('content', '/docs/code');
  expect(code).toContain('```lua\nlocal a = 1\nlocal b = 2\nlocal c = 3\n\nlocal d = 4\nlocal e = 5\n```');
});

test('TWN-01: the front matter says title, address and description of the page', () => {
  const { facts } = parseTwin(twinAt('content', '/docs/code'));
  expect(facts).toBe(
    'title: Code\nurl: https://weather.example.com/docs/code\ndescription: Every kind of code block.\n',
  );
});

test('TWN-07: other languages and versions have twins of their own, which lead to each other', () => {
  const french = twinAt('locales', '/docs/api/bell/ring', 'fr');
  expect(parseTwin(french).facts).toContain('/fr/docs/api/bell/ring\n');
  const links = nodesOf(parseTwin(twinAt('locales', '/docs/events', 'fr')).root, 'link').map(
    ({ url }) => url,
  );
  expect(links).toContain('/fr/docs/events/bell_heard.md');
  const old = parseTwin(twinAt('look', '/docs/1.0/api/station'));
  expect(old.facts).toMatch(/^version: /m);
  expect(nodesOf(old.root, 'link').map(({ url }) => url)).toContain('/docs/1.0/api/station/readwind.md');
  const llms = llmsText(all.get('tests/fixtures/look')?.[0]?.source) ?? '';
  expect(llms).toMatch(/\/docs\/api\/station\.md\)[\s\S]*## Optional\n[\s\S]*\/docs\/1\.0\.md\)/);
  expect(llms).not.toContain('/docs/1.0/api');
  expect(llms.match(/^- \[Overview[^\]]*\]/gm)).toEqual([
    '- [Overview]',
    '- [Overview (3.0)]',
    '- [Overview (1.0)]',
  ]);
  // The home page has the title of the site, which may be that of the documentation too.
  expect(llms).toMatch(/^- \[Home page\]\([^)]*\/index\.md\)/m);
});

test('TWN-05: the address of a twin is no page and has no other spelling', () => {
  expect(twinFile('/docs/1.0', '/x/')).toBe('/x/docs/1.0.md');
  expect(twinFile('/', '/')).toBe('/index.md');
  for (const path of ['/docs/api.md', '/index.md', '/docs/1.0.md']) {
    expect(isPageRoute(path)).toBe(false);
    expect(spellClean(path)).toBe(path);
  }
});
