import { setTimeout as wait } from 'node:timers/promises';
import { runProcess } from './steps.ts';

/** The result of an installation: the last output of the package manager, or why it was not run. */
export interface Installation {
  ok: boolean;
  output: string;
}

/** How to run the package manager and wait for it; tests supply their own. */
interface Apt {
  run?: (args: string[]) => Promise<{ status: number; output: string }>;
  /** Pauses between two tries, in milliseconds. */
  pause?: number;
  /** Time after which a package manager that another program keeps busy is given up, in milliseconds. */
  patience?: number;
}

/**
 * Installs the first of some packages of Debian that is there, when the user may do that. While another program uses the
 * package manager, such as a run of tests that installs its browser, it waits.
 */
export async function installPackage(names: string[], apt?: Apt): Promise<Installation> {
  if (!apt && process.getuid?.() !== 0) return { ok: false, output: 'only root may install packages' };
  const update = await runWhenFree(['update'], apt);
  if (!update.ok) return update;
  let install = update;
  for (const name of names) {
    install = await runWhenFree(['install', '-y', name], apt);
    if (install.ok) break;
  }
  return install;
}

/** Runs the package manager once nobody else holds one of its locks. Its own option waits for one of the three only. */
async function runWhenFree(
  args: string[],
  { run = runApt, pause = 2000, patience = 600_000 }: Apt = {},
): Promise<Installation> {
  for (let waited = 0; ; waited += pause) {
    const { status, output } = await run(args);
    if (status === 0 || waited >= patience || !isLocked(output)) return { ok: status === 0, output };
    await wait(pause);
  }
}

function runApt(args: string[]): Promise<{ status: number; output: string }> {
  return runProcess('apt-get', args, { env: { LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive' } });
}

function isLocked(output: string): boolean {
  return /^E: (?:Could not get lock|Unable to acquire the dpkg frontend lock)/m.test(output);
}
