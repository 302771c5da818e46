import { addTo } from '../diagnostics/add-to.ts';
import type { EntryDoc, EventDoc, FieldDoc, GroupDoc, Reference, TypeDoc } from '../luacats/model.ts';
import { STANDARD } from './standard.ts';

/** What `type` would return for a value. */
export type Base =
  | 'nil'
  | 'boolean'
  | 'number'
  | 'string'
  | 'table'
  | 'function'
  | 'thread'
  | 'userdata'
  | 'cdata';

/** What the checks cannot know about the API from the definitions. */
export interface CheckOptions {
  /** Further names that scripts may use. */
  globals?: readonly string[];
  /** Functions that take the name of an event, and the function that it calls. */
  listeners?: readonly string[];
  /** Functions that raise events of any name. */
  raisers?: readonly string[];
  /** Last parts of the names that errors in the definitions left out; they count as known. */
  lost?: ReadonlySet<string>;
}

/** The documented API, by name. */
export interface World {
  options: CheckOptions;
  /** Entries by full name; those of the global group have no group in it. */
  entries: Map<string, EntryDoc>;
  /** Groups with a global table, by its name. */
  groups: Map<string, GroupDoc>;
  /** Groups that scripts load, by the name of their module. */
  modules: Map<string, GroupDoc>;
  /** Calls of a group itself, by its id. */
  constructors: Map<string, EntryDoc>;
  /** Classes and aliases. */
  types: Map<string, TypeDoc>;
  /** Classes and enums that scripts reach as tables, by the names of these. */
  tables: Map<string, TypeDoc>;
  /** Methods and functions of classes, by class and name. */
  methods: Map<string, Map<string, EntryDoc>>;
  /** Events by their name alone; two families may have one of the same name. */
  events: Map<string, EventDoc[]>;
  /** Further names in backticks in the overviews of the event families: events without a page. */
  mentioned: ReadonlySet<string>;
  /** Fields of the events that pass a table, by the name of their class. */
  eventFields: Map<string, FieldDoc[]>;
  /** Base types of classes and aliases, as far as they have been looked up. */
  bases: Map<string, ReadonlySet<Base> | undefined>;
  /** Every name that a script may use without a declaration. */
  globals: Set<string>;
}

/** Arranges a reference for the look-ups of the checks. */
export function makeWorld(reference: Reference, options: CheckOptions): World {
  const world: World = {
    options,
    entries: new Map(),
    groups: new Map(),
    modules: new Map(),
    constructors: new Map(),
    types: new Map(reference.types.map((type) => [type.name, type])),
    tables: new Map(reference.types.flatMap((type) => (type.table ? [[type.table, type] as const] : []))),
    methods: new Map(),
    events: new Map(),
    mentioned: new Set(
      reference.families.flatMap(({ description }) =>
        Array.from(description.text.matchAll(/`(\w+)`/g), ([, name = '']) => name),
      ),
    ),
    eventFields: new Map(),
    bases: new Map(),
    globals: new Set([...STANDARD.keys(), ...(options.globals ?? [])]),
  };
  for (const group of reference.groups) addGroup(group, world);
  for (const name of world.tables.keys()) if (!name.includes('.')) world.globals.add(name);
  for (const event of reference.events) {
    addTo(world.events, event.name, event);
    world.eventFields.set(`event.${event.family}.${event.name}`, event.fields);
  }
  return world;
}

function addGroup(group: GroupDoc, world: World): void {
  const isGlobal = group.entries.some(({ kind, name }) => kind === 'function' && /^\w+$/.test(name));
  if (group.module !== undefined) world.modules.set(group.module, group);
  else if (!isGlobal) {
    world.groups.set(group.id, group);
    world.globals.add(group.id);
  }
  for (const entry of group.entries) {
    if (entry.kind === 'constructor') {
      world.constructors.set(group.id, entry);
      continue;
    }
    world.entries.set(entry.name, entry);
    const [, owner, separator] = /^(.*)([.:])/.exec(entry.name) ?? [];
    if (owner === undefined) world.globals.add(entry.name);
    else if (separator === ':' || owner !== group.id) {
      const methods = world.methods.get(owner) ?? new Map<string, EntryDoc>();
      world.methods.set(owner, methods.set(entry.shortName, entry));
    }
  }
}

/** Returns the members of a group that have a page or a row, without the group's name. */
export function memberNames(group: GroupDoc): string[] {
  return [
    ...group.entries
      .filter(({ kind, name }) => kind !== 'constructor' && name.startsWith(`${group.id}.`))
      .map(({ shortName }) => shortName),
    ...group.fields.map(({ name }) => name),
    ...(STANDARD.get(group.id) ?? []),
  ];
}

/** Returns a class with its parents, nearest first; undefined when one of them is not documented. */
export function lineage(name: string, world: World, seen: string[] = []): string[] | undefined {
  if (seen.includes(name)) return [];
  const type = world.types.get(name);
  if (type?.kind !== 'class') return undefined;
  const parents = type.parents.map((parent) => lineage(parent, world, [...seen, name]));
  if (parents.includes(undefined)) return undefined;
  return [name, ...parents.flatMap((parent) => parent ?? [])];
}
