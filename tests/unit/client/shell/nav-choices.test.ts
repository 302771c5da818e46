import { describe, expect, test } from 'vitest';
import {
  type NavContext,
  showItem,
  versionsByPreference,
} from '../../../../src/client/shell/navbar/nav-choices.ts';
import type { NavLink, NavLocales, NavVersions } from '../../../../src/shared/navbar.ts';
import type { PageVersion } from '../../../../src/shared/page.ts';

const link = (label: string, href: string): NavLink => ({
  type: 'link',
  label,
  href,
  external: false,
  active: {},
  attributes: {},
});
const version = (name: string, alternates: Record<string, string> = {}): PageVersion => ({
  instance: 'default',
  name,
  label: name,
  badge: true,
  banner: 'none',
  alternates,
});
const context: NavContext = { route: '/docs/saw', locale: 'en', preferred: {} };

describe('the version in effect', () => {
  test('VER-07: is the open one, else the chosen one, else the latest', () => {
    const names = (more: Partial<NavContext>) =>
      versionsByPreference('default', '1.0', { ...context, ...more });
    expect(names({})).toEqual(['1.0']);
    expect(names({ preferred: { default: '0.9' } })).toEqual(['0.9', '1.0']);
    expect(names({ preferred: { default: '0.9' }, version: version('next') })).toEqual([
      'next',
      '0.9',
      '1.0',
    ]);
    expect(names({ preferred: { paint: '0.9' }, version: { ...version('x'), instance: 'paint' } })).toEqual([
      '1.0',
    ]);
  });

  const saw: NavLink = {
    ...link('Saw', '/docs/saw'),
    byVersion: {
      instance: 'default',
      latest: '1.0',
      links: { '1.0': { href: '/docs/saw' }, next: { href: '/docs/next/saw', label: 'Next' } },
    },
  };

  test('VER-07: decides where a link leads and what it is called', () => {
    expect(showItem(saw, context)).toMatchObject({ href: '/docs/saw', label: 'Saw' });
    expect(showItem(saw, { ...context, version: version('next') })).toMatchObject({
      href: '/docs/next/saw',
      label: 'Next',
    });
  });

  test('VER-07: is passed over where it has no such doc, inside a menu too', () => {
    const shown = showItem(
      { type: 'dropdown', label: 'More', active: {}, items: [saw] },
      { ...context, version: version('0.9') },
    );
    expect(shown).toMatchObject({ items: [{ href: '/docs/saw', label: 'Saw' }] });
  });
});

describe('the menu of versions', () => {
  const menu: NavVersions = {
    type: 'versions',
    instance: 'default',
    latest: '1.0',
    versions: [
      { name: 'next', label: 'Next', href: '/docs/next/start' },
      { name: '1.0', label: '1.0', href: '/docs/start' },
    ],
    before: [link('New', '/blog/new')],
    after: [{ type: 'html', value: '<hr>' }],
  };

  test('VER-01, VER-02: leads to the same doc, or to the main doc', () => {
    const open = version('next', { next: '/docs/next/saw' });
    expect(showItem(menu, { ...context, version: open })).toMatchObject({
      label: 'Next',
      href: '/docs/next/start',
      items: [{ label: 'New' }, { href: '/docs/next/saw' }, { href: '/docs/start' }, { type: 'html' }],
    });
  });

  test('VER-06, VER-12: is called like the version in effect, and marks the open one', () => {
    const outside = showItem(menu, { ...context, preferred: { default: 'next' } });
    expect(outside).toMatchObject({ label: 'Next', mobileLabel: 'Versions' });
    const items = outside.type === 'dropdown' ? outside.items : [];
    expect(items.map((item) => item.type === 'link' && item.active.current)).toEqual([
      undefined,
      false,
      false,
      false,
    ]);
    expect(showItem(menu, { ...context, version: version('1.0') })).toMatchObject({
      items: [{}, { active: { current: false } }, { active: { current: true } }, {}],
    });
  });

  test('VER-03, VER-04: an entry is remembered and keeps the query', () => {
    expect(showItem(menu, context)).toMatchObject({
      items: [{}, { chooses: { instance: 'default', version: 'next' }, keepsQuery: true }, {}, {}],
    });
  });
});

describe('the menu of languages', () => {
  const menu: NavLocales = {
    type: 'locales',
    locales: [
      { code: 'en', htmlLang: 'en', direction: 'ltr', label: 'English', base: '/x/' },
      { code: 'fr', htmlLang: 'fr-CA', direction: 'ltr', label: 'Français', base: '/x/fr/' },
    ],
    before: [],
    after: [],
  };

  test('LOC-02, LOC-03, LOC-05: leads to the same page in each language', () => {
    expect(showItem(menu, { ...context, locale: 'fr' })).toMatchObject({
      label: 'Français',
      mobileLabel: 'Languages',
      items: [
        { href: '/x/docs/saw', lang: 'en', active: { current: false }, keepsQuery: true },
        { href: '/x/fr/docs/saw', lang: 'fr-CA', active: { current: true }, keepsQuery: true },
      ],
    });
  });

  test('a page that was not found has its home page as the same page', () => {
    expect(showItem(menu, { ...context, route: '/404' })).toMatchObject({
      items: [{ href: '/x/' }, { href: '/x/fr/' }],
    });
  });
});
