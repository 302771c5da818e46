import { evaluate, evaluateAll, reportNothing } from './expressions.ts';
import { memberOf } from './members.ts';
import { settleNilIn } from './narrow.ts';
import { neededValue } from './nil.ts';
import type { Expression, Identifier } from './parse.ts';
import type { Run } from './run.ts';
import type { Binding } from './scope.ts';
import { UNKNOWN, type Value, type Values } from './values.ts';

/** Returns the values for some names. Reports a call at the end that returns none. */
export function valuesFor(targets: Expression[], init: Expression[], run: Run): Values {
  const values = evaluateAll(init, run);
  const last = init.at(-1);
  if (last && targets.length > values.values.length) reportNothing(last, values, run);
  return values;
}

/** Assigns the values of a list to variables: locals, fields and globals. */
export function assignVariables(variables: Expression[], { values }: Values, run: Run): void {
  for (const [index, variable] of variables.entries()) {
    if (variable.type === 'Identifier') setLocal(variable, values[index] ?? UNKNOWN, run);
    else if (variable.type === 'MemberExpression') {
      const base = neededValue(variable.base, 'is indexed', run);
      const { identifier } = variable;
      memberOf(base, { name: identifier.name, node: variable, at: identifier, isWritten: true }, run);
    } else evaluate(variable, run);
  }
}

/** Assigns the values of a list to locals; those without a value are unknown. */
export function setLocals(ids: Identifier[], { values }: Values, run: Run): void {
  for (const [index, id] of ids.entries()) setLocal(id, values[index] ?? UNKNOWN, run);
}

/** Assigns a value to a local. */
export function setLocal(id: Identifier, value: Value, run: Run): void {
  const binding = run.names.bindings.get(id);
  if (!binding) return;
  // Fields can be added to a table, nil stands for a later value, and closures change what they capture.
  const isVague = value.kind === 'typed' && isTableOrNil(value) && !isNever(binding, value, run);
  run.state.set(binding, isVague || binding.isAssignedInside ? UNKNOWN : value);
}

/** Returns whether a local stays nil: nothing assigns another value to it, and no test checks it. */
function isNever(
  { assigned, tests }: Binding,
  { type }: Extract<Value, { kind: 'typed' }>,
  run: Run,
): boolean {
  return run.isLast && type.kind === 'literal' && !assigned.length && !tests.length;
}

function isTableOrNil({ type }: Extract<Value, { kind: 'typed' }>): boolean {
  return (type.kind === 'name' && type.name === 'table') || (type.kind === 'literal' && type.text === 'nil');
}

/** Drops doubts about nil that the values test: a local may keep the result of a test, which then decides later. */
export function softenFlags(values: Expression[], run: Run): void {
  for (const value of values)
    if (value.type === 'LogicalExpression' || isTest(value)) settleNilIn(value, run);
}

function isTest(node: Expression): boolean {
  if (node.type === 'UnaryExpression') return node.operator === 'not';
  return node.type === 'BinaryExpression' && (node.operator === '==' || node.operator === '~=');
}
