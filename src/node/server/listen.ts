import type { Server } from 'node:http';
import { createServer, type Server as NetServer } from 'node:net';
import { networkInterfaces } from 'node:os';

/** The name of this machine for itself. */
const THIS_MACHINE = 'localhost';
/** Its addresses, which no other machine can reach. */
const LOOPBACK = ['127.0.0.1', '::1'];
/** Codes of the error on a machine that lacks one kind of address. */
const NO_SUCH_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];
/** How many times to look for a port that is free on all addresses. */
const TRIES = 10;

/** The listeners besides a server's own, which takes only one address. */
const companions = new WeakMap<Server, NetServer[]>();

/**
 * Starts a server on the addresses of a host: those of this machine alone when it is `localhost`, where a browser may
 * take `localhost` for 127.0.0.1 or ::1.
 *
 * @param host `0.0.0.0` and `::` are every address of the machine.
 * @returns the port that it listens on.
 * @throws the error of the first address that cannot be listened on, such as one whose port is taken.
 */
export async function listenOn(server: Server, port: number, host = THIS_MACHINE): Promise<number> {
  if (host !== THIS_MACHINE) return listen(server, port, host);
  for (let turn = 1; ; turn++) {
    try {
      return await listenOnAll(server, port);
    } catch (error) {
      await stopListening(server);
      // A free port of the first address may be taken on the second.
      if (port !== 0 || turn === TRIES || codeOf(error) !== 'EADDRINUSE') throw error;
    }
  }
}

/** Stops accepting connections, and waits until the open ones have ended. */
export async function stopListening(server: Server): Promise<void> {
  const listeners = [server, ...(companions.get(server) ?? [])];
  companions.delete(server);
  await Promise.all(listeners.map((listener) => new Promise<void>((done) => listener.close(() => done()))));
}

/**
 * Returns the URLs at which a server is found, the one for a browser on this machine last.
 *
 * @example
 * urlsOf(3000) // ['http://localhost:3000']
 */
export function urlsOf(port: number, host = THIS_MACHINE): string[] {
  const isEvery = host === '0.0.0.0' || host === '::';
  const outer = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family, scopeid }) => !internal && !scopeid && (host === '::' || family === 'IPv4'));
  const hosts = isEvery ? [...outer.map(({ address }) => address), THIS_MACHINE] : [host];
  return hosts.map((name) => `http://${name.includes(':') ? `[${name}]` : name}:${port}`);
}

async function listenOnAll(server: Server, wanted: number): Promise<number> {
  // The options that Node's HTTP server listens with.
  const options = { allowHalfOpen: true, noDelay: true };
  const beside = LOOPBACK.slice(1).map(() =>
    createServer(options, (socket) => server.emit('connection', socket)),
  );
  companions.set(server, beside);
  let port: number | undefined;
  let missing: unknown;
  for (const [turn, listener] of [server, ...beside].entries()) {
    try {
      port = await listen(listener, port ?? wanted, LOOPBACK[turn] ?? THIS_MACHINE);
    } catch (error) {
      if (!NO_SUCH_ADDRESS.includes(codeOf(error))) throw error;
      missing = error;
    }
  }
  if (port === undefined) throw missing;
  return port;
}

function listen(server: NetServer, port: number, host: string): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : port);
    });
  });
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
