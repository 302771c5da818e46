import type { EntryDoc, GroupDoc, TypeDoc, TypeExpr } from '../luacats/model.ts';
import { type FunctionDeclaration, isWithin } from './parse.ts';
import type { Binding } from './scope.ts';
import { basesOf, takesNil, withoutNil } from './types.ts';
import type { World } from './world.ts';

/** Why a value may be nil: the call that documents it. Results of one call are nil together. */
export interface NilSource {
  call: object;
  /** What was called: `client.eye_position`. */
  from: string;
}

/** What is certain about a value. */
export type Value =
  | { kind: 'unknown'; call?: object }
  | { kind: 'group'; group: GroupDoc }
  | { kind: 'class'; name: string }
  | { kind: 'library'; name: string; members: readonly string[] }
  | { kind: 'entry'; entry: EntryDoc }
  | { kind: 'closure'; node: FunctionDeclaration }
  | { kind: 'typed'; type: TypeExpr; nil?: NilSource };

/** A value about which nothing is certain. */
export const UNKNOWN: Value = { kind: 'unknown' };

/** The values of a list of expressions; `isOpen` when further ones may follow. */
export interface Values {
  values: Value[];
  isOpen: boolean;
  /** The function that was called, where it returns nothing: not even nil. */
  nothing?: string;
  /** That function is the script's own. */
  isOwn?: true;
}

/** What is known about the locals at a place. */
export type State = Map<Binding, Value>;

/** Returns a value of a named type. */
export function namedValue(name: string): Value {
  return { kind: 'typed', type: { kind: 'name', name } };
}

/** Returns a class or an enum as the table through which scripts reach it. */
export function tableValue({ kind, name, table = name, members }: TypeDoc): Value {
  if (kind === 'class') return { kind: 'class', name };
  const keys = members.map((member) => member.name ?? member.literal.slice(1, -1));
  return { kind: 'library', name: table, members: keys };
}

/** Returns a value of a literal type, written as in Lua: `nil`, `"on"`. */
export function literalValue(text: string): Value {
  return { kind: 'typed', type: { kind: 'literal', text } };
}

/** Returns a value of a documented type. With a source, nil among its types counts; fields and the like pass none. */
export function typedValue(type: TypeExpr | undefined, world: World, nil?: NilSource): Value {
  const rest = type && withoutNil(type);
  if (!type || !rest || (rest.kind === 'name' && !basesOf(rest, world))) return UNKNOWN;
  const mayBeNil = nil !== undefined && basesOf(type, world) !== undefined && takesNil(type, world);
  return { kind: 'typed', type: rest, ...(mayBeNil && { nil }) };
}

/** Returns the same value, known not to be nil. */
export function notNil(value: Value): Value {
  return value.kind === 'typed' && value.nil ? { kind: 'typed', type: value.type } : value;
}

/** Marks a local, and those that got their values from the same call, as not nil. */
export function settleNil(binding: Binding, state: State): void {
  const value = state.get(binding);
  settleNilOfOthers(binding, state);
  if (value) state.set(binding, notNil(value));
}

/** The same for the others only: where a call gives nil and a message, one of the two is there. */
export function settleNilOfOthers(binding: Binding, state: State): void {
  const value = state.get(binding);
  const call = value?.kind === 'unknown' ? value.call : value?.kind === 'typed' ? value.nil?.call : undefined;
  if (!call) return;
  for (const [other, otherValue] of state) {
    if (other !== binding && otherValue.kind === 'typed' && otherValue.nil?.call === call)
      state.set(other, notNil(otherValue));
  }
}

/**
 * Returns what is known about locals inside a function: only about those that keep their value. A doubt about nil stays
 * if nothing outside the function tests the local.
 */
export function capturedState(fn: FunctionDeclaration, outside: State): State {
  const state: State = new Map();
  const isTested = ({ tests }: Binding) => tests.some((at) => !isWithin(at, fn));
  const tested = new Set<object>();
  for (const [binding, value] of outside)
    if (value.kind === 'typed' && value.nil && isTested(binding)) tested.add(value.nil.call);
  for (const [binding, value] of outside) {
    if (binding.assigned.length) continue;
    const isSure = value.kind === 'typed' && value.nil !== undefined && tested.has(value.nil.call);
    state.set(binding, isSure ? notNil(value) : value);
  }
  return state;
}

/** Returns what is known where two paths of the code meet. */
export function joinStates(a: State, b: State): State {
  const both: State = new Map();
  for (const [binding, value] of a) {
    const other = b.get(binding);
    if (other) both.set(binding, joinValues(value, other));
  }
  return both;
}

function joinValues(a: Value, b: Value): Value {
  if (a === b) return a;
  if (a.kind !== 'typed' || b.kind !== 'typed') return UNKNOWN;
  if (a.type !== b.type && JSON.stringify(a.type) !== JSON.stringify(b.type)) return UNKNOWN;
  const nil = a.nil ?? b.nil;
  return { kind: 'typed', type: a.type, ...(nil && { nil }) };
}
