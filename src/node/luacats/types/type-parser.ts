import { append } from '../../diagnostics/append.ts';
import type { FunctionType, TypeExpr } from '../model.ts';
import {
  expectSymbol,
  quoteNext,
  skipBlank,
  type TypeState,
  TypeSyntaxError,
  takePattern,
  takeSymbol,
} from './type-tokens.ts';

/** A type at the start of a longer text. */
export interface ParsedType {
  type: TypeExpr;
  /** Index after the type. */
  end: number;
  /** Names of types that it uses, with their index in the text. */
  names: { name: string; at: number }[];
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
    throw new TypeSyntaxError(`expected the end of the type, found \`${rest}\``, text.length - rest.length, {
      kind: 'rest',
    });
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
  const state: TypeState = { text, at: start, end: start, names: [], depth: 0, units: 0 };
  const type = parseUnion(state);
  return { type, end: state.end, names: state.names };
}

const NAME = /[A-Za-z_]\w*(?:\.\w+)*\*?/y;
const NUMBER = /-?(?:0[xX][\da-fA-F]+|\d+(?:\.\d+)?)(?!\w)/y;
const STRING = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/y;
const QUOTED_NAME = /`[A-Za-z_]\w*`/y;
/** Far more than anyone writes, far less than what overflows the stack. */
const DEEPEST = 60;
/** Names and literals of a type: an alias with so many members has a page on which no one finds anything. */
const MOST_UNITS = 1_000;

function parseUnion(state: TypeState): TypeExpr {
  if (++state.depth > DEEPEST)
    throw new TypeSyntaxError('it is nested too deeply', state.at, { kind: 'tooDeep' });
  const members: TypeExpr[] = [];
  do {
    const member = parseUnit(state);
    if (member.kind === 'union') append(members, member.members);
    else members.push(member);
  } while (takeSymbol(state, '|'));
  const [first = UNREACHED] = members;
  const type: TypeExpr = members.length > 1 ? { kind: 'union', members } : first;
  state.depth--;
  return takeSymbol(state, '?') && type.kind !== 'optional' ? { kind: 'optional', inner: type } : type;
}

const UNREACHED: TypeExpr = { kind: 'name', name: 'unknown' };

function parseUnit(state: TypeState): TypeExpr {
  if (++state.units > MOST_UNITS)
    throw new TypeSyntaxError(`it has more than ${MOST_UNITS} parts`, state.at, { kind: 'tooLarge' });
  let type = parseSimple(state);
  for (let depth = 1; takeSymbol(state, '[]'); depth++) {
    if (depth > DEEPEST) throw new TypeSyntaxError('it is nested too deeply', state.at, { kind: 'tooDeep' });
    type = { kind: 'array', item: type };
  }
  return type;
}

function parseSimple(state: TypeState): TypeExpr {
  if (takeSymbol(state, '(')) {
    const type = parseUnion(state);
    expectSymbol(state, ')');
    return type;
  }
  if (takeSymbol(state, '{')) return parseTable(state);
  if (takeSymbol(state, '...'))
    return { kind: 'variadic', inner: startsType(state) ? parseUnit(state) : ANY };
  const literal = takePattern(state, STRING) ?? takePattern(state, NUMBER);
  if (literal !== undefined) return { kind: 'literal', text: literal };
  const quoted = takePattern(state, QUOTED_NAME);
  if (quoted !== undefined) return addName(state, quoted.slice(1, -1), state.end - quoted.length + 1);
  const name = takePattern(state, NAME);
  if (name === undefined)
    throw new TypeSyntaxError(`expected a type, found ${quoteNext(state)}`, state.at, { kind: 'noType' });
  return parseNamed(state, name);
}

const ANY: TypeExpr = { kind: 'name', name: 'any' };

function parseNamed(state: TypeState, name: string): TypeExpr {
  const at = state.end - name.length;
  if (name === 'true' || name === 'false' || name === 'nil') return { kind: 'literal', text: name };
  if (name === 'async' && takePattern(state, /fun(?!\w)/y)) return parseFunction(state);
  if (name === 'fun') return parseFunction(state);
  const type = addName(state, name, at);
  if (!takeSymbol(state, '<')) return type;
  const args: TypeExpr[] = [];
  do args.push(parseUnion(state));
  while (takeSymbol(state, ','));
  expectSymbol(state, '>');
  if (name === 'table' && args.length !== 2)
    throw new TypeSyntaxError(`\`table\` takes 2 types, found ${args.length}`, at, { kind: 'tableTypes' });
  return { kind: 'generic', name, args };
}

