import { argumentsOf, type Expression, isCall } from './parse.ts';
import type { Run } from './run.ts';
import { settleNil, settleNilOfOthers } from './values.ts';

/**
 * Notes what a condition says about the locals in it when it is true, or false. If it says something uncertain, the
 * local no longer counts as possibly nil: an author's test counts, however it is written.
 */
export function narrowByCondition(node: Expression, holds: boolean, run: Run): void {
  switch (node.type) {
    case 'Identifier': {
      const binding = run.names.bindings.get(node);
      if (binding) (holds ? settleNil : settleNilOfOthers)(binding, run.state);
      return;
    }
    case 'UnaryExpression':
      if (node.operator === 'not') narrowByCondition(node.argument, !holds, run);
      return;
    case 'LogicalExpression':
      if ((node.operator === 'and') === holds) {
        narrowByCondition(node.left, holds, run);
        narrowByCondition(node.right, holds, run);
      } else settleNilIn(node, run);
      return;
    case 'BinaryExpression':
      if (node.operator !== '==' && node.operator !== '~=') return;
      narrowByComparison(node.left, node.right, holds === (node.operator === '=='), run);
      narrowByComparison(node.right, node.left, holds === (node.operator === '=='), run);
      return;
    default:
      if (isCall(node)) settleNilIn(node, run);
  }
}

function narrowByComparison(node: Expression, other: Expression, isEqual: boolean, run: Run): void {
  if (node.type !== 'Identifier') {
    if (isCall(node)) settleNilIn(node, run);
    return;
  }
  if (other.type === 'NilLiteral') {
    narrowByCondition(node, !isEqual, run);
  } else if (isEqual || !/Literal$/.test(other.type)) settleNilIn(node, run);
}

/** Drops the doubt of nil for every local in an expression. */
export function settleNilIn(node: Expression, run: Run): void {
  if (isCall(node)) {
    settleNilIn(node.base, run);
    for (const argument of argumentsOf(node)) settleNilIn(argument, run);
    return;
  }
  switch (node.type) {
    case 'Identifier': {
      const binding = run.names.bindings.get(node);
      if (binding) settleNil(binding, run.state);
      return;
    }
    case 'UnaryExpression':
      settleNilIn(node.argument, run);
      return;
    case 'BinaryExpression':
    case 'LogicalExpression':
      settleNilIn(node.left, run);
      settleNilIn(node.right, run);
      return;
    case 'MemberExpression':
      settleNilIn(node.base, run);
      return;
    case 'IndexExpression':
      settleNilIn(node.base, run);
      settleNilIn(node.index, run);
  }
}
