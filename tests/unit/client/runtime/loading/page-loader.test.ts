import { beforeEach, expect, test, vi } from 'vitest';
import { createPageLoader } from '../../../../../src/client/runtime/loading/page-loader.ts';
import type { Check } from '../../../../../src/client/runtime/loading/shape.ts';

const Component = () => null;
/** A tool, which needs its data and its code. */
const file = {
  shell: 'b1',
  kind: 'Search',
  route: '/docs/api/bit',
  title: 'bit',
  description: '',
  breadcrumbs: [],
  toc: [],
  data: {},
};
const files = new Map<string, unknown>();
const fetched = vi.fn();
const loadModule = vi.fn(async (): Promise<{ default?: unknown }> => ({ default: Component }));
const loadOther = vi.fn(async () => ({ default: Component }));

async function fetchJson<T>(url: string, hasShape: Check<T>): Promise<T> {
  fetched(url);
  const content = files.get(url);
  if (!hasShape(content)) throw new Error(`no ${url}`);
  return content;
}

beforeEach(() => {
  vi.clearAllMocks();
  files.clear();
  files.set('/x/docs/api/bit/page.json', file);
});

function createLoader() {
  return createPageLoader({
    modules: { Search: loadModule, NotFound: loadOther },
    document: { base: '/x/', shell: 'b1' },
    fetchJson,
  });
}

test('a tool is loaded once, data and code side by side when the kind is known', async () => {
  const loader = createLoader();
  const loading = loader.loadPage('/docs/api/bit', 'Search');
  expect(loader.isKnown('/docs/api/bit')).toBe(true);
  expect([fetched.mock.calls.length, loadModule.mock.calls.length]).toEqual([1, 1]);
  expect(await loading).toEqual({ file, Component });
  await loader.loadPage('/docs/api/bit');
  expect([fetched.mock.calls.length, loadModule.mock.calls.length]).toEqual([1, 1]);
});

test('a page with content needs no code, whatever its kind', async () => {
  const content = { ...file, kind: 'Function', data: undefined, html: '<h1>bit</h1>' };
  files.set('/x/docs/api/bit/page.json', content);
  expect(await createLoader().loadPage('/docs/api/bit', 'Function')).toEqual({ file: content });
  expect(loadModule).not.toHaveBeenCalled();
});

test('the kind in the data counts, whatever the link said', async () => {
  expect(await createLoader().loadPage('/docs/api/bit', 'NotFound')).toEqual({ file, Component });
  expect(loadModule).toHaveBeenCalledTimes(1);
});

test.each([
  ['another shell', { shell: 'b2' }, 'The page `/docs/api/bit` was made for another shell of the site.'],
  ['another page', { route: '/docs' }, 'The page `/docs/api/bit` was answered with `/docs`.'],
  ['a kind without code', { kind: 'Poem' }, 'There is no page module `src/client/tools/Poem.tsx`.'],
])('a page is refused: %s', async (_, different, message) => {
  files.set('/x/docs/api/bit/page.json', { ...file, ...different });
  await expect(createLoader().loadPage('/docs/api/bit')).rejects.toThrow(message);
});

test('after a failure the next load asks again', async () => {
  const loader = createLoader();
  loadModule.mockRejectedValueOnce(new Error('offline'));
  await expect(loader.loadPage('/docs/api/bit')).rejects.toThrow(
    'The code of the page could not be loaded: offline',
  );
  expect(loader.isKnown('/docs/api/bit')).toBe(false);
  expect(await loader.loadPage('/docs/api/bit')).toEqual({ file, Component });
});

test('a page that was loaded is loaded again on demand', async () => {
  const loader = createLoader();
  await loader.loadPage('/docs/api/bit');
  files.set('/x/docs/api/bit/page.json', { ...file, title: 'newer' });
  expect((await loader.reloadPage('/docs/api/bit')).file.title).toBe('newer');
  expect((await loader.loadPage('/docs/api/bit')).file.title).toBe('newer');
});

test('a sidebar is loaded once, until everything is forgotten', async () => {
  const loader = createLoader();
  files.set('/x/assets/api.json', [{ label: 'bit', href: '/x/docs/api/bit' }]);
  expect(await loader.loadSidebar('assets/api.json')).toHaveLength(1);
  await loader.loadSidebar('assets/api.json');
  expect(fetched).toHaveBeenCalledTimes(1);
  loader.forgetAll();
  await loader.loadSidebar('assets/api.json');
  expect(fetched).toHaveBeenCalledTimes(2);
});

const neighbour = {
  ...file,
  kind: 'Function',
  route: '/docs/api/ui',
  title: 'ui',
  shell: undefined,
  html: '<h1>ui</h1>',
};

test('a page that came with its neighbours needs no request, and belongs to this shell', async () => {
  files.set('/x/nearby/1.json', { shell: 'b1', pages: [neighbour] });
  const loader = createLoader();
  await loader.loadNearby('nearby/1.json');
  expect(loader.isKnown('/docs/api/ui')).toBe(true);
  const page = await loader.loadPage('/docs/api/ui', 'Function');
  expect(page.file).toEqual({ ...neighbour, shell: 'b1', nearby: 'nearby/1.json' });
  expect(fetched.mock.calls).toEqual([['/x/nearby/1.json']]);
});

test('a file of neighbours says which ones are beside it', async () => {
  files.set('/x/nearby/1.json', { shell: 'b1', pages: [neighbour], beside: ['nearby/2.json'] });
  files.set('/x/nearby/2.json', { shell: 'b1', pages: [] });
  const loader = createLoader();
  expect(await loader.loadNearby('nearby/1.json')).toEqual(['nearby/2.json']);
  expect(await loader.loadNearby('nearby/2.json')).toEqual([]);
  expect(await loader.loadNearby('nearby/3.json')).toEqual([]);
});

test('neighbours that were loaded long ago are asked for again, so that a new shell is noticed', async () => {
  vi.useFakeTimers();
  files.set('/x/nearby/1.json', { shell: 'b1', pages: [neighbour] });
  files.set('/x/docs/api/ui/page.json', { ...neighbour, shell: 'b2' });
  const loader = createLoader();
  await loader.loadNearby('nearby/1.json');
  vi.advanceTimersByTime(11 * 60_000);
  expect(loader.isKnown('/docs/api/ui')).toBe(false);
  await expect(loader.loadPage('/docs/api/ui')).rejects.toThrow('another shell');
  vi.useRealTimers();
});

test('a page that is loaded again comes from the server, also when its neighbours brought it', async () => {
  files.set('/x/nearby/1.json', {
    shell: 'b1',
    pages: [{ ...neighbour, route: '/docs/api/bit' }],
  });
  const loader = createLoader();
  await loader.loadNearby('nearby/1.json');
  expect(await loader.reloadPage('/docs/api/bit')).toEqual({ file, Component });
});

test.each([
  ['missing', undefined],
  ['of another shape', { shell: 'b1', pages: [{ route: '/docs/api/ui' }] }],
  ['of another shell', { shell: 'b2', pages: [neighbour] }],
])('neighbours whose file is %s are loaded one by one', async (_, content) => {
  files.set('/x/nearby/1.json', content);
  const loader = createLoader();
  await loader.loadNearby('nearby/1.json');
  expect(loader.isKnown('/docs/api/ui')).toBe(false);
  expect(await loader.loadPage('/docs/api/bit')).toEqual({ file, Component });
});
