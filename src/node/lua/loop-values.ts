import type { TypeExpr } from '../luacats/model.ts';
import { evaluate, evaluateAll } from './expressions.ts';
import { type Expression, isCall, textOf } from './parse.ts';
import type { Run } from './run.ts';
import { basesOf } from './types.ts';
import { namedValue, typedValue, type Value, type Values } from './values.ts';
import type { Base } from './world.ts';

/** Returns what the variables of `for ... in` get: elements of a list have the type of its items. */
export function loopValues(iterators: Expression[], run: Run): Values {
  const [first] = iterators;
  const [iterator] = evaluateAll(iterators, run).values;
  const found = first && iterator && whatIsNoIterator(first, iterator, run);
  if (first && found)
    run.report(first, `A loop with \`in\` needs an iterator, found ${found}.`, fixFor(found, iterators));
  if (!first || !isCall(first) || first.base.type !== 'Identifier' || run.names.bindings.has(first.base))
    return NONE;
  if (first.base.name !== 'ipairs' && first.base.name !== 'pairs') return NONE;
  if (first.type !== 'CallExpression' || !first.arguments[0]) return NONE;
  const item = itemOf(first.arguments[0], run);
  return item ? { values: [namedValue('integer'), typedValue(item, run.world)], isOpen: false } : NONE;
}

/** Says what an expression gives in place of an iterator, if that is certain. */
function whatIsNoIterator(node: Expression, value: Value, { world }: Run): string | undefined {
  if (node.type === 'TableConstructorExpression') return 'a table';
  if (value.kind === 'group') return world.constructors.has(value.group.id) ? undefined : 'a table';
  if (value.kind !== 'typed') return undefined;
  if (value.type.kind === 'array') return 'a list';
  const [base, ...others] = basesOf(value.type, world) ?? [];
  return others.length ? undefined : NO_ITERATORS.get(base);
}

const NO_ITERATORS: ReadonlyMap<Base | undefined, string> = new Map([
  ['number', 'a number'],
  ['string', 'a text'],
  ['boolean', '`true` or `false`'],
]);

function fixFor(found: string, iterators: Expression[]): string {
  if (found === 'a list') return 'Wrap it in `ipairs(...)`.';
  if (found === 'a table') return 'Wrap it in `pairs(...)`, or in `ipairs(...)` if it is a list.';
  if (found !== 'a number') return 'Write what gives the next value, such as `pairs(...)`.';
  return `To count, write \`${iterators.length > 1 ? '=' : '= 1,'}\` in place of \`in\`.`;
}

/** The type of the items of a list: of one that is written out, its texts. */
function itemOf(list: Expression, run: Run): TypeExpr | undefined {
  if (list.type === 'TableConstructorExpression') {
    const texts = list.fields.map((field) => (field.type === 'TableValue' ? textOf(field.value) : undefined));
    const members = texts.flatMap((text) =>
      text === undefined ? [] : [{ kind: 'literal' as const, text: `"${text}"` }],
    );
    return members.length === texts.length && members.length > 0 ? { kind: 'union', members } : undefined;
  }
  const value = quietly(run, () => evaluate(list, run));
  return value.kind === 'typed' && value.type.kind === 'array' ? value.type.item : undefined;
}

const NONE: Values = { values: [], isOpen: true };

/** Runs an evaluation again without reporting its problems again. */
function quietly<T>(run: Run, action: () => T): T {
  const { report } = run;
  run.report = () => {};
  const result = action();
  run.report = report;
  return result;
}
