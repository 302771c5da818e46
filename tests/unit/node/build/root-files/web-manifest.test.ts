import { Buffer } from 'node:buffer';
import { describe, expect, test } from 'vitest';
import { type StaticFile, webManifest } from '../../../../../src/node/build/root-files/web-manifest.ts';
import type { SiteSource } from '../../../../../src/node/source/index.ts';
import { read } from '../../config/helpers.ts';

/** A source with what the manifest is made of. */
function sourceOf(config: Record<string, unknown> = {}): SiteSource {
  const site = {
    searchHref: '/x/search',
    navbar: {
      left: [
        { type: 'html', html: '<b>New</b>' },
        { type: 'link', href: '/x/docs', label: 'API' },
      ],
    },
  };
  const pages = [
    { route: '/search', title: 'Search' },
    { route: '/docs', title: 'Reference' },
  ];
  return {
    config: read(config),
    base: '/x/',
    rootBase: '/x/',
    locale: { htmlLang: 'ar', direction: 'rtl' },
    catalogue: { site, pages },
  } as unknown as SiteSource;
}

const manifest = (config?: Record<string, unknown>, files: StaticFile[] = []) =>
  JSON.parse(webManifest(sourceOf(config), [], files));

describe('the web manifest', () => {
  test('has the language, and addresses below the base URL', () => {
    expect(manifest()).toMatchObject({ id: '/x/', start_url: '/x/', scope: '/x/', lang: 'ar', dir: 'rtl' });
  });

  test('takes its names from the title and the brand, where it has none of its own', () => {
    const { name, short_name } = manifest({ title: 'Lamps', brand: { words: ['garden', 'lamps'] } });
    expect([name, short_name]).toEqual(['Lamps', 'gardenlamps']);
    const own = manifest({ pwa: { name: 'All lamps', shortName: 'Lamps' } });
    expect([own.name, own.short_name]).toEqual(['All lamps', 'Lamps']);
  });

  test('offers the search and the first page of the navbar, or what is configured', () => {
    expect(manifest().shortcuts).toEqual([
      { name: 'Search', url: '/x/search' },
      { name: 'Reference', url: '/x/docs' },
    ]);
    expect(manifest({ pwa: { shortcuts: [{ label: 'News', to: '/blog' }] } }).shortcuts).toEqual([
      { name: 'News', url: '/x/blog' },
    ]);
  });

  test('lists bitmaps that are app icons, after a favicon that scales', () => {
    const sizes = { width: 192, height: 192, content: new Uint8Array() };
    const icons = [
      { path: 'icons/192.png', purpose: 'any', ...sizes },
      { path: 'social.png', purpose: 'social', ...sizes },
    ] as const;
    const written = JSON.parse(webManifest(sourceOf({ favicon: 'favicon.svg' }), [...icons], []));
    expect(written.icons).toEqual([
      { src: '/x/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/x/icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    ]);
  });

  test('shows the pictures of `static/screenshots/` by their shape', () => {
    const content = Buffer.from('89504e470d0a1a0a0000000d49484452000002800000016808060000', 'hex');
    const files = ['screenshots/wide.png', 'img/other.png'].map((path) => ({ path, content }));
    expect(manifest({}, files).screenshots).toEqual([
      { src: '/x/screenshots/wide.png', sizes: '640x360', type: 'image/png', form_factor: 'wide' },
    ]);
  });
});
