import { describe, expect, test } from 'vitest';
import { navItems } from '../../../../../src/node/site/frame/nav-items.ts';
import type { SiteViewInput } from '../../../../../src/node/site/frame/site-input.ts';
import type { InstanceRecord, VersionRecord } from '../../../../../src/node/site/sets/docs-records.ts';
import { read } from '../../config/helpers.ts';

const version = (name: string, ids: string[], more: Partial<VersionRecord> = {}): VersionRecord => {
  const root = name === '1.0' ? '/docs' : `/docs/${name}`;
  const docs = ids.map((id) => ({ id, path: `${root}/${id}`, sidebar: 'docsSidebar' }));
  return {
    name,
    label: `Version ${name}`,
    isLast: name === '1.0',
    path: root,
    mainDocId: ids[0] ?? '',
    docs,
    draftIds: ['draft'],
    sidebars: { docsSidebar: { link: docs[0] && { path: docs[0].path, label: 'Getting Started' } } },
    ...more,
  };
};
const one: InstanceRecord[] = [{ id: 'default', versions: [version('1.0', ['saw', 'file'])] }];
const two: InstanceRecord[] = [
  { id: 'default', versions: [version('1.0', ['saw', 'file']), version('next', ['saw', 'drill'])] },
];

function made(items: unknown[], instances = one, docs = {}) {
  const config = read({ navbar: { items }, docs });
  const input: SiteViewInput = {
    config,
    base: '/',
    locale: 'en',
    texts: {},
    instances,
    href: (route) => route,
    kindOf: () => undefined,
    statics: new Map(),
    kinds: new Set<never>(),
    issues: [],
  };
  return { items: navItems('left', input), issues: input.issues };
}

const shown = (item: unknown, instances = one, docs = {}) => made([item], instances, docs).items;
const issues = (item: unknown, instances = one) => made([item], instances).issues;

describe('links to docs', () => {
  test('NIT-12: a doc item is called by its label, or else the id', () => {
    expect(shown({ type: 'doc', docId: 'file' })).toMatchObject([{ href: '/docs/file', label: 'file' }]);
    expect(shown({ type: 'doc', docId: 'file', label: 'Files' })).toMatchObject([{ label: 'Files' }]);
  });

  test('NIT-13: it is active on the docs of its sidebar', () => {
    expect(shown({ type: 'doc', docId: 'file' })).toMatchObject([{ active: { sidebar: 'docsSidebar' } }]);
  });

  test('NIT-14, ERR-08: the id of a draft is left out', () => {
    expect(shown({ type: 'doc', docId: 'draft' })).toEqual([]);
  });

  test('NIT-15, ERR-08: an unknown id is named, with the versions and the known ids', () => {
    expect(issues({ type: 'doc', docId: 'axe' }, two)).toEqual([
      {
        path: ['navbar', 'items', 0, 'docId'],
        misses: 'axe',
        message:
          '`navbar.items[0].docId` is `axe`, which none of the versions `1.0`, `next` has, expected `saw`, `file` or `drill`.',
        fix: 'Write one of these, or remove the item.',
      },
    ]);
  });

  test('NIT-12: in several versions it knows where each has it', () => {
    expect(shown({ type: 'doc', docId: 'saw' }, two)).toMatchObject([
      {
        byVersion: {
          latest: '1.0',
          links: { '1.0': { href: '/docs/saw' }, next: { href: '/docs/next/saw' } },
        },
      },
    ]);
  });
});

