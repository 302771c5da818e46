import fc from 'fast-check';
import { expect } from 'vitest';
import { isNearby, isPageFile, isSidebar } from '../../../src/client/runtime/loading/data-shapes.ts';
import { isSiteFile } from '../../../src/client/runtime/loading/site-file.ts';
import { hitLink, isHitUrl } from '../../../src/client/search/hit-link.ts';
import { parseQuery } from '../../../src/client/search/query/query.ts';
import { createSynonyms } from '../../../src/client/search/query/synonyms.ts';
import { buildIndex } from '../../../src/node/search/write-index.ts';
import { buildValues } from '../../../src/node/search/write-values.ts';
import { SearchError } from '../../../src/shared/search/model.ts';
import { splitChunks, splitWords, tokenizeChunk } from '../../../src/shared/search/tokenizer.ts';
import { createEngine, event, page, part, row } from '../search/records.ts';
import { anyJson, anyText, DANGEROUS, mutatedJson, property, soup } from './support.ts';

const owner = page('client.trace_line', {
  aliases: ['old_trace'],
  summary: 'Traces a line.',
  text: 'It ends at a surface.',
  deprecated: true,
});
const hits = page('Hit groups', { kind: 'Article', href: '/docs/hits', where: 'Docs' });
const records = [
  owner,
  part(owner, 'skip', 'Entity to ignore.'),
  event('player_death'),
  hits,
  row(hits, 'Head', 'head', 'The head.'),
];
const index = buildIndex(records, ['trace ray', 'enemy opponent'], '/values.json');
const file: unknown = JSON.parse(index);

const QUERY = [
  'client.',
  'trace',
  '_line',
  'event:',
  'type:',
  'page:',
  '"',
  '“',
  "'",
  '.',
  ':',
  '/docs/api/',
  '#',
  '?',
  '%zz',
  '%2f',
  '(',
  '=',
  'how do i',
  'tracr',
  '描画関数',
  'é',
  'ﬁ',
  'İ',
  '=1',
  'Head',
  ...DANGEROUS,
];
const query = fc.oneof(
  soup(QUERY, 12),
  anyText,
  fc.string({ unit: 'binary', minLength: 200, maxLength: 2_000 }),
);
const engine = createEngine(index);

property('any query is parsed and answered', 250, query, (text) => {
  const { words, joined } = parseQuery(text);
  expect(joined.length + words.join('').length).toBeLessThan(2_000);
  const { hits: found, total } = engine.search(text, { limit: 20 });
  expect(found.length).toBeLessThanOrEqual(Math.min(20, total));
  expect(new Set(found.map(({ href, title }) => href + title)).size).toBe(found.length);
});

property('any text is cut into words, each of which is a part of it', 200, query, (text) => {
  for (const word of splitWords(text)) expect(word).toMatch(/\S/);
  for (const chunk of splitChunks(text)) expect(tokenizeChunk(chunk)).not.toContain('');
  expect(() => createSynonyms([text, text])).not.toThrow();
});

property(
  'any file in the place of the index is refused with a reason, or can be searched',
  150,
  fc.oneof(mutatedJson(file), anyJson),
  (value) => {
    try {
      const other = createEngine(JSON.stringify(value));
      for (const text of ['trace', 'client.', 'event:player', 'head', '__proto__'])
        other.search(text, { limit: 5 });
    } catch (error) {
      if (!(error instanceof SearchError)) throw error;
      expect(error.message).toMatch(/Reload the page/);
    }
  },
);

property(
  'any text in the place of the index is refused',
  100,
  fc.oneof(
    anyText,
    fc.nat(index.length).map((at) => index.slice(0, at)),
  ),
  (text) => {
    if (text === index) return;
    expect(() => createEngine(text)).toThrow(SearchError);
  },
);

const rows: unknown = JSON.parse(buildValues(records));

property(
  'any file of rows is refused with a reason, or can be searched',
  150,
  fc.oneof(mutatedJson(rows), anyJson),
  (value) => {
    const other = createEngine(index);
    try {
      other.addValues([{ url: '/values.json', text: JSON.stringify(value) }]);
      other.search('head', { limit: 5 });
    } catch (error) {
      if (!(error instanceof SearchError)) throw error;
    }
  },
);

property(
  'a hit never leads to a script, nor to a site that is not named',
  300,
  fc.tuple(
    soup(
      [
        '/',
        '//',
        '\\',
        'https:',
        'javascript:',
        'data:',
        'evil.test',
        'docs.test',
        '/x',
        '#',
        '?',
        '\t',
        '\n',
        '@',
        ':',
        '%2f',
      ],
      10,
    ),
    fc.constantFrom('/', '/x/'),
  ),
  ([url, base]) => {
    const { href } = hitLink(url, { base, pattern: '^https://docs\\.test/' });
    const { origin, protocol } = new URL(href, 'https://here.test/docs/page');
    expect(protocol).toBe('https:');
    expect(['https://here.test', 'https://docs.test']).toContain(origin);
    if (isHitUrl(url)) expect(new URL(url, 'https://here.test').origin).toBe('https://here.test');
  },
);

const pageFile = {
  shell: 'b',
  kind: 'Article',
  route: '/docs',
  title: 'Docs',
  description: '',
  sidebar: { id: 'a', file: 'b' },
  breadcrumbs: [{ label: 'Docs', href: '/docs' }],
  toc: [{ id: 'a', html: 'A', depth: 2 }],
  previous: { href: '/a', label: 'A' },
  next: { href: '/b', label: 'B' },
  html: '<h1>Docs</h1>',
};
const sidebar = [
  { label: 'API', href: '/docs/api', items: [{ label: 'client', href: '/docs/api/client', kind: 'Group' }] },
];

property(
  'any answer is judged, and what passes has the texts that the shell shows',
  250,
  fc.oneof(mutatedJson([pageFile, sidebar]), anyJson),
  (value) => {
    const [file, tree] = Array.isArray(value) ? value : [value, value];
    for (const check of [isPageFile, isSidebar, isSiteFile, isNearby])
      expect(typeof check(file)).toBe('boolean');
    if (isPageFile(file))
      expect([file.kind, file.route, file.title, file.shell].map((it) => typeof it)).toEqual([
        'string',
        'string',
        'string',
        'string',
      ]);
    if (isSidebar(tree))
      for (const { label, href = '' } of tree)
        expect([typeof label, typeof href]).toEqual(['string', 'string']);
  },
);
