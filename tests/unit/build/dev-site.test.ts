import { expect, test } from 'vitest';
import { createDevSite, partOf } from '../../../src/build/dev-site.ts';

test.each([
  ['/site/definitions/client.lua', 'site'],
  ['/site/content/docs/a.md', 'site'],
  ['/site/i18n/fr/texts.json', 'site'],
  ['/site/versions/1.0/content/a.md', 'site'],
  ['/site/site.config.ts', 'site'],
  ['/site/synonyms.ts', 'site'],
  ['/site/content', 'site'],
  ['/site/static/img/map.png', 'static'],
  ['/site/static', 'static'],
  ['/engine/src/prose/index.ts', 'engine'],
  ['/engine/src/catalogue/views/type.ts', 'engine'],
  ['/engine/src/shell/App.tsx', undefined],
  ['/engine/src/prose/notes.txt', undefined],
  ['/site/notes.txt', undefined],
  ['/site/contents/a.md', undefined],
  ['/site', undefined],
  ['/elsewhere/content/a.md', undefined],
])('a change of %s is one of: %s', (path, part) => {
  expect(partOf(path, '/site', '/engine')).toBe(part);
});

test('in the project itself, its code and its content are told apart', () => {
  expect(partOf('/engine/src/prose/index.ts', '/engine', '/engine')).toBe('engine');
  expect(partOf('/engine/src/shell/App.tsx', '/engine', '/engine')).toBeUndefined();
  expect(partOf('/engine/content/home.md', '/engine', '/engine')).toBe('site');
});

test('code that cannot be loaded is an error of the site like any other', async () => {
  const site = createDevSite('/site', async () => {
    throw new Error('Unexpected token');
  });
  expect(await site.read()).toBe('errors');
  expect(site.errors).toContain('Unexpected token');
  expect(site.sources).toEqual([]);
});
