import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { SCRIPTLESS, SECURITY_HEADERS } from '../../../../src/node/server/headers.ts';
import { staticFolder } from '../../../../src/node/server/static-folder.ts';
import { serveFiles, type TestSite } from './support.ts';

const ODD = 'a@b+c,d=e&f;g:h$i#j k%l\'(m)!~*é"[n]^`{|}.txt';

let site: TestSite;
/** The folder as the dev server serves it. */
let dev: Server;
let devOrigin: string;

beforeAll(async () => {
  site = await serveFiles({
    'index.html': 'home',
    '404.html': 'not found page',
    'serving.json': `{"bothSlashForms":[]}${' '.repeat(600)}`,
    'serving.json.gz': 'packed',
    _headers: '/*',
    _redirects: '/a /b',
    '.env': 'secret',
    '.git/config': 'secret',
    'docs/.htpasswd': 'secret',
    'docs/a@b/index.html': 'page',
    'docs/api/index.html': 'api',
    '.well-known/security.txt': 'contact',
    '.well-known/.env': 'secret',
    'img/icon@2x.png': 'icon',
    [ODD]: 'odd',
    'map.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    'UPPER.SVG': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'feed.xml': '<rss/>',
    'old.xhtml': '<html xmlns="http://www.w3.org/1999/xhtml"/>',
    'data.unknown': '<script>',
  });
  const serve = staticFolder(site.dir);
  dev = createServer((request, response) =>
    serve(request, response, (error) => response.writeHead(error ? 500 : 404).end()),
  );
  await new Promise<void>((done) => dev.listen(0, '127.0.0.1', done));
  devOrigin = `http://127.0.0.1:${(dev.address() as AddressInfo).port}`;
});
afterAll(() => {
  site.close();
  dev.close();
});

describe('what is not meant for readers is not found', () => {
  it.each([
    '/.env',
    '/%2eenv',
    '/.git/config',
    '/docs/.htpasswd',
    '/.well-known/.env',
    '/_headers',
    '/%5Fheaders',
    '/_redirects',
    '/serving.json',
    '/serving.json.gz',
  ])('%s', async (path) => {
    expect(await site.ask(path)).toMatchObject({ status: 404, text: 'not found page' });
    if (!path.endsWith('.gz')) expect((await fetch(devOrigin + path)).status).toBe(404);
  });
  it('but /.well-known/ is', async () => {
    expect(await site.ask('/.well-known/security.txt')).toMatchObject({ status: 200, text: 'contact' });
    expect(await (await fetch(`${devOrigin}/.well-known/security.txt`)).text()).toBe('contact');
  });
});

describe('a file may have any name', () => {
  const encoded = `/${encodeURIComponent(ODD)}`;
  it.each(['/img/icon@2x.png', '/img/icon%402x.png', encoded, encodeURI(`/${ODD}`).replace('#', '%23')])(
    '%s',
    async (path) => {
      expect(await site.ask(path)).toMatchObject({ status: 200 });
      expect((await fetch(devOrigin + path)).status).toBe(200);
    },
  );
  it('and a page too: it is redirected to as it is written', async () => {
    expect(await site.ask('/docs/a@b/')).toMatchObject({ status: 308, headers: { location: '/docs/a@b' } });
    expect(await site.ask('/docs/a@b')).toMatchObject({ status: 200, text: 'page' });
  });
});

describe('scripts do not run in files that are no pages', () => {
  it.each(['/map.svg', '/UPPER.SVG', '/feed.xml', '/old.xhtml'])('%s', async (path) => {
    const { status, headers } = await site.ask(path);
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toBe(SCRIPTLESS);
    expect((await fetch(devOrigin + path)).headers.get('content-security-policy')).toBe(SCRIPTLESS);
    const again = await site.ask(path, { 'if-none-match': headers.etag ?? '' });
    expect(again.headers['content-security-policy']).toBe(SCRIPTLESS);
  });
  it('pages keep the policy that is in them', async () => {
    const { headers } = await site.ask('/');
    expect(headers['content-security-policy']).toBe("frame-ancestors 'self'");
  });
  it('an unknown type is saved, not guessed', async () => {
    const { headers } = await site.ask('/data.unknown');
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
    });
  });
});

describe('every answer guards the reader', () => {
  it.each([
    ['/', 'GET', 200],
    ['/docs/api/', 'GET', 308],
    ['/%', 'GET', 400],
    ['/none', 'GET', 404],
    ['/', 'POST', 405],
    ['/', 'TRACE', 405],
  ])('%s %s: %i', async (path, method, status) => {
    const answer = await site.ask(path, {}, method);
    expect(answer.status).toBe(status);
    for (const [name, value] of Object.entries(SECURITY_HEADERS))
      expect(answer.headers[name.toLowerCase()], name).toBe(value);
  });
});

test('no spelling of a path redirects to another host', async () => {
  const starts = [
    '//',
    '/\\',
    '/%2f',
    '/%5c',
    '/%5C/',
    '/.//',
    '/./\\',
    '/..//',
    '///',
    'http://evil.test//',
  ];
  for (const start of starts) {
    for (const end of [
      'docs/api/',
      'docs/api/index.html',
      'docs/api.html',
      'evil.test/..',
      'evil.test/',
      '',
    ]) {
      const { status, headers } = await site.ask(start + end);
      expect({ path: start + end, status, location: headers.location }).toEqual({
        path: start + end,
        status: 404,
      });
    }
  }
  expect((await site.ask('http://evil.test/docs/api/')).headers.location).toBe('/docs/api');
});

test('the dev server leaves paths that are no file of the folder to others', async () => {
  expect((await fetch(`${devOrigin}/docs`)).status).toBe(404);
  expect((await fetch(`${devOrigin}/map.svg/below`)).status).toBe(404);
  expect((await fetch(`${devOrigin}/..%2f${encodeURIComponent(join(site.dir, 'map.svg'))}`)).status).toBe(
    404,
  );
});
