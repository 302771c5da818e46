import { createServer, request, type Server } from 'node:http';
import { createServer as createListener, type Server as Listener } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, describe, expect, test } from 'vitest';
import { closeServer, listen } from '../../../../src/node/commands/support/listen.ts';
import { listenOn, stopListening } from '../../../../src/node/server/listen.ts';

const addresses = Object.values(networkInterfaces()).flatMap((it) => it ?? []);
const outer = addresses.find(({ internal, family }) => !internal && family === 'IPv4')?.address;
const hasIPv6 = addresses.some(({ address }) => address === '::1');

const started: Server[] = [];
afterEach(() => Promise.all(started.splice(0).map(stopListening)));

function makeServer(): Server {
  const server = createServer((_, response) => response.setHeader('Connection', 'close').end('here'));
  started.push(server);
  return server;
}

/** What a server answers at an address, or the code of the error. */
function ask(host: string, port: number): Promise<string> {
  return new Promise((resolve) => {
    const sent = request({ host, port, agent: false }, (answer) => {
      answer.on('data', (chunk) => resolve(String(chunk)));
    });
    sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? '')).end();
  });
}

describe('without a host', () => {
  test.skipIf(!hasIPv6)('both addresses of this machine are listened on', async () => {
    const port = await listenOn(makeServer(), 0);
    expect(await ask('127.0.0.1', port)).toBe('here');
    expect(await ask('::1', port)).toBe('here');
    expect(await ask('localhost', port)).toBe('here');
  });

  test.skipIf(!outer)('no other machine is answered', async () => {
    const port = await listenOn(makeServer(), 0);
    expect(await ask(outer ?? '', port)).toBe('ECONNREFUSED');
  });

  test.skipIf(!hasIPv6)('a port that is taken on one of the addresses is taken', async () => {
    const other: Listener = createListener();
    const port = await new Promise<number>((done) =>
      other.listen(0, '::1', () => {
        const address = other.address();
        done(typeof address === 'object' && address ? address.port : 0);
      }),
    );
    try {
      await expect(listen(makeServer(), port)).rejects.toThrow(
        `Port ${port} is already in use by another program.`,
      );
      expect(await ask('127.0.0.1', port)).toBe('ECONNREFUSED');
    } finally {
      other.close();
    }
  });

  test.skipIf(!hasIPv6)('a server that is stopped takes no connection on either address', async () => {
    const server = makeServer();
    const port = await listenOn(server, 0);
    await closeServer(server);
    for (const host of ['127.0.0.1', '::1']) expect(await ask(host, port)).toBe('ECONNREFUSED');
  });
});

test('with a host, its address is listened on', async () => {
  const port = await listenOn(makeServer(), 0, '0.0.0.0');
  expect(await ask('127.0.0.1', port)).toBe('here');
  if (outer) expect(await ask(outer, port)).toBe('here');
});

test('a host that is not an address of this machine is named', async () => {
  await expect(listen(makeServer(), 0, '192.0.2.77')).rejects.toThrow(
    '`192.0.2.77` is not an address of this machine. Choose another one with `--host HOST`',
  );
});
