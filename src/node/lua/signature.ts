import { counted } from '../diagnostics/counted.ts';
import { listSome } from '../diagnostics/list-some.ts';
import type { EntryDoc, FunctionType, TypeExpr } from '../luacats/model.ts';
import { formatType } from '../luacats/types/type-format.ts';
import { basesOf, literalsOf, partsOf, sameLiteral, takesNil } from './types.ts';
import type { Value, Values } from './values.ts';
import { type Base, lineage, type World } from './world.ts';

/** One way to call a function. */
export interface Signature {
  params: FunctionType['params'];
  returns: FunctionType['returns'];
}

/** What does not fit a signature: at the argument of an index, or at the call itself. */
export interface Misfit {
  argument?: number;
  message: string;
  fix: string;
  /** The parameter that takes functions only, if it gets something else. */
  functionParam?: string;
  /** The call whose nil does not fit. */
  nil?: object;
}

/** Returns the ways to call an entry, the main one first. */
export function signaturesOf(entry: EntryDoc): Signature[] {
  const returns = entry.returns.map(({ name, type }): Signature['returns'][number] =>
    name === '...' ? { type: { kind: 'variadic', inner: type } } : { type },
  );
  return [{ params: entry.params, returns }, ...entry.overloads];
}

/** Checks arguments against a signature; `count` is how many the call certainly passes. */
export function judgeArguments(
  name: string,
  args: Values,
  count: number,
  { params }: Signature,
  world: World,
): Misfit[] {
  const misfits = judgeCount(name, args, count, params, world);
  for (const [index, value] of args.values.entries()) {
    const param = paramAt(params, index);
    const misfit = param && judgeArgument(name, value, param, world);
    if (misfit) misfits.push({ argument: index, ...misfit });
  }
  return misfits;
}

/** Returns the parameter that takes the argument of an index. */
export function paramAt(params: Signature['params'], index: number): Signature['params'][number] | undefined {
  const last = params.at(-1);
  return params[index] ?? (last?.name === '...' ? last : undefined);
}

function judgeCount(
  name: string,
  { values, isOpen }: Values,
  count: number,
  params: Signature['params'],
  world: World,
): Misfit[] {
  const isVariadic = params.at(-1)?.name === '...';
  const named = isVariadic ? params.slice(0, -1) : params;
  const needed = neededCount(params, world);
  const expected = isVariadic
    ? `at least ${counted(needed, 'argument')}`
    : needed === named.length
      ? exactly(needed)
      : `${needed} ${named.length === needed + 1 ? 'or' : 'to'} ${counted(named.length, 'argument')}`;
  if (values.length < needed && !isOpen) {
    const missing = named.slice(values.length, needed).map((param) => `\`${param.name}\``);
    return [
      {
        message: `\`${name}\` takes ${expected}, found ${values.length}.`,
        fix: `Add ${missing.join(', ')}.`,
      },
    ];
  }
  if (count <= named.length || isVariadic) return [];
  const fix = named.length ? `Remove what follows \`${named.at(-1)?.name}\`.` : 'Remove the arguments.';
  return [{ argument: named.length, message: `\`${name}\` takes ${expected}, found ${count}.`, fix }];
}

function exactly(count: number): string {
  return count === 0 ? 'no arguments' : counted(count, 'argument');
}

/** Returns how many arguments a call must pass. */
export function neededCount(params: Signature['params'], world: World): number {
  return params.findLastIndex((param) => param.name !== '...' && isNeeded(param, world)) + 1;
}

function isNeeded({ optional, type }: Signature['params'][number], world: World): boolean {
  return !optional && !(type && basesOf(type, world) && takesNil(type, world));
}

