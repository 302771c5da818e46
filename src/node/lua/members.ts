import { listSome } from '../diagnostics/list-some.ts';
import type { EntryDoc, TypeExpr } from '../luacats/model.ts';
import { nearestName } from '../luacats/names.ts';
import { formatType } from '../luacats/types/type-format.ts';
import type { Expression } from './parse.ts';
import type { Run } from './run.ts';
import { basesOf, partsOf } from './types.ts';
import { tableValue, typedValue, UNKNOWN, type Value } from './values.ts';
import { type Base, lineage, memberNames, type World } from './world.ts';

/** A field where code names it. */
export interface Access {
  name: string;
  /** The field with what it belongs to, and the name alone. */
  node: Expression;
  at: Expression;
  /** It is assigned: a script may add its own fields. */
  isWritten?: boolean;
}

/** Finds the value of a field. Reports fields that are certain not to exist. */
export function memberOf(base: Value, access: Access, run: Run): Value {
  const { name, node } = access;
  const { world } = run;
  switch (base.kind) {
    case 'entry':
      run.report(
        node,
        `The function \`${base.entry.name}\` itself is indexed.`,
        `Call it: \`${base.entry.name}()\`.`,
      );
      return UNKNOWN;
    case 'library':
      if (base.members.length && !base.members.includes(name))
        reportMissing(access, base.name, base.members, run);
      return UNKNOWN;
    case 'group': {
      const { group } = base;
      const entry = world.entries.get(`${group.id}.${name}`);
      if (entry) return entryValue(entry, node, run);
      const type = world.tables.get(`${group.id}.${name}`);
      if (type) return tableValue(type);
      const field = group.fields.find((member) => member.name === name || member.name.startsWith('['));
      if (field) return typedValue(field.type, world);
      if (!memberNames(group).includes(name))
        reportMissing(access, group.id, namesInUse(group.id, world), run);
      return UNKNOWN;
    }
    case 'class':
      return typedMember({ kind: 'name', name: base.name }, access, run);
    case 'typed':
      return typedMember(base.type, access, run);
  }
  return UNKNOWN;
}

/** Returns the value of an entry where it is used. Reports it when it is deprecated, outside its own page. */
export function entryValue(entry: EntryDoc, node: Expression, run: Run): Value {
  run.use(entry, node);
  if (entry.deprecated !== undefined && run.owner !== entry.name)
    run.report(node, `\`${entry.name}\` is deprecated.`, entry.deprecated || 'Use another function.');
  return entry.kind === 'value' ? typedValue(entry.valueType, run.world) : { kind: 'entry', entry };
}

function typedMember(type: TypeExpr, access: Access, run: Run): Value {
  const { world } = run;
  const { name, node } = access;
  const bases = basesOf(type, world);
  if (bases?.size === 1 && bases.has('string')) return stringMember(access, run);
  if (bases && [...bases].every((base) => WITHOUT_FIELDS.includes(base))) {
    const fix = 'Pass the value to a function, or use another value.';
    run.report(
      access.at,
      `A value of the type \`${formatType(type)}\` has neither fields nor methods, found \`${name}\`.`,
      fix,
    );
    return UNKNOWN;
  }
  const parts = partsOf(type, world);
  const members = parts.map((part) => partMember(part, name, world));
  const found = members.filter((member) => member !== 'missing' && member !== undefined);
  const [first] = found;
  if (first) {
    if (members.length > 1) return UNKNOWN;
    return 'shortName' in first ? entryValue(first, node, run) : typedValue(first, world);
  }
  if (members.length && !members.includes(undefined)) reportField(type, parts, access, run);
  return UNKNOWN;
}

/** Base types whose values cannot be indexed. */
const WITHOUT_FIELDS: Base[] = ['boolean', 'number', 'function', 'thread'];

/** The field or method of a part of a type; undefined when it may be anything. */
function partMember(part: TypeExpr, name: string, world: World): TypeExpr | EntryDoc | 'missing' | undefined {
  if (part.kind === 'array') return 'missing';
  if (part.kind !== 'name') return undefined;
  const fields = world.eventFields.get(part.name);
  if (fields) return fields.find((field) => field.name === name)?.type ?? 'missing';
  const classes = lineage(part.name, world);
  if (!classes) return undefined;
  for (const className of classes) {
    const field = world.types.get(className)?.fields.find((own) => own.name === name);
    const method = world.methods.get(className)?.get(name);
    if (field || method) return field?.type ?? method;
  }
  const isOpen = classes.some((className) =>
    world.types.get(className)?.fields.some((own) => own.name.startsWith('[')),
  );
  return isOpen || !namesOf(part, world).length ? undefined : 'missing';
}

function namesOf(part: TypeExpr, world: World): string[] {
  if (part.kind !== 'name') return [];
  const fields = world.eventFields.get(part.name);
  if (fields) return fields.map((field) => field.name);
  return (lineage(part.name, world) ?? []).flatMap((className) => [
    ...(world.types.get(className)?.fields ?? []).map((field) => field.name),
    ...(world.methods.get(className)?.keys() ?? []),
  ]);
}

/** Strings have the functions of their library as methods. */
function stringMember(access: Access, run: Run): Value {
  const group = run.world.groups.get('string');
  return group ? memberOf({ kind: 'group', group }, access, run) : UNKNOWN;
}

function reportField(type: TypeExpr, parts: TypeExpr[], access: Access, run: Run): void {
  const { name, at, isWritten } = access;
  const events = parts.flatMap((part) =>
    part.kind === 'name' && run.world.eventFields.has(part.name) ? part.name : [],
  );
  const isOwn = isWritten || run.names.added.has(name);
  if (run.world.options.lost?.has(name) || (isOwn && !events.length)) return;
  const owner = events.length
    ? `The event \`${events[0]?.replace(/^.*\./, '')}\``
    : `\`${formatType(type)}\``;
  const names = [...new Set(parts.flatMap((part) => namesOf(part, run.world)))];
  const meant = nearestName(name, names);
  const others = parts.some((part) => part.kind === 'array')
    ? 'Take an element by its number, or loop over the list with `ipairs`.'
    : names.length
      ? `Its fields are ${listSome(names)}.`
      : 'Remove it: there are no fields.';
  run.report(at, `${owner} has no field \`${name}\`.`, meant ? `Did you mean \`${meant}\`?` : others);
}

/** Members of a group that a script may use. */
function namesInUse(group: string, world: World): string[] {
  const doc = world.groups.get(group) ?? [...world.modules.values()].find(({ id }) => id === group);
  if (!doc) return [];
  return memberNames(doc).filter((name) => world.entries.get(`${group}.${name}`)?.deprecated === undefined);
}

/** Members that a message can list. */
const FEW = 12;

function reportMissing(
  { name, node, isWritten }: Access,
  owner: string,
  names: readonly string[],
  run: Run,
): void {
  if (isWritten || run.names.added.has(name) || run.world.options.lost?.has(name)) return;
  const meant = nearestName(name, names);
  const all = names.map((member) => `\`${member}\``).join(', ');
  const others = names.length && names.length <= FEW ? `: ${all}.` : '.';
  run.report(
    node,
    `\`${owner}.${name}\` does not exist.`,
    meant ? `Did you mean \`${owner}.${meant}\`?` : `Use another member of \`${owner}\`${others}`,
  );
}
