import type { Bytes, PageLimits, PageSizes, Sizes, SizeTable } from './table.ts';

/** Most parts or modules that are named for one limit. */
const MOST_NAMED = 5;

const UNITS: Record<keyof PageLimits, string> = {
  html: 'bytes of HTML with its style',
  script: 'bytes of script with the app',
  data: 'bytes of data with the app',
  requests: 'requests with the app',
};

/** Compares the sizes of a built site with the table, and returns one message for each limit that is exceeded. */
export function judgeSizes(now: Sizes, table: SizeTable): string[] {
  return [...judgeBudgets(now, table), ...judgePages(now, table)];
}

/**
 * Returns how many bytes are left below the budgets and the limits of HTML, script and data, for those with the least room. A
 * change that fits then shows whether the next one will.
 */
export function leastRoom({ whole, pages }: Sizes, table: SizeTable): string[] {
  const budgets = Object.entries(table.budgets).map(([name, budget]) => ({
    room: budget - (whole[name] ?? 0),
    what: `bytes (${name})`,
  }));
  const ofPages = (['html', 'script', 'data'] as const).map((unit) =>
    Object.entries(pages).map(([kind, page]) => ({
      room: (table.pages[kind]?.[unit] ?? page[unit]) - page[unit],
      what: `${UNITS[unit]} (${kind})`,
    })),
  );
  return [budgets, ...ofPages].flatMap((rooms) => {
    const [least] = rooms.sort((one, other) => one.room - other.room);
    return least ? [`${least.room} ${least.what}`] : [];
  });
}

function judgeBudgets(now: Sizes, { budgets, recorded }: SizeTable): string[] {
  return Object.entries(budgets).flatMap(([name, budget]) => {
    const found = now.whole[name];
    if (found === undefined)
      return [`The budget \`${name}\` does not match anything that is measured. Remove it.`];
    if (found <= budget) return [];
    const causes = /script/.test(name)
      ? grownModules(now, recorded)
      : /page/.test(name)
        ? grownPages(now, recorded)
        : [];
    return [message(`${name}: ${found} bytes`, budget, recorded.whole[name], causes, BUDGET_FIX)];
  });
}

function judgePages(now: Sizes, { pages, recorded }: SizeTable): string[] {
  return Object.entries(now.pages).flatMap(([kind, page]) => {
    const limits = pages[kind];
    const before = recorded.pages[kind];
    if (!limits || !before)
      return [`The kind of page \`${kind}\` (\`${page.route}\`) has no limits.\n  ${RECORD_FIX}`];
    return (Object.keys(UNITS) as (keyof PageLimits)[]).flatMap((unit) => {
      if (page[unit] <= limits[unit]) return [];
      const subject = `${kind} (\`${page.route}\`): ${page[unit]} ${UNITS[unit]}`;
      return [message(subject, limits[unit], before[unit], causesOf(unit, page, before, now, recorded), FIX)];
    });
  });
}

function causesOf(
  unit: keyof PageLimits,
  page: PageSizes,
  before: PageSizes,
  now: Sizes,
  recorded: Sizes,
): string[] {
  if (unit === 'html') return grown(page.parts, before.parts, 'part ');
  if (unit === 'script') return grownModules(now, recorded);
  return unit === 'requests' ? newChunks(now, recorded) : [];
}

const RECORD_FIX = 'Run `npm run check:size -- --record` to record its size.';
const FIX =
  'Remove what is not needed to read the page, or load it later. If the growth is worth its bytes, record it with `npm run check:size -- --record` and commit the table.';
const BUDGET_FIX =
  'Remove what is not needed to read the page, or load it later. This budget is a promise to readers: raising it is a decision, made by hand in `budgets` of the table.';

function message(
  found: string,
  allowed: number,
  before: number | undefined,
  causes: string[],
  fix: string,
): string {
  const recorded = before === undefined ? '' : ` (${before} when it was recorded)`;
  return [
    `${found}, allowed ${allowed}${recorded}.`,
    ...causes.map((cause) => `  Grown: ${cause}`),
    `  ${fix}`,
  ].join('\n');
}

/**
 * Names what has more bytes than before, the largest growth first.
 *
 * @example
 * grown({ a: 30, b: 5 }, { a: 10, b: 5 }, 'part ') // ['part `a`, 10 → 30 (+20)']
 */
function grown(now: Bytes, before: Bytes, prefix: string): string[] {
  return Object.entries(now)
    .map(([name, bytes]) => ({ name, bytes, old: before[name] ?? 0 }))
    .filter(({ bytes, old }) => bytes > old)
    .sort((a, b) => b.bytes - b.old - (a.bytes - a.old))
    .slice(0, MOST_NAMED)
    .map(({ name, bytes, old }) => `${prefix}\`${name}\`, ${old} → ${bytes} (+${bytes - old})`);
}

/** Modules that have grown, wherever they are now: a module that only moved to another chunk has not. */
function grownModules(now: Sizes, recorded: Sizes): string[] {
  return grown(moduleBytes(now), moduleBytes(recorded), 'module ');
}

function moduleBytes({ modules }: Sizes): Bytes {
  const all: Bytes = {};
  for (const chunk of Object.values(modules)) {
    for (const [name, bytes] of Object.entries(chunk)) all[name] = (all[name] ?? 0) + bytes;
  }
  return all;
}

function newChunks(now: Sizes, recorded: Sizes): string[] {
  return Object.entries(now.chunks)
    .filter(([name]) => recorded.chunks[name] === undefined)
    .map(([name, bytes]) => `chunk \`${name}\`, new, ${bytes} bytes`);
}

function grownPages(now: Sizes, recorded: Sizes): string[] {
  const parts = ({ pages }: Sizes): Bytes =>
    Object.fromEntries(
      Object.entries(pages).flatMap(([kind, page]) =>
        Object.entries(page.parts).map(([part, bytes]) => [`${kind}: ${part}`, bytes] as const),
      ),
    );
  return grown(parts(now), parts(recorded), 'part ');
}
