import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { defineCommand } from '../../src/node/commands/support/command.ts';
import { flag, text, UsageError } from '../../src/node/commands/support/options.ts';
import { PROJECT_DIR } from '../../src/node/files/folders.ts';
import { replaceFile } from '../../src/node/files/replace-file.ts';
import { build, measureBuilds } from './build.ts';
import { measureDev } from './dev.ts';
import { type Figure, formatFigures } from './figures.ts';
import { ensureFiguresFile, ensureTableFile } from './figures-file.ts';
import { BENCH_DIR } from './folders.ts';
import { measureLimits } from './limits.ts';
import { measureLoad } from './load.ts';
import { measurePages } from './pages.ts';
import { comparePeers } from './peers/index.ts';
import { measureHuge, measureScale } from './scale.ts';
import { measureSearch } from './search.ts';
import { measureServing } from './serve.ts';
import { measureSoak } from './soak.ts';

/** Output of this site, which `build` writes and most parts read. */
const OUT = join(BENCH_DIR, 'out');

const PARTS: Record<string, (runs: number) => Promise<Figure[]>> = {
  build: (runs) => measureBuilds(OUT, runs),
  pages: () => measurePages(OUT),
  load: () => measureLoad(OUT),
  serve: () => measureServing(OUT),
  search: () => measureSearch(OUT),
  dev: () => measureDev(),
  scale: () => measureScale(OUT),
  huge: measureHuge,
  soak: () => measureSoak(OUT),
  limits: measureLimits,
};

/** Parts that take many minutes, and run only when they are named. */
const ON_DEMAND = new Set(['huge', 'soak', 'limits']);

/** Parts that need no build of this site before them. `dev` does: its server uses the bundle that a build leaves. */
const WITHOUT_BUILD = new Set(['build', 'huge', 'limits']);

/** `npm run bench`: prints what the site costs to build and to read next to the aims. Figures never fail it. */
export const runBench: (argv: string[]) => Promise<number> = defineCommand({
  name: 'bench',
  summary:
    'Measures builds, pages, a first visit, the server, the search, the dev server, and a site of 5,000 pages.',
  options: {
    only: text(
      'PARTS',
      `Parts to measure, of ${Object.keys(PARTS).join(', ')} (default: all but \`huge\`, \`soak\` and \`limits\`)`,
      undefined,
    ),
    runs: text('N', 'Builds, or visits of each site with `--peers` (default: 3); the middle one counts', '3'),
    json: text('FILE', 'File to write the figures to, as JSON', undefined),
    peers: flag('Compare this site with Docusaurus and Starlight instead, built from its Markdown'),
    markdown: text('FILE', 'File to write the table of `--peers` to', undefined),
  },
  async action({ only, runs, json, peers, markdown }) {
    if (peers && (only ?? json))
      throw new UsageError(
        '`--peers` writes one table. Remove `--only` and `--json`, and choose its file with `--markdown`.',
      );
    if (markdown && !peers)
      throw new UsageError('`--markdown` is for the table of `--peers`. Add `--peers`.');
    const parts = only?.split(',') ?? Object.keys(PARTS).filter((part) => !ON_DEMAND.has(part));
    const unknown = parts.find((part) => !Object.hasOwn(PARTS, part));
    if (unknown !== undefined)
      throw new UsageError(
        `\`--only\` needs parts to measure, found \`${unknown}\`. Choose from ${Object.keys(PARTS).join(', ')}.`,
      );
    if (!/^[1-9]\d?$/.test(runs))
      throw new UsageError(
        `\`--runs\` needs a whole number from 1 to 99, found \`${runs}\`. Write \`--runs N\`.`,
      );
    if (json) await ensureFiguresFile(json);
    if (markdown) await ensureTableFile(markdown);
    await mkdir(BENCH_DIR, { recursive: true });
    if (peers) return writePeers(Number(runs), markdown);
    const figures: Figure[] = [];
    try {
      for (const part of parts) {
        console.error(`Measuring: ${part} ...`);
        if (!WITHOUT_BUILD.has(part) && !existsSync(OUT)) await build(PROJECT_DIR, OUT);
        figures.push(...((await PARTS[part]?.(Number(runs))) ?? []));
      }
    } finally {
      await rm(BENCH_DIR, { recursive: true, force: true });
    }
    console.log(formatFigures(figures));
    if (json) await replaceFile(json, `${JSON.stringify(figures, null, 2)}\n`);
    return 0;
  },
});

async function writePeers(runs: number, markdown: string | undefined): Promise<number> {
  const table = await comparePeers(runs).finally(() => rm(BENCH_DIR, { recursive: true, force: true }));
  console.log(table);
  if (markdown) await replaceFile(markdown, table);
  return 0;
}
