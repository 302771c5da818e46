import { argumentsOf, type Expression, isCall } from './parse.ts';
import type { Run } from './run.ts';
import { notNil, settle, settleOthers } from './values.ts';

/**
 * Notes what a condition says about the locals in it when it is true, or false. Where it says something, but not for
 * sure, the doubt of nil is dropped: a reader's test counts, however it is written.
 */
export function narrow(node: Expression, holds: boolean, run: Run): void {
  switch (node.type) {
    case 'Identifier': {
      const binding = run.names.bindings.get(node);
      if (binding) (holds ? settle : settleOthers)(binding, run.state);
      return;
    }
    case 'UnaryExpression':
      if (node.operator === 'not') narrow(node.argument, !holds, run);
      return;
    case 'LogicalExpression':
      if ((node.operator === 'and') === holds) {
        narrow(node.left, holds, run);
        narrow(node.right, holds, run);
      } else soften(node, run);
      return;
    case 'BinaryExpression':
      if (node.operator !== '==' && node.operator !== '~=') return;
      compare(node.left, node.right, holds === (node.operator === '=='), run);
      compare(node.right, node.left, holds === (node.operator === '=='), run);
      return;
    default:
      if (isCall(node)) soften(node, run);
  }
}

function compare(node: Expression, other: Expression, isEqual: boolean, run: Run): void {
  if (node.type !== 'Identifier') {
    if (isCall(node)) soften(node, run);
    return;
  }
  if (other.type === 'NilLiteral') {
    narrow(node, !isEqual, run);
  } else if (isEqual || !/Literal$/.test(other.type)) soften(node, run);
}

/** Drops the doubt of nil for every local in an expression. */
export function soften(node: Expression, run: Run): void {
  if (isCall(node)) {
    soften(node.base, run);
    for (const argument of argumentsOf(node)) soften(argument, run);
    return;
  }
  switch (node.type) {
    case 'Identifier': {
      const binding = run.names.bindings.get(node);
      if (binding) settle(binding, run.state);
      return;
    }
    case 'UnaryExpression':
      soften(node.argument, run);
      return;
    case 'BinaryExpression':
    case 'LogicalExpression':
      soften(node.left, run);
      soften(node.right, run);
      return;
    case 'MemberExpression':
      soften(node.base, run);
      return;
    case 'IndexExpression':
      soften(node.base, run);
      soften(node.index, run);
  }
}

/** Drops all doubts of nil: code can get here from elsewhere. */
export function softenAll(run: Run): void {
  for (const [binding, value] of run.state) run.state.set(binding, notNil(value));
}
