import type { Problem } from '../../src/node/diagnostics/problem.ts';

/** What each file imports of the others, by path; imports of types count as all others. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/**
 * Finds files that import each other, directly or through others: none of them can be read first. Each file is entered
 * once, so that every circle has a problem, and entangled ones share it.
 */
export function findCircles(graph: ImportGraph): Problem[] {
  return waysInCircles(graph).map(circleOf);
}

/** Ways that end where they begin, each as the paths in their order. */
function waysInCircles(graph: ImportGraph): string[][] {
  const done = new Set<string>();
  const ways: string[][] = [];
  const enter = (path: string, way: string[]) => {
    const start = way.indexOf(path);
    if (start >= 0) ways.push([...way.slice(start), path]);
    if (done.has(path)) return;
    done.add(path);
    for (const target of graph.get(path) ?? []) enter(target, [...way, path]);
  };
  for (const path of graph.keys()) enter(path, []);
  return ways;
}

function circleOf(way: string[]): Problem {
  return {
    severity: 'error',
    file: way[0] ?? '',
    message: `The file imports itself: ${listWay(way)}.`,
    fix: 'Move what both need, often a type, into a file that imports neither.',
  };
}

/**
 * Finds folders, and files next to them, that import each other although none of their files does: none of the folders
 * can be read first. The problem names an import for each step of the circle.
 */
export function findFolderCircles(graph: ImportGraph): Problem[] {
  const arrows = new Map<string, Map<string, string>>();
  for (const [file, targets] of graph)
    for (const target of targets) {
      const [from, to] = siblingsAbove(file, target);
      const others = arrows.get(from) ?? new Map<string, string>();
      arrows.set(from, others);
      if (from !== to && !others.has(to)) others.set(to, `\`${file}\` imports \`${target}\``);
    }
  const isFile = (path: string) => graph.has(path);
  const between = new Map([...arrows].map(([from, others]) => [from, [...others.keys()]]));
  return waysInCircles(between)
    .filter((way) => !way.every(isFile))
    .map((way) => ({
      severity: 'error',
      file: way[0] ?? '',
      message: `The folder imports itself: ${listWay(way)}.`,
      fix: `Move what several of them need, often a type, into a folder or file below all of them: ${way
        .slice(1)
        .map((to, step) => arrows.get(way[step] ?? '')?.get(to))
        .join(', ')}.`,
    }));
}

/**
 * Returns what two files are, or are in, within the innermost folder that has both.
 *
 * @example
 * siblingsAbove('src/node/site/rendering/a.ts', 'src/node/site/routes.ts') // ['src/node/site/rendering', 'src/node/site/routes.ts']
 */
function siblingsAbove(file: string, target: string): [string, string] {
  const [a, b] = [file.split('/'), target.split('/')];
  const differs = a.findIndex((part, index) => part !== b[index]) + 1;
  return [a.slice(0, differs || undefined).join('/'), b.slice(0, differs || undefined).join('/')];
}

function listWay(way: string[]): string {
  return way.map((path) => `\`${path}\``).join(' → ');
}
