import { describe, expect, test } from 'vitest';
import { parseType } from '../../../../src/node/luacats/index.ts';
import { plainText } from '../../../../src/node/markdown/index.ts';
import type { InlineOrigins } from '../../../../src/node/markdown/origins.ts';
import { stringify } from '../../../../src/node/markdown/to-markdown/to-markdown.ts';
import { entryLabel } from '../../../../src/node/site/reference/lists.ts';
import { groupParams, signatureHtml } from '../../../../src/node/site/views/signature.ts';
import { linkedType, typeHtml } from '../../../../src/node/site/views/type-html.ts';
import { namesIn } from '../../../../src/node/site/views/type-uses.ts';

const link = (name: string) =>
  name === 'entindex' ? { href: '/docs/types/entindex', kind: 'Type' } : undefined;

const type = parseType;

const bare = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"');

describe('types as HTML', () => {
  test('documented types are links with the kind of their page, others are not', () => {
    expect(typeHtml(type('entindex'), link)).toBe(
      '<a class="t" href="/docs/types/entindex" data-kind="Type">entindex</a>',
    );
    expect(typeHtml(type('number'), link)).toBe('<span class="t">number</span>');
  });

  test.each([
    'entindex?',
    'string | nil',
    'integer[]',
    '(string | integer)[]',
    'table<integer, string>',
    '"x"',
    '{ a?: number }',
    'fun(): ...(string | integer)',
    'fun(a?: string)',
    '(...integer)[]',
  ])('%s reads as written', (text) => {
    expect(bare(typeHtml(type(text), link))).toBe(text);
  });

  test('markup in literals is escaped', () => {
    expect(typeHtml({ kind: 'literal', text: '"<b>"' }, link)).toBe(
      '<span class="s">&quot;&lt;b&gt;&quot;</span>',
    );
  });

  test('a type has the names of all types inside it', () => {
    expect([...namesIn(type('table<integer, fun(a: entindex): string?>'))]).toContain('entindex');
    expect([...namesIn(type('fun(): entindex[]'))]).toEqual(['entindex']);
    expect([...namesIn(type('"entindex"'))]).toEqual([]);
  });
});

describe('types as Markdown', () => {
  const pages: Record<string, string> = { entindex: '/docs/types/entindex', vector: '/docs/types/vector' };
  const typeLink = (name: string) => {
    const href = pages[name];
    return href === undefined ? undefined : { href };
  };
  const written = (text: string) => {
    const origins: InlineOrigins = new Map();
    const html = linkedType(type(text), { typeLink, renderer: { origins } });
    return stringify([{ type: 'paragraph', children: origins.get(html) ?? [] }]).trim();
  };

  test.each([
    ['string?', '`string?`'],
    ['entindex[]', '[`entindex[]`](/docs/types/entindex)'],
    [
      'table<entindex, vector>',
      '`table<entindex, vector>`: [`entindex`](/docs/types/entindex), [`vector`](/docs/types/vector)',
    ],
  ])('%s is code, and leads to the pages of the types in it', (text, markdown) => {
    expect(written(text)).toBe(markdown);
  });

  test('what the same type was written from before stays', () => {
    const origins: InlineOrigins = new Map();
    const write = () => linkedType(type('entindex'), { typeLink, renderer: { origins } });
    const first = origins.get(write());
    expect(origins.get(write())).toBe(first);
  });
});

describe('signatures', () => {
  const params = (names: string[]) =>
    names.map((name) => ({
      name: name.replace('?', ''),
      optional: name.endsWith('?'),
      type: type('number'),
    }));

  test('a short one is one line with its returns; a name stays beside its type', () => {
    const html = signatureHtml(
      {
        prefix: 'math.',
        name: 'abs',
        params: params(['x']),
        returns: [{ name: 'value', type: type('number') }],
      },
      link,
    );
    expect(bare(html)).toBe('math.abs(x:\u00a0number) →\u00a0value:\u00a0number');
  });

  test('a long one breaks between parameters that do not belong together', () => {
    const html = signatureHtml(
      {
        prefix: 'a.',
        name: 'trace',
        params: params(['skip', 'from_x', 'from_y', 'to_x', 'to_y', 'last?']),
        returns: [],
      },
      link,
    );
    expect(bare(html).split('\n')).toEqual([
      'a.trace(',
      '    skip:\u00a0number,',
      '    from_x:\u00a0number, from_y:\u00a0number,',
      '    to_x:\u00a0number, to_y:\u00a0number,',
      '    last?:\u00a0number',
      ')',
    ]);
  });

  test.each([
    [['x', 'y', 'z'], [[0, 1, 2]]],
    [
      ['x0', 'y0', 'x1', 'y1'],
      [
        [0, 1],
        [2, 3],
      ],
    ],
    [
      ['r', 'g', 'b', 'a', 'text'],
      [[0, 1, 2, 3], [4]],
    ],
    [['pitch', 'yaw'], [[0, 1]]],
    [
      ['a', 'name', 'b'],
      [[0], [1], [2]],
    ],
  ])('parameters %j are grouped as %j', (names, groups) => {
    expect(groupParams(names)).toEqual(groups);
  });
});

test('plain text of a line of Markdown', () => {
  expect(plainText('Old name of `client.delay_call`; see [events](/docs/events), **now**.')).toBe(
    'Old name of client.delay_call; see events, now.',
  );
  expect(plainText('a * b * c')).toBe('a * b * c');
});

test.each([
  ['function', 'trace_line', 'trace_line'],
  ['value', 'version', 'version'],
  ['method', 'reload', ':reload'],
  ['constructor', 'vector', 'vector()'],
] as const)('within its group the %s `%s` is called %s', (kind, shortName, label) => {
  expect(entryLabel({ kind, shortName })).toBe(label);
});
