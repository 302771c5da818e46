import { beforeAll, expect, test } from 'vitest';
import { stringify } from '../../../../src/node/markdown/to-markdown/to-markdown.ts';
import { hasTwin } from '../../../../src/shared/page-kinds.ts';
import { twinFile } from '../../../../src/shared/urls.ts';
import {
  llmsText,
  lostWords,
  nodesOf,
  parseTwin,
  readTwins,
  type TwinnedPage,
} from '../../../support/twins.ts';

let all: TwinnedPage[];
beforeAll(async () => {
  all = await readTwins('.');
});

test('TWN-01: every page but the search and the not-found page has a twin', () => {
  const pages = all[0]?.source.catalogue.pages ?? [];
  const without = pages.filter((page) => !all.some((it) => it.page === page)).map(({ kind }) => kind);
  expect(without.sort()).toEqual(['NotFound', 'Search']);
  expect(all.length).toBeGreaterThan(600);
});

test('TWN-02: a twin has every word of its page: names, types, descriptions, code', () => {
  const lost = all.flatMap((it) => {
    const words = lostWords(it);
    return words.length ? [`${it.page.route}: ${words.slice(0, 12).join(' ')}`] : [];
  });
  expect(lost).toEqual([]);
});

test('TWN-03: twins are GFM and nothing else, in one form', () => {
  const wrong = all.flatMap(({ page: { route }, twin }) => {
    const { body, root } = parseTwin(twin);
    const prose = nodesOf(root, 'text').map(({ value }) => value);
    return [
      ...nodesOf(root, 'html').map(({ value }) => `${route}: HTML ${value}`),
      ...prose
        .filter((value) => /^:::|\n:::|\{unconfirmed\}/.test(value))
        .map((value) => `${route}: ${value}`),
      ...(/&#x?\w+;/.test(prose.join(' ')) ? [`${route}: an entity`] : []),
      ...(nodesOf(root, 'heading').filter(({ depth }) => depth === 1).length === 1
        ? []
        : [`${route}: title`]),
      ...(stringify(root.children) === body ? [] : [`${route}: another form`]),
    ];
  });
  expect(wrong).toEqual([]);
});

test('TWN-03: the members of a field are one sentence in the cell', () => {
  const { twin = '' } = all.find(({ page }) => page.route === '/docs/events/aim_fire') ?? {};
  expect(twin).toMatch(/aimed at\. `0`: [^|;]+[^.]; `1`: Head; [^|]+ `10`: Gear\. \|/);
});

test('TWN-03: a mark of doubt beside a value leads to its meaning, as on the page', () => {
  const marks = (nodes: { url: string }[], at: string) => nodes.filter(({ url }) => url === at).length;
  const wrong = all
    .filter(({ page }) => page.route.startsWith('/docs/values/'))
    .flatMap(({ page: { route }, html, twin }) => {
      const onPage = html.split('<a class="badge" href="/docs/about#doubt">unconfirmed</a>').length - 1;
      const inTwin = marks(nodesOf(parseTwin(twin).root, 'link'), '/docs/about.md#doubt');
      return onPage === inTwin ? [] : [`${route}: ${onPage} on the page, ${inTwin} in its twin`];
    });
  expect(wrong).toEqual([]);
  const { twin = '' } = all.find(({ page }) => page.route === '/docs/values/buttons') ?? {};
  expect(twin).toContain('| Not known ([unconfirmed](/docs/about.md#doubt)) |');
});

test('no summary leads to the page that it is on', () => {
  const leads = all.map(({ page: { route }, html }) => ({
    route,
    lead: /<p class="lead">.*?<\/p>/s.exec(html)?.[0] ?? '',
  }));
  expect(leads.filter(({ lead }) => lead).length).toBeGreaterThan(500);
  expect(
    leads.filter(({ route, lead }) => lead.includes(`href="${route}"`)).map(({ route }) => route),
  ).toEqual([]);
});

test('TWN-04: twins lead to twins, and no link of the site leads nowhere', () => {
  const { catalogue, base = '/' } = all[0]?.source ?? {};
  const pages = catalogue?.pages ?? [];
  const twins = new Set(pages.filter(({ kind }) => hasTwin(kind)).map(({ route }) => twinFile(route, base)));
  const files = new Set([
    '/addon.zip',
    '/api.json',
    '/api.schema.json',
    '/definitions.zip',
    '/blog/rss.xml',
    '/blog/atom.xml',
    '/search',
    '/llms.txt',
    '/llms-full.txt',
  ]);
  for (const { route } of catalogue?.scripts ?? []) files.add(route);
  const wrong = all.flatMap(({ page, twin }) =>
    nodesOf(parseTwin(twin).root, 'link')
      .map(({ url }) => url)
      .filter((url) => url.startsWith('/') && !twins.has(url.replace(/#.*/, '')) && !files.has(url))
      .map((url) => `${page.route}: ${url}`),
  );
  expect(wrong).toEqual([]);
  const walked = new Set(['/index.md']);
  const links = new Map(
    all.map(({ page, twin }) => [
      twinFile(page.route, base),
      nodesOf(parseTwin(twin).root, 'link').map(({ url }) => url.replace(/#.*/, '')),
    ]),
  );
  for (const file of walked) for (const url of links.get(file) ?? []) if (twins.has(url)) walked.add(url);
  expect([...twins].filter((file) => !walked.has(file))).toEqual([]);
});

test('TWN-06: llms.txt lists every twin in the order of the sidebars, llms-full.txt has the whole reference', () => {
  const { catalogue } = all[0]?.source ?? {};
  const llms = llmsText(all[0]?.source) ?? '';
  const origin = catalogue?.site.origin ?? '';
  const listed = [...llms.matchAll(/^- \[[^\n]*\]\((\S+)\)(?:: .+)?$/gm)].map(([, url = '']) => url);
  expect(llms).toMatch(/^# .+\n\n> .+\n\n.+\n\n## /);
  expect(new Set(listed)).toEqual(new Set(all.map(({ page }) => origin + twinFile(page.route, '/'))));
  expect(listed.length).toBe(all.length);
  const full = llmsText(all[0]?.source, 'llms-full.txt') ?? '';
  const reference = all.filter(({ page }) =>
    /^(?:Group|Function|Event|EventIndex|Type|TypeIndex)$/.test(page.kind),
  );
  const lacking = reference.filter(({ page }) => !full.includes(`\n<${origin}${page.route}>\n`));
  expect(lacking.map(({ page }) => page.route)).toEqual([]);
  const order = listed.filter((url) => full.includes(`\n<${url.replace(/\.md$/, '')}>\n`));
  const positions = order.map((url) => full.indexOf(`\n<${url.replace(/\.md$/, '')}>\n`));
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
});
