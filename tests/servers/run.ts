import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { PROJECT_DIR } from '../../src/node/files/folders.ts';
import { BROTLI_MODULE, type FoundServer } from './find.ts';

/** A web server that runs with one of the configurations in `deploy/`. */
export interface RunningServer {
  origin: string;
  pid: number;
  /** It can send `.br` files. */
  sendsBrotli: boolean;
  stop(): Promise<void>;
}

/** What differs from the configuration as it is in `deploy/`. */
export interface Changes {
  /** Folder that is served. */
  root: string;
  /** Connections that nginx takes at once, which its main file says; nginx's own 512 when absent. */
  connections?: number;
  /** Further replacements of text: what is replaced has to be there. */
  replace?: [from: string, to: string][];
}

type Program = Exclude<FoundServer, { problem: string }>;

/** Starts nginx with `deploy/nginx.conf`. Without its brotli module, the line that needs it is taken out. */
export async function startNginx(
  { path, modules }: Program,
  { root, connections, replace = [] }: Changes,
  folder: string,
): Promise<RunningServer> {
  const port = await freePort();
  const work = resolve(folder);
  await mkdir(work, { recursive: true });
  const site = await configuration('nginx.conf', [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['root /srv/docs;', `root ${resolve(root)};`],
    ...(modules ? [] : ([['    brotli_static on;\n', '']] satisfies [string, string][])),
    ...replace,
  ]);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(work, name)};`)
    .join(' ');
  const module = modules ? `load_module ${join(modules, BROTLI_MODULE)};\n` : '';
  const events = connections === undefined ? '' : ` worker_connections ${connections}; `;
  const file = join(work, 'nginx.conf');
  await writeFile(
    file,
    `${module}${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; pid ${join(work, 'pid')}; error_log stderr warn; worker_processes 1;\nevents {${events}}\nhttp {\naccess_log off; sendfile on; ${paths}\n${site}\n}\n`,
  );
  const server = await start(path, ['-p', work, '-c', file, '-e', 'stderr'], port);
  return { ...server, sendsBrotli: modules !== undefined };
}

/** Starts Caddy with `deploy/Caddyfile`. */
export async function startCaddy(
  { path }: Program,
  { root, replace = [] }: Changes,
  folder: string,
): Promise<RunningServer> {
  const port = await freePort();
  await mkdir(folder, { recursive: true });
  const site = await configuration('Caddyfile', [
    ['\tservers {\n', '\tadmin off\n\tauto_https off\n\tservers {\n'],
    [':80 {', `:${port} {\n\tbind 127.0.0.1`],
    ['root * /srv/docs', `root * ${resolve(root)}`],
    ...replace,
  ]);
  const file = resolve(folder, 'Caddyfile');
  await writeFile(file, site);
  const home = resolve(folder);
  const env = { HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
  return start(path, ['run', '--config', file, '--adapter', 'caddyfile'], port, env);
}

async function configuration(name: string, replace: [string, string][]): Promise<string> {
  const text = await readFile(join(PROJECT_DIR, 'deploy', name), 'utf8');
  return replace.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`deploy/${name} has no \`${from}\`.`);
    return changed.replaceAll(from, to);
  }, text);
}

async function start(
  path: string,
  args: string[],
  port: number,
  env: Record<string, string> = {},
): Promise<RunningServer> {
  const child = spawn(path, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  const origin = `http://127.0.0.1:${port}`;
  for (let turn = 0; turn < 100; turn++) {
    const answer = await fetch(origin).catch(() => undefined);
    if (answer) return { origin, pid: child.pid ?? 0, sendsBrotli: true, stop: () => stop(child, ended) };
    if (child.exitCode !== null) break;
    await new Promise((next) => setTimeout(next, 100));
  }
  await stop(child, ended);
  throw new Error(`${path} does not answer:\n${said}`);
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.kill('SIGTERM');
  await ended;
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}
