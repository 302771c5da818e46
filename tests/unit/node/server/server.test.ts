import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { createSiteServer } from '../../../../src/node/server/index.ts';

const FILES: Record<string, string> = {
  'index.html': 'home',
  '404.html': 'not found page',
  'build.json': '{}',
  'serving.json': JSON.stringify({ bothSlashForms: ['/docs/api/cvar'] }),
  'docs/api/index.html': 'api',
  'docs/api/page.json': '{"kind":"Article"}',
  'docs/api/G/index.html': 'G',
  'docs/api/cvar/index.html': 'cvar',
  'docs/api.md': '# API',
  'legacy.html/index.html': 'legacy',
  'café/index.html': 'café',
  'manifest.webmanifest': '{}',
  'types.lua': '---@meta',
  'backup.gz': 'packed',
  'assets/app-1a2b.js': 'let x = 1;'.repeat(50),
};

let folder: string;
let site: Server;
let below: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'server-'));
  for (const [name, text] of Object.entries(FILES)) {
    const file = join(folder, 'dist', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    if (name.startsWith('assets') || name === '404.html') {
      writeFileSync(`${file}.br`, brotliCompressSync(text));
      writeFileSync(`${file}.gz`, gzipSync(text));
    }
  }
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  site = await listen(createSiteServer({ dir: join(folder, 'dist'), quiet: true }));
  below = await listen(createSiteServer({ dir: join(folder, 'dist'), base: '/x/', quiet: true }));
});

afterAll(() => {
  for (const server of [site, below]) server.close();
  rmSync(folder, { recursive: true });
});

function listen(server: Server): Promise<Server> {
  return new Promise((resolve) => server.listen(0, () => resolve(server)));
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

/** Asks with the path exactly as written, which `fetch` would clean. */
function ask(path: string, headers = {}, { method = 'GET', server = site } = {}): Promise<Answer> {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body, text: body.toString() });
      });
    });
    sent.on('error', reject).end();
  });
}

async function expectRedirect(from: string, to: string, server = site): Promise<void> {
  const { status, headers } = await ask(from, {}, { server });
  expect({ from, status, location: headers.location }).toEqual({ from, status: 308, location: to });
}

test('a request may name the origin too', async () => {
  expect(await ask('http://docs.example.com/docs/api?a=1')).toMatchObject({ status: 200, text: 'api' });
  expect(await ask('http://docs.example.com')).toMatchObject({ status: 400 });
});

test('a page answers on its clean path', async () => {
  expect(await ask('/')).toMatchObject({ status: 200, text: 'home' });
  const { status, text, headers } = await ask('/docs/api?x=1');
  expect({ status, text }).toEqual({ status: 200, text: 'api' });
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache');
});

describe('the bundled server answers an unclean path with 308', () => {
  it.each([
    ['/index.html', '/'],
    ['/index', '/'],
    ['/docs/api.html', '/docs/api'],
    ['/docs/api/index', '/docs/api'],
    ['/docs/api/index.html', '/docs/api'],
    ['/docs/api/', '/docs/api'],
    ['/docs/api.html?x=1&y=%2F', '/docs/api?x=1&y=%2F'],
    ['/docs/api/G/', '/docs/api/G'],
    ['/caf%C3%A9/', '/caf%C3%A9'],
  ])('%s leads to %s', (from, to) => expectRedirect(from, to));
});

test('a route with both slash forms is left as opened', async () => {
  expect(await ask('/docs/api/cvar')).toMatchObject({ status: 200, text: 'cvar' });
  expect(await ask('/docs/api/cvar/')).toMatchObject({ status: 200, text: 'cvar' });
  await expectRedirect('/docs/api/cvar.html', '/docs/api/cvar');
});

test('a route that ends in .html keeps its ending', async () => {
  expect(await ask('/legacy.html')).toMatchObject({ status: 200, text: 'legacy' });
  expect(await ask('/legacy')).toMatchObject({ status: 404 });
});

describe('a path without a page answers 404 with the not-found document', () => {
  it.each(['/nothing', '/docs/nothing.html', '/docs/nothing/', '/docs', '/docs/api.html/G', '/docs/api//'])(
    'SEO-08: %s',
    async (path) => {
      const { status, text, headers } = await ask(path);
      expect({ status, text, location: headers.location }).toEqual({ status: 404, text: 'not found page' });
    },
  );
  it('SEO-08: compressed, when the browser takes that', async () => {
    const { status, headers, body } = await ask('/nothing', { 'accept-encoding': 'gzip, br' });
    expect(status).toBe(404);
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toBe('not found page');
  });
});

