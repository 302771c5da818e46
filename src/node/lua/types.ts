import type { TypeExpr } from '../luacats/model.ts';
import type { World } from './world.ts';

/** What `type` would say of a value. */
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

const BASES: Readonly<Record<string, Base[]>> = {
  boolean: ['boolean'],
  integer: ['number'],
  number: ['number'],
  string: ['string'],
  table: ['table'],
  function: ['function'],
  thread: ['thread'],
  userdata: ['userdata', 'cdata'],
  lightuserdata: ['userdata', 'cdata'],
};

/** Aliases may name each other in a circle; nobody nests them this deep. */
const DEEPEST = 12;

/** The base types that a type may have; undefined when it may be anything. */
export function basesOf(type: TypeExpr, world: World, depth = 0): Set<Base> | undefined {
  if (depth > DEEPEST) return undefined;
  const among = (types: TypeExpr[]) => {
    const all = types.map((it) => basesOf(it, world, depth + 1));
    return all.includes(undefined) ? undefined : new Set(all.flatMap((set) => [...(set ?? [])]));
  };
  switch (type.kind) {
    case 'name':
      return named(type.name, world, depth);
    case 'literal':
      return new Set([literalBase(type.text)]);
    case 'array':
    case 'table':
      return new Set<Base>(['table']);
    case 'optional':
      return among([type.inner, NIL]);
    case 'union':
      return among(type.members);
    case 'generic':
      return type.name === 'table' ? new Set<Base>(['table']) : undefined;
    case 'variadic':
      return among([type.inner, NIL]);
    case 'function':
      return new Set<Base>(['function']);
  }
}

export const NIL: TypeExpr = { kind: 'literal', text: 'nil' };

function named(name: string, world: World, depth: number): Set<Base> | undefined {
  const base = Object.hasOwn(BASES, name) ? BASES[name] : undefined;
  if (base) return new Set(base);
  if (world.eventFields.has(name)) return new Set<Base>(['table', 'userdata']);
  const type = world.types.get(name);
  if (!type) return undefined;
  if (type.kind === 'alias') {
    if (type.base) return basesOf(type.base, world, depth + 1);
    return basesOf({ kind: 'union', members: type.members.map(memberType) }, world, depth + 1);
  }
  const callable = type.operators.some(({ operator }) => operator === 'call');
  return new Set<Base>(['table', 'userdata', 'cdata', ...(callable ? (['function'] as const) : [])]);
}

/** The type of a member of a closed set; a member without quotes and digits is the name of a type. */
export function memberType({ literal }: { literal: string }): TypeExpr {
  return /^["'\d-]|^(?:true|false|nil)$/.test(literal)
    ? { kind: 'literal', text: literal }
    : { kind: 'name', name: literal };
}

function literalBase(text: string): Base {
  if (text === 'nil') return 'nil';
  if (text === 'true' || text === 'false') return 'boolean';
  return /^["']/.test(text) ? 'string' : 'number';
}

/** Whether a type takes nil; true when it is not known. */
export function takesNil(type: TypeExpr, world: World): boolean {
  return basesOf(type, world)?.has('nil') ?? true;
}

/** A type without nil; undefined when nothing else is left of it, or nothing is known of it. */
export function withoutNil(type: TypeExpr): TypeExpr | undefined {
  if (type.kind === 'optional' || type.kind === 'variadic') return withoutNil(type.inner);
  if (type.kind === 'literal') return type.text === 'nil' ? undefined : type;
  if (type.kind !== 'union') return type;
  const members = type.members.flatMap((member) => withoutNil(member) ?? []);
  const [first] = members;
  return members.length > 1 ? { kind: 'union', members } : first;
}

/** The types that a type is made of, aliases opened. */
export function partsOf(type: TypeExpr, world: World, depth = 0): TypeExpr[] {
  if (depth > DEEPEST) return [];
  if (type.kind === 'optional') return [...partsOf(type.inner, world, depth + 1), NIL];
  if (type.kind === 'variadic') return partsOf(type.inner, world, depth + 1);
  if (type.kind === 'union') return type.members.flatMap((it) => partsOf(it, world, depth + 1));
  const alias = type.kind === 'name' ? world.types.get(type.name) : undefined;
  if (alias?.kind !== 'alias') return [type];
  return alias.base
    ? partsOf(alias.base, world, depth + 1)
    : alias.members.flatMap((it) => partsOf(memberType(it), world, depth + 1));
}

/** The values that a type is limited to, as they are written; undefined when it is not limited to literals of a base. */
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

/** Whether two literals are the same value. */
export function sameLiteral(a: string, b: string): boolean {
  if (literalBase(a) !== literalBase(b)) return false;
  if (literalBase(a) === 'number') return Number(a) === Number(b);
  return literalBase(a) === 'string' ? a.slice(1, -1) === b.slice(1, -1) : a === b;
}
