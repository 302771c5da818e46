import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { type OfflineIndex, type PartPages, SLOTS } from '../../../../src/shared/offline.ts';
import { anyJson, anyText, DANGEROUS, mutatedJson, property } from '../../fuzz/support.ts';

/** What the browser keeps, by path: texts, as they come out of its cache. */
const kept = new Map<string, string>();
const dropped = vi.hoisted(() => new Set<string>());

vi.mock('../../../../src/client/offline/worker/store.ts', () => ({
  takeFile: async ({ url }: { url: string }) => new Response(kept.get(url) ?? '{}'),
  isKept: async ({ url }: { url: string }) => kept.has(url),
  dropFile: async ({ url }: { url: string }) => {
    dropped.add(url);
    kept.delete(url);
  },
  keptUrls: async () => [],
  keepOnly: async () => {},
  deleteAllBut: async () => {},
}));

const HOST = 'https://docs.test';
const INDEX = { url: '/offline/index-1.json', integrity: 'sha384-a', revision: null, bytes: 1 };
const PART = { ...INDEX, url: '/offline/part-1.json' };
const index: OfflineIndex = {
  shell: 's',
  base: '/',
  documents: { plain: `<title>${SLOTS.title}</title>${SLOTS.main}`, sidebar: `<nav></nav>${SLOTS.main}` },
  bothSlashForms: [],
  parts: [{ ...PART, routes: ['/docs', '/404', ...DANGEROUS.map((name) => `/${name}`)] }],
  files: [{ ...INDEX, url: '/assets/a.js' }],
};
const page = { file: { kind: 'Article', title: 'Docs' }, main: '<h1>Docs</h1>' };
const part: PartPages = { '/docs': page, '/404': { ...page, main: '<h1>Missing</h1>' } };

/** What the network answers. */
const network = vi.fn(async () => new Response('network'));

type Listener = (event: unknown) => void;

/** Addresses of the open pages. */
let open: string[] = [];

/** Starts the worker again, and returns what it answers to a request; nothing where it leaves that to the browser. */
async function startWorker(
  languages = ['/'],
): Promise<(path: string, mode: string, method?: string) => Promise<Response> | undefined> {
  const listeners = new Map<string, Listener>();
  Object.assign(globalThis, {
    offlineSite: {
      build: 'b',
      base: languages[0],
      cache: 'offline:/',
      languages: languages.map((base) => ({ base, index: INDEX })),
    },
    location: new URL(`${HOST}/sw.js?params=%7B%7D`),
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    clients: {
      matchAll: async () => open.map((path) => new URL(path, HOST)).map(({ href }) => ({ url: href })),
    },
    caches: {},
    fetch: network,
  });
  vi.resetModules();
  await import('../../../../src/client/offline/worker/index.ts');
  return (path, mode, method = 'GET') => {
    let answer: Promise<Response> | undefined;
    const request = { method, url: new URL(path, HOST).href, mode };
    listeners.get('fetch')?.({
      request,
      respondWith: (given: Promise<Response>) => {
        answer = given;
      },
      waitUntil: (work: Promise<unknown>) => work.catch(() => {}),
    });
    return answer;
  };
}

beforeEach(() => {
  open = [];
  kept.clear();
  dropped.clear();
});

const text = (real: unknown) =>
  fc.oneof(
    anyText,
    fc.oneof(anyJson, mutatedJson(real, 2)).map((value) => JSON.stringify(value)),
  );
const paths = [
  '/docs',
  '/docs/',
  '/docs/page.json',
  '/assets/a.js',
  '/none',
  '/constructor',
  '/__proto__',
  '/%',
];

property(
  'whatever the browser keeps, each request is answered: out of it, or by the network',
  60,
  fc.tuple(text(index), text(part)),
  async ([keptIndex, keptPart]) => {
    kept.set(INDEX.url, keptIndex);
    kept.set(PART.url, keptPart);
    const ask = await startWorker();
    for (const path of paths)
      for (const mode of ['navigate', 'cors']) {
        const answer = await ask(path, mode);
        expect(answer, path).toBeInstanceOf(Response);
        const said = (await answer?.text()) ?? '';
        expect(said).not.toMatch(/undefined|\[object|function/);
      }
  },
);

test('what is kept answers, and the network is not asked', async () => {
  kept.set(INDEX.url, JSON.stringify(index));
  kept.set(PART.url, JSON.stringify(part));
  const ask = await startWorker();
  network.mockClear();
  expect(await (await ask('/docs', 'navigate'))?.text()).toBe('<title>Docs | </title><h1>Docs</h1>');
  expect(await (await ask('/docs/page.json', 'cors'))?.json()).toMatchObject({ shell: 's', title: 'Docs' });
  expect(network).not.toHaveBeenCalled();
  expect([...dropped]).toEqual([]);
});

test('a file is found by its path, whichever of its signs URLs escape', async () => {
  const file = { ...INDEX, url: '/C%23%20%C3%A9%2050%25.txt' };
  kept.set(INDEX.url, JSON.stringify({ ...index, files: [file] }));
  kept.set(file.url, 'kept');
  const ask = await startWorker();
  expect(await (await ask('/C%23 é 50%25.txt', 'cors'))?.text()).toBe('kept');
  expect(await (await ask('/C', 'cors'))?.text()).toBe('network');
});

test('a base URL with letters that URLs escape is that of the site', async () => {
  kept.set(INDEX.url, JSON.stringify({ ...index, base: '/é/' }));
  kept.set(PART.url, JSON.stringify(part));
  const ask = await startWorker(['/é/', '/é/fr/']);
  expect(await (await ask('/é/docs', 'navigate'))?.text()).toContain('<h1>Docs</h1>');
  expect(ask('/e/docs', 'navigate')).toBeUndefined();
  open = ['/é/fr/docs'];
  const { wantedLanguages } = await import('../../../../src/client/offline/worker/save.ts');
  expect((await wantedLanguages()).map(({ base }) => base)).toEqual(['/é/fr/']);
});

test.each([
  ['the list', INDEX.url, '{"parts":[{}]}'],
  ['the list, half of it', INDEX.url, JSON.stringify(index).slice(0, 90)],
  ['a part', PART.url, '{"/docs":{"file":{}}}'],
])('what cannot be read is thrown away, and the network answers: %s', async (_, url, content) => {
  kept.set(INDEX.url, JSON.stringify(index));
  kept.set(PART.url, JSON.stringify(part));
  kept.set(url, content);
  const ask = await startWorker();
  expect(await (await ask('/docs', 'navigate'))?.text()).toBe('network');
  expect([...dropped]).toEqual([url]);
});

test('requests to other hosts, and those that write, are left to the browser', async () => {
  const ask = await startWorker();
  for (const url of [
    'https://evil.test/docs',
    '//evil.test/docs',
    '\\\\evil.test/docs',
    'http://docs.test/docs',
  ])
    expect(ask(url, 'navigate'), url).toBeUndefined();
  kept.set(INDEX.url, JSON.stringify(index));
  kept.set(PART.url, JSON.stringify(part));
  for (const method of ['POST', 'PUT', 'DELETE', 'HEAD'])
    expect(ask('/docs', 'navigate', method), method).toBeUndefined();
});