function addName(state: TypeState, name: string, at: number): TypeExpr {
  state.names.push({ name, at });
  return { kind: 'name', name };
}

function parseTable(state: TypeState): TypeExpr {
  const fields: { name: string; optional: boolean; type: TypeExpr }[] = [];
  while (!takeSymbol(state, '}')) {
    const name = takeSymbol(state, '[') ? parseIndex(state) : takePattern(state, /[A-Za-z_]\w*/y);
    if (name === undefined)
      throw new TypeSyntaxError(`expected a field name, found ${quoteNext(state)}`, state.at, {
        kind: 'noName',
      });
    if (fields.some((field) => field.name === name))
      throw new TypeSyntaxError(`two fields are called \`${name}\``, state.end - name.length, {
        kind: 'again',
      });
    const optional = takeSymbol(state, '?');
    expectSymbol(state, ':');
    fields.push({ name, optional, type: parseUnion(state) });
    if (takeSymbol(state, ',') || takeSymbol(state, ';')) continue;
    expectSymbol(state, '}');
    break;
  }
  return { kind: 'table', fields };
}

function parseIndex(state: TypeState): string {
  const start = state.at;
  parseUnion(state);
  const inner = state.text.slice(start, state.end).trim();
  expectSymbol(state, ']');
  return `[${inner}]`;
}

function parseFunction(state: TypeState): FunctionType {
  const params: FunctionType['params'] = [];
  expectSymbol(state, '(');
  while (!takeSymbol(state, ')')) {
    const name = takeSymbol(state, '...') ? '...' : takePattern(state, /[A-Za-z_]\w*/y);
    if (name === undefined)
      throw new TypeSyntaxError(`expected a parameter name, found ${quoteNext(state)}`, state.at, {
        kind: 'noName',
      });
    const end = state.end;
    reportOutOfPlace(name, end, params);
    const optional = takeSymbol(state, '?');
    const type = takeSymbol(state, ':') ? parseUnion(state) : undefined;
    if (!type && BASIC.has(name))
      throw new TypeSyntaxError(`expected a parameter name, found the type \`${name}\``, end - name.length, {
        kind: 'unnamed',
        type: name,
      });
    params.push({ name, optional, ...(type && { type }) });
    if (takeSymbol(state, ',')) continue;
    expectSymbol(state, ')');
    break;
  }
  return { kind: 'function', params, returns: takeSymbol(state, ':') ? parseReturns(state) : [] };
}

/** Reports a parameter that has the name of another one, or follows those that stand for all the others. */
function reportOutOfPlace(name: string, end: number, before: FunctionType['params']): void {
  const at = end - name.length;
  if (before.at(-1)?.name === '...')
    throw new TypeSyntaxError(`\`${name}\` follows \`...\`, which stands for all other parameters`, at, {
      kind: 'afterRest',
    });
  if (name !== '_' && before.some((param) => param.name === name))
    throw new TypeSyntaxError(`two parameters are called \`${name}\``, at, { kind: 'again' });
}

/** Types of Lua: as the name of a parameter without a type, one is most likely the type of a parameter without a name. */
const BASIC = new Set([
  'any',
  'boolean',
  'function',
  'integer',
  'number',
  'string',
  'table',
  'thread',
  'userdata',
]);

/** A parenthesis right after the colon contains the whole list, not the first type. */
function parseReturns(state: TypeState): FunctionType['returns'] {
  const returns: FunctionType['returns'] = [];
  const inParentheses = takeSymbol(state, '(');
  if (inParentheses && takeSymbol(state, ')')) return returns;
  do {
    const name = takePattern(state, /(?:[A-Za-z_]\w*|\.\.\.)(?=[ \t]*:)/y);
    if (name !== undefined) expectSymbol(state, ':');
    const type = parseUnion(state);
    if (name === '...') returns.push({ type: { kind: 'variadic', inner: type } });
    else returns.push({ ...(name !== undefined && { name }), type });
  } while (takeSymbol(state, ','));
  if (inParentheses) expectSymbol(state, ')');
  return returns;
}

function startsType(state: TypeState): boolean {
  skipBlank(state);
  return /[\w"'`({-]/.test(state.text[state.at] ?? '');
}