test('a compressed file is answered where it is no twin of another', async () => {
  expect(await ask('/backup.gz')).toMatchObject({ status: 200, text: 'packed' });
  expect(await ask('/assets/app-1a2b.js.gz')).toMatchObject({ status: 404 });
});

test('a path in another letter case is not found', async () => {
  expect(await ask('/docs/api/g')).toMatchObject({ status: 404 });
  expect(await ask('/Docs/api')).toMatchObject({ status: 404 });
});

test('encoded and decoded spellings of a path lead to the same page', async () => {
  expect(await ask('/docs/%61pi')).toMatchObject({ status: 200, text: 'api' });
  expect(await ask('/caf%C3%A9')).toMatchObject({ status: 200, text: 'café' });
});

describe('content types', () => {
  it.each([
    ['/docs/api.md', 'text/markdown; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/types.lua', 'text/plain; charset=utf-8'],
    ['/docs/api/page.json', 'application/json; charset=utf-8'],
    ['/assets/app-1a2b.js', 'text/javascript; charset=utf-8'],
  ])('%s is %s', async (path, type) => {
    expect((await ask(path)).headers).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
    });
  });
});

test('TWN-05: search engines are told to leave out the Markdown of pages, and nothing else', async () => {
  expect((await ask('/docs/api.md')).headers['x-robots-tag']).toBe('noindex');
  expect((await ask('/docs/api')).headers['x-robots-tag']).toBeUndefined();
  expect((await ask('/types.lua')).headers['x-robots-tag']).toBeUndefined();
});

