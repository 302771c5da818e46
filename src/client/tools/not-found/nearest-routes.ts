import { partCosts } from './part-cost.ts';

/** Cost of a missing or an extra folder: more than that of a typo in one. */
const FOLDER = 1.5;
/** Cost of an unknown last part: only the folder above it can be suggested. */
const ABOVE = 4.7;
/** Cost of a path that ends at a folder: only a page in it can be suggested. */
const BELOW = 4.9;
/** How much more than the best route another one may cost. */
const RANGE = 2;
/** Highest cost of a name without typos. */
const SURE = 0.5;

const NEVER = Number.POSITIVE_INFINITY;

/** Returns the cost of a part that was asked for in place of a known one. */
type PartCost = (known: string) => number;

/** A path, split at its slashes. */
interface Path {
  parts: string[];
  /** Letters of the last part. */
  end: string;
  /** Letters of the last two parts; empty if there are fewer. */
  longEnd: string;
}

/**
 * Returns a function that finds the routes that a path may have been meant for, the nearest first; none when nothing is
 * near. Paths are compared part by part, each with its own typos; there may be missing or extra folders.
 *
 * @param routes All routes of the site; among those that are equally near the earlier one comes first.
 * @example findNearest(routes)('/api/cleint/trace_line.html')[0] // '/docs/api/client/traceline'
 */
export function findNearest(routes: readonly string[]): (path: string) => string[] {
  const candidates = routes.map((route) => ({ route, path: cut(route) }));
  return (text) => {
    const asked = cut(withoutEnding(text));
    const costs = asked.parts.map(partCosts);
    const near = candidates.flatMap(({ route, path }) => {
      const cost = pathCost(asked, costs, path);
      return cost < NEVER ? [{ route, cost }] : [];
    });
    near.sort((a, b) => a.cost - b.cost);
    const most = (near[0]?.cost ?? 0) + RANGE;
    return near.filter(({ cost }) => cost <= most).map(({ route }) => route);
  };
}

function pathCost(asked: Path, costs: PartCost[], known: Path): number {
  if (!costs.length) return NEVER;
  return Math.min(nameCost(asked, costs, known), aboveCost(costs, known), belowCost(costs, known));
}

/** Returns the cost when both end in the same name, perhaps with typos. */
function nameCost(asked: Path, costs: PartCost[], known: Path): number {
  const name = known.parts.at(-1) ?? '';
  const nameDistance = costs.at(-1)?.(name) ?? NEVER;
  const most = nameDistance <= SURE ? 3 : name.length >= 6 ? 2 : 1;
  if (nameDistance < NEVER)
    return nameDistance + foldersCost(costs.slice(0, -1), known.parts.slice(0, -1), most);
  if (asked.longEnd === known.end) {
    return SURE + foldersCost(costs.slice(0, -2), known.parts.slice(0, -1), 1);
  }
  if (asked.end === known.longEnd) {
    return SURE + foldersCost(costs.slice(0, -1), known.parts.slice(0, -2), 1);
  }
  return NEVER;
}

/** Returns the cost when the route is a folder of the path; at least half of the path's parts must be known. */
function aboveCost(costs: PartCost[], { parts }: Path): number {
  const unknown = costs.length - parts.length;
  if (unknown < 1 || unknown > parts.length) return NEVER;
  return ABOVE + RANGE * (unknown - 1) + evenCost(costs, parts);
}

/** Returns the cost when the path is the folder of the route. */
function belowCost(costs: PartCost[], { parts }: Path): number {
  return parts.length === costs.length + 1 ? BELOW + evenCost(costs, parts) : NEVER;
}

/** Returns the sum of the costs of the parts at the same positions. */
function evenCost(costs: PartCost[], known: string[]): number {
  let sum = 0;
  for (let index = 0; index < Math.min(costs.length, known.length) && sum < NEVER; index++) {
    sum += costs[index]?.(known[index] ?? '') ?? 0;
  }
  return sum;
}

/** Returns the lowest cost of matching two lists of folders, where at most `most` folders may be missing or extra. */
function foldersCost(costs: PartCost[], known: string[], most: number): number {
  const [first, ...others] = costs;
  if (Math.abs(costs.length - known.length) > most) return NEVER;
  if (!first || !known.length) return (costs.length + known.length) * FOLDER;
  const firstCost = first(known[0] ?? '');
  const rest = known.slice(1);
  const even = firstCost < NEVER ? firstCost + foldersCost(others, rest, most) : NEVER;
  if (firstCost === 0 || most === 0) return even;
  return Math.min(
    even,
    FOLDER + foldersCost(others, known, most - 1),
    FOLDER + foldersCost(costs, rest, most - 1),
  );
}

/** Returns a requested path without its ending, and with a slash where a dot or colon joins names. */
function withoutEnding(path: string): string {
  return path
    .replace(/(?<!\/)\/+$/, '')
    .replace(/\.(?:html?|mdx?|lua|php|aspx?|txt|json)$/i, '')
    .replace(/\/index$/i, '')
    .replace(/(?<=[a-z_])[.:](?=[a-z_])/gi, '/');
}

function cut(path: string): Path {
  const parts = path.split('/').filter(Boolean);
  return {
    parts,
    end: letters(parts.at(-1) ?? ''),
    longEnd: parts.length > 1 ? letters(parts.slice(-2).join('')) : '',
  };
}

function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
