import { expect, test } from 'vitest';
import { partOf } from '../../../../src/node/dev/changed-part.ts';

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
  ['/engine/src/node/markdown/index.ts', 'engine'],
  ['/engine/src/node/site/views/type.ts', 'engine'],
  ['/engine/src/client/shell/App.tsx', undefined],
  ['/engine/src/client/pages/Event.tsx', 'pages'],
  ['/engine/src/client/pages/events/tables.module.css', 'pages'],
  ['/engine/src/client/layouts/PageFoot.tsx', 'pages'],
  ['/engine/src/client/layouts/TableOfContents.module.css', 'pages'],
  ['/engine/src/client/inline/sidebar.ts', 'engine'],
  ['/engine/src/node/markdown/notes.txt', undefined],
  ['/site/notes.txt', undefined],
  ['/site/contents/a.md', undefined],
  ['/site', undefined],
  ['/elsewhere/content/a.md', undefined],
])('a change of %s is one of: %s', (path, part) => {
  expect(partOf(path, '/site', '/engine')).toBe(part);
});

test('in the project itself, its code and its content are told apart', () => {
  expect(partOf('/engine/src/node/markdown/index.ts', '/engine', '/engine')).toBe('engine');
  expect(partOf('/engine/src/client/shell/App.tsx', '/engine', '/engine')).toBeUndefined();
  expect(partOf('/engine/content/home.md', '/engine', '/engine')).toBe('site');
});
