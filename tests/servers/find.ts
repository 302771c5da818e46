import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { runProcess } from '../../scripts/support/steps.ts';
import { PROJECT_DIR } from '../../src/node/files/folders.ts';

/** A web server that can be started, or why there is none. */
export type FoundServer =
  | { path: string /** Folder of the server's modules that were found beside it. */; modules?: string }
  | { problem: string };

/** Packages of each server. They are unpacked, not installed, so that no service starts. */
const PACKAGES = {
  nginx: ['nginx', 'libnginx-mod-http-brotli-static'],
  caddy: ['caddy'],
};

/** nginx sends prepared `.br` files with this module only. */
export const BROTLI_MODULE = 'ngx_http_brotli_static_module.so';

const PLACES = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin'];

/** Where Debian's packages put the modules of nginx. */
const MODULES = '/usr/lib/nginx/modules';

/**
 * Finds a web server with all that its configuration uses: unpacked in the cache, on this machine, or, when it may be
 * had, from its package. One of this machine that lacks a module is better than none.
 *
 * @param install Gets the package when no complete server is there.
 */
export async function findServer(name: keyof typeof PACKAGES, install: boolean): Promise<FoundServer> {
  const folder = join(PROJECT_DIR, '.cache/servers', name);
  const unpacked = (): FoundServer | undefined => {
    const places = [join(folder, 'usr/sbin', name), join(folder, 'usr/bin', name)];
    const path = places.find((place) => existsSync(place));
    return path === undefined ? undefined : { path, modules: join(folder, MODULES) };
  };
  const known = unpacked();
  if (known) return known;
  const system = findOnPath(name);
  if (system && existsSync(join(MODULES, BROTLI_MODULE))) return { path: system, modules: MODULES };
  if (system && (name === 'caddy' || !install)) return { path: system };
  if (!install) return { problem: `There is no ${name} on this machine.` };
  const output = await unpack(folder, PACKAGES[name]);
  const fallback = system === undefined ? undefined : { path: system };
  return (
    unpacked() ??
    fallback ?? { problem: `There is no ${name} on this machine, and its package cannot be had: ${output}` }
  );
}

function findOnPath(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...PLACES];
  return folders.map((place) => join(place, name)).find((path) => existsSync(path));
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
