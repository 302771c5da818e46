import type { EntryDoc } from '../luacats/model.ts';
import { entryValue, memberOf } from './members.ts';
import { neededValue } from './nil.ts';
import type { Call, Expression, MemberExpression } from './parse.ts';
import type { Run } from './run.ts';
import { neededCount, type Signature, signaturesOf } from './signature.ts';
import { basesOf, isNil, partsOf } from './types.ts';
import type { Value } from './values.ts';
import { type Base, lineage } from './world.ts';

/** A function as a call sees it. */
export interface Target {
  name: string;
  signatures: Signature[];
  /** Arguments before those that the signatures have: the object itself. */
  skipped: number;
}

/** Finds the function that a call means, and reports what cannot be called so; undefined if it is not known. */
export function targetOf(node: Call, nodes: Expression[], run: Run): Target | undefined {
  const { base } = node;
  if (base.type === 'MemberExpression' && base.indexer === ':') return methodTarget(base, run);
  const callee = neededValue(base, 'is called', run);
  if (callee.kind === 'entry') return entryTarget(callee.entry, base, nodes.length, run);
  if (callee.kind === 'group') {
    const entry = run.world.constructors.get(callee.group.id);
    if (!entry) return undefined;
    // Notes the use, and reports a deprecated constructor.
    entryValue(entry, base, run);
    return targetFrom(entry);
  }
  if (callee.kind !== 'typed') return undefined;
  const [only, ...others] = partsOf(callee.type, run.world);
  if (only?.kind === 'function' && !others.length)
    return { name: nameIn(base), signatures: [only], skipped: 0 };
  checkCallable(base, callee, run);
  return undefined;
}

/** The target of `object:method()`. */
function methodTarget(base: MemberExpression, run: Run): Target | undefined {
  const object = neededValue(base.base, 'is indexed', run);
  const { identifier } = base;
  const member = memberOf(object, { name: identifier.name, node: base, at: identifier }, run);
  if (member.kind !== 'entry') {
    checkCallable(base, member, run);
    return undefined;
  }
  const { entry } = member;
  if (entry.kind === 'method') return targetFrom(entry);
  if (object.kind === 'group') {
    run.report(base, `\`${entry.name}\` is not a method.`, `Call it with a dot: \`${entry.name}(...)\`.`);
    return undefined;
  }
  return withoutFirst(targetFrom(entry));
}

/** The target of a call with a dot, or of a name alone: a method needs its object as the first argument. */
function entryTarget(entry: EntryDoc, base: Expression, count: number, run: Run): Target | undefined {
  if (entry.kind !== 'method') return targetFrom(entry);
  const [signature] = signaturesOf(entry);
  if (signature && count > neededCount(signature.params, run.world))
    return { ...targetFrom(entry), skipped: 1 };
  const object = base.type === 'MemberExpression' ? nameIn(base.base) : 'object';
  run.report(
    base,
    `\`${entry.name}\` is a method.`,
    `Call it with a colon: \`${object}:${entry.shortName}()\`.`,
  );
  return undefined;
}

/** Reports a call of what is certain not to be a function. */
function checkCallable(node: Expression, value: Value, run: Run): void {
  // That a local is always nil has been reported.
  if (value.kind !== 'typed' || (node.type === 'Identifier' && isNil(value.type))) return;
  const { world } = run;
  const bases = basesOf(value.type, world);
  const isObject = value.type.kind === 'name' && lineage(value.type.name, world) !== undefined;
  const isCalled = bases?.has('function') || (!isObject && CALLABLE.some((base) => bases?.has(base)));
  if (!bases || isCalled) return;
  run.report(node, `\`${nameIn(node)}\` is not a function.`, 'Call a function, or remove the call.');
}

/** Base types of values that may be called; tables and objects by their metatables. */
const CALLABLE: Base[] = ['function', 'table', 'userdata', 'cdata'];

function targetFrom(entry: EntryDoc): Target {
  const name = entry.name;
  return { name, signatures: signaturesOf(entry), skipped: 0 };
}

/** A function of a library as a method: the object is its first argument. */
function withoutFirst({ name, signatures }: Target): Target {
  const rest = signatures.map((signature) => ({ ...signature, params: signature.params.slice(1) }));
  return { name, signatures: rest, skipped: 0 };
}

function nameIn(node: Expression): string {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'MemberExpression'
    ? `${nameIn(node.base)}${node.indexer}${node.identifier.name}`
    : 'value';
}
