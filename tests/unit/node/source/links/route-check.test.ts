import { expect, test } from 'vitest';
import { checkConfiguredRoutes, checkRoutes } from '../../../../../src/node/source/links/route-check.ts';

/** What is said of a page at a route. */
function verdict(route: string, source?: string) {
  return checkRoutes([{ catalogue: { pages: [{ route, ...(source && { source }) }] } }]);
}

test.each([
  '/../x',
  '/docs/../../x',
  '/docs/..',
  '/./x',
  '/docs/%2e%2E/x',
  '/docs\\..\\x',
  '/docs/%5c..',
  '/a\0b',
])('the address %j is refused, because it leads elsewhere', (route) => {
  expect(verdict(route, 'content/docs/a.md')).toEqual([
    expect.objectContaining({
      severity: 'error',
      file: 'content/docs/a.md',
      message: expect.stringContaining(`\`${route}\` cannot be the address of a page`),
    }),
  ]);
  expect(verdict(route)).toEqual([expect.objectContaining({ file: 'site.config.ts' })]);
});

test.each(['/', '/docs/1.0', '/docs/...', '/docs/..a/b..', '/docs/a.b', '/docs/100%', '/docs/é'])(
  'the address %j is one of a page',
  (route) => {
    expect(verdict(route)).toEqual([]);
  },
);

test('a page in the place of a file, or below one, is reported once with the file of the author', () => {
  const pages = ['/sitemap.xml', '/docs/a', '/docs/b', '/img/a', '/page'].map((route) => ({
    route,
    source: `content${route}.md`,
  }));
  const statics = new Map([
    ['/docs', undefined],
    ['/img/a.png', undefined],
    ['/page/a.png', undefined],
  ]);
  expect(checkRoutes([{ catalogue: { pages }, statics }])).toEqual([
    {
      severity: 'error',
      file: 'content/sitemap.xml.md',
      message: 'The build writes the file `/sitemap.xml` where the address `/sitemap.xml` needs a folder.',
      fix: 'Give the page another `slug` or name.',
    },
    {
      severity: 'error',
      file: 'static/docs',
      message: 'The address `/docs/a` needs a folder where the file `static/docs` is.',
      fix: 'Rename or remove the file, or give the page another address.',
    },
  ]);
});

test.each([
  ['/search.json', '/search.json'],
  ['/404.html', '/404.html'],
  ['/blog/rss.xml/a', '/blog/rss.xml'],
  ['/docs/start.md', '/docs/start.md'],
  ['/docs/start/page.json', '/docs/start/page.json'],
  ['/index.md', '/index.md'],
])('a page at %s is in the place of a file of the site or of another page', (route, file) => {
  const pages = ['/', '/docs/start', route].map((it) => ({ route: it, source: `content${it}.md` }));
  expect(checkRoutes([{ catalogue: { pages } }])).toMatchObject([
    {
      severity: 'error',
      file: `content${route}.md`,
      message: expect.stringContaining(`the file \`${file}\``),
    },
  ]);
});

test.each([
  ['/index.html', '/index.html', '/'],
  ['/docs/start/index.html', '/docs/start/index.html', '/docs/start'],
  ['/index', '/index.md', '/'],
])('a page at %s would take the place of another one', (route, file, other) => {
  for (const routes of [
    ['/', '/docs/start', route],
    [route, '/docs/start', '/'],
  ]) {
    const pages = routes.map((it) => ({ route: it, source: `content${it}.md` }));
    const written = checkRoutes([{ catalogue: { pages } }]).map(({ message }) => message);
    expect(written).toHaveLength(1);
    expect(written[0]).toContain(`needs the file \`${file}\`, which the page`);
    expect(written[0]).toContain(`\`${other}\``);
  }
});

test('routes that end in `.html` or name an index elsewhere are pages', () => {
  const pages = ['/', '/a.html', '/docs/index', '/docs'].map((route) => ({ route }));
  expect(checkRoutes([{ catalogue: { pages } }])).toEqual([]);
});

test.each(['/assets', '/assets/a', '/offline/a', '/%61ssets/a'])('a page at %s is refused', (route) => {
  expect(verdict(route, 'content/docs/a.md')).toEqual([
    expect.objectContaining({
      file: 'content/docs/a.md',
      message: expect.stringContaining('files that never change'),
    }),
  ]);
  expect(verdict(`/docs${route}`)).toEqual([]);
});

test('pages in the folder of another language are reported, the first of them', () => {
  const pages = ['/', '/docs', '/docs/a'].map((route) => ({ route }));
  const of = (code: string) => {
    const sources = [
      { base: '/x/', rootBase: '/x/', catalogue: { pages } },
      { base: `/x/${code}/`, rootBase: '/x/', catalogue: { pages } },
    ];
    return [...checkRoutes(sources), ...checkConfiguredRoutes(sources)];
  };
  expect(of('fr')).toEqual([]);
  expect(of('doc')).toEqual([]);
  expect(of('docs')).toEqual([
    {
      path: ['i18n', 'locales', 'docs'],
      message: 'The address `/docs` is where a language of `i18n.locales` has its pages: `/docs/`.',
      fix: 'Give the page another address, or the language another code.',
    },
  ]);
});

test.each(['assets', 'offline'])('a language cannot be called `%s`', (code) => {
  const catalogue = { pages: [{ route: '/' }] };
  const sources = [{ catalogue }, { base: `/${code}/`, rootBase: '/', catalogue }];
  expect(checkRoutes(sources)).toEqual([]);
  expect(checkConfiguredRoutes(sources)).toEqual([
    {
      path: ['i18n', 'locales', code],
      message: `The pages of the language \`${code}\` would be in a folder of files that never change, so browsers would never show changes to them.`,
      fix: 'Give the language another code.',
    },
  ]);
});
