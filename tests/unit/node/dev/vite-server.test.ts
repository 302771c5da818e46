import { mkdtemp, rm } from 'node:fs/promises';
import { createServer as createHttpServer, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { expect, test, vi } from 'vitest';
import { isGenerated, viteServer } from '../../../../src/node/dev/vite-server.ts';
import { listenOn, stopListening } from '../../../../src/node/server/listen.ts';
import { putFile } from '../../../support/put-file.ts';

test.each([
  ['/site/dist', true],
  ['/site/dist/docs/a/index.html', true],
  ['/site/dist.build-1a-2-b/next/index.html', true],
  ['/site/.cache/kept/a', true],
  ['/engine/dist/index.html', true],
  ['/engine/.cache/engine/a.js', true],
  ['/site/content/docs/dist/a.md', false],
  ['/site/static/dist/a.js', false],
  ['/site/static/.cache/a', false],
  ['/site/static/dist.old/a.png', false],
  ['/site/distance.ts', false],
  ['/engine/src/dist/a.ts', false],
])('whether the watcher leaves out %s: %s', (path, isLeftOut) => {
  expect(isGenerated(path, '/site', '/engine')).toBe(isLeftOut);
});

test.each(['/dist/site', '/home/.cache/site', '/home/dist.old/site', '/engine/dist/site'])(
  'a site in %s is watched all the same, without its output',
  (site) => {
    expect(isGenerated(`${site}/content/a.md`, site, '/engine')).toBe(false);
    expect(isGenerated(`${site}/dist/a.md`, site, '/engine')).toBe(true);
  },
);

/** Starts Vite in a folder, with the settings of the dev server. */
function startVite(root: string, http = createHttpServer(), host?: string): Promise<ViteDevServer> {
  return createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: viteServer(root, http, host),
  });
}

test('the watcher follows a folder `dist` of the content, and a site below such a folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vite-'));
  const root = join(folder, 'dist/site');
  await putFile(root, 'content/docs/dist/a.md', '');
  const vite = await startVite(root);
  try {
    await vi.waitFor(() =>
      expect(vite.watcher.getWatched()).toHaveProperty([join(root, 'content/docs/dist')]),
    );
  } finally {
    await vite.close();
    await rm(folder, { recursive: true, force: true });
  }
});

test.each([
  ['PC.example', 'pc.example', 200],
  ['PC.example', 'other.example', 403],
  [undefined, 'pc.example', 403],
  ['0.0.0.0', '192.168.0.2', 200],
])('with the host %s, requests to %s are answered with %i', async (host, name, expected) => {
  const root = await mkdtemp(join(tmpdir(), 'vite-'));
  const http = createHttpServer();
  const vite = await startVite(root, http, host);
  vite.middlewares.use((_, response) => void response.end());
  http.on('request', vite.middlewares);
  try {
    const port = await listenOn(http, 0);
    const answer = await new Promise<IncomingMessage>((done) => {
      request({ port, path: '/a', headers: { host: `${name}:${port}` }, agent: false }, done).end();
    });
    answer.resume();
    expect(answer.statusCode).toBe(expected);
  } finally {
    await vite.close();
    await stopListening(http);
    await rm(root, { recursive: true, force: true });
  }
});
