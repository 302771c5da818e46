import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildCost, build } from './build.ts';
import { type Figure, median } from './figures.ts';
import { BENCH_DIR } from './folders.ts';
import { generateSite } from './generate.ts';
import { type LoadCost, measureVisit, navigationFigures } from './load.ts';
import { folderSize, largestPage, type PageSize, pageSizes, smallestSizes, TYPICAL_PAGE } from './pages.ts';

/** This many copies of this site have about 5,000 pages. */
const COPIES = 9;

/** This many have about 20,000. */
const HUGE_COPIES = 37;

const AIMS = {
  /** Percent that a page may be larger than on this site. */
  growth: 5,
  /** MB */
  memory: 1000,
  /** MB, of 20,000 pages */
  hugeMemory: 2000,
};

/** Builds a site several times as large, and compares it with this site's output. */
export async function measureScale(out: string): Promise<Figure[]> {
  const siteDir = join(BENCH_DIR, 'scale');
  const largeOut = join(BENCH_DIR, 'scale-out');
  await rm(siteDir, { recursive: true, force: true });
  await generateSite(siteDir, COPIES);
  const cold = await build(siteDir, join(BENCH_DIR, 'scale-cold'), { cold: true });
  const warm = await build(siteDir, largeOut);
  const small = await pageSizes(out);
  const large = await pageSizes(largeOut);
  const largest = largestPage(large);
  // Brotli 11 of all pages would take longer than the builds.
  const half = Math.floor(large.length / 2);
  const middle = large.toSorted((a, b) => a.served - b.served).slice(half, half + 1);
  const { visit: here } = await measureVisit(out);
  const { visit: there, navigation } = await measureVisit(largeOut);
  const firstLoad = (cost: LoadCost) => cost.document + cost.touched.script + cost.style + cost.touched.data;
  const figure = (name: string, value: number, unit: Figure['unit'], aim?: number): Figure => ({
    part: 'scale',
    name,
    value,
    unit,
    ...(aim && { aim }),
  });
  return [
    figure('documents', large.length, 'pages'),
    ...buildFigures('cold', cold),
    ...buildFigures('warm', warm),
    figure('whole output, this site', await folderSize(out), 'B'),
    figure('whole output, large site', await folderSize(largeOut), 'B'),
    figure('same page, raw, growth', growth(small, large, 'raw'), '%', AIMS.growth),
    figure('same page, as served, growth', growth(small, large, 'served'), '%', AIMS.growth),
    figure(`${TYPICAL_PAGE}, as served`, find(large, TYPICAL_PAGE).served, 'B'),
    figure(`largest (${largest.route}), raw`, largest.raw, 'B'),
    figure(`largest (${largest.route}), as served`, largest.served, 'B'),
    figure('middle page, brotli 11', (await smallestSizes(largeOut, middle))[0] ?? 0, 'B'),
    figure('median page, as served', median(large.map(({ served }) => served)), 'B'),
    figure('until `load`, this site', here.beforeLoad, 'B'),
    figure('until `load`, large site', there.beforeLoad, 'B', here.beforeLoad * 1.05),
    figure('until idle, this site', firstLoad(here), 'B'),
    figure('until idle, large site', firstLoad(there), 'B', firstLoad(here) * 1.05),
    figure('data until idle, this site', here.data, 'B'),
    figure('data until idle, large site', there.data, 'B'),
    ...navigationFigures('scale', 'navigation, other kind of page', navigation),
  ];
}

/** Builds a site of about 20,000 pages, once without what earlier builds have kept and once with it. */
export async function measureHuge(): Promise<Figure[]> {
  const siteDir = join(BENCH_DIR, 'huge');
  const out = join(BENCH_DIR, 'huge-out');
  await generateSite(siteDir, HUGE_COPIES);
  const cold = await build(siteDir, join(BENCH_DIR, 'huge-cold'), { cold: true });
  const warm = await build(siteDir, out);
  const sizes = await pageSizes(out);
  const figures = [...buildFigures('cold', cold), ...buildFigures('warm', warm)].map((figure) => ({
    ...figure,
    part: 'huge',
    ...(figure.unit === 'MB' && { aim: AIMS.hugeMemory }),
  }));
  return [
    { part: 'huge', name: 'documents', value: sizes.length, unit: 'pages' },
    ...figures,
    { part: 'huge', name: 'whole output', value: await folderSize(out), unit: 'B' },
    { part: 'huge', name: `${TYPICAL_PAGE}, as served`, value: find(sizes, TYPICAL_PAGE).served, unit: 'B' },
  ];
}

function buildFigures(name: 'cold' | 'warm', { wall, processor, memory }: BuildCost): Figure[] {
  return [
    { part: 'scale', name: `${name} build, wall`, value: wall, unit: 's' },
    { part: 'scale', name: `${name} build, processor`, value: processor, unit: 's' },
    { part: 'scale', name: `${name} build, peak memory`, value: memory, unit: 'MB', aim: AIMS.memory },
  ];
}

/** Percent by which the pages of this site grew: the middle one. */
function growth(small: PageSize[], large: PageSize[], key: 'raw' | 'served'): number {
  return median(small.map((page) => (100 * find(large, page.route)[key]) / page[key] - 100));
}

function find(sizes: PageSize[], route: string): PageSize {
  const found = sizes.find((size) => size.route === route);
  if (!found)
    throw new Error(`The large site has no page \`${route}\`. It should contain this site's pages.`);
  return found;
}
