import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROJECT_DIR } from '../../src/node/files/folders.ts';
import { runProcess } from '../support/steps.ts';
import { type Figure, median } from './figures.ts';
import { BENCH_DIR, setAside } from './folders.ts';

/** Time and memory that a build of a site took. */
export interface BuildCost {
  /** Seconds from the command to its end. */
  wall: number;
  /** Seconds of all processors together, the system's work and the bundler's process included. */
  processor: number;
  /**
   * Peak memory of the largest process, in MB of 1,000,000 bytes. That of the bundler is not added: it has ended long before
   * the other one needs most.
   */
  memory: number;
}

/** Wall time of a cold build of this site, seconds on two idle processors. */
const BUILD_AIM = 5;

/** Builds this site `runs` times without and with what earlier builds have kept. The first output is left in `out`. */
export async function measureBuilds(out: string, runs: number): Promise<Figure[]> {
  const cold: BuildCost[] = [];
  const warm: BuildCost[] = [];
  for (let run = 0; run < runs; run++) {
    cold.push(await build(PROJECT_DIR, run ? join(BENCH_DIR, `cold-${run}`) : out, { cold: true }));
    warm.push(await build(PROJECT_DIR, join(BENCH_DIR, `warm-${run}`)));
  }
  return [...figures('cold build', cold, BUILD_AIM), ...figures('warm build', warm)];
}

/**
 * Builds a site in a process of its own.
 *
 * @param options.cold Without what earlier builds have kept or written.
 * @param options.node Program to build with; the one that runs this when absent.
 * @throws Error with the build's output when it fails.
 */
export async function build(
  siteDir: string,
  out: string,
  { cold = false, node = process.execPath } = {},
): Promise<BuildCost> {
  const former = cold ? [join(PROJECT_DIR, '.cache/engine'), join(PROJECT_DIR, '.cache/kept'), out] : [];
  for (const folder of former) await setAside(folder);
  const usageFile = join(BENCH_DIR, 'usage.txt');
  await rm(usageFile, { force: true });
  const preload = fileURLToPath(new URL('report-usage.mjs', import.meta.url));
  const args = ['--import', preload, 'run.mjs', 'build', '--site', siteDir, '--out', out];
  const started = performance.now();
  const { status, output } = await runProcess(node, args, { env: { BENCH_USAGE: usageFile } });
  if (status !== 0) throw new Error(`The build of \`${siteDir}\` failed.\n${output}`);
  const wall = (performance.now() - started) / 1000;
  const lines = (await readFile(usageFile, 'utf8')).trim().split('\n');
  const usages = lines.map((line) => JSON.parse(line) as NodeJS.ResourceUsage);
  return {
    wall,
    processor: usages.reduce((sum, usage) => sum + usage.userCPUTime + usage.systemCPUTime, 0) / 1e6,
    memory: (Math.max(...usages.map(({ maxRSS }) => maxRSS)) * 1024) / 1e6,
  };
}

function figures(name: string, costs: BuildCost[], aim?: number): Figure[] {
  const of = (key: keyof BuildCost) => median(costs.map((cost) => cost[key]));
  return [
    { part: 'build', name: `${name}, wall`, value: of('wall'), unit: 's', ...(aim && { aim }) },
    { part: 'build', name: `${name}, processor`, value: of('processor'), unit: 's' },
    { part: 'build', name: `${name}, peak memory`, value: of('memory'), unit: 'MB' },
  ];
}
