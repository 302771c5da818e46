import { median, percentile } from '../figures.ts';
import type { SearchTimes } from './search.ts';
import type { Paints, Weight } from './visit.ts';

/** Everything that was measured of one site, a value for each run. */
export interface SiteResult {
  name: string;
  /** Version of its engine; this site has none. */
  version?: string;
  /** Seconds of the cold build. */
  build: number;
  weight: Weight;
  paints: Paints[];
  /** Milliseconds from Ctrl+K at `load` to a typed letter. */
  opening: number[];
  search: SearchTimes[];
  clicks: { plain: number[]; slow: number[] };
}

/** When and where it was measured: what the lines below the table say. */
export interface Circumstances {
  /** `2026-11-22 18:40 UTC` */
  date: string;
  machine: string;
  versions: string;
  pages: number;
  runs: number;
  /** Load of the machine before the first measurement and after the last, processes that want to run. */
  load: [before: number, after: number];
}

interface Row {
  name: string;
  /** The values of a site; two are written with a slash between them. */
  values(site: SiteResult): number[];
  /** How a value is written. */
  write(value: number): string;
  /** What this site aims at, of the peers' results: numbers at most, and what the cell says. */
  aim(peers: SiteResult[]): { most: number[]; text?: string };
}

const middle = <Item>(items: Item[], of: (item: Item) => number) => median(items.map(of));
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(bytes < 20_000 ? 1 : 0);
const whole = (value: number) => Math.round(value).toString();
const best = (peers: SiteResult[], of: (site: SiteResult) => number) => Math.min(...peers.map(of));
const fixed =
  (...most: number[]) =>
  () => ({ most });

const ROWS: Row[] = [
  {
    name: 'cold build, wall, s',
    values: ({ build }) => [build],
    write: (value) => value.toFixed(1),
    aim: (peers) => ({ most: [best(peers, ({ build }) => build) / 3] }),
  },
  {
    name: 'HTML + style, kB',
    values: ({ weight }) => [weight.page],
    write: kilobytes,
    aim: fixed(13_000),
  },
  {
    name: 'first / largest paint, ms',
    values: ({ paints }) => [
      middle(paints, (paint) => paint.first),
      middle(paints, (paint) => paint.largest),
    ],
    write: whole,
    aim(peers) {
      const most = 0.9 * best(peers, ({ paints }) => middle(paints, (paint) => paint.largest));
      return { most: [most, most], text: `equal, ${whole(most)}` };
    },
  },
  {
    name: 'blocking time, ms',
    values: ({ paints }) => [middle(paints, (paint) => paint.blocking)],
    write: whole,
    aim: (peers) => ({ most: [best(peers, ({ paints }) => middle(paints, (paint) => paint.blocking))] }),
  },
  {
    name: 'longest task, ms',
    values: ({ paints }) => [middle(paints, (paint) => paint.longest)],
    // Browsers report no shorter ones.
    write: (value) => (value === 0 ? '< 50' : whole(value)),
    aim: fixed(50),
  },
  {
    name: 'layout shift, worst run',
    values: ({ paints }) => [Math.max(...paints.map((paint) => paint.shift))],
    write: (value) => value.toFixed(3),
    aim: fixed(0),
  },
  {
    name: 'Ctrl+K at `load` to a typed letter, ms',
    values: ({ opening }) => [median(opening)],
    write: whole,
    aim: fixed(150),
  },
  {
    name: 'Ctrl+K in an idle page to a field that takes letters, ms',
    values: ({ search }) => [middle(search, (figures) => figures.field)],
    write: whole,
    aim: fixed(150),
  },
  {
    name: 'first hits on first use, ms',
    values: ({ search }) => [middle(search, (figures) => figures.first)],
    write: whole,
    aim: fixed(300),
  },
  {
    name: 'sidebar click to the new page, ms: at full speed / throttled',
    values: ({ clicks }) => [median(clicks.plain), median(clicks.slow)],
    write: whole,
    aim: (peers) => ({
      most: [
        best(peers, ({ clicks }) => median(clicks.plain)) / 2,
        best(peers, ({ clicks }) => median(clicks.slow)) / 2,
      ],
    }),
  },
  {
    name: 'requests until idle',
    values: ({ weight }) => [weight.requests],
    write: whole,
    aim: fixed(12),
  },
  {
    name: 'bytes until idle, kB',
    values: ({ weight }) => [weight.bytes],
    write: kilobytes,
    aim: fixed(90_000),
  },
  {
    name: 'script until idle, kB',
    values: ({ weight }) => [weight.script],
    write: kilobytes,
    aim: fixed(75_000),
  },
  {
    name: 'key to hits at 4x, p95, ms',
    values: ({ search }) => [
      percentile(
        search.flatMap(({ keys }) => keys),
        0.95,
      ),
    ],
    write: whole,
    aim: fixed(50),
  },
];

/** The start of a table of peers, which identifies its file. */
export const TABLE_HEAD = '| | this site |';

/**
 * Writes the results as a Markdown table, this site first, and the conditions of the run below it. Missed aims are
 * bold.
 */
export function formatPeers(site: SiteResult, peers: SiteResult[], facts: Circumstances): string {
  const names = peers.map(({ name, version }) => ` ${name} ${version ?? ''}`.trimEnd());
  const lines = [
    `${TABLE_HEAD}${names.map((name) => `${name} |`).join('')} aim |`,
    `| --- |${' ---: |'.repeat(peers.length + 2)}`,
    ...ROWS.map((row) => {
      const aim = row.aim(peers);
      const aimText = aim.text ?? aim.most.map(row.write).join(' / ');
      const measured = row.values(site);
      const missed = measured.some((value, index) => value > (aim.most[index] ?? Number.POSITIVE_INFINITY));
      const written = writeCell(row, site);
      const cells = [
        missed ? `**${written}**` : written,
        ...peers.map((peer) => writeCell(row, peer)),
        aimText,
      ];
      return `| ${row.name} | ${cells.join(' | ')} |`;
    }),
  ];
  const [before, after] = facts.load;
  return `${lines.join('\n')}

${facts.date}; ${facts.machine}; ${facts.versions}. ${facts.pages} pages, ${facts.runs} runs, the sites in turn; load of the
machine ${before.toFixed(1)} before and ${after.toFixed(1)} after. Bold: the aim is missed.
`;
}

function writeCell(row: Row, site: SiteResult): string {
  return row.values(site).map(row.write).join(' / ');
}
