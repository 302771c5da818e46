import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { SECURITY_HEADERS } from '../../src/node/server/headers.ts';
import { ask } from '../servers/ask.ts';
import { findServer } from '../servers/find.ts';
import { type Changes, type RunningServer, startCaddy, startNginx } from '../servers/run.ts';
import { hydrated } from './support/ready.ts';
import { outputOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test.use({ ownContext: true });

const SERVERS = { nginx: startNginx, caddy: startCaddy };

for (const name of ['nginx', 'caddy'] as const) {
  test.describe(`deploy/ with ${name}`, () => {
    test.describe.configure({ mode: 'default' });
    let folder: string;
    let server: RunningServer | undefined;
    let problem: string | undefined;

    /** Starts the server on a folder; without one on this machine the tests are skipped, which proves nothing. */
    async function startServer(changes: Changes, part: string): Promise<RunningServer | undefined> {
      const found = await findServer(name, true);
      if ('problem' in found) {
        problem = found.problem;
        return undefined;
      }
      return SERVERS[name](found, changes, join(folder, part));
    }

    test.beforeAll(async () => {
      test.setTimeout(180_000);
      folder = await mkdtemp('.cache/e2e/hosting-');
      server = await startServer({ root: outputOf('main') }, 'root');
    });
    test.afterAll(async () => {
      await server?.stop();
      await rm(folder, { recursive: true, force: true });
    });
    /** The server; skips the test without one. */
    const origin = () => {
      test.skip(server === undefined, problem);
      return server?.origin ?? '';
    };

    test('serves clean addresses, and answers others with 308', async () => {
      for (const path of [
        '/',
        '/docs/api',
        '/docs/api/client/traceline',
        '/docs/api/cvar',
        '/docs/api/cvar/',
      ])
        expect((await ask(origin(), path)).status, path).toBe(200);
      for (const [path, clean] of [
        ['/docs/api/', '/docs/api'],
        ['/docs/api.html', '/docs/api'],
        ['/docs/api/index', '/docs/api'],
        ['/docs/api/index.html', '/docs/api'],
        ['/index.html', '/'],
        ['/docs/api/?a=1&b=2', '/docs/api?a=1&b=2'],
      ] as const) {
        const { status, headers } = await ask(origin(), path);
        expect(status, path).toBe(308);
        expect(headers.location, path).toBe(clean);
      }
    });

    test('SEO-08, NFD-05: answers unknown paths with 404 and the not-found page', async () => {
      const paths = ['/nothing', '/docs/api/client/nothing/', '/docs/nothing.html', '/_headers'];
      for (const path of [...paths, '/assets/none.js']) {
        const { status, headers, body } = await ask(origin(), path);
        expect(status, path).toBe(404);
        expect(headers['content-type'], path).toContain('text/html');
        // What is missing now may be there tomorrow.
        expect(headers['cache-control'], path).toBe('no-cache');
        expect(body.toString(), path).toContain('This page does not exist');
      }
    });

    test('stays within its folder and its origin', async () => {
      for (const path of ['/../package.json', '/%2e%2e/package.json', '/docs/..%2f..%2fpackage.json'])
        expect((await ask(origin(), path)).body.toString(), path).not.toContain('devDependencies');
      for (const path of [
        '//evil.example/',
        '//evil.example/index.html',
        '/%0d%0aset-cookie:a=b/index.html',
      ]) {
        const { headers } = await ask(origin(), path);
        expect(headers.location ?? '', path).not.toMatch(/^\/\//);
        expect(headers['set-cookie'], path).toBeUndefined();
      }
    });

    test('sends compressed files as the build made them', async () => {
      const plain = await readFile(join(outputOf('main'), 'docs/api/index.html'));
      const brotli = await ask(origin(), '/docs/api', { 'accept-encoding': 'gzip, br' });
      test.skip(!server?.sendsBrotli, 'The nginx of this machine has no brotli module.');
      expect(brotli.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(brotli.body).equals(plain)).toBe(true);
      expect(brotli.headers.vary?.toLowerCase()).toContain('accept-encoding');
      const gzip = await ask(origin(), '/docs/api', { 'accept-encoding': 'gzip' });
      expect(gzip.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(gzip.body).equals(plain)).toBe(true);
      expect((await ask(origin(), '/docs/api')).body.equals(plain)).toBe(true);
    });

    test('says how long files may be kept, what they are, and guards them', async () => {
      const page = await ask(origin(), '/docs/api');
      const script = /src="(\/assets\/[^"]+\.js)"/.exec(page.body.toString())?.[1] ?? '';
      const expected: Record<string, [cache: string, type: RegExp]> = {
        '/docs/api': ['no-cache', /^text\/html; charset=utf-8$/],
        '/docs/api/page.json': ['no-cache', /^application\/json/],
        '/sw.js': ['no-cache', /^text\/javascript/],
        '/manifest.webmanifest': ['no-cache', /^application\/manifest\+json/],
        '/docs/snippets/utilities/error_trace.lua': ['no-cache', /^text\/plain; charset=utf-8$/],
        '/docs/api/client/traceline.md': ['no-cache', /^text\/markdown; charset=utf-8$/],
        [script]: ['public, max-age=31536000, immutable', /^text\/javascript/],
      };
      for (const [path, [cache, type]] of Object.entries(expected)) {
        const { status, headers } = await ask(origin(), path);
        expect(status, path).toBe(200);
        expect(headers['cache-control'], path).toBe(cache);
        expect(headers['content-type'] ?? '', path).toMatch(type);
        for (const [header, value] of Object.entries(SECURITY_HEADERS))
          expect(headers[header.toLowerCase()], `${path} ${header}`).toBe(value);
      }
      const { etag = '' } = page.headers;
      expect((await ask(origin(), '/docs/api', { 'if-none-match': etag })).status).toBe(304);
    });

    test('the site works in a browser', async ({ page }) => {
      await page.goto(`${origin()}/docs/api/client/`);
      await hydrated(page);
      await expect(page).toHaveURL(`${origin()}/docs/api/client`);
      await page.getByRole('article').getByRole('link', { name: 'trace_line', exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('client.trace_line');
      await page.evaluate(() => navigator.serviceWorker.ready);
    });

    test('serves a site below a path', async () => {
      origin();
      const root = join(folder, 'below');
      await cp(outputOf('base'), join(root, 'x'), { recursive: true });
      await cp(join(root, 'x/docs/start'), join(root, 'x/docs/assets/start'), { recursive: true });
      const replace: [string, string][] =
        name === 'nginx'
          ? [
              ['/docs/api/cvar/ 1;', '/x/ 1;\n    /x/docs/api/clock/ 1;'],
              ['default /404.html;', 'default /x/404.html;'],
            ]
          : [
              ['path / /docs/api/cvar/', 'path /x/ /x/docs/api/clock/'],
              ['rewrite * /404.html', 'rewrite * /x/404.html'],
            ];
      const below = await startServer({ root, replace }, 'config-below');
      if (!below) throw new Error(problem);
      try {
        for (const path of [
          '/x/',
          '/x/docs/start',
          '/x/docs/api/clock',
          '/x/docs/api/clock/',
          '/x/docs/former.html',
        ])
          expect((await ask(below.origin, path)).status, path).toBe(200);
        // A page below a folder that is called like one of files with hashes in their names.
        const page = await ask(below.origin, '/x/docs/assets/start');
        expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-cache']);
        const moved = await ask(below.origin, '/x/docs/start/index.html');
        expect([moved.status, moved.headers.location]).toEqual([308, '/x/docs/start']);
        const missing = await ask(below.origin, '/x/docs/nothing');
        expect(missing.status).toBe(404);
        expect(missing.body.toString()).toContain('This page does not exist');
      } finally {
        await below.stop();
      }
    });
  });
}
