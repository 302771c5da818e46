import { mkdir, rm, truncate, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isRunning } from '../../src/node/files/process-mark.ts';
import type { Figure } from './figures.ts';
import { BENCH_DIR } from './folders.ts';
import {
  type Ending,
  holdOpen,
  mostBytes,
  unread,
  waitForEnd,
  waitSlowlyRead,
  waitUnread,
} from './limit-clients.ts';
import { IDLE, NAMES, STARTS, startNginxAlone, type Tested, withServer } from './limit-servers.ts';
import { family, filesOf, memory } from './process-info.ts';

/** Seconds after which a connection that is still open counts as one without a limit. */
const MOST = 150;
/** Seconds that a server has to stop. */
const MOST_STOP = 150;
const LARGE = 64_000_000;
/** Read in the time of a stop, but not at once. */
const MEDIUM = 12_000_000;

/**
 * Measures how much a client may take from this server, and from nginx and Caddy with the configurations in `deploy/`.
 * Loopback only.
 */
export async function measureLimits(): Promise<Figure[]> {
  const root = join(BENCH_DIR, 'limits');
  await mkdir(join(root, 'site'), { recursive: true });
  const site = join(root, 'site');
  await writeFile(join(site, 'index.html'), 'home');
  for (const [name, size] of [
    ['medium.bin', MEDIUM],
    ['large.bin', LARGE],
  ] as const) {
    await writeFile(join(site, name), '');
    await truncate(join(site, name), size);
  }
  try {
    // Beside each other, since this is waiting; what follows is work.
    const waited = await Promise.all(
      STARTS.map((start, turn) => withServer(start, site, `${root}/${turn}`, timed)),
    );
    const figures = waited.flat();
    for (const measure of [held, stopped]) {
      for (const [turn, start] of STARTS.entries())
        figures.push(...(await withServer(start, site, `${root}/${measure.name}${turn}`, measure)));
    }
    figures.push(...(await withServer(startNginxAlone, site, `${root}/alone`, held)));
    return STARTS.flatMap((_, turn) => figures.filter(({ name }) => name.startsWith(`${NAMES[turn]}`)));
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

const GET = 'GET / HTTP/1.1\r\nHost: a\r\n';

/** How long a client may take, and how large its headers may be. */
async function timed({ name, port, pid }: Tested): Promise<Figure[]> {
  const end = (bytes: string, drip = false) => waitForEnd(port, bytes, { most: MOST, drip });
  const [silent, slow, drip, body, bodyDrip, next, unreadEnd, slowlyRead, files] = await Promise.all([
    end(''),
    end(`${GET}X-Slow: `),
    end(`${GET}X-Slow: `, true),
    end('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nab'),
    end('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 900\r\n\r\nab', true),
    end(`${GET}\r\n`),
    waitUnread(port, '/large.bin', MOST),
    waitSlowlyRead(port, '/large.bin', MOST),
    openFiles(port, pid),
  ]);
  const header = await mostBytes(port, 'header');
  const path = await mostBytes(port, 'path');
  return [
    ending(`${name}, silent from the start`, silent),
    ending(`${name}, silent in the headers`, slow),
    ending(`${name}, a byte of headers a second`, drip),
    ending(`${name}, silent in a body`, body),
    ending(`${name}, a byte of a body a second`, bodyDrip),
    ending(`${name}, no next request`, next),
    ending(`${name}, an answer that is not read`, unreadEnd),
    ending(`${name}, an answer that is read slowly`, slowlyRead),
    figure(`${name}, open files of a connection with 50 requests`, files, 'files'),
    figure(`${name}, a header before ${header.status}`, header.bytes, 'B'),
    figure(`${name}, a path before ${path.status}`, path.bytes, 'B'),
  ];
}

/** How many connections that ask nothing are held, and how the next reader fares. */
async function held({ name, port, pid }: Tested): Promise<Figure[]> {
  const before = await memory(pid);
  const started = performance.now();
  const idle = await holdOpen(port, IDLE);
  try {
    const opening = performance.now() - started;
    const asked = performance.now();
    const { status = 0 } = await waitForEnd(port, `${GET}Connection: close\r\n\r\n`, { most: 10 });
    const answer = performance.now() - asked;
    const open = await idle.count();
    return [
      figure(`${name}, connections of ${IDLE} that are open`, open, 'connections'),
      figure(`${name}, seconds until they were`, opening / 1000, 's'),
      figure(`${name}, the next reader gets ${status || 'nothing'} within`, answer, 'ms'),
      figure(`${name}, memory that they take`, ((await memory(pid)) - before) / 1e6, 'MB'),
    ];
  } finally {
    idle.close();
  }
}

/** Measures what happens to answers under way at a stop: first to one that is read, then to one that is not. */
async function stopped({ name, port, pid, signal }: Tested): Promise<Figure[]> {
  const answer = await new Promise<IncomingMessage>((found, fail) => {
    get({ host: '127.0.0.1', port, path: '/medium.bin', agent: false }, found).once('error', fail);
  });
  const stuck = await unread(port, 'GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n');
  // Otherwise the connection may not be accepted yet, and would be dropped with those that wait.
  await wait(1000);
  const started = performance.now();
  process.kill(pid, signal);
  let bytes = 0;
  try {
    for await (const part of answer as AsyncIterable<Buffer>) bytes += part.length;
  } catch {
    // It was cut off.
  }
  const refused = await waitForEnd(port, GET, { most: 1 });
  while (isRunning(pid) && performance.now() - started < MOST_STOP * 1000) await wait(50);
  const after = (performance.now() - started) / 1000;
  const isGone = !isRunning(pid);
  stuck.destroy();
  if (!isGone) process.kill(pid, 'SIGKILL');
  return [
    figure(`${name}, of the answer under way at a stop`, (100 * bytes) / MEDIUM, '%'),
    ending(`${name}, a new connection during a stop`, refused),
    ending(`${name}, stop with a reader who does not read`, isGone ? { after } : {}),
  ];
}

function figure(name: string, value: number, unit: Figure['unit']): Figure {
  return { part: 'limits', name, value, unit };
}

function ending(name: string, { status, after }: Ending): Figure {
  const what = status ? `${name}: ${status}` : name;
  return after === undefined
    ? figure(`${what}, still open after`, name.includes('stop') ? MOST_STOP : MOST, 's')
    : figure(`${what}, closed after`, after, 's');
}

/** Files of the site that a server has open for a connection that asks without reading. */
async function openFiles(port: number, pid: number): Promise<number> {
  const socket = await unread(port, 'GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(50));
  await wait(2000);
  const links = await Promise.all((await family(pid)).map(filesOf));
  socket.destroy();
  // Two more belong to the measurements that read nothing, or slowly, alongside this one.
  return links.flat().filter((link) => link.endsWith('/large.bin')).length - 2;
}
