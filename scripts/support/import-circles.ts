import type { Problem } from '../../src/node/diagnostics/problem.ts';

/** What each file imports of the others, by path; imports of types count as all others. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/**
 * Finds files that import each other, directly or through others: nobody can read one of them first. Each file is
 * entered once, so that every circle has a problem, and entangled ones share it.
 */
export function findCircles(graph: ImportGraph): Problem[] {
  const done = new Set<string>();
  const problems: Problem[] = [];
  const enter = (file: string, way: string[]) => {
    const start = way.indexOf(file);
    if (start >= 0) problems.push(circleOf([...way.slice(start), file]));
    if (done.has(file)) return;
    done.add(file);
    for (const target of graph.get(file) ?? []) enter(target, [...way, file]);
  };
  for (const file of graph.keys()) enter(file, []);
  return problems;
}

function circleOf(way: string[]): Problem {
  return {
    severity: 'error',
    file: way[0] ?? '',
    message: `The file imports itself: ${way.map((file) => `\`${file}\``).join(' → ')}.`,
    fix: 'Move what both need, often a type, into a file that imports neither.',
  };
}
