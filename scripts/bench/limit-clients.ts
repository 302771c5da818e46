import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** How a connection ended. */
export interface Ending {
  /** Status of the first answer; absent without one. */
  status?: number;
  /** Seconds until the connection was closed; absent while it is open. */
  after?: number;
}

/** Connections of one process. */
const PER_PROCESS = 2500;

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

/** Sends bytes, then one more each second when asked to, and waits until the server ends the connection. */
export async function waitForEnd(
  port: number,
  bytes: string,
  { most, drip = false }: { most: number; drip?: boolean },
): Promise<Ending> {
  const started = performance.now();
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  let answer = '';
  socket.on('data', (chunk) => {
    if (answer.length < 100) answer += chunk;
  });
  if (bytes) socket.write(bytes);
  const beat = drip ? setInterval(() => socket.write('a'), 1000) : undefined;
  const isOver = await endOf(socket, most);
  clearInterval(beat);
  socket.destroy();
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
  return {
    ...(status && { status }),
    ...(isOver && { after: (performance.now() - started) / 1000 }),
  };
}

/** Returns whether a connection ends in time, with or without an error. */
async function endOf(socket: Socket, seconds: number): Promise<boolean> {
  let late: NodeJS.Timeout | undefined;
  const isOver = await new Promise<boolean>((end) => {
    late = setTimeout(() => end(false), seconds * 1000);
    socket.once('close', () => end(true));
  });
  clearTimeout(late);
  return isOver;
}

/**
 * Asks without reading the answer. A client that does not read is not told of the end, so the system is asked instead.
 */
export async function waitUnread(port: number, path: string, most: number): Promise<Ending> {
  const socket = await unread(port, get(path));
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const { localPort = 0 } = socket;
  while (seconds() < most && (await isOpen(port, localPort))) await wait(250);
  const after = seconds();
  socket.destroy();
  return after < most ? { after } : {};
}

/** Reads a part of the answer each five seconds, so that something always moves. */
export async function waitSlowlyRead(port: number, path: string, most: number): Promise<Ending> {
  const socket = await unread(port, get(path));
  const started = performance.now();
  const beat = setInterval(() => {
    socket.once('data', () => socket.pause());
    socket.resume();
  }, 5000);
  const isOver = await endOf(socket, most);
  clearInterval(beat);
  socket.destroy();
  return isOver ? { after: (performance.now() - started) / 1000 } : {};
}

/** Opens a connection, sends bytes and reads nothing. */
export async function unread(port: number, bytes: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  socket.pause();
  await new Promise((done) => socket.write(bytes, done));
  return socket;
}

/** Returns whether the side of a port of this machine still has a connection with another one. */
async function isOpen(from: number, to: number): Promise<boolean> {
  const hex = (port: number) => port.toString(16).toUpperCase().padStart(4, '0');
  const table = await readFile('/proc/net/tcp', 'utf8');
  return new RegExp(`: 0100007F:${hex(from)} 0100007F:${hex(to)} 01 `).test(table);
}

/** Status of an answer to headers of some bytes, in a field or in the path. */
async function statusOf(port: number, bytes: number, place: 'header' | 'path'): Promise<number> {
  const filling = 'a'.repeat(bytes);
  const head =
    place === 'path' ? `GET /?${filling} HTTP/1.1\r\n` : `GET / HTTP/1.1\r\nX-Long: ${filling}\r\n`;
  const request = `${head}Host: a\r\nConnection: close\r\n\r\n`;
  const { status = 0 } = await waitForEnd(port, request, { most: 5 });
  return status;
}

/** Finds the most bytes of headers that are answered as usual, to 100 bytes, and the status of more. */
export async function mostBytes(
  port: number,
  place: 'header' | 'path',
): Promise<{ bytes: number; status: number }> {
  let [right, wrong] = [100, 1_200_000];
  while (wrong - right > 100) {
    const middle = Math.round((right + wrong) / 2);
    if ((await statusOf(port, middle, place)) === 200) right = middle;
    else wrong = middle;
  }
  return { bytes: right, status: await statusOf(port, wrong, place) };
}

/** Connections that are held open without asking for anything. */
export interface Idle {
  /** How many are open now. */
  count(): Promise<number>;
  close(): void;
}

/** Opens connections from several processes. */
export async function holdOpen(port: number, wanted: number): Promise<Idle> {
  const script = fileURLToPath(new URL('./idle-clients.mjs', import.meta.url));
  const clients: ChildProcess[] = [];
  for (let left = wanted; left > 0; left -= PER_PROCESS)
    clients.push(fork(script, [String(port), String(Math.min(PER_PROCESS, left))], { execArgv: [] }));
  await Promise.all(clients.map((client) => once(client, 'message')));
  return {
    async count() {
      const counts = clients.map(async (client) => {
        client.send('count');
        const [count] = (await once(client, 'message')) as [number];
        return count;
      });
      return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
    },
    close() {
      for (const client of clients) client.kill('SIGKILL');
    },
  };
}
