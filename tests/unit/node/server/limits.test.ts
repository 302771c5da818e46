import { once } from 'node:events';
import { truncateSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { closeServer } from '../../../../src/node/commands/support/listen.ts';
import { createSiteServer } from '../../../../src/node/server/index.ts';
import { serveFiles, type TestSite } from './support.ts';

/** More than the system keeps for a reader who does not read. */
const LARGE = 64_000_000;
const FILES = {
  'index.html': 'home',
  'index.html.gz': 'packed',
  '404.html': 'missing',
  'large.bin': '',
};
/** So long, in milliseconds, that only what a test does ends a connection. */
const NEVER = 3_600_000;
const PATIENT = { headers: NEVER, request: NEVER, between: NEVER, idle: NEVER, check: 20 };

let site: TestSite;

beforeAll(async () => {
  site = await serveFiles(FILES, PATIENT);
  truncateSync(join(site.dir, 'large.bin'), LARGE);
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => site.close());

/** A connection to the site, and the server's side of it. */
async function open(): Promise<{ socket: Socket; served: Socket }> {
  const accepted = once(site.server, 'connection');
  const socket = connect(site.port, '127.0.0.1').on('error', () => {});
  const [served] = (await accepted) as [Socket];
  return { socket, served };
}

/** Everything that comes on a connection until it ends. */
async function readAll(socket: Socket): Promise<string> {
  let answer = '';
  for await (const part of socket) answer += String(part);
  return answer;
}

describe('a client that takes too long is told so and loses its connection', () => {
  it.each([
    ['silent from the start', ''],
    ['in the middle of the headers', 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '],
  ])('%s', async (_, bytes) => {
    // Whatever the machine does meanwhile, these headers never come.
    const strict = await serveFiles(FILES, { ...PATIENT, headers: 1, request: 1 });
    expect(await strict.send(bytes)).toMatch(/^HTTP\/1\.1 408 /);
    strict.close();
  });

  it('in the middle of a body', async () => {
    const { socket } = await open();
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nab');
    const [first] = (await once(socket, 'data')) as [Buffer];
    expect(String(first)).toMatch(/^HTTP\/1\.1 405 /);
    // The answer did not wait; from here on the time is up.
    Object.assign(site.server, { headersTimeout: 1, requestTimeout: 1 });
    try {
      expect(await readAll(socket)).toMatch(/^HTTP\/1\.1 408 /);
    } finally {
      Object.assign(site.server, { headersTimeout: NEVER, requestTimeout: NEVER });
    }
  });

  it('and so does one that does not read', async () => {
    const { socket, served } = await open();
    socket.pause().write('GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n');
    while (!served.writableNeedDrain) await new Promise((next) => setImmediate(next));
    expect(served.timeout).toBe(NEVER);
    const closed = once(served, 'close');
    served.setTimeout(1);
    await closed;
    expect(served.bytesWritten).toBeLessThan(LARGE);
    // What was sent and not read does not stay with the system: the connection is reset.
    const error = once(socket, 'error');
    socket.write('x');
    await expect(error).resolves.toMatchObject([{ code: expect.stringMatching(/^(?:ECONNRESET|EPIPE)$/) }]);
    socket.destroy();
  });
});

test('these are the limits', () => {
  const server = createSiteServer({ dir: site.dir, quiet: true });
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = server;
  expect([headersTimeout, requestTimeout, keepAliveTimeout, timeout]).toEqual([
    20_000, 30_000, 5_000, 60_000,
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

test('connections that ask nothing keep nobody from an answer', async () => {
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

describe('a server that is told to stop', () => {
  it('finishes the answer under way, whatever time is left', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const stopping = await serveFiles({ ...FILES, 'medium.bin': 'a'.repeat(12_000_000) }, PATIENT);
    const asked = request({
      host: '127.0.0.1',
      port: stopping.port,
      path: '/medium.bin',
      agent: false,
    }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const stopped = closeServer(stopping.server);
    await expect(connectTo(stopping.port)).rejects.toThrow('ECONNREFUSED');
    vi.advanceTimersByTime(1_999);
    let size = 0;
    for await (const part of answer as AsyncIterable<Buffer>) size += part.length;
    expect(size).toBe(12_000_000);
    await stopped;
    stopping.close();
  });

  it('does not wait for a reader who does not read, after two seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const stopping = await serveFiles(FILES, PATIENT);
    truncateSync(join(stopping.dir, 'large.bin'), LARGE);
    const socket = connect(stopping.port, '127.0.0.1').on('error', () => {});
    socket.write('GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(socket, 'readable');
    let isStopped = false;
    const stopped = closeServer(stopping.server).then(() => {
      isStopped = true;
    });
    vi.advanceTimersByTime(1_999);
    await new Promise((next) => setImmediate(next));
    expect(isStopped).toBe(false);
    vi.advanceTimersByTime(1);
    await stopped;
    socket.destroy();
    stopping.close();
  });
});

async function connectTo(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.destroy();
}
