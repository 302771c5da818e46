import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '../../../src/node/commands/support/options.ts';
import { runProcess } from '../../support/steps.ts';
import { setAside } from '../folders.ts';
import { layContent } from './content.ts';
import type { Peer } from './sites.ts';

/** Holds the package file that was installed, once the installation is complete. */
const INSTALLED = 'installed.json';

/**
 * Installs a peer with npm unless its packages are there already.
 *
 * @throws UsageError when npm cannot do it, as without a network.
 */
export async function installPeer({ name, config, dir }: Peer): Promise<void> {
  await mkdir(dir, { recursive: true });
  await cp(config, dir, { recursive: true });
  const wanted = await readFile(join(dir, 'package.json'), 'utf8');
  if ((await readFile(join(dir, INSTALLED), 'utf8').catch(() => '')) === wanted) return;
  console.error(`Installing ${name} ...`);
  const args = ['install', '--no-package-lock', '--prefer-offline', '--no-audit', '--no-fund'];
  const { status, output } = await runProcess('npm', [...args, '--loglevel=error'], { cwd: dir, env: QUIET });
  if (status !== 0)
    throw new UsageError(
      `${name} could not be installed: npm ended with ${status}.\n${tail(output)}\n` +
        'Check that the npm registry can be reached (`npm ping`), and run the benchmark again.',
    );
  await writeFile(join(dir, INSTALLED), wanted);
}

/**
 * Builds a peer from this site's Markdown without what earlier builds have kept.
 *
 * @param node Program to build with.
 * @returns The seconds it took, and the number of its pages.
 */
export async function buildPeer(
  peer: Peer,
  siteOut: string,
  node: string,
): Promise<{ seconds: number; pages: number }> {
  for (const folder of [...peer.caches, 'out', peer.content.folder]) await setAside(join(peer.dir, folder));
  const pages = await layContent(siteOut, peer.dir, peer.content);
  const started = performance.now();
  const { status, output } = await runProcess(node, peer.build, { cwd: peer.dir, env: QUIET });
  if (status !== 0)
    throw new UsageError(
      `The build of ${peer.name} failed with ${status}.\n${tail(output)}\nFix \`${peer.config}\`, or delete \`${peer.dir}\` to reinstall it.`,
    );
  return { seconds: (performance.now() - started) / 1000, pages };
}

/** Returns the version of an installed peer's engine: `3.10.2`. */
export async function versionOf({ dir, engine }: Peer): Promise<string> {
  const text = await readFile(join(dir, 'node_modules', engine, 'package.json'), 'utf8');
  return String(JSON.parse(text).version);
}

/** No questions, no telemetry, no search for newer versions. */
const QUIET = { CI: '1', ASTRO_TELEMETRY_DISABLED: '1', DISABLE_VERSION_CHECK: '1' };

function tail(output: string): string {
  return output.trim().split('\n').slice(-15).join('\n');
}
