import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { runProcess } from '../../src/commands/support/steps.ts';
import { ROOT } from '../bench/folders.ts';

/** A web server that can be started, or why there is none. */
export type FoundServer =
  | { path: string /** Folder of the server's modules that were found beside it. */; modules?: string }
  | { problem: string };

/** Packages of each server. They are unpacked, not installed, so that no service starts. */
const PACKAGES = {
  nginx: ['nginx', 'libnginx-mod-http-brotli-static'],
  caddy: ['caddy'],
};

const PLACES = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin'];

/**
 * Finds a web server on this machine, or unpacks its package into the cache.
 *
 * @param install Gets the package when there is none.
 */
export async function findServer(name: keyof typeof PACKAGES, install: boolean): Promise<FoundServer> {
  const folder = join(ROOT, '.cache/servers', name);
  const unpacked = () =>
    [join(folder, 'usr/sbin', name), join(folder, 'usr/bin', name)].find((path) => existsSync(path));
  if (!unpacked()) {
    const folders = [...(process.env.PATH ?? '').split(delimiter), ...PLACES];
    const system = folders.map((place) => join(place, name)).find((path) => existsSync(path));
    if (system) return { path: system };
    if (!install) return { problem: `There is no ${name} on this machine.` };
    const output = await unpack(folder, PACKAGES[name]);
    if (!unpacked())
      return { problem: `There is no ${name} on this machine, and its package cannot be had: ${output}` };
  }
  return { path: unpacked() ?? name, modules: join(folder, 'usr/lib/nginx/modules') };
}

async function unpack(folder: string, packages: string[]): Promise<string> {
  await mkdir(folder, { recursive: true });
  const shell = (script: string) => runProcess('sh', ['-c', script]);
  const fetch = `cd '${folder}' && apt-get download ${packages.join(' ')}`;
  let { status, output } = await shell(fetch);
  // The lists of packages may be old, or missing.
  if (status !== 0) ({ status, output } = await shell(`apt-get update && ${fetch}`));
  if (status !== 0) return output.trim().split('\n').at(-1) ?? '';
  for (const file of await readdir(folder))
    if (file.endsWith('.deb')) await shell(`cd '${folder}' && dpkg -x '${file}' .`);
  return '';
}
