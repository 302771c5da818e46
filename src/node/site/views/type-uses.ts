import type { EntryDoc, EventDoc, Reference, TypeDoc, TypeExpr } from '../../luacats/model.ts';

/** What takes, returns, contains or names a type. */
interface TypeUses {
  entries: EntryDoc[];
  types: TypeDoc[];
  events: EventDoc[];
}

const USES = new WeakMap<Reference, Map<string, TypeUses>>();

/** Finds the symbols that use a type: in their own types, or by its name in their texts. */
export function usesOf({ name }: TypeDoc, reference: Reference): TypeUses {
  const all = USES.get(reference) ?? collectUses(reference);
  USES.set(reference, all);
  const { entries = [], types = [], events = [] } = all.get(name) ?? {};
  return {
    entries: entries.filter((entry) => !entry.name.startsWith(`${name}:`)),
    types: types.filter((type) => type.name !== name),
    events: [...events],
  };
}

/** The uses of everything by its name: one look at the reference, because it may have thousands of types. */
function collectUses({ groups, types, events }: Reference): Map<string, TypeUses> {
  const uses = new Map<string, TypeUses>();
  const add = <Kind extends keyof TypeUses>(
    kind: Kind,
    names: Iterable<string>,
    doc: TypeUses[Kind][number],
  ) => {
    for (const name of new Set(names)) {
      const found = uses.get(name) ?? { entries: [], types: [], events: [] };
      uses.set(name, found);
      const list: TypeUses[Kind][number][] = found[kind];
      list.push(doc);
    }
  };
  for (const entry of groups.flatMap(({ entries }) => entries)) {
    const signatures = [...entry.overloads, ...(entry.valueType ? [entry.valueType] : [])];
    const names = [
      ...[...entry.params, ...entry.returns].flatMap(namesOf),
      ...signatures.flatMap((type) => [...namesIn(type)]),
      ...quotedIn(entry.description.text),
    ];
    add('entries', names, entry);
  }
  for (const type of types)
    add(
      'types',
      type.fields.flatMap((field) => [...namesIn(field.type)]),
      type,
    );
  for (const event of events) add('events', [...event.fields, ...event.params].flatMap(namesOf), event);
  return uses;
}

function namesOf({ type, description }: { type: TypeExpr; description: string }): string[] {
  return [...namesIn(type), ...quotedIn(description)];
}

/** What is between backticks. */
function quotedIn(text: string): string[] {
  return text.split('`').slice(1, -1);
}

/** Returns whether only events use a type that has no values: a wire type, or the table of one event. */
export function isOnlyInEvents(type: TypeDoc, reference: Reference): boolean {
  if (type.members.length) return false;
  const { entries, types, events } = usesOf(type, reference);
  return events.length > 0 && entries.length === 0 && types.length === 0;
}

/** Returns the methods of a type, in the order of the definitions. */
export function methodsOf({ name }: TypeDoc, { groups }: Reference): EntryDoc[] {
  return groups
    .flatMap(({ entries }) => entries)
    .filter((entry) => entry.kind === 'method' && entry.name.startsWith(`${name}:`));
}

/** Yields the names in a type expression, some more than once. */
export function* namesIn(type: TypeExpr): Generator<string> {
  switch (type.kind) {
    case 'name':
      yield type.name;
      break;
    case 'literal':
      break;
    case 'array':
      yield* namesIn(type.item);
      break;
    case 'optional':
    case 'variadic':
      yield* namesIn(type.inner);
      break;
    case 'union':
      for (const member of type.members) yield* namesIn(member);
      break;
    case 'generic':
      yield type.name;
      for (const argument of type.args) yield* namesIn(argument);
      break;
    case 'table':
      for (const field of type.fields) yield* namesIn(field.type);
      break;
    case 'function':
      for (const param of type.params) if (param.type) yield* namesIn(param.type);
      for (const value of type.returns) yield* namesIn(value.type);
      break;
    default:
      // A new form of type without a case does not compile.
      return type satisfies never;
  }
}
