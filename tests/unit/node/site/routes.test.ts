import { describe, expect, test } from 'vitest';
import type { Article } from '../../../../src/node/markdown/model.ts';
import { locateDocument } from '../../../../src/node/site/documents/documents.ts';
import { isExternal } from '../../../../src/node/site/links/urls.ts';
import { createRoutes, spellTrailingSlash } from '../../../../src/node/site/routes.ts';

const game = { id: 'game', label: 'Game events', path: 'csgo', noun: 'Game event', wireTypes: true };
const general = { id: 'general', label: 'General events', path: '', noun: 'General event', wireTypes: true };

describe('routes of the reference', () => {
  const routes = createRoutes('/docs');

  test('API-04: an entry lives below its group', () => {
    expect(routes.entry({ group: 'client', slug: 'traceline' })).toBe('/docs/api/client/traceline');
  });

  test('EVT-06: events of two families with one name have two routes', () => {
    expect(routes.event({ name: 'round_start' }, game)).toBe('/docs/events/csgo/round_start');
    expect(routes.event({ name: 'round_start' }, general)).toBe('/docs/events/round_start');
    expect(routes.family(general)).toBe('/docs/events');
  });
});

describe('the spelling of trailing slashes', () => {
  test.each([
    ['/docs/api', undefined, '/docs/api'],
    ['/docs/api/', undefined, '/docs/api/'],
    ['/docs/api?x=1#top', true, '/docs/api/?x=1#top'],
    ['/docs/api/?x=1', true, '/docs/api/?x=1'],
    ['/docs/api/#top', false, '/docs/api#top'],
    ['/', false, '/'],
    ['/x/', false, '/x/'],
    ['#top', true, '#top'],
    ['/definitions.zip', true, '/definitions.zip'],
    ['/docs/former.html', true, '/docs/former.html'],
    ['/docs/1.0', true, '/docs/1.0/'],
  ])('SCR-14: %s with %s is %s', (address, setting, expected) => {
    expect(spellTrailingSlash(address, setting, '/x/')).toBe(expected);
  });
});

test('SCR-10: which addresses lead to another site', () => {
  expect(['https://a.b', 'HTTP://a.b', '//a.b'].map(isExternal)).toEqual([true, true, true]);
  expect(['/docs', 'mailto:a@b', '#top', 'x.md'].map(isExternal)).toEqual([false, false, false, false]);
});

describe('routes and ids of Markdown files', () => {
  const article = (file: string, frontMatter: Article['frontMatter'] = {}): Article => ({
    file,
    text: '',
    frontMatter,
    title: 'T',
    description: '',
    descriptionHtml: '',
    blocks: [],
    headings: [],
    words: 0,
  });

  test.each([
    ['content/docs/editor.md', {}, '/docs/editor', 'editor'],
    ['content/docs/api/welcome.md', { slug: '/docs/api', id: 'api/welcome' }, '/docs/api', 'api/welcome'],
    ['content/snippets/ffi/input.md', {}, '/docs/snippets/ffi/input', 'snippets/ffi/input'],
    ['content/snippets/ffi/input.md', { slug: 'keys' }, '/docs/snippets/ffi/keys', 'snippets/ffi/input'],
    ['content/blog/2026-11-14-welcome.md', {}, '/blog/welcome', 'welcome'],
    ['content/guides/index.md', {}, '/docs/guides', 'guides'],
  ])('%s', (file, frontMatter, route, id) => {
    expect(locateDocument(article(file, frontMatter), file)).toMatchObject({ route, id });
  });
});
