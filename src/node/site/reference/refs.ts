import type { EntryDoc, EventDoc, FieldDoc, GroupDoc, Reference, TypeDoc } from '../../luacats/model.ts';
import type { DocsRoutes, EventFamily } from '../routes.ts';
import { valueAnchor } from './symbols.ts';

/** References to the symbols of an API, as `api.json` and the snapshots write them. */
export interface Refs {
  group(group: Pick<GroupDoc, 'id'>): string;
  entry(entry: Pick<EntryDoc, 'kind' | 'group' | 'name'>): string;
  constant(group: GroupDoc, field: Pick<FieldDoc, 'name'>): string;
  /** An event goes by its name; where several families have it, all but the first add their own. */
  event(event: Pick<EventDoc, 'family' | 'name'>): string;
  type(type: Pick<TypeDoc, 'name'>): string;
  /** Route of what a reference stands for, with its anchor. */
  routes: ReadonlyMap<string, string>;
}

/** Creates the references of an API. */
export function createRefs(
  { groups, events, types }: Pick<Reference, 'groups' | 'events' | 'types'>,
  families: EventFamily[],
  routes: DocsRoutes,
): Refs {
  const first = new Map<string, string>();
  for (const { id } of families) {
    for (const { family, name } of events) if (family === id && !first.has(name)) first.set(name, id);
  }
  const refs: Refs = {
    group: ({ id }) => `group:${id}`,
    entry: ({ kind, group, name }) => `symbol:${kind === 'constructor' ? `${group}.__call` : name}`,
    constant: (group, { name }) => `symbol:${group.name}.${name.replaceAll(/\s/g, '')}`,
    event: ({ family, name }) => `event:${first.get(name) === family ? '' : `${family}.`}${name}`,
    type: ({ name }) => `type:${name}`,
    routes: new Map(),
  };
  const found = new Map<string, string>();
  for (const group of groups) {
    const page = routes.group(group);
    found.set(refs.group(group), page);
    for (const field of group.fields)
      found.set(refs.constant(group, field), `${page}#${valueAnchor('field', field.name)}`);
    for (const entry of group.entries) found.set(refs.entry(entry), routes.entry(entry));
  }
  for (const family of families) {
    // A family without its own page shares the page of all events.
    if (family.path) found.set(`family:${family.id}`, routes.family(family));
    for (const event of events)
      if (event.family === family.id) found.set(refs.event(event), routes.event(event, family));
  }
  for (const type of types) found.set(refs.type(type), routes.type(type));
  return { ...refs, routes: found };
}
