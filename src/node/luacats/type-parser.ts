import { append } from '../diagnostics/append.ts';
import type { FunctionType, TypeExpr } from './model.ts';

/** A type at the start of a longer text. */
export interface ParsedType {
  type: TypeExpr;
  /** Index after the type. */
  end: number;
  /** Names of types that it uses, with their index in the text. */
  names: { name: string; at: number }[];
}

/** What is wrong with a type, and the index where. */
export class TypeSyntaxError extends Error {
  readonly at: number;

  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}

/**
 * Parses a LuaCATS type; the text must contain nothing else.
 *
 * @throws TypeSyntaxError with the index of the first character that does not fit.
 * @example
 * parseType('entindex?') // { kind: 'optional', inner: { kind: 'name', name: 'entindex' } }
 */
export function parseType(text: string): TypeExpr {
  const { type, end } = parseTypeAt(text, 0);
  const rest = text.slice(end).trimStart();
  if (rest)
    throw new TypeSyntaxError(`expected the end of the type, found \`${rest}\``, text.length - rest.length);
  return type;
}

/**
 * Parses the type that starts at an index, and returns where it ends. It reads as the language server does: blanks
 * between tokens do not matter, and a function type takes every return value after its colon.
 *
 * @throws TypeSyntaxError
 * @example
 * parseTypeAt('fun(): boolean, string? Text', 0).end // 23
 */
export function parseTypeAt(text: string, start: number): ParsedType {
  const state: State = { text, at: start, end: start, names: [], depth: 0, units: 0 };
  const type = parseUnion(state);
  return { type, end: state.end, names: state.names };
}

interface State {
  text: string;
  /** Index of the next token. */
  at: number;
  /** Index after the last token taken. */
  end: number;
  names: { name: string; at: number }[];
  depth: number;
  units: number;
}

const NAME = /[A-Za-z_]\w*(?:\.\w+)*\*?/y;
const NUMBER = /-?(?:0[xX][\da-fA-F]+|\d+(?:\.\d+)?)(?!\w)/y;
const STRING = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/y;
const QUOTED_NAME = /`[A-Za-z_]\w*`/y;
const BLANK = /[ \t]*/y;
/** Far more than anyone writes, far less than what overflows the stack. */
const DEEPEST = 60;
/** Names and literals of a type: an alias with so many members has a page on which no one finds anything. */
const MOST_UNITS = 1_000;

function parseUnion(state: State): TypeExpr {
  if (++state.depth > DEEPEST) throw new TypeSyntaxError('the type is nested too deeply', state.at);
  const members: TypeExpr[] = [];
  do {
    const member = parseUnit(state);
    if (member.kind === 'union') append(members, member.members);
    else members.push(member);
  } while (take(state, '|'));
  const [first = UNREACHED] = members;
  const type: TypeExpr = members.length > 1 ? { kind: 'union', members } : first;
  state.depth--;
  return take(state, '?') && type.kind !== 'optional' ? { kind: 'optional', inner: type } : type;
}

const UNREACHED: TypeExpr = { kind: 'name', name: 'unknown' };

function parseUnit(state: State): TypeExpr {
  if (++state.units > MOST_UNITS)
    throw new TypeSyntaxError(`the type has more than ${MOST_UNITS} parts`, state.at);
  let type = parseSimple(state);
  for (let depth = 1; take(state, '[]'); depth++) {
    if (depth > DEEPEST) throw new TypeSyntaxError('the type is nested too deeply', state.at);
    type = { kind: 'array', item: type };
  }
  return type;
}

function parseSimple(state: State): TypeExpr {
  if (take(state, '(')) {
    const type = parseUnion(state);
    expect(state, ')');
    return type;
  }
  if (take(state, '{')) return parseTable(state);
  if (take(state, '...')) return { kind: 'variadic', inner: startsType(state) ? parseUnit(state) : ANY };
  const literal = match(state, STRING) ?? match(state, NUMBER);
  if (literal !== undefined) return { kind: 'literal', text: literal };
  const quoted = match(state, QUOTED_NAME);
  if (quoted !== undefined) return addName(state, quoted.slice(1, -1), state.end - quoted.length + 1);
  const name = match(state, NAME);
  if (name === undefined) throw new TypeSyntaxError(`expected a type, found ${found(state)}`, state.at);
  return parseNamed(state, name);
}

const ANY: TypeExpr = { kind: 'name', name: 'any' };