function judgeArgument(
  name: string,
  value: Value,
  { name: param, optional, type }: Signature['params'][number],
  world: World,
): Omit<Misfit, 'argument'> | undefined {
  if (!type) return undefined;
  const accepted = basesOf(type, world);
  const wanted = `\`${name}\` expects \`${formatType(type)}\` for \`${param}\``;
  const fix = `Pass ${param === '...' ? 'other values' : `another value as \`${param}\``}.`;
  if (value.kind === 'closure' || value.kind === 'entry' || value.kind === 'group') {
    const base = value.kind === 'group' ? 'table' : 'function';
    const isCalled = value.kind === 'group' && world.constructors.has(value.group.id);
    if (!accepted || accepted.has(base) || (isCalled && accepted.has('function'))) return undefined;
    return { message: `${wanted}, found a ${base}.`, fix };
  }
  if (value.kind !== 'typed' || !accepted) return undefined;
  const found = basesOf(value.type, world);
  if (value.nil && !optional && !accepted.has('nil')) {
    const message = `${wanted}, found a value that \`${value.nil.from}\` may return as nil.`;
    const test = 'Test it first, as in `if value then`, or give another value with `or`.';
    return { message, fix: test, nil: value.nil.call };
  }
  const { type: given } = value;
  const isText = given.kind !== 'literal' && !accepted.has('number') && takesNoNumber(type, world);
  const isNumber = isText && found?.size === 1 && found.has('number');
  if (isNumber || (found && ![...found].some((base) => fits(accepted, base) || (optional && base === 'nil'))))
    return {
      message: `${wanted}, found \`${formatType(value.type)}\`.`,
      fix,
      ...(accepted.size === 1 && accepted.has('function') && { functionParam: param }),
    };
  if (given.kind === 'literal') {
    const [base] = found ?? [];
    if (isFraction(given.text) && accepted.has('number') && takesWholeOnly(type, world))
      return { message: `${wanted}, found \`${given.text}\`.`, fix: `Pass a whole number as \`${param}\`.` };
    const isTurned = base === 'number' && !accepted.has('number');
    const literals = base && literalsOf(type, isTurned ? 'string' : base, world);
    const meant = literals ? undefined : inOtherCase(given.text, type, world);
    if (meant) return { message: `${wanted}, found \`${given.text}\`.`, fix: `Did you mean \`${meant}\`?` };
    const text = isTurned ? `"${given.text}"` : given.text;
    if (!literals?.length || literals.some((literal) => sameLiteral(literal, text))) return undefined;
    return { message: `${wanted}, found \`${given.text}\`.`, fix: `Its values are ${listSome(literals)}.` };
  }
  return otherClass(given, type, world)
    ? { message: `${wanted}, found \`${formatType(given)}\`.`, fix }
    : undefined;
}

/** Returns whether a literal is a number with decimals other than zero. */
function isFraction(text: string): boolean {
  return /^-?\d*\.\d*[1-9]\d*$/.test(text);
}

/** Returns whether all numbers of a type are integers. */
function takesWholeOnly(type: TypeExpr, world: World): boolean {
  return partsOf(type, world).every(
    (part) => (part.kind === 'name' && part.name === 'integer') || !basesOf(part, world)?.has('number'),
  );
}

/** The listed value that differs from a text in upper and lower case only, of a set that is not closed. */
function inOtherCase(text: string, type: TypeExpr, world: World): string | undefined {
  const listed = partsOf(type, world).flatMap((part) => (part.kind === 'literal' ? part.text : []));
  if (listed.some((literal) => sameLiteral(literal, text))) return undefined;
  return listed.find((literal) => literal.toLowerCase() === text.toLowerCase());
}

/** Lua turns numbers into text where text is expected, and functions such as those of `bit` take C integers for numbers. */
function fits(accepted: ReadonlySet<Base>, base: Base): boolean {
  return (
    accepted.has(base) ||
    (base === 'number' && accepted.has('string')) ||
    (base === 'cdata' && accepted.has('number'))
  );
}

/** Returns whether a type is limited to texts of which none is a number. */
function takesNoNumber(type: TypeExpr, world: World): boolean {
  const texts = literalsOf(type, 'string', world);
  return texts !== undefined && texts.length > 0 && !texts.some((text) => /^["']-?[\d.]/.test(text));
}

/** Returns whether an object of a class is given where one of other classes is wanted. */
function otherClass(given: TypeExpr, wanted: TypeExpr, world: World): boolean {
  const classes = given.kind === 'name' ? lineage(given.name, world) : undefined;
  if (!classes) return false;
  const parts = partsOf(wanted, world).filter((part) => !(part.kind === 'literal' && part.text === 'nil'));
  return (
    parts.length > 0 &&
    parts.every((part) => {
      if (part.kind === 'literal') return true;
      if (part.kind !== 'name') return false;
      const theirs = lineage(part.name, world);
      if (!theirs)
        return (
          !['table', 'userdata', 'lightuserdata', 'any'].includes(part.name) &&
          basesOf(part, world) !== undefined &&
          !overlaps(part, given, world)
        );
      return !classes.includes(part.name) && !theirs.includes(classes[0] ?? '');
    })
  );
}

function overlaps(a: TypeExpr, b: TypeExpr, world: World): boolean {
  const bases = basesOf(a, world);
  return [...(basesOf(b, world) ?? [])].some((base) => bases?.has(base));
}
