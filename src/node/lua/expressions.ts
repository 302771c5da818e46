import { enterHandler } from './callbacks.ts';
import { callValues } from './calls.ts';
import { entryValue, memberOf } from './members.ts';
import { narrowByCondition } from './narrow.ts';
import { neededValue } from './nil.ts';
import { binaryValue, unaryValue } from './operators.ts';
import { type Expression, type Identifier, isCall, textOf } from './parse.ts';
import type { Run } from './run.ts';
import { STANDARD } from './standard.ts';
import { basesOf, NIL } from './types.ts';
import {
  literalValue,
  namedValue,
  notNil,
  tableValue,
  typedValue,
  UNKNOWN,
  type Value,
  type Values,
} from './values.ts';

/** Evaluates expressions; the last one may give several values. */
export function evaluateAll(nodes: Expression[], run: Run): Values {
  const values: Value[] = [];
  for (const [index, node] of nodes.entries()) {
    const isLast = index === nodes.length - 1;
    if (isLast && isCall(node)) {
      const last = callValues(node, run);
      return { ...last, values: [...values, ...last.values] };
    }
    if (isLast && node.type === 'VarargLiteral') return { values, isOpen: true };
    values.push(evaluate(node, run));
  }
  return { values, isOpen: false };
}

/** Reports a call of a documented function in the place of a value that it does not give. */
export function reportNothing(node: Expression, { nothing: name, isOwn }: Values, run: Run): void {
  if (name === undefined || isOwn) return;
  run.report(
    node,
    `\`${name}\` returns nothing, so this value is always nil.`,
    'Call it on a line of its own.',
  );
}

/** Returns what is certain of the value of an expression, and reports what is wrong in it. */
export function evaluate(node: Expression, run: Run): Value {
  if (isCall(node)) {
    const called = callValues(node, run);
    reportNothing(node, called, run);
    return called.values[0] ?? UNKNOWN;
  }
  switch (node.type) {
    case 'Identifier':
      return identifierValue(node, run);
    case 'NilLiteral':
      return { kind: 'typed', type: NIL };
    case 'BooleanLiteral':
      return literalValue(String(node.value));
    case 'NumericLiteral':
      return /[uli]$/i.test(node.raw) ? UNKNOWN : literalValue(String(node.value));
    case 'StringLiteral': {
      const text = textOf(node);
      return text === undefined ? namedValue('string') : literalValue(`"${text}"`);
    }
    case 'TableConstructorExpression':
      for (const field of node.fields) {
        if (field.type === 'TableKey') evaluate(field.key, run);
        if (field.type === 'TableValue') evaluateAll([field.value], run);
        else evaluate(field.value, run);
      }
      return namedValue('table');
    case 'FunctionDeclaration': {
      const events = run.handlers.get(node);
      if (events) enterHandler(node, events, run);
      else run.enter(node, []);
      return { kind: 'closure', node };
    }
    case 'MemberExpression': {
      const base = neededValue(node.base, 'is indexed', run);
      return memberOf(base, { name: node.identifier.name, node, at: node.identifier }, run);
    }
    case 'IndexExpression':
      return indexedValue(node, run);
    case 'UnaryExpression':
      return unaryValue(node.operator, node.argument, run);
    case 'LogicalExpression':
      return logicalValue(node, run);
    case 'BinaryExpression':
      return binaryValue(node, run);
  }
  return UNKNOWN;
}

function identifierValue(node: Identifier, run: Run): Value {
  const binding = run.names.bindings.get(node);
  if (binding) return run.state.get(binding) ?? UNKNOWN;
  const { world } = run;
  const { groups, entries } = world;
  const group = groups.get(node.name);
  if (group) return { kind: 'group', group };
  const entry = entries.get(node.name);
  if (entry) return entryValue(entry, node, run);
  const type = world.tables.get(node.name);
  if (type) return tableValue(type);
  const members = STANDARD.get(node.name);
  return members ? { kind: 'library', name: node.name, members } : UNKNOWN;
}

/** The value of `list[index]`. */
function indexedValue(node: Extract<Expression, { type: 'IndexExpression' }>, run: Run): Value {
  const base = neededValue(node.base, 'is indexed', run);
  evaluate(node.index, run);
  const name = textOf(node.index);
  if (name !== undefined) return memberOf(base, { name, node, at: node.index }, run);
  return base.kind === 'typed' && base.type.kind === 'array'
    ? typedValue(base.type.item, run.world)
    : UNKNOWN;
}

/** The value of `a and b` or `a or b`. */
function logicalValue(
  { operator, left, right }: Extract<Expression, { type: 'LogicalExpression' }>,
  run: Run,
): Value {
  const first = evaluate(left, run);
  const before = new Map(run.state);
  narrowByCondition(left, operator === 'and', run);
  const second = evaluate(right, run);
  run.state = before;
  if (operator === 'and') return bothOf(first, second, run);
  const kept = notNil(first);
  return sameType(kept, second) ? kept : UNKNOWN;
}

/** `a and b` may be nil when `b` may be, whatever `a` is; it may also be false. */
function bothOf(left: Value, right: Value, { world }: Run): Value {
  if (right.kind !== 'typed' || !right.nil || left.kind !== 'typed') return UNKNOWN;
  const bases = basesOf(left.type, world);
  return bases && !bases.has('boolean') ? right : UNKNOWN;
}

function sameType(a: Value, b: Value): boolean {
  return a.kind === 'typed' && b.kind === 'typed' && JSON.stringify(a.type) === JSON.stringify(b.type);
}
