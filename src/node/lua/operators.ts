import type { BinaryExpression } from 'luaparse';
import { listSome } from '../diagnostics/list-some.ts';
import type { TypeExpr } from '../luacats/model.ts';
import { formatType } from '../luacats/types/type-format.ts';
import { needValue } from './nil.ts';
import type { Expression } from './parse.ts';
import type { Run } from './run.ts';
import { basesOf, literalsOf, sameLiteral } from './types.ts';
import { literalValue, namedValue, typedValue, UNKNOWN, type Value } from './values.ts';
import type { Base, World } from './world.ts';

/** Returns the value of `-x`, `#x` or `not x`. */
export function unaryValue(operator: string, argument: Expression, run: Run): Value {
  const value = run.evaluate(argument);
  if (operator === 'not') return namedValue('boolean');
  const use = operator === '#' ? 'is measured with `#`' : 'is used in arithmetic';
  needValue(argument, value, use, run);
  reportFunction(argument, value, use, run);
  if (operator === '#') reportUnmeasured(argument, value, run);
  if (operator === '#')
    return basesAre(value, ['string', 'table'], run.world) ? namedValue('integer') : UNKNOWN;
  if (value.kind === 'typed' && value.type.kind === 'literal' && /^\d/.test(value.type.text))
    return literalValue(`-${value.type.text}`);
  return basesAre(value, ['number'], run.world) ? namedValue('number') : UNKNOWN;
}

/** Values that are never equal to those of another type, and not nil. */
const PLAIN: readonly Base[] = ['boolean', 'number', 'string'];

/** Names of the operators that classes may define. */
const OPERATORS: Readonly<Record<string, string>> = {
  '+': 'add',
  '-': 'sub',
  '*': 'mul',
  '/': 'div',
  '%': 'mod',
  '^': 'pow',
  '..': 'concat',
};

/**
 * Returns the value of an operator between two others. Reports operands that raise an error, and tests that never hold.
 */
export function binaryValue({ operator, left, right }: BinaryExpression, run: Run): Value {
  const values = [run.evaluate(left), run.evaluate(right)] as const;
  if (operator === '==' || operator === '~=') {
    checkEquality([left, right], values, run);
    return namedValue('boolean');
  }
  const isOrder = /^[<>]/.test(operator);
  const use = isOrder ? 'is compared' : operator === '..' ? 'is concatenated' : 'is used in arithmetic';
  checkOperand(left, values[0], operator, use, run);
  checkOperand(right, values[1], operator, use, run);
  if (isOrder) reportUnordered(left, values, run);
  if (isOrder) return namedValue('boolean');
  const result = resultOf(values[0], operator, run.world) ?? resultOf(values[1], operator, run.world);
  if (result) return typedValue(result, run.world);
  if (!values.every((value) => basesAre(value, ['string', 'number'], run.world))) return UNKNOWN;
  return namedValue(operator === '..' ? 'string' : 'number');
}

function checkOperand(node: Expression, value: Value, operator: string, use: string, run: Run): void {
  needValue(node, value, use, run);
  reportFunction(node, value, use, run);
  if (value.kind !== 'entry' && isWrongOperand(node, value, operator, run.world)) {
    const text = value.kind === 'typed' && value.type.kind === 'literal' ? value.type.text : '';
    if (text.startsWith('"')) {
      const fix = operator === '+' ? 'Join strings with `..`, or use a number.' : 'Use a number.';
      run.report(node, `The string \`${text}\` is not a number, but ${use}.`, fix);
      return;
    }
    const fix = operator === '..' ? 'Wrap it in `tostring(...)`.' : 'Use a number.';
    run.report(node, `A value that is neither a number nor a string ${use}.`, fix);
  }
}

function reportUnmeasured(node: Expression, value: Value, run: Run): void {
  if (value.kind !== 'typed' || !basesAre(value, ['boolean', 'number'], run.world)) return;
  const message = `\`${formatType(value.type)}\` has no length, but is measured with \`#\`.`;
  run.report(node, message, 'Remove the `#`: only strings and tables have a length.');
}

