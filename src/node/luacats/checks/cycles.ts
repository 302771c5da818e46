import type { DeclaredType, ReadContext } from '../comment-model.ts';
import type { TypeExpr } from '../model.ts';

/**
 * Reports classes that extend themselves and aliases that stand for themselves, also through others: each cycle once.
 *
 * @returns the names of the types in circles.
 */
export function checkCycles({ types, report }: Pick<ReadContext, 'types' | 'report'>): Set<string> {
  const byName = new Map(types.map(({ type }) => [type.name, type]));
  const done = new Set<string>();
  for (const { type } of types) {
    const circle = findCircle(type, byName, done);
    if (!circle) continue;
    for (const name of circle) done.add(name);
    const way = [...circle, type.name].map((name) => `\`${name}\``).join(' → ');
    const does = type.kind === 'class' ? 'extends' : 'stands for';
    report.error(
      type.position,
      `The ${type.kind} \`${type.name}\` ${does} itself: ${way}.`,
      type.kind === 'class' ? 'Remove one of these parents.' : 'Give one of them another type.',
    );
  }
  return done;
}

/** The names on the way from a type back to itself; types of a circle that was found before are not entered. */
function findCircle(
  start: DeclaredType,
  byName: Map<string, DeclaredType>,
  done: Set<string>,
): string[] | undefined {
  const seen = new Set<string>();
  const ways: string[][] = done.has(start.name) ? [] : [[start.name]];
  for (let way = ways.pop(); way; way = ways.pop()) {
    const type = byName.get(way.at(-1) ?? '');
    for (const next of type ? namedBy(type) : []) {
      if (next === start.name) return way;
      if (seen.has(next) || done.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}

/** Returns the types that a type consists of directly: `a[]` may contain itself, as a tree does. */
function namedBy({ kind, parents, base }: DeclaredType): string[] {
  if (kind === 'class') return parents;
  return base ? namesOf(base) : [];
}

function namesOf(type: TypeExpr): string[] {
  if (type.kind === 'name') return [type.name];
  if (type.kind === 'union') return type.members.flatMap(namesOf);
  if (type.kind === 'optional') return namesOf(type.inner);
  return [];
}
