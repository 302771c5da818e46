import type { EntryDoc, EventDoc, FamilyDoc, GroupDoc, TypeDoc } from '../../luacats/model.ts';
import type { EventFamily } from '../routes.ts';
import type { DocsInput } from '../sets/docs-input.ts';
import { createRefs } from './refs.ts';

/** Returns the version or day since which a symbol exists; undefined if that is not known. */
export type SinceFinder = (doc: EntryDoc | EventDoc | FamilyDoc | GroupDoc | TypeDoc) => string | undefined;

/**
 * Creates the finder of the version or day since which symbols exist: their `@since`, or else the first recorded state
 * that has them. Symbols of the very first state may be older, so it says nothing about them.
 */
export function createSinceFinder(
  { reference, set, snapshots = [] }: DocsInput,
  families: EventFamily[],
): SinceFinder {
  const [first, ...later] = snapshots;
  const days = new Map<string, string>();
  for (const { snapshot } of later) {
    for (const ref of Object.keys(snapshot.symbols))
      if (!Object.hasOwn(first?.snapshot.symbols ?? {}, ref) && !days.has(ref)) days.set(ref, snapshot.date);
  }
  if (!days.size) return ({ since }) => since;
  const refs = createRefs(reference, families, set.routes);
  const byDoc = new Map<object, string | undefined>([
    ...reference.groups.flatMap((group): [object, string | undefined][] => [
      [group, days.get(refs.group(group))],
      ...group.entries.map((entry): [object, string | undefined] => [entry, days.get(refs.entry(entry))]),
    ]),
    ...reference.events.map((event): [object, string | undefined] => [event, days.get(refs.event(event))]),
    ...reference.types.map((type): [object, string | undefined] => [type, days.get(refs.type(type))]),
  ]);
  return (doc) => doc.since ?? byDoc.get(doc);
}
