import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { SCRIPTLESS, SECURITY_HEADERS } from '../../src/node/server/headers.ts';
import { createSiteServer } from '../../src/node/server/index.ts';
import { type Answer, ask } from '../servers/ask.ts';
import { findServer } from '../servers/find.ts';
import { startCaddy, startNginx } from '../servers/run.ts';
import { putFiles } from '../support/put-file.ts';
import { expect, test } from './support/test.ts';

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><style>rect { fill: rgb(0, 128, 0) }</style>
<rect width="9" height="9"/><script>document.documentElement.id = 'ran'</script></svg>`;

const HOME = '<!doctype html><html lang="en"><title>Home</title><img src="/img/map.svg" alt="Map"></html>';

const FILES: Record<string, string | Buffer> = {
  'index.html': HOME,
  'index.html.gz': gzipSync(HOME),
  '404.html': '<!doctype html><title>Missing</title>This page does not exist',
  'docs/api/index.html': '<!doctype html><title>API</title>',
  'serving.json': '{}',
  _headers: '/*',
  _redirects: '/a /b',
  '.env': 'secret',
  '.git/config': 'secret',
  'docs/.htpasswd': 'secret',
  '.well-known/security.txt': 'contact',
  '.well-known/.env': 'secret',
  'img/map.svg': SVG,
  'img/UPPER.SVG': SVG,
  'feed.xml': '<rss/>',
  'part.bin': '0123456789',
  'assets/app-12345678.js': 'export {};',
  'img/icon@2x.png': 'icon',
  "img/a+b,c=d&e;f:g$h(i)!'j.png": 'icon',
};

/** Gives every header that guards readers, with the policy that the answer should have. */
function expectGuarded({ headers }: Answer, what: string, policy = "frame-ancestors 'self'"): void {
  for (const [header, value] of Object.entries({ ...SECURITY_HEADERS, 'Content-Security-Policy': policy }))
    expect(headers[header.toLowerCase()], `${what} ${header}`).toBe(value);
  expect(headers.server ?? '', what).not.toMatch(/caddy|\d/i);
}

async function startServe(root: string): Promise<{ origin: string; stop(): Promise<void> }> {
  const server = createSiteServer({ dir: root, quiet: true });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

for (const name of ['serve', 'nginx', 'caddy'] as const) {
  test.describe(`what ${name} keeps from harm`, () => {
    test.describe.configure({ mode: 'default' });
    let folder: string;
    let server: { origin: string; stop(): Promise<void> } | undefined;
    let problem: string | undefined;

    async function start(root: string): Promise<typeof server> {
      if (name === 'serve') return startServe(root);
      const found = await findServer(name, true);
      if (!('problem' in found))
        return (name === 'nginx' ? startNginx : startCaddy)(found, { root }, join(folder, 'config'));
      problem = found.problem;
      return undefined;
    }

    test.beforeAll(async () => {
      test.setTimeout(180_000);
      folder = await mkdtemp('.cache/e2e/guards-');
      const root = join(folder, 'root');
      await putFiles(root, FILES);
      server = await start(root);
    });
    test.afterAll(async () => {
      await server?.stop();
      await rm(folder, { recursive: true, force: true });
    });
    const origin = () => {
      test.skip(server === undefined, problem);
      return server?.origin ?? '';
    };

    test('no spelling of a path leads to another host', async () => {
      const starts = ['//', '///', '/\\', '/%2f', '/%5c', '/%5C/', '/.//', '/./\\', '/x/..//', '//\\'];
      for (const start of [...starts, 'http://evil.example//']) {
        for (const end of ['docs/api/', 'docs/api/index.html', 'docs/api.html', 'evil.example/', '']) {
          const { status, headers } = await ask(origin(), start + end);
          expect([status, headers.location], start + end).toEqual([404, undefined]);
        }
      }
      expect((await ask(origin(), 'http://evil.example/docs/api/')).headers.location).toBe('/docs/api');
    });

    test('what is not meant for readers is not found', async () => {
      const dotted = ['/.env', '/%2eenv', '/.git/config', '/.git/', '/docs/.htpasswd', '/.well-known/.env'];
      for (const path of [...dotted, '/_headers', '/%5fredirects', '/serving.json', '/index.html.gz']) {
        const { status, body } = await ask(origin(), path);
        expect([status, body.toString().includes('This page does not exist')], path).toEqual([404, true]);
      }
      expect((await ask(origin(), '/.well-known/security.txt')).body.toString()).toBe('contact');
    });

    test('every answer has the headers that guard readers, and methods that write are refused', async () => {
      const long = `/${'a'.repeat(300)}`;
      for (const [path, status] of [
        ['/', 200],
        ['/docs/api/', 308],
        ['/docs%00', 400],
        ['/none', 404],
        ['/none.svg', 404],
        [long, 404],
      ] as const) {
        const answer = await ask(origin(), path);
        expect(answer.status, path).toBe(status);
        expectGuarded(answer, path);
      }
      for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']) {
        for (const path of ['/', '/none', '/docs/api/']) {
          const answer = await ask(origin(), path, {}, method);
          expect([answer.status, answer.headers.allow], `${method} ${path}`).toEqual([405, 'GET, HEAD']);
          expectGuarded(answer, `${method} ${path}`);
        }
      }
    });

    test('a file with a hash in its name is kept for good, and a refusal in its place is not', async () => {
      const path = '/assets/app-12345678.js';
      const cacheOf = async (method?: string, name = path) => {
        const { status, headers } = await ask(origin(), name, {}, method);
        return [status, /immutable/.test(headers['cache-control'] ?? '')];
      };
      expect(await cacheOf()).toEqual([200, true]);
      expect(await cacheOf('POST')).toEqual([405, false]);
      expect(await cacheOf('GET', '/assets/none-12345678.js')).toEqual([404, false]);
    });

    test('headers of more than 64 kB are refused', async () => {
      const statuses = { serve: 431, nginx: 400, caddy: 431 };
      const { status } = await ask(origin(), '/', { 'x-long': 'a'.repeat(66_000) });
      expect(status).toBe(statuses[name]);
      expect((await ask(origin(), '/', { 'x-long': 'a'.repeat(12_000) })).status).toBe(200);
    });

    test('a file may have any name', async () => {
      for (const file of Object.keys(FILES).filter((it) => it.endsWith('.png'))) {
        for (const path of [`/${file}`, `/${file.split('/').map(encodeURIComponent).join('/')}`])
          expect((await ask(origin(), path)).body.toString(), path).toBe('icon');
      }
    });

    test('every state of a page says what it varies with', async () => {
      const plain = await ask(origin(), '/', { 'accept-encoding': 'xgzip, gzip;q=0' });
      const { etag = '', 'last-modified': modified = '' } = plain.headers;
      expect(plain.headers['content-encoding']).toBeUndefined();
      const packed = await ask(origin(), '/', { 'accept-encoding': 'gzip' });
      expect(packed.headers['content-encoding']).toBe('gzip');
      const conditions = [
        { 'if-none-match': '*' },
        { 'if-none-match': `"x", ${etag}` },
        { 'if-modified-since': modified },
      ];
      const same = await Promise.all(conditions.map((headers) => ask(origin(), '/', headers)));
      for (const answer of same) {
        expect(answer.status).toBe(304);
        expect(answer.headers.etag).toBe(etag);
        expectGuarded(answer, '304');
      }
      for (const answer of [plain, packed, ...same])
        expect(answer.headers.vary).toMatch(/^accept-encoding$/i);
    });

    test('a part of a file is sent as it was asked for, or the file as a whole', async () => {
      const part = (range: string, headers = {}) => ask(origin(), '/part.bin', { range, ...headers });
      const whole = await ask(origin(), '/part.bin');
      const { etag = '', 'last-modified': modified = '' } = whole.headers;
      const sendsParts = name !== 'serve';
      for (const [range, text, headers] of [
        ['bytes=2-4', '234', {}],
        ['bytes=-3', '789', {}],
        ['bytes=7-99', '789', {}],
        ['bytes=2-4', '234', { 'if-range': modified }],
        ...(etag.startsWith('W/') ? [] : [['bytes=2-4', '234', { 'if-range': etag }] as const]),
      ] as const) {
        const answer = await part(range, headers);
        const start = '0123456789'.indexOf(text);
        const got = [answer.status, answer.body.toString(), answer.headers['content-range']];
        const sent = [206, text, `bytes ${start}-${start + text.length - 1}/10`];
        expect(got, `${range} ${JSON.stringify(headers)}`).toEqual(
          sendsParts ? sent : [200, '0123456789', undefined],
        );
        expectGuarded(answer, range);
      }
      const several = await part('bytes=0-1,5-6');
      expect(several.status).toBe(sendsParts ? 206 : 200);
      if (sendsParts) {
        expect(several.headers['content-type']).toMatch(/^multipart\/byteranges; boundary=/);
        expect(several.body.toString()).toMatch(
          /bytes 0-1\/10\s[\s\S]*\s01\r\n--[\s\S]*bytes 5-6\/10\s[\s\S]*\s56\r\n--/,
        );
      }
      const beyond = await part('bytes=20-');
      expect([beyond.status, beyond.headers['content-range']]).toEqual(
        sendsParts ? [416, 'bytes */10'] : [200, undefined],
      );
      // nginx says its headers twice here.
      const once = Object.entries(beyond.headers).map(([key, value]) => [
        key,
        `${value}`.replace(/^(.+), \1$/, '$1'),
      ]);
      expectGuarded({ ...beyond, headers: Object.fromEntries(once) }, 'beyond');
      for (const condition of ['"other"', 'W/"other"', 'Sun, 01 Mar 2020 10:00:00 GMT']) {
        const other = await part('bytes=2-4', { 'if-range': condition });
        expect([other.status, other.body.toString()], condition).toEqual([200, '0123456789']);
      }
      expect((await part('bytes=2-4', { 'if-none-match': '*' })).status).toBe(304);
    });

    test('the conditions of a request are kept, and HEAD has the headers of GET', async () => {
      const plain = await ask(origin(), '/part.bin');
      const { etag = '', 'last-modified': modified = '' } = plain.headers;
      const opaque = etag.replace(/^W\//, '');
      const before = 'Sun, 01 Mar 2020 10:00:00 GMT';
      for (const [headers, status] of [
        [{ 'if-none-match': `"x", W/${opaque} , "y"` }, 304],
        [{ 'if-none-match': opaque }, 304],
        [{ 'if-none-match': '"x", "y"' }, 200],
        [{ 'if-none-match': '"x"', 'if-modified-since': modified }, 200],
        [{ 'if-modified-since': before }, 200],
        [{ 'if-match': '"x"' }, 412],
        [{ 'if-match': '*' }, 200],
        [{ 'if-unmodified-since': before }, 412],
        [{ 'if-unmodified-since': modified }, 200],
      ] as const) {
        const answer = await ask(origin(), '/part.bin', headers);
        expect(answer.status, JSON.stringify(headers)).toBe(status);
        expectGuarded(answer, JSON.stringify(headers));
      }
      const head = await ask(origin(), '/part.bin', {}, 'HEAD');
      const kept = ({ headers }: Answer) => {
        const { date: _, connection: __, ...rest } = headers;
        return rest;
      };
      expect([head.status, head.body.length, kept(head)]).toEqual([200, 0, kept(plain)]);
    });

    test('an SVG is a picture in a page, and runs no script by itself', async ({ page, expectedErrors }) => {
      for (const path of ['/img/map.svg', '/img/UPPER.SVG', '/feed.xml']) {
        const answer = await ask(origin(), path);
        expectGuarded(answer, path, SCRIPTLESS);
        const same = await ask(origin(), path, { 'if-none-match': answer.headers.etag ?? '' });
        expect(same.status, path).toBe(304);
        expectGuarded(same, path, SCRIPTLESS);
      }
      await page.goto(origin());
      await expect(page.getByRole('img', { name: 'Map' })).toHaveJSProperty('naturalWidth', 9);
      expectedErrors.push(/Blocked script execution/);
      // The browser has the file already, and asks whether it has changed: the answer brings a policy, too.
      await page.goto(`${origin()}/img/map.svg`);
      await expect(page.locator('rect')).toHaveCSS('fill', 'rgb(0, 128, 0)');
      await expect(page.locator('svg')).not.toHaveId('ran');
    });
  });
}
