import { describe, expect, test } from 'vitest';
import { createLinkResolver, type LinkInput } from '../../../../../src/node/site/links/links.ts';
import { createPlaceTable } from '../../../../../src/node/site/reference/places.ts';
import { createSymbolTable } from '../../../../../src/node/site/reference/symbols.ts';
import { createRoutes } from '../../../../../src/node/site/routes.ts';
import { HEAD, readGood } from '../../luacats/support.ts';

const FAMILIES = [
  { id: 'game', label: 'Game events', path: 'game', noun: 'Game event', wireTypes: true },
  { id: 'other', label: 'Other events', path: 'other', noun: 'Other event', wireTypes: true },
];
const reference = readGood({
  'definitions/demo.lua': `${HEAD}---Runs.\nfunction demo.run_fast() end\n`,
  'definitions/events/game.lua':
    '---@meta\n\n---A round starts.\n---@class event.game.start\n---@field id integer Number.\n',
  'definitions/events/other.lua':
    '---@meta\n\n---A round starts.\n---@class event.other.start\n---@field id integer Number.\n',
});

const symbols = createSymbolTable(reference, FAMILIES, createRoutes('/docs'));

const BOX = { width: 3, height: 2, content: '' };

function resolver(change: Partial<LinkInput> = {}) {
  return createLinkResolver({
    base: '/x/',
    rootBase: '/x/',
    trailingSlash: undefined,
    symbols,
    places: createPlaceTable(reference, FAMILIES, symbols),
    kinds: new Map([['/docs/start', 'Article']]),
    files: new Map([['content/docs/start.md', '/docs/start']]),
    statics: new Map([
      ['/img/map.svg', { width: 3, height: 2 }],
      ['/img/a b.png', undefined],
    ]),
    pictures: new Map([
      ['content/docs/pictures/box.svg', BOX],
      ['content/blog/pictures/map.svg', BOX],
      ['i18n/fr/content/docs/pictures/box.svg', { ...BOX, content: 'fr' }],
    ]),
    ...change,
  });
}

test('a link to a file that all languages share leads to the file of the default language', () => {
  const { link } = resolver({ base: '/x/fr/' });
  expect(link('/api.schema.json', 'i18n/fr/content/docs/a.md')).toEqual({ href: '/x/api.schema.json' });
  expect(link('/api.json', 'i18n/fr/content/docs/a.md')).toEqual({ href: '/x/fr/api.json' });
});

test('a relative link leads to the same page from an address with a slash and from a list of posts', () => {
  const files = new Map([['content/blog/2026-01-02-a.md', '/blog/a']]);
  const { link } = resolver({ files, trailingSlash: true, kinds: new Map([['/blog/b', 'Article']]) });
  const to = (url: string) => link(url, 'content/blog/2026-01-02-a.md')?.href;
  expect(to('./b#part')).toBe('/x/blog/b/#part');
  expect(to('../docs/start?x=1')).toBe('/x/docs/start/?x=1');
  expect(to('?x=1')).toBe('?x=1');
  expect(link('b', 'definitions/demo.lua')).toEqual({ href: 'b' });
});

describe('a link of a text', () => {
  test.each([
    ['https://b.example/a', { href: 'https://b.example/a', external: true }],
    ['//b.example', { href: '//b.example', external: true }],
    ['mailto:a@b.example', { href: 'mailto:a@b.example' }],
    ['#part', { href: '#part' }],
    ['/docs/start?x=1#part', { href: '/x/docs/start?x=1#part', kind: 'Article' }],
    ['/docs/gone', { href: '/x/docs/gone' }],
    ['/img/map.svg', { href: '/x/img/map.svg' }],
    ['../start.md#part', { href: '/x/docs/start#part', kind: 'Article' }],
    ['gone.md', undefined],
    ['file.zip', { href: 'file.zip' }],
  ])('to %s', (url, target) => {
    expect(resolver().link(url, 'content/docs/more/a.md')).toEqual(target);
    expect(resolver().link(url, 'i18n/fr/content/docs/more/a.md')).toEqual(target);
  });

  test.each([
    ['/img/map.svg', { href: '/x/img/map.svg', size: { width: 3, height: 2 } }],
    ['/img/a%20b.png#x', { href: '/x/img/a%20b.png#x' }],
    ['https://b.example/a.png', { href: 'https://b.example/a.png', external: true }],
    ['./map.svg', { href: './map.svg', missing: { near: '/img/map.svg' } }],
    ['/img/mpa.svg', { href: '/img/mpa.svg', missing: { near: '/img/map.svg' } }],
    ['/other.webp', { href: '/other.webp', missing: {} }],
  ])('an image %s', (url, target) => {
    expect(resolver().image(url)).toEqual(target);
  });

  test('has the slash at the end that the site is configured with, but not to a file', () => {
    const { href, link } = resolver({ trailingSlash: true });
    expect(href('/docs/start')).toBe('/x/docs/start/');
    expect(link('/docs/start#part', 'a.md')?.href).toBe('/x/docs/start/#part');
    expect(link('/img/map.svg', 'a.md')?.href).toBe('/x/img/map.svg');
  });
});

test.each([
  ['demo', { href: '/x/docs/api/demo', kind: 'Group' }],
  ['demo.run_fast', { href: '/x/docs/api/demo/runfast', kind: 'Function' }],
  ['event.game.start', { href: '/x/docs/events/game/start', kind: 'Event', name: 'start' }],
  ['event.other.start', { href: '/x/docs/events/other/start', kind: 'Event' }],
  ['start', { href: '/x/docs/events/game/start', kind: 'Event' }],
  ['event:start', { href: '/x/docs/events/game/start', kind: 'Event' }],
  ['demo.walk', undefined],
])('the symbol %s', (name, target) => {
  expect(resolver().symbol(name)).toEqual(target);
});

describe('a picture of a text', () => {
  test.each([
    ['./pictures/box.svg', 'content/docs/start.md', BOX],
    ['pictures/box.svg', 'content/docs/start.md', BOX],
    ['../docs/pictures/box.svg', 'content/blog/post.md', BOX],
    ['./pictures/box.svg', 'i18n/fr/content/docs/start.md', { ...BOX, content: 'fr' }],
    ['./pictures/map.svg', 'i18n/fr/content/blog/post.md', BOX],
    ['./pictures/bax.svg', 'content/docs/start.md', { missing: { near: './pictures/box.svg' } }],
    ['./pictures/map.svg', 'content/docs/start.md', { missing: { near: '../blog/pictures/map.svg' } }],
    ['./pictures/other.svg', 'content/docs/start.md', { missing: {} }],
  ])('%s in %s', (url, file, found) => {
    expect(resolver().picture(url, file)).toEqual(found);
  });
});
