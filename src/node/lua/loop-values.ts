import type { TypeExpr } from '../luacats/model.ts';
import { evaluate, evaluateAll } from './expressions.ts';
import { type Expression, isCall, textOf } from './parse.ts';
import type { Run } from './run.ts';
import { namedValue, typedValue, type Values } from './values.ts';

/** Returns what the variables of `for ... in` get: elements of a list have the type of its items. */
export function loopValues(iterators: Expression[], run: Run): Values {
  const [first] = iterators;
  const [iterator] = evaluateAll(iterators, run).values;
  if (first && iterator?.kind === 'typed' && iterator.type.kind === 'array')
    run.report(first, 'A loop with `in` needs an iterator, found a list.', 'Wrap it in `ipairs(...)`.');
  if (!first || !isCall(first) || first.base.type !== 'Identifier' || run.names.bindings.has(first.base))
    return NONE;
  if (first.base.name !== 'ipairs' && first.base.name !== 'pairs') return NONE;
  if (first.type !== 'CallExpression' || !first.arguments[0]) return NONE;
  const item = itemOf(first.arguments[0], run);
  return item ? { values: [namedValue('integer'), typedValue(item, run.world)], isOpen: false } : NONE;
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
