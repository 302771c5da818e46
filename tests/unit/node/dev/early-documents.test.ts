import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDocumentKeeper, type KeeperTools } from '../../../../src/node/dev/document-keeper.ts';
import { answerCheck, checkedPath, openEarlyDocuments } from '../../../../src/node/dev/early-documents.ts';
import { keepPages, readKeptPages } from '../../../../src/node/dev/kept-pages.ts';
import { siteState } from '../../../../src/node/dev/site-state.ts';

let folder: string;
let site: string;
let dir: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'early-'));
  site = join(folder, 'site');
  dir = join(folder, 'kept');
  await mkdir(join(site, 'content/docs'), { recursive: true });
  await writeFile(join(site, 'site.config.ts'), 'export default {};\n');
  await writeFile(join(site, 'content/docs/a.md'), 'A text.\n');
});

afterEach(() => rm(folder, { recursive: true }));

async function keepOne(): Promise<void> {
  const state = await siteState(site, 'engine');
  const html = '<head><title>A</title></head>';
  keepPages(site, dir, { state, base: '/x/', documents: [['/x/docs/a', html]] });
}

test('a document that was kept is the answer, with the question whether it is still right', async () => {
  await keepOne();
  const early = await openEarlyDocuments(site, 'engine', dir);
  const server = createServer((request, response) => {
    if (!early?.answer(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, done));
  const address = server.address();
  const origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
  try {
    const answer = await fetch(`${origin}/x/docs/a`, { headers: { accept: 'text/html' } });
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toBe(
      '<head><title>A</title><script type="module" async src="/@kept-page?path=%2Fx%2Fdocs%2Fa"></script></head>',
    );
    expect((await fetch(`${origin}/x/docs/b`)).status).toBe(404);
    const image = { headers: { accept: 'image/*' } };
    expect((await fetch(`${origin}/x/docs/a`, image)).status).toBe(404);
  } finally {
    server.close();
  }
});

test.each([
  ['it is made the same way now', '<p>A</p>', '<p>A</p>', ''],
  [
    'only its styles come in another order',
    '<style>a{}b{}</style><p>A</p>',
    '<style>b{}a{}</style><p>A</p>',
    '',
  ],
  ['its text is another one now', '<p>A</p>', '<p>B</p>', 'location.reload();'],
  ['its page is gone', '<p>A</p>', undefined, 'location.reload();'],
  ['it was not kept', undefined, '<p>A</p>', 'location.reload();'],
  ['it was not kept, and its page is gone', undefined, undefined, 'location.reload();'],
])('a document that asks is loaded again unless it is right: %s', (_case, kept, now, expected) => {
  const headers: Record<string, string> = {};
  let body = '';
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name] = value;
    },
    end: (text: string) => {
      body = text;
    },
  };
  answerCheck(kept, now, response as unknown as ServerResponse);
  expect(body).toBe(expected);
  expect(headers).toEqual({ 'content-type': 'text/javascript', 'cache-control': 'no-store' });
});

test('only the address of the check asks whether a document is right', () => {
  const pathIn = (url: string) => checkedPath({ url } as IncomingMessage);
  expect(pathIn('/@kept-page?path=%2Fx%2Fdocs%2Fa')).toBe('/x/docs/a');
  expect(pathIn('/@kept-page')).toBeUndefined();
  expect(pathIn('/docs?path=%2Fx')).toBeUndefined();
});

test.each<[string, () => Promise<void>]>([
  ['a text', () => writeFile(join(site, 'content/docs/a.md'), 'Another text.\n')],
  ['a new file', () => writeFile(join(site, 'content/docs/b.md'), '')],
  ['a file that is gone', () => rm(join(site, 'content/docs/a.md'))],
  ['the configuration', () => writeFile(join(site, 'site.config.ts'), 'export default { a: 1 };\n')],
  ['the licence', () => writeFile(join(site, 'LICENSE'), 'Do what you like.\n')],
])('nothing is taken from before a change of %s', async (_, change) => {
  await keepOne();
  await change();
  expect(await openEarlyDocuments(site, 'engine', dir)).toBeUndefined();
});

test('nothing is taken from another engine, or without anything kept', async () => {
  expect(await openEarlyDocuments(site, 'engine', dir)).toBeUndefined();
  await keepOne();
  expect(await openEarlyDocuments(site, 'other', dir)).toBeUndefined();
  expect(await openEarlyDocuments(site, 'engine', dir)).toBeDefined();
});

test('files that editors write beside the texts change nothing', async () => {
  await keepOne();
  await writeFile(join(site, 'content/docs/.a.md.swp'), 'A');
  await mkdir(join(site, 'content/.editor'));
  await writeFile(join(site, 'content/.editor/workspace.json'), '{}');
  await writeFile(join(site, 'todo.txt'), 'A');
  expect(await openEarlyDocuments(site, 'engine', dir)).toBeDefined();
});

/** Creates a keeper of a site whose pages say their own path. */
function keeperOf(more: Partial<KeeperTools> = {}) {
  return createDocumentKeeper({
    siteDir: site,
    dir,
    former: undefined,
    base: () => '/',
    state: async () => 'one',
    document: async (path) => `<p>${path}</p>`,
    ...more,
  });
}

test('the home page and the pages that were asked for last are kept', async () => {
  const former = { state: 'zero', base: '/', documents: [['/former', '']] as [string, string][] };
  const keeper = keeperOf({ former });
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'a', 'g', 'h']) keeper.asked(`/${name}`);
  await keeper.close();
  const kept = readKeptPages(site, dir);
  expect(kept?.state).toBe('one');
  expect(kept?.documents.map(([path]) => path).join(' ')).toBe('/ /b /c /d /e /f /a /g /h');
  expect(kept?.documents[1]).toEqual(['/b', '<p>/b</p>']);
});

test('documents are kept when nothing happens any more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const keeper = keeperOf();
    keeper.changed();
    expect(readKeptPages(site, dir)).toBeUndefined();
    vi.runAllTimers();
    await vi.waitFor(() => expect(readKeptPages(site, dir)?.documents).toHaveLength(1));
  } finally {
    vi.useRealTimers();
  }
});

test.each<[string, Partial<KeeperTools>]>([
  ['a site with errors', { base: () => undefined }],
  ['pages that cannot be made', { document: () => Promise.reject(new Error('no')) }],
])('of %s, nothing is kept', async (_, tools) => {
  const keeper = keeperOf(tools);
  keeper.changed();
  await keeper.close();
  expect(readKeptPages(site, dir)).toBeUndefined();
});

test('documents that were made while a file changed are not kept', async () => {
  let states = 0;
  const keeper = keeperOf({ state: async () => `${++states}` });
  keeper.changed();
  await keeper.close();
  expect(states).toBe(2);
  expect(readKeptPages(site, dir)).toBeUndefined();
});

test('nothing is kept once the engine has changed', async () => {
  const keeper = keeperOf();
  keeper.changed();
  keeper.stop();
  keeper.changed();
  await keeper.close();
  expect(readKeptPages(site, dir)).toBeUndefined();
});

test('the end waits for documents that are being made', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let make = (_html: string) => {};
  const html = new Promise<string>((done) => {
    make = done;
  });
  try {
    const keeper = keeperOf({ document: () => html });
    keeper.changed();
    vi.runAllTimers();
    const closed = keeper.close();
    make('<p>');
    await closed;
    expect(readKeptPages(site, dir)?.documents).toEqual([['/', '<p>']]);
  } finally {
    vi.useRealTimers();
  }
});
