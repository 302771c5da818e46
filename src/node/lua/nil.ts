import type { Expression } from './parse.ts';
import type { Run } from './run.ts';
import { isNil } from './types.ts';
import { settleNil, type Value } from './values.ts';

/** Returns the value of an expression where Lua needs one, and reports it if it may be nil. */
export function neededValue(node: Expression, use: string, run: Run): Value {
  const value = run.evaluate(node);
  needValue(node, value, use, run);
  return value;
}

/** Reports a value that may be nil, by what its call documents, where Lua needs another one. */
export function needValue(node: Expression, value: Value, use: string, run: Run): void {
  if (value.kind !== 'typed') return;
  if (node.type === 'Identifier' && isNil(value.type))
    run.report(node, `\`${node.name}\` ${use}, but is always nil.`, 'Give it a value first.');
  if (!value.nil) return;
  const { from } = value.nil;
  const isLocal = node.type === 'Identifier';
  run.report(
    node,
    `${isLocal ? `\`${node.name}\`` : `The result of \`${from}\``} ${use}, but may be nil: \`${from}\` can return nil.`,
    isLocal ? `Test it first, as in \`if ${node.name} then\`.` : 'Store it in a local, and test that first.',
  );
  doubtNoMore(node, run);
}

/** Marks a local as no longer possibly nil, so that a doubt is reported once. */
export function doubtNoMore(node: Expression | undefined, run: Run): void {
  const binding = node?.type === 'Identifier' ? run.names.bindings.get(node) : undefined;
  if (binding) settleNil(binding, run.state);
}
