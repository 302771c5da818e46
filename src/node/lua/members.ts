import type { EntryDoc, TypeExpr } from '../luacats/model.ts';
import { nearest } from '../luacats/names.ts';
import { formatType } from '../luacats/type-format.ts';
import type { Expression, MemberExpression } from './parse.ts';
import type { Run } from './run.ts';
import { basesOf, partsOf } from './types.ts';
import { typedValue, UNKNOWN, type Value } from './values.ts';
import { type Base, lineage, memberNames, type World } from './world.ts';

/** Finds what a field holds. Reports fields that are certain not to exist; a script may add fields of its own. */
export function memberOf(base: Value, node: MemberExpression, run: Run, isWritten = false): Value {
  const { name } = node.identifier;
  const { world } = run;
  if (base.kind === 'library') {
    if (base.members.length && !base.members.includes(name) && !isWritten)
      reportMissing(node, base.name, '.', name, base.members, run);
    return UNKNOWN;
  }
  if (base.kind === 'group') {
    const { group } = base;
    const entry = world.entries.get(`${group.id}.${name}`);
    if (entry) return entryValue(entry, node, run);
    const field = group.fields.find((it) => it.name === name || it.name.startsWith('['));
    if (field) return typedValue(field.type, world);
    const known = memberNames(group);
    if (!known.includes(name) && !isWritten) reportMissing(node, group.id, '.', name, known, run);
    return UNKNOWN;
  }
  return base.kind === 'typed' ? typedMember(base.type, node, run, isWritten) : UNKNOWN;
}

/** The value of an entry where it is used. Reports it when it is deprecated, outside of its own page. */
export function entryValue(entry: EntryDoc, node: Expression, run: Run): Value {
  if (entry.deprecated !== undefined && run.owner !== entry.name)
    run.report(node, `\`${entry.name}\` is deprecated.`, entry.deprecated || 'Use another function.');
  return entry.kind === 'value' ? typedValue(entry.valueType, run.world) : { kind: 'entry', entry };
}

function typedMember(type: TypeExpr, node: MemberExpression, run: Run, isWritten: boolean): Value {
  const { world } = run;
  const { name } = node.identifier;
  const bases = basesOf(type, world);
  if (bases?.size === 1 && bases.has('string')) return stringMember(node, run);
  if (bases && [...bases].every((base) => WITHOUT_FIELDS.includes(base))) {
    run.report(
      node.identifier,
      `There is no \`${name}\` in a value of the type \`${formatType(type)}\`.`,
      'Pass the value to a function, or use another one.',
    );
    return UNKNOWN;
  }
  const parts = partsOf(type, world).map((part) => partMember(part, name, world));
  const found = parts.filter((part) => part !== 'missing' && part !== undefined);
  const [first] = found;
  if (found.length) return parts.length === 1 && first ? foundValue(first, node, run) : UNKNOWN;
  if (!parts.length || parts.includes(undefined)) return UNKNOWN;
  const events = partsOf(type, world).flatMap((part) =>
    part.kind === 'name' && world.eventFields.has(part.name) ? part.name : [],
  );
  if (isWritten && !events.length) return UNKNOWN;
  const known = partsOf(type, world).flatMap((part) =>
    part.kind === 'name' ? namesOf(part.name, world) : [],
  );
  const owner = events.length ? `the event \`${events[0]?.replace(/^.*\./, '')}\`` : `\`${typeName(type)}\``;
  if (world.options.lost?.has(name)) return UNKNOWN;
  const meant = nearest(name, known);
  run.report(
    node.identifier,
    `There is no field \`${name}\` in ${owner}.`,
    meant ? `Did you mean \`${meant}\`?` : `Known fields: ${known.slice(0, 12).join(', ') || 'none'}.`,
  );
  return UNKNOWN;
}

/** Base types whose values cannot be indexed. */
const WITHOUT_FIELDS: Base[] = ['boolean', 'number', 'function', 'thread'];

function foundValue(found: TypeExpr | EntryDoc, node: MemberExpression, run: Run): Value {
  return 'shortName' in found ? entryValue(found, node, run) : typedValue(found, run.world);
}

/** The field or method of a part of a type; undefined when it may be anything. */
function partMember(part: TypeExpr, name: string, world: World): TypeExpr | EntryDoc | 'missing' | undefined {
  if (part.kind !== 'name') return undefined;
  const fields = world.eventFields.get(part.name);
  if (fields) return fields.find((field) => field.name === name)?.type ?? 'missing';
  const classes = lineage(part.name, world);
  if (!classes) return undefined;
  for (const it of classes) {
    const field = world.types.get(it)?.fields.find((own) => own.name === name);
    const method = world.methods.get(it)?.get(name);
    if (field || method) return field?.type ?? method;
  }
  const isOpen = classes.some((it) => world.types.get(it)?.fields.some((own) => own.name.startsWith('[')));
  return isOpen || !namesOf(part.name, world).length ? undefined : 'missing';
}

function namesOf(name: string, world: World): string[] {
  const fields = world.eventFields.get(name);
  if (fields) return fields.map((field) => field.name);
  return (lineage(name, world) ?? []).flatMap((it) => [
    ...(world.types.get(it)?.fields ?? []).map((field) => field.name),
    ...(world.methods.get(it)?.keys() ?? []),
  ]);
}

/** Strings have the functions of their library as methods. */
function stringMember(node: MemberExpression, run: Run): Value {
  const group = run.world.groups.get('string');
  return group ? memberOf({ kind: 'group', group }, node, run) : UNKNOWN;
}

function typeName(type: TypeExpr): string {
  return type.kind === 'name' ? type.name : 'this value';
}

function reportMissing(
  node: MemberExpression,
  owner: string,
  separator: string,
  name: string,
  known: Iterable<string>,
  run: Run,
): void {
  if (run.world.options.lost?.has(name)) return;
  const meant = nearest(name, known);
  run.report(
    node,
    `There is no \`${owner}${separator}${name}\`.`,
    meant ? `Did you mean \`${owner}${separator}${meant}\`?` : `The page of \`${owner}\` lists its members.`,
  );
}
