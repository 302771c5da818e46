import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkConfig } from '../../../src/node/config/check.ts';
import { editFormUrl } from '../../../src/node/config/index.ts';
import type { Problem } from '../../../src/node/diagnostics/problem.ts';
import { readFrontMatter } from '../../../src/node/markdown/front-matter/front-matter.ts';
import { createTextRenderer } from '../../../src/node/markdown/index.ts';
import { createLinkResolver } from '../../../src/node/site/links/links.ts';
import type { StaticUrls } from '../../../src/node/site/links/static-urls.ts';
import { fileUrl, isExternal, leadsTo } from '../../../src/node/site/links/urls.ts';
import { createPlaceTable } from '../../../src/node/site/reference/places.ts';
import { createSymbolTable } from '../../../src/node/site/reference/symbols.ts';
import { createRoutes } from '../../../src/node/site/routes.ts';
import { underBase } from '../../../src/shared/urls.ts';
import { readGood } from '../node/luacats/support.ts';
import { base, HOST, hostileAddress } from './hostile-addresses.ts';
import { property } from './support.ts';

const address = hostileAddress(['img.svg', '.md']);
const MINIMAL = { title: 'Site', url: HOST, brand: { words: ['site'] } };

/** The origin that a browser takes an address for, on a page of the site. */
function originOf(url: string): string {
  return URL.canParse(url, `${HOST}/docs/page`) ? new URL(url, `${HOST}/docs/page`).origin : HOST;
}

/** Whether an author wrote that a link leads to another site. */
function namesHost(url: string): boolean {
  return isExternal(url) || /^\s*[a-z][a-z\d+.-]*:/i.test(url);
}

const reference = readGood({});
const symbols = createSymbolTable(reference, [], createRoutes('/docs'));

function resolver(under: string, statics: StaticUrls = new Map()) {
  return createLinkResolver({
    base: under,
    rootBase: under,
    trailingSlash: undefined,
    symbols,
    places: createPlaceTable(reference, [], symbols),
    kinds: new Map(),
    files: new Map(),
    statics,
    pictures: new Map(),
  });
}

property(
  'a link of a text leads to another host only where it names one',
  150,
  fc.tuple(address, base),
  async ([url, under]) => {
    const problems: Problem[] = [];
    const links = resolver(under);
    const renderer = await createTextRenderer({
      links,
      onLua: () => {},
      problems,
      texts: [],
      doubtHref: undefined,
    });
    const written = /[<>\n\r]/.test(url) ? '/a' : url;
    const { blocks } = renderer.article(
      'a.md',
      `---\ntitle: T\n---\n[a](<${written.replaceAll('\\', '\\\\')}>)`,
    );
    const [, href = ''] = / ?href="([^"]*)"/.exec(JSON.stringify(blocks).replaceAll('\\"', '"')) ?? [];
    if (namesHost(written.trim())) return;
    expect(originOf(href.replaceAll('&#x26;', '&')), href).toBe(HOST);
  },
);

property('a file of the site is never on another host', 300, fc.tuple(address, base), ([path, under]) => {
  if (isExternal(path)) return;
  expect(originOf(fileUrl(path, under)), path).toBe(HOST);
});

property(
  'an address of the configuration names a host as it is written, without code and credentials',
  300,
  address,
  (url) => {
    const fields = {
      navbar: { items: [{ label: 'a', href: url }], logo: { src: 'a.svg', href: url } },
      repository: { url },
      editUrl: url,
      issueUrl: url,
      search: { hosts: [url], appId: 'a', apiKey: 'b', indexName: 'c' },
      pwa: { shortcuts: [{ label: 'a', to: url }] },
    };
    for (const [name, value] of Object.entries(fields)) {
      if (!checkConfig({ ...MINIMAL, [name]: value }).config || !URL.canParse(url, HOST)) continue;
      const read = new URL(url, `${HOST}/docs/page`);
      expect(read.protocol, url).not.toMatch(/^(?:javascript|data|vbscript):$/);
      if (name === 'pwa') expect(originOf(underBase(url, '/')), url).toBe(HOST);
      if (name !== 'navbar' && name !== 'pwa') {
        expect(read.protocol, url).toMatch(/^https?:$/);
        expect(read.username + read.password, url).toBe('');
      } else if (!namesHost(url)) expect(originOf(leadsTo(url, (it) => underBase(it, '/'))), url).toBe(HOST);
    }
  },
);

