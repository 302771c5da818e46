import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { fetchJson } from '../../../../src/client/runtime/loading/fetch-json.ts';
import { isOutdated } from '../../../../src/client/runtime/loading/outdated.ts';
import { PageMissing, PageUnavailable } from '../../../../src/client/runtime/loading/page-error.ts';
import { createPageLoader } from '../../../../src/client/runtime/loading/page-loader.ts';
import { startColorMode } from '../../../../src/client/runtime/memory/color-mode.ts';
import { readPreferences } from '../../../../src/client/runtime/memory/version-preference.ts';
import { readHistory, remember, star, writeHistory } from '../../../../src/client/search/ui/history.ts';
import { anyJson, anyText, DANGEROUS, mutatedJson, property } from '../../fuzz/support.ts';

/** What the storage of the browser contains under every key, and what was written to it. */
let stored: string | null = null;
const written: string[] = [];
const storage = {
  getItem: () => stored,
  setItem: (_: string, value: string) => written.push(value),
  removeItem: () => {
    stored = null;
  },
};
/** What the host answers. */
let answer = '';
const dataset: Record<string, string> = { base: '/', shell: 'b' };

function startBrowser(): void {
  vi.stubGlobal('window', { localStorage: storage });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', {
    documentElement: { dataset },
    addEventListener: () => {},
    querySelector: () => ({ removeAttribute: () => {} }),
  });
  vi.stubGlobal('fetch', async () => new Response(answer));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
}

const entry = {
  href: '/docs/a',
  title: 'a',
  kind: 'Function',
  where: 'b',
  summary: 'c',
  heading: 'API',
  signature: 'a()',
  isSnippet: true,
};
const list = fc.oneof(
  anyText,
  fc
    .oneof(mutatedJson([entry, { ...entry, href: '/docs/b' }]), anyJson)
    .map((value) => JSON.stringify(value)),
  fc
    .constantFrom(
      'javascript:x',
      'java\tscript:x',
      '//evil.test',
      '\\\\evil.test',
      'https://evil.test/',
      'data:x',
    )
    .map((href) => JSON.stringify([{ ...entry, href }])),
);

property('any stored search history gives entries of this site, or none', 300, list, (text) => {
  startBrowser();
  stored = text;
  const history = readHistory('docs');
  for (const { href, title, kind } of [...history.recent, ...history.favorites]) {
    expect(new URL(href, 'https://here.test/docs').origin).toBe('https://here.test');
    expect([typeof title, typeof kind]).toEqual(['string', 'string']);
  }
  const [first = entry] = history.favorites;
  const kept = { href: '/x', title: 'x', kind: 'Function', where: '', summary: '' } as const;
  writeHistory('docs', star(remember(history, kept, 7), kept));
  expect(written.splice(0)).toHaveLength(2);
  expect(first).toHaveProperty('href');
});

property(
  'any stored choice is one that exists, or none',
  200,
  fc.tuple(fc.oneof(anyText, fc.constantFrom(...DANGEROUS)), fc.constantFrom('light', 'dark')),
  ([text, mode]) => {
    startBrowser();
    stored = text;
    for (const version of Object.values(readPreferences({ docs: ['1.0', '2.0'] })))
      expect(['1.0', '2.0']).toContain(version);
    stored = text;
    dataset.theme = mode;
    startColorMode();
    expect(['light', 'dark']).toContain(dataset.theme);
  },
);

const page = {
  shell: 'b',
  kind: 'Search',
  route: '/docs',
  title: 'Docs',
  description: '',
  breadcrumbs: [{ label: 'Docs' }],
  toc: [{ id: 'a', html: 'A' }],
  next: { href: '/b', label: 'B' },
  data: {},
};
const Shown = () => null;
const content = { ...page, kind: 'Article', data: undefined, html: '<h1>Docs</h1>' };
const modules = { Search: async () => ({ default: Shown }) };
const tree = [{ label: 'API', href: '/docs/api', items: [{ label: 'client', href: '/docs/api/client' }] }];
const body = fc.oneof(
  anyText,
  fc
    .oneof(
      anyJson,
      mutatedJson(page),
      mutatedJson(content),
      mutatedJson(tree),
      mutatedJson({ shell: 'b', pages: [content, content] }),
      fc.constantFrom(...DANGEROUS).map((kind) => ({ ...page, kind })),
    )
    .map((value) => JSON.stringify(value)),
);

property(
  'any answer of the host is a page, a tree, a build, or a failure that is known',
  250,
  body,
  async (text) => {
    startBrowser();
    answer = text;
    const loader = createPageLoader({
      modules,
      document: { base: '/', shell: 'b' },
      fetchJson,
    });
    const known = (error: unknown) => {
      if (error instanceof PageUnavailable || error instanceof PageMissing) return;
      expect(String(error)).toMatch(/There is no page module/);
    };
    await loader.loadNearby('nearby.json');
    await loader
      .loadPage('/docs')
      .then(({ file }) => expect([file.route, file.shell]).toEqual(['/docs', 'b']), known);
    await loader.loadSidebar('tree.json').then((items) => expect(Array.isArray(items)).toBe(true), known);
    expect(typeof (await isOutdated())).toBe('boolean');
  },
);

test('a tree that is nested a hundred thousand levels deep is something else than a tree', async () => {
  startBrowser();
  answer = `${'[{"label":"a","items":'.repeat(100_000)}[]${'}]'.repeat(100_000)}`;
  const loader = createPageLoader({ modules: {}, document: { base: '/', shell: 'b' }, fetchJson });
  await expect(loader.loadSidebar('tree.json')).rejects.toThrow('`/tree.json` has unexpected content.');
});

test('a kind of page that is the name of what each object has is not a page', async () => {
  startBrowser();
  for (const kind of DANGEROUS) {
    answer = JSON.stringify({ ...page, kind });
    const loader = createPageLoader({ modules: {}, document: { base: '/', shell: 'b' }, fetchJson });
    await expect(loader.loadPage('/docs')).rejects.toThrow(
      `There is no page module \`src/client/tools/${kind}.tsx\`.`,
    );
  }
});
