import { findServer } from '../../tests/servers/find.ts';
import { startCaddy, startNginx } from '../../tests/servers/run.ts';
import type { Figure } from './figures.ts';
import { startOwn } from './serve.ts';

/** Connections that are held open at once. */
export const IDLE = 10_000;

/** A server while it is measured. */
export interface Tested {
  name: string;
  port: number;
  pid: number;
  /** Signal that stops it while answers are in progress. */
  signal: NodeJS.Signals;
  end(): Promise<void>;
}

/** Starts a server for the files of `root`; its own files are in `folder`. */
export type Start = (root: string, folder: string) => Promise<Tested | undefined>;

/** Names of the servers, in the order of `STARTS`. */
export const NAMES = ['this server', 'nginx', 'Caddy'];

/** nginx accepts as many connections as its main file allows. That file is not in `deploy/`; this is its default. */
const OWN_CONNECTIONS = 512;

/** Starts each of the servers; undefined for a server that is not installed. */
export const STARTS: Start[] = [
  async (root) => {
    const { origin, child } = await startOwn(root);
    const end = async () => {
      if (child.exitCode === null) child.kill('SIGKILL');
    };
    return { name: 'this server', port: portOf(origin), pid: child.pid ?? 0, signal: 'SIGTERM', end };
  },
  (root, folder) => startedNginx('nginx', root, folder, 2 * IDLE),
  async (root, folder) => {
    const found = await findServer('caddy', false);
    if ('problem' in found) return leftOut(found.problem);
    const { origin, pid, stop } = await startCaddy(found, { root }, folder);
    return { name: 'Caddy', port: portOf(origin), pid, signal: 'SIGTERM', end: stop };
  },
];

/** Starts nginx with its default number of connections. */
export const startNginxAlone: Start = (root, folder) =>
  startedNginx(`nginx with ${OWN_CONNECTIONS} connections`, root, folder, OWN_CONNECTIONS);

async function startedNginx(
  name: string,
  root: string,
  folder: string,
  connections: number,
): Promise<Tested | undefined> {
  const found = await findServer('nginx', false);
  if ('problem' in found) return leftOut(found.problem);
  const { origin, pid, stop } = await startNginx(found, { root, connections }, folder);
  return { name, port: portOf(origin), pid, signal: 'SIGQUIT', end: stop };
}

function leftOut(problem: string): undefined {
  console.error(`${problem} Its figures are left out.`);
}

function portOf(origin: string): number {
  return Number(new URL(origin).port);
}

/** Measures a server while it runs; there are no figures if it is not installed. */
export async function withServer(
  start: Start,
  root: string,
  folder: string,
  measure: (server: Tested) => Promise<Figure[]>,
): Promise<Figure[]> {
  const server = await start(root, folder);
  if (!server) return [];
  try {
    return await measure(server);
  } finally {
    await server.end();
  }
}
