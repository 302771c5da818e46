import { existsSync, readdirSync, readlinkSync, realpathSync, truncateSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { serveFiles, type TestSite } from './support.ts';

const DESCRIPTORS = '/proc/self/fd';
/** More than the system keeps for a reader who does not read. */
const LARGE = 64_000_000;

let site: TestSite;

beforeAll(async () => {
  site = await serveFiles({ 'index.html': 'home', 'large.bin': '' });
  truncateSync(join(site.dir, 'large.bin'), LARGE);
});
afterAll(() => site.close());

/** Number of descriptors of this process that are files of the served folder. */
function openFiles(): number {
  const folder = realpathSync(site.dir);
  const targets = readdirSync(DESCRIPTORS).map((name) => {
    try {
      return readlinkSync(join(DESCRIPTORS, name));
    } catch {
      return '';
    }
  });
  return targets.filter((target) => target.startsWith(folder)).length;
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

/** Connects and sends bytes. What comes back is not read unless the caller does. */
async function connected(bytes: string): Promise<Socket> {
  const socket = connect({ port: site.port, host: '127.0.0.1' }).pause();
  socket.on('error', () => {});
  await new Promise((done) => socket.write(bytes, done));
  return socket;
}

const home = async () => (await site.ask('/')).text;
const noFileIsOpen = () => vi.waitFor(() => expect(openFiles()).toBe(0), { timeout: 15_000 });

describe.skipIf(!existsSync(DESCRIPTORS))('no file stays open', () => {
  it('after readers who break off at once', async () => {
    for (let turn = 0; turn < 300; turn++) (await connected(get('/large.bin'))).resetAndDestroy();
    expect(await home()).toBe('home');
    await noFileIsOpen();
  });

  it('after readers who break off in the middle', async () => {
    for (let turn = 0; turn < 100; turn++) {
      const socket = await connected(get('/large.bin'));
      await new Promise((done) => socket.once('data', done).resume());
      socket.resetAndDestroy();
    }
    expect(await home()).toBe('home');
    await noFileIsOpen();
  });

  it('after readers who end their half of the connection', async () => {
    for (let turn = 0; turn < 100; turn++) {
      const socket = await connected(get('/large.bin'));
      const closed = new Promise((done) => socket.once('close', done));
      socket.resume().end();
      await closed;
    }
    expect(await home()).toBe('home');
    await noFileIsOpen();
  });

  it('but one for each connection, however many requests it sends without reading', async () => {
    const socket = await connected(get('/large.bin').repeat(50));
    // The first answer is under way, and other readers are answered meanwhile.
    await new Promise((done) => socket.once('readable', done));
    for (let turn = 0; turn < 20; turn++) {
      expect(await home()).toBe('home');
      expect(openFiles()).toBeLessThanOrEqual(2);
    }
    socket.destroy();
    await noFileIsOpen();
  });

  it('where requests come without end and no answer is read: the connection is ended', async () => {
    const sockets = await Promise.all(Array.from({ length: 20 }, () => connected(get('/large.bin'))));
    for (const socket of sockets) socket.write(get('/').repeat(20_000));
    await vi.waitFor(() => expect(connections()).resolves.toBe(0), { timeout: 30_000 });
    expect(await home()).toBe('home');
    await noFileIsOpen();
    for (const socket of sockets) socket.destroy();
  });
});

function connections(): Promise<number> {
  return new Promise((done, fail) => {
    site.server.getConnections((error, count) => (error ? fail(error) : done(count)));
  });
}

test('requests that are sent ahead are answered in their order', async () => {
  const paths = Array.from({ length: 40 }, (_, turn) => (turn % 2 ? '/' : `/none-${turn}`));
  const last = 'GET /last HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
  const answers = await site.send(paths.map(get).join('') + last);
  const statuses = [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
  expect(statuses).toEqual([...paths.map((path) => (path === '/' ? 200 : 404)), 404]);
});

test('of a file that shrinks while it is sent, the reader learns that the rest is missing', async () => {
  // Open connections stay, so only the server's own reset can end the waiting for the rest.
  const patient = await serveFiles({ 'large.bin': '' }, { between: 3_600_000 });
  truncateSync(join(patient.dir, 'large.bin'), LARGE);
  const agent = new Agent({ keepAlive: true });
  const asked = request({ port: patient.port, host: '127.0.0.1', path: '/large.bin', agent }).end();
  const answer = await new Promise<IncomingMessage>((done) => asked.once('response', done));
  expect(answer.headers['content-length']).toBe(String(LARGE));
  truncateSync(join(patient.dir, 'large.bin'), 100_000);
  const ended = new Promise((done) => answer.once('error', done).once('end', () => done('complete')));
  answer.resume();
  expect(await ended).toMatchObject({ code: 'ECONNRESET' });
  agent.destroy();
  patient.close();
}, 30_000);
