import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { PROJECT_DIR } from '../../src/node/files/folders.ts';
import { findServer } from '../../tests/servers/find.ts';
import { startNginx } from '../../tests/servers/run.ts';
import { type Figure, median, percentile } from './figures.ts';
import { BENCH_DIR } from './folders.ts';
import { pagePaths } from './pages.ts';
import { peakMemory } from './process-info.ts';

/** Connections that ask at the same time. */
const CONNECTIONS = 32;
/** Length of one measurement, in milliseconds. */
const LENGTH = 5000;

/** How a server did. */
interface Load {
  requests: number;
  /** Time of each answer in milliseconds. */
  times: number[];
  failed: number;
}

/** Puts this site's server under load, and nginx with the same files where there is one. Loopback only. */
export async function measureServing(dir: string): Promise<Figure[]> {
  const paths = await pagePaths(dir);
  const figures: Figure[] = [];
  const server = await startOwn(dir);
  figures.push(...(await measureServer('this server', server.origin, server.child.pid ?? 0, paths)));
  server.child.kill('SIGTERM');
  await once(server.child, 'close');

  const found = await findServer('nginx', false);
  if ('problem' in found) {
    console.error(`${found.problem} Its figures are left out.`);
    return figures;
  }
  const folder = join(BENCH_DIR, 'nginx');
  const nginx = await startNginx(found, { root: dir }, folder);
  try {
    figures.push(...(await measureServer('nginx', nginx.origin, nginx.pid, paths)));
  } finally {
    await nginx.stop();
    await rm(folder, { recursive: true, force: true });
  }
  return figures;
}

async function measureServer(name: string, origin: string, pid: number, paths: string[]): Promise<Figure[]> {
  // A first round brings files and code into memory.
  await load(origin, paths, 1000);
  const { requests, times, failed } = await load(origin, paths, LENGTH);
  if (failed) throw new Error(`${name} failed ${failed} of ${requests} requests.`);
  const figure = (what: string, value: number, unit: Figure['unit']): Figure => ({
    part: 'serve',
    name: `${name}, ${what}`,
    value,
    unit,
  });
  return [
    figure('requests a second', (requests * 1000) / LENGTH, 'requests'),
    figure('middle answer', median(times), 'ms'),
    figure('99 of 100 answers within', percentile(times, 0.99), 'ms'),
    figure('peak memory', (await peakMemory(pid)) / 1e6, 'MB'),
  ];
}

/** Asks for all pages in turn, on some connections at the same time, until the time is over. */
async function load(origin: string, paths: string[], length: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const result: Load = { requests: 0, times: [], failed: 0 };
  const end = performance.now() + length;
  const askAll = async (connection: number) => {
    for (let turn = connection; performance.now() < end; turn += CONNECTIONS) {
      const started = performance.now();
      const ok = await ask(agent, origin + (paths[turn % paths.length] ?? '/'));
      result.requests++;
      if (ok) result.times.push(performance.now() - started);
      else result.failed++;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, connection) => askAll(connection)));
  agent.destroy();
  return result;
}

function ask(agent: Agent, address: string): Promise<boolean> {
  return new Promise((done) => {
    get(address, { agent, headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      answer.resume();
      answer.once('end', () => done(answer.statusCode === 200));
    }).once('error', () => done(false));
  });
}

/** Starts the server of `npm run serve`. */
export async function startOwn(dir: string): Promise<{ origin: string; child: ChildProcess }> {
  const child = spawn(process.execPath, ['run.mjs', 'serve', '--dir', dir, '--port', '0'], {
    cwd: PROJECT_DIR,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { origin: new URL(String(line).trim()).origin, child };
}
