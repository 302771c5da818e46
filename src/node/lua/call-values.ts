import { narrowByCondition } from './narrow.ts';
import { type Call, type Expression, isCall, textOf } from './parse.ts';
import type { Run } from './run.ts';
import type { Signature } from './signature.ts';
import { basesOf } from './types.ts';
import { namedValue, notNil, typedValue, UNKNOWN, type Value, type Values } from './values.ts';

const ANYTHING: Values = { values: [], isOpen: true };

/** Returns the values of the arguments. The body of a function among them waits until its own arguments are known. */
export function argumentValues(nodes: Expression[], run: Run): Values {
  const values: Value[] = [];
  for (const [index, node] of nodes.entries()) {
    if (node.type === 'FunctionDeclaration') values.push({ kind: 'closure', node });
    else if (index < nodes.length - 1) values.push(run.evaluate(node));
    else {
      const last = run.evaluateAll([node]);
      const isOpen = isMany(node) && last.nothing === undefined;
      return { ...last, values: [...values, ...last.values], isOpen };
    }
  }
  return { values, isOpen: false };
}

/** Returns whether an expression may give several values if it is the last one of a list. */
export function isMany(node: Expression | undefined): boolean {
  return node !== undefined && (isCall(node) || node.type === 'VarargLiteral');
}

/** Values that Lua itself returns for calls of these functions, whether or not they are documented. */
export function standardValues(
  path: string | undefined,
  nodes: Expression[],
  args: Values,
  run: Run,
): Values | undefined {
  const [first] = nodes;
  const [value = UNKNOWN] = args.values;
  switch (path) {
    case 'require': {
      const name = textOf(first) ?? '';
      const group = run.world.modules.get(name) ?? run.world.groups.get(name);
      return { values: [group ? { kind: 'group', group } : UNKNOWN], isOpen: false };
    }
    case 'assert':
      if (first) narrowByCondition(first, true, run);
      return { values: [notNil(value)], isOpen: true };
    case 'setmetatable':
      return { values: [UNKNOWN], isOpen: false };
    case 'tonumber': {
      const isNumber = value.kind === 'typed' && basesOf(value.type, run.world)?.has('number');
      return isNumber || first?.type === 'StringLiteral'
        ? { values: [namedValue('number')], isOpen: false }
        : undefined;
    }
  }
  return undefined;
}

/** Values that a call returns according to the signature that it follows; `name` is what was called. */
export function returnedValues(node: Call, { returns }: Signature, name: string, { world }: Run): Values {
  if (!returns.length) return { values: [], isOpen: false, nothing: name };
  // A result of type any depends on the arguments, and so do the results that come with it.
  const isVague = typedValue(returns[0]?.type, world).kind === 'unknown';
  const source = isVague ? undefined : { call: node, from: name };
  const fixed = returns.filter(({ type }) => type.kind !== 'variadic');
  const rest = returns.find(({ type }) => type.kind === 'variadic');
  const values = fixed.map(({ type }) => withCall(typedValue(type, world, source), node));
  if (!rest) return { values, isOpen: false };
  const inner = rest.type.kind === 'variadic' ? rest.type.inner : rest.type;
  return { values: [...values, typedValue(inner, world, source)], isOpen: true };
}

function withCall(value: Value, call: object): Value {
  return value.kind === 'unknown' ? { ...value, call } : value;
}

/** Values that one of the script's own functions returns. */
export function ownValues({ base }: Call, { names }: Run): Values {
  const binding = base.type === 'Identifier' ? names.bindings.get(base) : undefined;
  if (!binding?.fn || binding.assigned.length || names.returning.has(binding.fn)) return ANYTHING;
  return { values: [], isOpen: false, nothing: binding.name, isOwn: true };
}
