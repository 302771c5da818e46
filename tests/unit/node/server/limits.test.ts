import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { truncateSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { PROJECT } from '../../../../scripts/support/steps.ts';
import { createSiteServer } from '../../../../src/node/server/index.ts';
import { serveFiles, type TestSite } from './support.ts';

/** More than the system keeps for a reader who does not read. */
const LARGE = 64_000_000;
/** More than is under way at once, and sent well within the time that a stopped server waits. */
const MEDIUM = 12_000_000;
const FILES = {
  'index.html': 'home',
  'index.html.gz': 'packed',
  '404.html': 'missing',
  'medium.bin': '',
  'large.bin': '',
};

let site: TestSite;
let strict: TestSite;

beforeAll(async () => {
  site = await serveFiles(FILES);
  strict = await serveFiles(FILES, { headers: 200, request: 300, idle: 400, check: 20 });
  for (const { dir } of [site, strict]) truncateSync(join(dir, 'large.bin'), LARGE);
  truncateSync(join(site.dir, 'medium.bin'), MEDIUM);
});
afterAll(() => {
  site.close();
  strict.close();
});

describe('a client that takes too long is told so and loses its connection', () => {
  it.each([
    ['silent from the start', ''],
    ['in the middle of the headers', 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '],
    ['in the middle of a body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nab'],
  ])('%s', async (_, bytes) => {
    const answer = await strict.send(bytes);
    expect(answer).toMatch(bytes.startsWith('POST') ? /^HTTP\/1\.1 405 / : /^HTTP\/1\.1 408 /);
  });

  it('and so does one that does not read', async () => {
    const socket = connect(strict.port, '127.0.0.1').pause();
    socket.write('GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n');
    const [ended] = (await once(strict.server, 'connection')) as [Socket];
    await once(ended, 'close');
    expect(ended.bytesWritten).toBeLessThan(LARGE);
    socket.destroy();
  });
});

test('these are the limits', () => {
  const server = createSiteServer({ dir: site.dir, quiet: true });
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = server;
  expect([headersTimeout, requestTimeout, keepAliveTimeout, timeout]).toEqual([
    20_000, 30_000, 5_000, 120_000,
  ]);
});

test('headers and path have 16 kB', async () => {
  expect(await site.ask('/', { x: 'a'.repeat(15_000) })).toMatchObject({ status: 200 });
  expect(await site.ask(`/?${'a'.repeat(15_000)}`)).toMatchObject({ status: 200 });
  expect(await site.send(`GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(17_000)}\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 431 /,
  );
  expect(await site.send(`GET /${'a'.repeat(17_000)} HTTP/1.1\r\nHost: a\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 431 /,
  );
});

/** Connections beside the one that asks; each takes two descriptors here. */
const CONNECTIONS = Number(process.env.CONNECTIONS ?? 400);

test('connections that ask nothing keep nobody from an answer', {
  timeout: 120_000,
}, async () => {
  const most = CONNECTIONS;
  const sockets: Socket[] = [];
  while (sockets.length < most) {
    const more = Array.from({ length: Math.min(200, most - sockets.length) }, () =>
      connect(site.port, '127.0.0.1').on('error', () => {}),
    );
    await Promise.all(more.map((socket) => once(socket, 'connect')));
    sockets.push(...more);
  }
  expect((await site.ask('/')).text).toBe('home');
  const open = await new Promise((done) => site.server.getConnections((_, count) => done(count)));
  expect(open).toBeGreaterThanOrEqual(most);
  for (const socket of sockets) socket.destroy();
});

test('only GET and HEAD are answered, whatever the path', async () => {
  for (const method of ['OPTIONS', 'POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND']) {
    for (const path of ['/', '/none', '//evil.test/docs/', '*']) {
      const { status, headers } = await site.ask(path, {}, method);
      expect([status, headers.allow, headers.location], `${method} ${path}`).toEqual([
        405,
        'GET, HEAD',
        undefined,
      ]);
    }
  }
});

test('a part of a file is answered with the whole, whatever the condition of the range', async () => {
  const { headers } = await site.ask('/');
  for (const condition of [undefined, headers.etag, '"other"', headers['last-modified'], 'never']) {
    const asked = { range: 'bytes=0-1', ...(condition && { 'if-range': condition }) };
    const { status, text, headers: got } = await site.ask('/', asked);
    expect([status, text, got['content-range']], condition).toEqual([200, 'home', undefined]);
  }
  expect(await site.ask('/', { range: 'bytes=0-1', 'if-none-match': '*' })).toMatchObject({ status: 304 });
});

test('a reader who takes no encoding at all gets the plain file, and caches learn what it varies with', async () => {
  for (const accepted of ['identity;q=0', '*;q=0', 'gzip;q=0, identity;q=0']) {
    const { status, text, headers } = await site.ask('/', { 'accept-encoding': accepted });
    expect([status, text, headers.vary], accepted).toEqual([200, 'home', 'Accept-Encoding']);
  }
  const packed = await site.ask('/', { 'accept-encoding': 'identity;q=0, gzip;q=0.1' });
  expect([packed.text, packed.headers['content-encoding']]).toEqual(['packed', 'gzip']);
});

test('a process that is told to stop finishes the answer under way', { timeout: 60_000 }, async () => {
  const child = spawn(process.execPath, ['run.mjs', 'serve', '--dir', site.dir, '--port', '0'], {
    cwd: PROJECT,
  });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const { port } = new URL(String(said).trim());
  const asked = request({ host: '127.0.0.1', port, path: '/medium.bin', agent: false }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) size += part.length;
  expect(size).toBe(MEDIUM);
  expect(await exited).toEqual([0, null]);
});

test('a process that is told to stop does not wait for a reader who does not read', {
  timeout: 60_000,
}, async () => {
  const child = spawn(process.execPath, ['run.mjs', 'serve', '--dir', site.dir, '--port', '0'], {
    cwd: PROJECT,
  });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const socket = connect(Number(new URL(String(said).trim()).port), '127.0.0.1').on('error', () => {});
  await new Promise((done) => socket.write('GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n', done));
  await once(socket, 'readable');
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  socket.destroy();
});