/** Lua does not turn text into numbers to compare it. */
function reportUnordered(node: Expression, [left, right]: readonly [Value, Value], run: Run): void {
  if (left.kind !== 'typed' || right.kind !== 'typed') return;
  const isOne = (value: Value, base: Base) => basesAre(value, [base], run.world);
  const isMixed = isOne(left, 'number')
    ? isOne(right, 'string')
    : isOne(left, 'string') && isOne(right, 'number');
  if (!isMixed) return;
  const message = `\`${formatType(left.type)}\` and \`${formatType(right.type)}\` cannot be compared.`;
  run.report(
    node,
    message,
    'Compare two numbers or two strings: `tonumber(...)` makes a number of a string.',
  );
}

function reportFunction(node: Expression, value: Value, use: string, run: Run): void {
  if (value.kind !== 'entry') return;
  const { name } = value.entry;
  run.report(node, `The function \`${name}\` itself ${use}.`, `Call it: \`${name}()\`.`);
}

/** Booleans, functions and threads have no operators, tables need a metatable for them, and text must be a number. */
function isWrongOperand(node: Expression, value: Value, operator: string, world: World): boolean {
  if (value.kind === 'closure' || node.type === 'TableConstructorExpression') return true;
  if (/[-+*/%^]/.test(operator) && value.kind === 'typed' && value.type.kind === 'literal')
    if (/^"/.test(value.type.text)) return !Number.isFinite(Number.parseFloat(value.type.text.slice(1)));
  return value.kind === 'typed' && basesAre(value, ['boolean', 'function', 'thread', 'nil'], world);
}

function resultOf(value: Value, operator: string, world: World): TypeExpr | undefined {
  if (value.kind !== 'typed' || value.type.kind !== 'name') return undefined;
  const type = world.types.get(value.type.name);
  return type?.operators.find((overload) => overload.operator === OPERATORS[operator])?.result;
}

/**
 * Reports a test of two values that are never equal: a function in the place of its result, values of two types, and a text
 * that a closed set does not have.
 */
function checkEquality(
  [node, other]: readonly [Expression, Expression],
  [left, right]: readonly [Value, Value],
  run: Run,
): void {
  const { world } = run;
  if (basesAre(right, PLAIN, world)) reportFunction(node, left, 'is compared', run);
  if (basesAre(left, PLAIN, world)) reportFunction(other, right, 'is compared', run);
  if (left.kind !== 'typed' || right.kind !== 'typed') return;
  if ([left, right].every((value) => basesAre(value, PLAIN, world))) {
    const bases = basesOf(left.type, world);
    if (![...(basesOf(right.type, world) ?? [])].some((base) => bases?.has(base))) {
      const types = `\`${formatType(left.type)}\` and \`${formatType(right.type)}\``;
      run.report(node, `${types} are never equal.`, 'Compare with a value of the same type.');
      return;
    }
  }
  checkMember(node, left.type, right.type, run);
  checkMember(node, right.type, left.type, run);
}

function checkMember(node: Expression, type: TypeExpr, other: TypeExpr, run: Run): void {
  const [base] = basesOf(other, run.world) ?? [];
  if (type.kind === 'literal' || other.kind !== 'literal' || !base || base === 'nil') return;
  const literals = literalsOf(type, base, run.world);
  if (!literals?.length || literals.some((allowed) => sameLiteral(allowed, other.text))) return;
  run.report(
    node,
    `\`${formatType(type)}\` is never \`${other.text}\`.`,
    `Its values are ${listSome(literals)}.`,
  );
}

function basesAre(value: Value, allowed: readonly Base[], world: World): boolean {
  const bases = value.kind === 'typed' ? basesOf(value.type, world) : undefined;
  return bases !== undefined && [...bases].every((base) => allowed.includes(base));
}