function parseNamed(state: State, name: string): TypeExpr {
  const at = state.end - name.length;
  if (name === 'true' || name === 'false' || name === 'nil') return { kind: 'literal', text: name };
  if (name === 'async' && match(state, /fun(?!\w)/y)) return parseFunction(state);
  if (name === 'fun') return parseFunction(state);
  const type = addName(state, name, at);
  if (!take(state, '<')) return type;
  const args: TypeExpr[] = [];
  do args.push(parseUnion(state));
  while (take(state, ','));
  expect(state, '>');
  if (name === 'table' && args.length !== 2)
    throw new TypeSyntaxError(`\`table\` takes 2 types, found ${args.length}`, at);
  return { kind: 'generic', name, args };
}

function addName(state: State, name: string, at: number): TypeExpr {
  state.names.push({ name, at });
  return { kind: 'name', name };
}

function parseTable(state: State): TypeExpr {
  const fields: { name: string; optional: boolean; type: TypeExpr }[] = [];
  while (!take(state, '}')) {
    const name = take(state, '[') ? parseIndex(state) : match(state, /[A-Za-z_]\w*/y);
    if (name === undefined)
      throw new TypeSyntaxError(`expected a field name, found ${found(state)}`, state.at);
    const optional = take(state, '?');
    expect(state, ':');
    fields.push({ name, optional, type: parseUnion(state) });
    if (take(state, ',') || take(state, ';')) continue;
    expect(state, '}');
    break;
  }
  return { kind: 'table', fields };
}

function parseIndex(state: State): string {
  const start = state.at;
  parseUnion(state);
  const inner = state.text.slice(start, state.end).trim();
  expect(state, ']');
  return `[${inner}]`;
}

function parseFunction(state: State): FunctionType {
  const params: FunctionType['params'] = [];
  expect(state, '(');
  while (!take(state, ')')) {
    const name = take(state, '...') ? '...' : match(state, /[A-Za-z_]\w*/y);
    if (name === undefined)
      throw new TypeSyntaxError(`expected a parameter name, found ${found(state)}`, state.at);
    const optional = take(state, '?');
    params.push({ name, optional, ...(take(state, ':') && { type: parseUnion(state) }) });
    if (take(state, ',')) continue;
    expect(state, ')');
    break;
  }
  return { kind: 'function', params, returns: take(state, ':') ? parseReturns(state) : [] };
}

/** A parenthesis right after the colon contains the whole list, not the first type. */
function parseReturns(state: State): FunctionType['returns'] {
  const returns: FunctionType['returns'] = [];
  const inParentheses = take(state, '(');
  if (inParentheses && take(state, ')')) return returns;
  do {
    const name = match(state, /(?:[A-Za-z_]\w*|\.\.\.)(?=[ \t]*:)/y);
    if (name !== undefined) expect(state, ':');
    const type = parseUnion(state);
    if (name === '...') returns.push({ type: { kind: 'variadic', inner: type } });
    else returns.push({ ...(name !== undefined && { name }), type });
  } while (take(state, ','));
  if (inParentheses) expect(state, ')');
  return returns;
}

function startsType(state: State): boolean {
  skipBlank(state);
  return /[\w"'`({-]/.test(state.text[state.at] ?? '');
}

function match(state: State, pattern: RegExp): string | undefined {
  skipBlank(state);
  pattern.lastIndex = state.at;
  const text = pattern.exec(state.text)?.[0];
  if (text === undefined) return undefined;
  state.at += text.length;
  state.end = state.at;
  return text;
}

function take(state: State, symbol: string): boolean {
  skipBlank(state);
  if (!state.text.startsWith(symbol, state.at)) return false;
  state.at += symbol.length;
  state.end = state.at;
  return true;
}

function expect(state: State, symbol: string): void {
  if (!take(state, symbol))
    throw new TypeSyntaxError(`expected \`${symbol}\`, found ${found(state)}`, state.at);
}

function skipBlank(state: State): void {
  BLANK.lastIndex = state.at;
  state.at += BLANK.exec(state.text)?.[0].length ?? 0;
}

function found(state: State): string {
  const word = /^(?:[\w.]+|.)/.exec(state.text.slice(state.at))?.[0];
  if (word === undefined) return 'the end of the line';
  const code = word.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return /^[\p{Zs}\p{Cf}]/u.test(word) ? `an invisible sign (U+${code})` : `\`${word}\``;
}
