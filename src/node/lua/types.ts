import type { TypeExpr } from '../luacats/model.ts';
import type { Base, World } from './world.ts';

/** Returns the base types that a type may have; undefined when it may be anything. */
export function basesOf(type: TypeExpr, world: World, depth = 0): ReadonlySet<Base> | undefined {
  switch (type.kind) {
    case 'name':
      return namedBases(type.name, world, depth);
    case 'literal':
      return ONE[literalBase(type.text)];
    case 'array':
    case 'table':
      return ONE.table;
    case 'optional':
    case 'variadic':
      return basesOfAll([type.inner, NIL], world, depth);
    case 'union':
      return basesOfAll(type.members, world, depth);
    case 'generic':
      return type.name === 'table' ? ONE.table : undefined;
    case 'function':
      return ONE.function;
  }
}

/** The type of nil. */
export const NIL: TypeExpr = { kind: 'literal', text: 'nil' };

/** Returns whether a type is nil itself. */
export function isNil(type: TypeExpr): boolean {
  return type.kind === 'literal' && type.text === 'nil';
}

const ONE: Readonly<Record<Base, ReadonlySet<Base>>> = {
  nil: new Set(['nil']),
  boolean: new Set(['boolean']),
  number: new Set(['number']),
  string: new Set(['string']),
  table: new Set(['table']),
  function: new Set(['function']),
  thread: new Set(['thread']),
  userdata: new Set(['userdata']),
  cdata: new Set(['cdata']),
};

const POINTER: ReadonlySet<Base> = new Set(['userdata', 'cdata']);
const OBJECT: ReadonlySet<Base> = new Set(['table', 'userdata', 'cdata']);
const CALLABLE_OBJECT: ReadonlySet<Base> = new Set([...OBJECT, 'function']);

const BASES: ReadonlyMap<string, ReadonlySet<Base>> = new Map([
  ['boolean', ONE.boolean],
  ['integer', ONE.number],
  ['number', ONE.number],
  ['string', ONE.string],
  ['table', ONE.table],
  ['function', ONE.function],
  ['thread', ONE.thread],
  ['userdata', POINTER],
  ['lightuserdata', POINTER],
]);

/** Aliases may name each other in a circle; nobody nests them this deep. */
const DEEPEST = 12;

function basesOfAll(types: TypeExpr[], world: World, depth: number): ReadonlySet<Base> | undefined {
  if (depth > DEEPEST) return undefined;
  const all = new Set<Base>();
  for (const type of types) {
    const bases = basesOf(type, world, depth + 1);
    if (!bases) return undefined;
    for (const base of bases) all.add(base);
  }
  return all;
}

function namedBases(name: string, world: World, depth: number): ReadonlySet<Base> | undefined {
  const base = BASES.get(name);
  if (base || depth > DEEPEST) return base;
  if (world.bases.has(name)) return world.bases.get(name);
  const bases = basesOfType(name, world, depth + 1);
  world.bases.set(name, bases);
  return bases;
}

function basesOfType(name: string, world: World, depth: number): ReadonlySet<Base> | undefined {
  if (world.eventFields.has(name)) return OBJECT;
  const type = world.types.get(name);
  if (type?.kind === 'class')
    return type.operators.some(({ operator }) => operator === 'call') ? CALLABLE_OBJECT : OBJECT;
  if (!type) return undefined;
  return type.base
    ? basesOf(type.base, world, depth)
    : basesOfAll(type.members.map(memberType), world, depth);
}

/** The type of a member of a closed set; a member without quotes and digits is the name of a type. */
function memberType({ literal }: { literal: string }): TypeExpr {
  return /^["'\d-]|^(?:true|false|nil)$/.test(literal)
    ? { kind: 'literal', text: literal }
    : { kind: 'name', name: literal };
}

function literalBase(text: string): Base {
  if (text === 'nil') return 'nil';
  if (text === 'true' || text === 'false') return 'boolean';
  return /^["']/.test(text) ? 'string' : 'number';
}

/** Returns whether a type takes nil; true when it is not known. */
export function takesNil(type: TypeExpr, world: World): boolean {
  return basesOf(type, world)?.has('nil') ?? true;
}

/** Returns a type without nil; undefined when nothing else is left of it. Aliases are not opened. */
export function withoutNil(type: TypeExpr): TypeExpr | undefined {
  if (type.kind === 'optional' || type.kind === 'variadic') return withoutNil(type.inner);
  if (isNil(type)) return undefined;
  if (type.kind !== 'union') return type;
  const members = type.members.flatMap((member) => withoutNil(member) ?? []);
  const [first] = members;
  return members.length > 1 ? { kind: 'union', members } : first;
}

/** Returns the types that a type consists of, with aliases replaced by what they stand for. */
export function partsOf(type: TypeExpr, world: World, depth = 0): TypeExpr[] {
  if (depth > DEEPEST) return [];
  if (type.kind === 'optional') return [...partsOf(type.inner, world, depth + 1), NIL];
  if (type.kind === 'variadic') return partsOf(type.inner, world, depth + 1);
  if (type.kind === 'union') return type.members.flatMap((member) => partsOf(member, world, depth + 1));
  const alias = type.kind === 'name' ? world.types.get(type.name) : undefined;
  if (alias?.kind !== 'alias') return [type];
  return alias.base
    ? partsOf(alias.base, world, depth + 1)
    : alias.members.flatMap((member) => partsOf(memberType(member), world, depth + 1));
}

/**
 * Returns the values that a type is limited to, as they are written; undefined when it is not limited to literals of a
 * base.
 */
export function literalsOf(type: TypeExpr, base: Base, world: World): string[] | undefined {
  const literals: string[] = [];
  for (const part of partsOf(type, world)) {
    if (part.kind === 'literal') {
      if (literalBase(part.text) === base) literals.push(part.text);
      continue;
    }
    const bases = basesOf(part, world);
    if (!bases || bases.has(base)) return undefined;
  }
  return literals;
}

/** Returns whether two literals are the same value. */
export function sameLiteral(a: string, b: string): boolean {
  if (literalBase(a) !== literalBase(b)) return false;
  if (literalBase(a) === 'number') return Number(a) === Number(b);
  return literalBase(a) === 'string' ? a.slice(1, -1) === b.slice(1, -1) : a === b;
}
