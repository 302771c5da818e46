import { expect, test } from 'vitest';
import { docsSets, sidebarKey } from '../../../../../src/node/site/sets/docs-sets.ts';
import { read } from '../../config/helpers.ts';

const versions = [
  { name: 'current', label: 'Next', path: 'next' },
  { name: '1.0', label: '1.0' },
];

test('VER-01: the latest version is at the root, others below it, each in a folder of its own', () => {
  const paint = { path: 'paint', versions: [{ name: 'current', label: 'Oil' }] };
  const sets = docsSets(read({ docs: { versions, lastVersion: '1.0', instances: { paint } } }));
  expect(
    sets.map(({ instance, version, isLast, routes, folder }) => [
      instance,
      version.name,
      isLast,
      routes.root,
      folder,
    ]),
  ).toEqual([
    ['default', '1.0', true, '/docs', 'versions/1.0/'],
    ['default', 'current', false, '/docs/next', ''],
    ['paint', 'current', true, '/paint', 'instances/paint/'],
  ]);
  expect(sets[1]?.routes.group({ id: 'saw' })).toBe('/docs/next/api/saw');
  expect(sets[1]?.routes.types).toBe('/docs/next/types');
});

test('NIT-23: sidebars of another instance have its name in front', () => {
  expect([sidebarKey('default', 'docsSidebar'), sidebarKey('paint', 'docsSidebar')]).toEqual([
    'docsSidebar',
    'paint-docsSidebar',
  ]);
});
