import type { EntryDoc } from '../luacats/model.ts';
import { argumentValues, isMany, ownValues, returnedValues, standardValues } from './call-values.ts';
import { enterCallback, enterHandler } from './callbacks.ts';
import { calledName, eventsNamed } from './events.ts';
import { entryValue, memberOf } from './members.ts';
import { settleNilIn } from './narrow.ts';
import { doubtNoMore, needValue } from './nil.ts';
import { argumentsOf, type Call, type Expression } from './parse.ts';
import type { Run } from './run.ts';
import { judgeArguments, neededCount, paramAt, type Signature, signaturesOf } from './signature.ts';
import { basesOf, partsOf } from './types.ts';
import type { Value, Values } from './values.ts';
import { type Base, lineage } from './world.ts';

/** What a call returns that fits several signatures. */
const UNCLEAR: Signature['returns'] = [{ type: { kind: 'variadic', inner: { kind: 'name', name: 'any' } } }];

/** A function as a call sees it. */
interface Target {
  name: string;
  signatures: Signature[];
  /** Arguments before those that the signatures have: the object itself. */
  skipped: number;
}

/** Checks a call, and returns its values. */
export function callValues(node: Call, run: Run): Values {
  const nodes = argumentsOf(node);
  const target = targetOf(node, nodes, run);
  const args = argumentValues(nodes, run);
  const path = calledName(node, run.names);
  const events = isListener(path, run) ? eventsNamed(nodes[0], args.values[0], run) : undefined;
  // A function of the script's own may be a test.
  if (!target) for (const argument of nodes) settleNilIn(argument, run);
  const signature = target && signatureFor(node, nodes, args, target, run);
  for (const [index, argument] of nodes.entries()) {
    if (argument.type !== 'FunctionDeclaration') continue;
    const param = signature && paramAt(signature.params, index - (target?.skipped ?? 0));
    if (events && index === 1) enterHandler(argument, events, run);
    else enterCallback(argument, param, target?.name ?? '', run);
  }
  return (
    standardValues(path, nodes, args, run) ??
    (signature ? returnedValues(node, signature, target.name, run) : ownValues(node, run))
  );
}

function targetOf(node: Call, nodes: Expression[], run: Run): Target | undefined {
  const { base } = node;
  if (base.type === 'MemberExpression' && base.indexer === ':') {
    const object = run.evaluate(base.base);
    needValue(base.base, object, 'is indexed', run);
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
  const callee = run.evaluate(base);
  needValue(base, callee, 'is called', run);
  if (callee.kind === 'entry') {
    const { entry } = callee;
    if (entry.kind !== 'method') return targetFrom(entry);
    const [signature] = signaturesOf(entry);
    if (signature && nodes.length > neededCount(signature.params, run.world))
      return { ...targetFrom(entry), skipped: 1 };
    run.report(
      base,
      `\`${entry.name}\` is a method.`,
      `Call it with a colon: \`object:${entry.shortName}()\`.`,
    );
    return undefined;
  }
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

/** Reports a call of what is certain not to be a function. */
function checkCallable(node: Expression, value: Value, run: Run): void {
  if (value.kind !== 'typed') return;
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

/** Finds the signature that a call follows, and reports what fits none. */
function signatureFor(
  node: Call,
  nodes: Expression[],
  args: Values,
  target: Target,
  run: Run,
): Signature | undefined {
  const { skipped } = target;
  const given: Values = { values: args.values.slice(skipped), isOpen: args.isOpen };
  const count = nodes.length - skipped - (isMany(nodes.at(-1)) ? 1 : 0);
  const judged = target.signatures.map((signature) => ({
    signature,
    misfits: judgeArguments(target.name, given, count, signature, run.world),
  }));
  const fitting = judged.filter(({ misfits }) => !misfits.length);
  const [first] = fitting;
  if (first && fitting.length === 1) return first.signature;
  if (first) {
    const isOne = fitting.every(
      ({ signature }) => JSON.stringify(signature.returns) === JSON.stringify(first.signature.returns),
    );
    return isOne ? first.signature : { params: first.signature.params, returns: UNCLEAR };
  }
  const nearest = judged.reduce((best, candidate) =>
    candidate.misfits.length < best.misfits.length ? candidate : best,
  );
  // A call at the end may bring several values, all wrong for the same reason, and so may locals of one call.
  const told = new Set<object>();
  for (const misfit of nearest.misfits) {
    const index = misfit.argument === undefined ? -1 : Math.min(misfit.argument + skipped, nodes.length - 1);
    const place = nodes[index] ?? (args.nothing !== undefined ? nodes.at(-1) : undefined) ?? node;
    if (told.has(place) || (misfit.nil && told.has(misfit.nil))) continue;
    told.add(place).add(misfit.nil ?? place);
    const isForgotten = args.nothing !== undefined && misfit.argument === undefined;
    const fix = isForgotten
      ? `This call returns nothing. Pass the function itself as ${misfit.fix.replace(/^Add |\.$/g, '')}, without parentheses.`
      : misfit.fix;
    run.report(place, misfit.message, fix);
    doubtNoMore(nodes[index], run);
  }
  return nearest.signature;
}

function isListener(path: string | undefined, { world }: Run): boolean {
  return path !== undefined && (world.options.listeners ?? []).includes(path);
}