property('the page of an author is no code, and a host only where one is named', 150, address, (url) => {
  const problems: Problem[] = [];
  const text = `---\nauthors:\n  - name: A\n    url: ${JSON.stringify(url)}\n---\n`;
  for (const { url: read } of readFrontMatter('a.md', text, problems).frontMatter.authors ?? []) {
    if (read === undefined || !URL.canParse(read, HOST)) continue;
    expect(
      isExternal(read) || originOf(leadsTo(read, (it) => underBase(it, '/'))) === HOST || namesHost(read),
    ).toBe(true);
    expect(new URL(read, HOST).protocol).not.toMatch(/^(?:javascript|data|vbscript):$/);
  }
});

property('a link to edit a file stays in the repository', 150, address, (file) => {
  // Names of files have none: half a character is read as a sign of its own.
  if (/\p{Surrogate}/u.test(file)) return;
  const url = editFormUrl({ repository: { url: 'https://host.test/o/r', branch: 'main' } }, file);
  const { origin, username, search, hash } = new URL(url ?? '');
  expect([origin, username, search, hash]).toEqual(['https://host.test', '', '', '']);
});

test.each([
  ['navbar.items[0].html', { navbar: { items: [{ to: '/', html: '<a href="javascript:alert(1)">a</a>' }] } }],
  [
    'navbar.items[0].value',
    { navbar: { items: [{ type: 'html', value: "<a href='java\tscript:x'>a</a>" }] } },
  ],
  ['footer.copyright', { footer: { copyright: '<a class=x HREF = data:text/html,x>a</a>' } }],
  ['footer.links[0].html', { footer: { links: [{ html: '<img src="javascript:x">' }] } }],
  ['announcementBar.content', { announcementBar: { content: '<form action=" javascript:x"></form>' } }],
])('HTML of the configuration may not link code: %s', (field, part) => {
  expect(checkConfig({ ...MINIMAL, ...part }).issues).toEqual([
    {
      path: expect.anything(),
      message: expect.stringMatching(
        /^`[^`]+`: The HTML has the link `[^`]+`, which runs or contains code\.$/,
      ),
      fix: 'Write a URL such as `https://example.com`.',
    },
  ]);
  expect(checkConfig({ ...MINIMAL, ...part }).issues[0]?.message).toContain(`\`${field}\``);
});

test.each([
  ['<iframe src="/x"></iframe>', '<iframe'],
  ['a <STYLE>b {}</STYLE>', '<STYLE'],
  ['<meta http-equiv=refresh content="0;//evil.test">', '<meta'],
  ['<b title="<script">a</b>', '<script'],
])('HTML of the configuration has no foreign elements: %s', (content, found) => {
  expect(checkConfig({ ...MINIMAL, announcementBar: { content } }).issues).toEqual([
    {
      path: expect.anything(),
      message: `\`announcementBar.content\`: The HTML has \`${found}\`, which is not allowed in pages.`,
      fix: 'Remove it, or link to what it shows.',
    },
  ]);
  expect(checkConfig({ ...MINIMAL, announcementBar: { content: '<i>metal</i> &lt;link>' } }).issues).toEqual(
    [],
  );
});

test.each([
  'url(//evil.test/a.png)',
  'red URL (https://evil.test)',
  'image-set("//evil.test/a.png" 1x)',
  'u\\72l(//evil.test)',
  'red;background:url(/a)',
])('a colour of the configuration names no file: %s', (color) => {
  for (const field of ['backgroundColor', 'textColor'])
    expect(
      checkConfig({ ...MINIMAL, announcementBar: { content: 'a', [field]: color } }).issues,
    ).toMatchObject([{ message: expect.stringContaining('expected a CSS colour such as `#9ad65b`.') }]);
  expect(
    checkConfig({
      ...MINIMAL,
      announcementBar: { content: 'a', textColor: 'light-dark(rgb(1 2 3 / 50%), var(--text))' },
    }).issues,
  ).toEqual([]);
});

test.each(['repository', 'editUrl', 'issueUrl', 'hosts'])('%s may not publish credentials', (field) => {
  const url = 'https://me:secret@host.test/o/r';
  const part = {
    repository: { repository: { url } },
    editUrl: { editUrl: url },
    issueUrl: { issueUrl: url },
    hosts: { search: { hosts: [url], appId: 'a', apiKey: 'b', indexName: 'c' } },
  }[field];
  const [issue, ...rest] = checkConfig({ ...MINIMAL, ...part }).issues;
  expect(issue?.message).toContain('has a user name or a password, which every page would show.');
  expect(issue?.fix).toBe('Write it without them.');
  expect(rest).toEqual([]);
});
