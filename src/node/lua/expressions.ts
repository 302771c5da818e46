import type { TypeExpr } from '../luacats/model.ts';
import { callValues, enterHandler } from './calls.ts';
import { entryValue, memberOf } from './members.ts';
import { narrow } from './narrow.ts';
import { needValue } from './nil.ts';
import { type Expression, type Identifier, isCall, textOf } from './parse.ts';
import type { Run } from './run.ts';
import { STANDARD } from './standard.ts';
import { basesOf, NIL } from './types.ts';
import { literal, notNil, typed, typedValue, UNKNOWN, type Value, type Values } from './values.ts';
import type { Base } from './world.ts';

/** Evaluates expressions; the last one may give several values. */
export function evaluateAll(nodes: Expression[], run: Run): Values {
  const values: Value[] = [];
  for (const [index, node] of nodes.entries()) {
    const isLast = index === nodes.length - 1;
    if (isLast && isCall(node)) {
      const last = callValues(node, run);
      return { values: [...values, ...last.values], isOpen: last.isOpen };
    }
    if (isLast && node.type === 'VarargLiteral') return { values, isOpen: true };
    values.push(evaluate(node, run));
  }
  return { values, isOpen: false };
}

/** Returns what is certain of the value of an expression, and reports what is wrong in it. */
export function evaluate(node: Expression, run: Run): Value {
  if (isCall(node)) return callValues(node, run).values[0] ?? UNKNOWN;
  switch (node.type) {
    case 'Identifier':
      return named(node, run);
    case 'NilLiteral':
      return { kind: 'typed', type: NIL };
    case 'BooleanLiteral':
      return literal(String(node.value));
    case 'NumericLiteral':
      return /[uli]$/i.test(node.raw) ? UNKNOWN : literal(String(node.value));
    case 'StringLiteral': {
      const text = textOf(node);
      return text === undefined ? typed('string') : literal(`"${text}"`);
    }
    case 'TableConstructorExpression':
      for (const field of node.fields) {
        if (field.type === 'TableKey') evaluate(field.key, run);
        evaluate(field.value, run);
      }
      return typed('table');
    case 'FunctionDeclaration': {
      const events = run.handlers.get(node);
      if (events) enterHandler(node, events, run);
      else run.enter(node, []);
      return { kind: 'closure', node };
    }
    case 'MemberExpression': {
      const base = evaluate(node.base, run);
      needValue(node.base, base, 'is indexed', run);
      return memberOf(base, node, run);
    }
    case 'IndexExpression': {
      const base = evaluate(node.base, run);
      needValue(node.base, base, 'is indexed', run);
      evaluate(node.index, run);
      return base.kind === 'typed' && base.type.kind === 'array'
        ? typedValue(base.type.item, run.world)
        : UNKNOWN;
    }
    case 'UnaryExpression':
      return unary(node.operator, node.argument, run);
    case 'LogicalExpression': {
      const left = evaluate(node.left, run);
      const before = new Map(run.state);
      narrow(node.left, node.operator === 'and', run);
      const right = evaluate(node.right, run);
      run.state = before;
      if (node.operator === 'and') return UNKNOWN;
      const kept = notNil(left);
      return sameType(kept, right) ? kept : UNKNOWN;
    }
    case 'BinaryExpression':
      return binary(node.operator, node.left, node.right, run);
  }
  return UNKNOWN;
}

function named(node: Identifier, run: Run): Value {
  const binding = run.names.bindings.get(node);
  if (binding) return run.state.get(binding) ?? UNKNOWN;
  const { groups, entries } = run.world;
  const group = groups.get(node.name);
  if (group) return { kind: 'group', group };
  const entry = entries.get(node.name);
  if (entry) return entryValue(entry, node, run);
  const members = STANDARD.get(node.name);
  return members ? { kind: 'library', name: node.name, members } : UNKNOWN;
}

function unary(operator: string, argument: Expression, run: Run): Value {
  const value = evaluate(argument, run);
  if (operator === 'not') return typed('boolean');
  needValue(argument, value, operator === '#' ? 'is measured with `#`' : 'is used in arithmetic', run);
  if (operator === '#') return basesAre(value, ['string', 'table'], run) ? typed('integer') : UNKNOWN;
  if (value.kind === 'typed' && value.type.kind === 'literal' && /^\d/.test(value.type.text))
    return literal(`-${value.type.text}`);
  return basesAre(value, ['number'], run) ? typed('number') : UNKNOWN;
}

const OPERATORS: Readonly<Record<string, string>> = {
  '+': 'add',
  '-': 'sub',
  '*': 'mul',
  '/': 'div',
  '%': 'mod',
  '^': 'pow',
  '..': 'concat',
};

function binary(operator: string, leftNode: Expression, rightNode: Expression, run: Run): Value {
  const left = evaluate(leftNode, run);
  const right = evaluate(rightNode, run);
  if (operator === '==' || operator === '~=') return typed('boolean');
  const isOrder = /^[<>]/.test(operator);
  const use = isOrder ? 'is compared' : operator === '..' ? 'is joined to a text' : 'is used in arithmetic';
  needValue(leftNode, left, use, run);
  needValue(rightNode, right, use, run);
  if (isOrder) return typed('boolean');
  for (const [node, value] of [
    [leftNode, left],
    [rightNode, right],
  ] as const) {
    if (!isWrongOperand(value, run)) continue;
    const fix = operator === '..' ? 'Write `tostring(...)` around it.' : 'Use a number.';
    run.report(node, `A value that is not a number or text ${use}.`, fix);
  }
  const result = operatorResult(left, operator, run) ?? operatorResult(right, operator, run);
  if (result) return typedValue(result, run.world);
  if (!basesAre(left, PLAIN, run) || !basesAre(right, PLAIN, run)) return UNKNOWN;
  return typed(operator === '..' ? 'string' : 'number');
}

const PLAIN: Base[] = ['string', 'number'];

/** Booleans, functions and threads have no operators. */
function isWrongOperand(value: Value, run: Run): boolean {
  if (value.kind === 'closure') return true;
  const bases = value.kind === 'typed' ? basesOf(value.type, run.world) : undefined;
  return (
    bases !== undefined && [...bases].every((base) => ['boolean', 'function', 'thread', 'nil'].includes(base))
  );
}

function operatorResult(value: Value, operator: string, { world }: Run): TypeExpr | undefined {
  if (value.kind !== 'typed' || value.type.kind !== 'name') return undefined;
  const type = world.types.get(value.type.name);
  return type?.operators.find((it) => it.operator === OPERATORS[operator])?.result;
}

function basesAre(value: Value, allowed: readonly Base[], { world }: Run): boolean {
  const bases = value.kind === 'typed' ? basesOf(value.type, world) : undefined;
  return bases !== undefined && [...bases].every((base) => allowed.includes(base));
}

function sameType(a: Value, b: Value): boolean {
  return a.kind === 'typed' && b.kind === 'typed' && JSON.stringify(a.type) === JSON.stringify(b.type);
}
