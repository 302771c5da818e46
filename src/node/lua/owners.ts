import { addTo } from '../diagnostics/add-to.ts';
import type { Position, Reference } from '../luacats/model.ts';

/**
 * Makes a function that returns the name of the symbol whose text contains a place; undefined outside the
 * definitions.
 */
export function createOwners(
  reference: Reference,
): (place: { file: string; line?: number }) => string | undefined {
  const starts = new Map<string, { line: number; name: string }[]>();
  const add = (name: string, { file, line }: Position) => addTo(starts, file, { line, name });
  for (const { name, description, entries } of reference.groups) {
    add(name, description.position);
    for (const entry of entries) add(entry.name, entry.description.position);
  }
  for (const { name, description } of [...reference.families, ...reference.events, ...reference.types])
    add(name, description.position);
  for (const list of starts.values()) list.sort((a, b) => a.line - b.line);
  return ({ file, line = 0 }) => starts.get(file)?.findLast((start) => start.line <= line)?.name;
}
