import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { closeServer } from '../../../../src/node/commands/support/listen.ts';
import { createSiteServer } from '../../../../src/node/server/index.ts';
import { sendBytes, serveFiles, writeFiles } from './support.ts';

let folder: string;
let site: Server;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'robust-'));
  const dist = join(folder, 'dist');
  mkdirSync(join(dist, 'docs'), { recursive: true });
  mkdirSync(join(folder, 'private'));
  writeFileSync(join(folder, 'private/secret.txt'), 'secret');
  writeFileSync(join(dist, 'index.html'), 'home');
  writeFileSync(join(dist, 'docs/brief.txt'), 'brief');
  writeFileSync(join(dist, 'large.bin'), Buffer.alloc(8_000_000, 1));
  symlinkSync(join(folder, 'private/secret.txt'), join(dist, 'secret.txt'));
  symlinkSync(join(folder, 'private'), join(dist, 'linked'));
  site = createSiteServer({ dir: dist, quiet: true });
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  ({ port } = site.address() as AddressInfo);
});

afterAll(async () => {
  await closeServer(site);
  rmSync(folder, { recursive: true });
});

const home = async () => (await fetch(`http://127.0.0.1:${port}/`)).text();

const send = (bytes: string | Buffer) => sendBytes(port, bytes);

describe('requests that are no HTTP are refused, and the next one is answered', () => {
  it.each([
    ['words', 'hello\r\n\r\n'],
    ['bytes', Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0xff, 0x0d, 0x0a, 0x0d, 0x0a])],
    ['a header without a name', 'GET / HTTP/1.1\r\n: x\r\n\r\n'],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
    ['one host twice', 'GET / HTTP/1.0\r\nHost: a\r\nHost: a\r\n\r\n'],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
    ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`],
  ])('%s', async (_, bytes) => {
    const answer = await send(bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer).toContain('X-Content-Type-Options: nosniff');
    expect(await home()).toBe('home');
  });
});

test('links that lead out of the folder are not followed', async () => {
  for (const path of ['secret.txt', 'linked/secret.txt', 'linked']) {
    const answer = await fetch(`http://127.0.0.1:${port}/${path}`);
    expect({ path, status: answer.status }).toEqual({ path, status: 404 });
    expect(await answer.text()).not.toContain('secret');
  }
});

test('readers who leave in the middle of an answer do no harm', async () => {
  for (let turn = 0; turn < 20; turn++) {
    await new Promise<void>((done) => {
      const asked = request({ port, path: '/large.bin' }, (answer) => {
        answer.once('data', () => asked.destroy());
      });
      asked.on('error', () => {});
      asked.on('close', done);
      asked.end();
    });
  }
  expect(await home()).toBe('home');
});

test('a file that went since the folder was read is not found, and the next request is answered', async () => {
  const address = `http://127.0.0.1:${port}/docs/brief.txt`;
  expect(await (await fetch(address)).text()).toBe('brief');
  rmSync(join(folder, 'dist/docs/brief.txt'));
  expect((await fetch(address)).status).toBe(404);
  expect(await home()).toBe('home');
});

test('while the folder is replaced, readers are asked to come again, and then they get the new site', async () => {
  const { dir, ask, close } = await serveFiles({ 'index.html': 'former' });
  expect((await ask('/')).text).toBe('former');
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  rmSync(dir, { recursive: true });
  const { status, headers, text } = await ask('/');
  told.mockRestore();
  expect([status, headers['retry-after'], text]).toEqual([503, '1', 'The site is being replaced\n']);
  mkdirSync(dir);
  writeFiles(dir, { 'index.html': 'new' });
  expect((await ask('/')).text).toBe('new');
  close();
});

test('a server that is stopped finishes its answers, and takes no new connections', async () => {
  let finish: () => void = () => {};
  const asked = new Promise<void>((told) => {
    finish = told;
  });
  let answer: () => void = () => {};
  const server = createServer((_, response) => {
    response.write('first, ');
    answer = () => response.end('last');
    finish();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const text = fetch(address).then((response) => response.text());
  await asked;
  const stopped = closeServer(server);
  await expect(fetch(address)).rejects.toThrow();
  answer();
  expect(await text).toBe('first, last');
  await stopped;
});