describe('links to sidebars', () => {
  test('NIT-16, NIT-17: a sidebar item leads to the first page and is called like it', () => {
    expect(shown({ type: 'docSidebar', sidebarId: 'docsSidebar' })).toMatchObject([
      { href: '/docs/saw', label: 'Getting Started', active: { sidebar: 'docsSidebar' } },
    ]);
    expect(shown({ type: 'docSidebar', sidebarId: 'docsSidebar', label: 'API' })).toMatchObject([
      { label: 'API' },
    ]);
  });

  test('NIT-16: a label of its own counts in every version', () => {
    const labels = (label?: string) => {
      const [item] = shown({ type: 'docSidebar', sidebarId: 'docsSidebar', label }, two);
      return item?.type === 'link' && Object.values(item.byVersion?.links ?? {}).map((it) => it.label);
    };
    expect(labels()).toEqual(['Getting Started', 'Getting Started']);
    expect(labels('API')).toEqual(['API', 'API']);
  });

  test('NIT-18, ERR-07: an unknown id is named, with the versions and the known ids', () => {
    expect(issues({ type: 'docSidebar', sidebarId: 'docSidebar' })).toEqual([
      {
        path: ['navbar', 'items', 0, 'sidebarId'],
        misses: 'docSidebar',
        message:
          '`navbar.items[0].sidebarId` is `docSidebar`, which the version `1.0` does not have, expected `docsSidebar`.',
        fix: 'Did you mean `docsSidebar`?',
      },
    ]);
    expect(issues({ type: 'docSidebar', sidebarId: 'docSidebar' }, two)[0]?.message).toContain(
      'none of the versions `1.0`, `next` has',
    );
  });

  test('NIT-19, VAL-01: a sidebar without anything to link to is named', () => {
    const empty = version('1.0', ['saw'], { sidebars: { docsSidebar: { link: undefined } } });
    const item = { type: 'docSidebar', sidebarId: 'docsSidebar' };
    expect(issues(item, [{ id: 'default', versions: [empty] }])).toMatchObject([
      { path: ['navbar', 'items', 0, 'sidebarId'], message: expect.stringContaining('`docsSidebar`') },
    ]);
  });

  test('NIT-23: docs of another instance are meant with docsPluginId', () => {
    const paint = { id: 'paint', versions: [version('1.0', ['brush'], { path: '/paint' })] };
    const item = { type: 'docSidebar', sidebarId: 'docsSidebar', docsPluginId: 'paint' };
    expect(shown(item, [...one, paint])).toMatchObject([
      { href: '/docs/brush', active: { sidebar: 'paint-docsSidebar' } },
    ]);
  });

  test('ERR-06: an instance without data is named, with the known ones', () => {
    const item = { type: 'docSidebar', sidebarId: 'docsSidebar', docsPluginId: 'paint' };
    expect(issues(item)).toMatchObject([
      {
        path: ['navbar', 'items', 0, 'docsPluginId'],
        message: expect.stringMatching(/docs plugin instance `paint`.*`default`/),
      },
    ]);
  });
});

describe('versions', () => {
  test('NIT-20: a link to the version has its label and leads to its main doc', () => {
    expect(shown({ type: 'docsVersion' })).toMatchObject([{ href: '/docs/saw', label: 'Version 1.0' }]);
    expect(shown({ type: 'docsVersion', label: 'Docs', to: '/docs/file' })).toMatchObject([
      { href: '/docs/file', label: 'Docs' },
    ]);
  });

  test('VER-05: with one version and no further items the menu is a link', () => {
    expect(shown({ type: 'docsVersionDropdown' })).toMatchObject([
      { type: 'link', href: '/docs/saw', label: 'Version 1.0' },
    ]);
    const before = [{ label: 'All', to: '/all' }];
    expect(shown({ type: 'docsVersionDropdown', dropdownItemsBefore: before })).toMatchObject([
      { type: 'versions' },
    ]);
  });

  test('VER-06: the menu lists the versions as the configuration does', () => {
    const versions = [
      { name: 'next', label: 'N', path: 'next' },
      { name: '1.0', label: '1' },
    ];
    const [menu] = shown({ type: 'docsVersionDropdown' }, two, { versions, lastVersion: '1.0' });
    expect(menu).toMatchObject({ latest: '1.0', versions: [{ name: 'next' }, { name: '1.0' }] });
  });
});

test('NIT-15, NIT-18, ERR-06: all of them are reported at once, those in menus too', () => {
  const wrong = { type: 'doc', docId: 'axe' };
  const { items, issues } = made([
    { label: 'A', to: '/a', position: 'right' },
    { label: 'Menu', items: [{ label: 'B', to: '/b' }, wrong] },
    { type: 'docsVersionDropdown', docsPluginId: 'paint', dropdownItemsAfter: [wrong] },
    { type: 'docsVersion', docsPluginId: 'paint' },
  ]);
  expect(items).toHaveLength(1);
  expect(issues.map(({ path }) => path.slice(2))).toEqual([
    [1, 'items', 1, 'docId'],
    [2, 'docsPluginId'],
    [2, 'dropdownItemsAfter', 0, 'docId'],
    [3, 'docsPluginId'],
  ]);
});

test('NIT-03: items are on the left unless they say otherwise', () => {
  expect(shown({ label: 'A', to: '/a' })).toHaveLength(1);
  expect(shown({ label: 'A', to: '/a', position: 'right' })).toHaveLength(0);
});