test('assets are cached for good, everything else is asked for again', async () => {
  expect((await ask('/assets/app-1a2b.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  expect((await ask('/docs/api.md')).headers['cache-control']).toBe('no-cache');
  expect((await ask('/docs/api/')).headers['cache-control']).toBe('no-cache');
});

describe('compressed variants', () => {
  const plain = FILES['assets/app-1a2b.js'];
  it('brotli before gzip', async () => {
    const { headers, body } = await ask('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(body).toString()).toBe(plain);
  });
  it('gzip where brotli is refused', async () => {
    const { headers, body } = await ask('/assets/app-1a2b.js', { 'accept-encoding': 'br;q=0, gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toBe(plain);
  });
  it('the plain file otherwise, and no part of it', async () => {
    const { status, headers, text } = await ask('/assets/app-1a2b.js', { range: 'bytes=5-1' });
    expect({ status, text }).toEqual({ status: 200, text: plain });
    expect(headers['content-encoding']).toBeUndefined();
  });
});

test('an unchanged file is not sent twice', async () => {
  const { headers } = await ask('/docs/api');
  expect(headers.etag).toBeTruthy();
  const again = await ask('/docs/api', { 'if-none-match': headers.etag });
  expect(again).toMatchObject({ status: 304, text: '' });
  expect(again.headers['cache-control']).toBe('no-cache');
});

test('HEAD answers with the headers alone, other methods with 405', async () => {
  const head = await ask('/docs/api', {}, { method: 'HEAD' });
  expect(head).toMatchObject({ status: 200, text: '' });
  expect(head.headers['content-length']).toBe('3');
  expect(await ask('/nothing', {}, { method: 'HEAD' })).toMatchObject({ status: 404, text: '' });
  const post = await ask('/docs/api', {}, { method: 'POST' });
  expect(post).toMatchObject({ status: 405 });
  expect(post.headers.allow).toBe('GET, HEAD');
});

describe('malformed paths', () => {
  it.each(['/%', '/%zz', '/docs/%E0%A4%A', '/docs%00', 'docs'])('%s answers 400', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 400 });
  });
});

describe('paths that try to leave the folder', () => {
  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '/docs/..%2f..%2fsecret.txt',
    '/docs/../../secret.txt',
  ])('%s is not found', async (path) => {
    const { status, text } = await ask(path);
    expect({ status, text }).toEqual({ status: 404, text: 'not found page' });
  });
});

describe('a redirect never leaves the origin', () => {
  it.each([
    '//evil.com/..',
    '//evil.com/index.html',
    '//evil.com/',
    '/%2fevil.com/',
    '/\\evil.com/',
    '/%5cevil.com/index.html',
    '///',
  ])('%s', async (path) => {
    const { status, headers } = await ask(path);
    expect({ status, location: headers.location }).toEqual({ status: 404 });
  });
});

describe('below a base URL', () => {
  it('serves pages and files there only', async () => {
    expect(await ask('/x/', {}, { server: below })).toMatchObject({ status: 200, text: 'home' });
    expect(await ask('/x/docs/api', {}, { server: below })).toMatchObject({ status: 200, text: 'api' });
    expect(await ask('/docs/api', {}, { server: below })).toMatchObject({
      status: 404,
      text: 'not found page',
    });
    expect(await ask('/', {}, { server: below })).toMatchObject({ status: 404 });
  });
  it('keeps it in redirects', async () => {
    await expectRedirect('/x?a=1', '/x/?a=1', below);
    await expectRedirect('/x/index.html', '/x/', below);
    await expectRedirect('/x/docs/api/?a=1', '/x/docs/api?a=1', below);
  });
});

test('a site whose clean paths end in a slash redirects to them', async () => {
  const dir = mkdtempSync(join(folder, 'slash-'));
  mkdirSync(join(dir, 'a'));
  writeFileSync(join(dir, 'index.html'), 'home');
  writeFileSync(join(dir, 'a/index.html'), 'a');
  writeFileSync(join(dir, 'serving.json'), '{"trailingSlash":true,"base":"/y/"}');
  const server = await listen(createSiteServer({ dir, quiet: true }));
  try {
    expect(await ask('/y/a/', {}, { server })).toMatchObject({ status: 200, text: 'a' });
    await expectRedirect('/y/a', '/y/a/', server);
    await expectRedirect('/y/a.html', '/y/a/', server);
    expect(await ask('/y/', {}, { server })).toMatchObject({ status: 200, text: 'home' });
  } finally {
    server.close();
  }
});

test('a base URL with letters of any language is in redirects and not in the language of a missing page', async () => {
  const dir = mkdtempSync(join(folder, 'letters-'));
  mkdirSync(join(dir, 'fr/café'), { recursive: true });
  writeFileSync(join(dir, 'fr/café/index.html'), 'café');
  writeFileSync(join(dir, '404.html'), 'missing');
  writeFileSync(join(dir, 'fr/404.html'), 'manquante');
  writeFileSync(join(dir, 'serving.json'), '{"base":"/żółw/","languages":["/fr"]}');
  const server = await listen(createSiteServer({ dir, quiet: true }));
  const base = encodeURI('/żółw/');
  try {
    await expectRedirect(`${base}fr/caf%C3%A9/?a=%C3%A9`, `${base}fr/caf%C3%A9?a=%C3%A9`, server);
    expect(await ask(`${base}nope`, {}, { server })).toMatchObject({ status: 404, text: 'missing' });
    expect(await ask(`${base}fr/nope`, {}, { server })).toMatchObject({ status: 404, text: 'manquante' });
  } finally {
    server.close();
  }
});

test('a new build is served without a restart', async () => {
  const dir = mkdtempSync(join(folder, 'rebuilt-'));
  writeFileSync(join(dir, 'index.html'), 'one');
  const server = await listen(createSiteServer({ dir, quiet: true }));
  try {
    expect(await ask('/', {}, { server })).toMatchObject({ text: 'one' });
    mkdirSync(join(dir, 'b'));
    writeFileSync(join(dir, 'b/index.html'), 'two');
    writeFileSync(join(dir, 'build.json'), '{}');
    expect(await ask('/b', {}, { server })).toMatchObject({ status: 200, text: 'two' });
  } finally {
    server.close();
  }
});

test('a page that is copied into the folder last is served without a restart', async () => {
  const dir = mkdtempSync(join(folder, 'copied-'));
  mkdirSync(join(dir, 'c'));
  writeFileSync(join(dir, 'index.html'), 'one');
  const server = await listen(createSiteServer({ dir, quiet: true }));
  try {
    expect(await ask('/', {}, { server })).toMatchObject({ text: 'one' });
    mkdirSync(join(dir, 'c/deep'));
    writeFileSync(join(dir, 'c/deep/index.html'), 'three');
    expect(await ask('/c/deep', {}, { server })).toMatchObject({ status: 200, text: 'three' });
  } finally {
    server.close();
  }
});
