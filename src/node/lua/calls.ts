import { type Target, targetOf } from './call-target.ts';
import { argumentValues, isMany, ownValues, returnedValues, standardValues } from './call-values.ts';
import { enterCallback, enterHandler } from './callbacks.ts';
import { calledName, eventsNamed } from './events.ts';
import { settleNilIn } from './narrow.ts';
import { doubtNoMore } from './nil.ts';
import { argumentsOf, type Call, type Expression } from './parse.ts';
import type { Run } from './run.ts';
import { judgeArguments, type Misfit, paramAt, type Signature } from './signature.ts';
import type { Values } from './values.ts';

/** What a call that fits several signatures returns. */
const UNCLEAR: Signature['returns'] = [{ type: { kind: 'variadic', inner: { kind: 'name', name: 'any' } } }];

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
  reportMisfits(nearest.misfits, { node, nodes, args, skipped }, run);
  return nearest.signature;
}

/** Reports what in a call does not fit its signature, each misfit at its argument. */
function reportMisfits(
  misfits: Misfit[],
  { node, nodes, args, skipped }: { node: Call; nodes: Expression[]; args: Values; skipped: number },
  run: Run,
): void {
  // A call at the end may bring several values, all wrong for the same reason, and so may locals of one call.
  const reported = new Set<object>();
  for (const misfit of misfits) {
    const index = misfit.argument === undefined ? -1 : Math.min(misfit.argument + skipped, nodes.length - 1);
    const place = nodes[index] ?? (args.nothing !== undefined ? nodes.at(-1) : undefined) ?? node;
    if (reported.has(place) || (misfit.nil && reported.has(misfit.nil))) continue;
    reported.add(place).add(misfit.nil ?? place);
    const isForgotten = args.nothing !== undefined && misfit.argument === undefined;
    const isCalled = misfit.functionParam !== undefined && place.type === 'CallExpression';
    const fix = isCalled
      ? `Pass the function itself as \`${misfit.functionParam}\`, without parentheses.`
      : isForgotten
        ? `This call returns nothing. Pass the function itself as ${misfit.fix.replace(/^Add |\.$/g, '')}, without parentheses.`
        : misfit.fix;
    run.report(place, misfit.message, fix);
    doubtNoMore(nodes[index], run);
  }
}

function isListener(path: string | undefined, { world }: Run): boolean {
  return path !== undefined && (world.options.listeners ?? []).includes(path);
}
