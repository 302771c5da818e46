import type { KindFilter } from '../../../shared/kind-filters.ts';
import { splitFilter } from '../../../shared/search/filters.ts';
import { QUERY_LIMIT } from '../../../shared/search/limits.ts';
import { fold, join, splitWords } from '../../../shared/search/tokenizer.ts';
import { type CodeName, readCode } from './code-names.ts';
import { withPlainIs, withPlainNot } from './negation.ts';
import { withoutOpening } from './opening.ts';

/** A parsed query. */
export interface Query {
  /** What was typed, without filter, quotes and space around it. */
  text: string;
  /** Letters and digits of the whole query, lower case. */
  joined: string;
  words: string[];
  /** One identifier of several words, such as `trace_line` or its start, `trace_`; not separate words. */
  isIdentifier: boolean;
  /** In quotes: no typos allowed. */
  strict: boolean;
  filter?: KindFilter;
  /** `renderer` for `renderer.`: the members of a group are asked for. */
  list?: string;
  /** Names in pasted code, in their order; empty for other queries. */
  code: CodeName[];
  /** Last segment of an address such as `/docs/api/client/trace_line`; `joined` is then the whole address. */
  lastSegment?: string;
}

const LIST = /^([\p{L}\p{N}_.:]*[\p{L}\p{N}_])[.:]$/u;
/** One pair of quotes around all of it: `'end' expected near 'x'` has two. */
const QUOTED = /^(?:["“”]([^"“”]*)["“”]|'([^']*)')$/;
/** Where an error was: `radar.lua:14: `. */
const PLACE = /^.*:\d+:\s+(?=\S)/;
/** A path, or a whole address, whose host does not count. */
const ADDRESS = /^(?:https?:\/\/[^\s/]+)?(\/\S*)$/i;
/** A colour as style sheets write it: its digits are on no page. */
const HEX_COLOR = /^#[\da-f]{6}(?:[\da-f]{2})?$/i;
/** The number of a component after the name of a property: `"m_vecVelocity[0]"`. */
const COMPONENT = /(?<=\bm_\w+)\[\d+\]/;
/** The length of a variable, which has any name: `#t`. More letters than one may also be a word. */
const LENGTH = /^#[a-z]$/i;
const LENGTH_OF_WORD = /^#[a-z_]\w+$/i;
/** A field of an event that other clients read with a method: `local id = event:GetInt("userid")`. */
const GETTER = /\b(?:e|evt?|event):get\w+\( ?["'](\w+)["'] ?\)/i;
/** A key of metatables in Lua 5.1, which is a common word without its underscores: `__index`, but not the `__thiscall` of C. */
const METAMETHOD =
  /^__(add|call|concat|div|eq|gc|(?:new)?index|len?|lt|metatable|mode?|mul|pow|sub|tostring|unm)$/;

/**
 * Parses a query. It never throws: in the end only letters and digits count.
 *
 * @example parseQuery('event: "paint"') // { joined: 'paint', words: ['paint'], strict: true, filter: 'event', ... }
 */
export function parseQuery(input: string): Query {
  const { filter, text: typed } = splitFilter(fold(input.slice(0, QUERY_LIMIT)).replace(GETTER, 'e.$1'));
  const plain = typed
    .trim()
    .replace(PLACE, '')
    .replaceAll('::', ':')
    .replace(COMPONENT, '')
    .replace(HEX_COLOR, 'hex color')
    .replace(LENGTH, '#');
  const text = withoutOpening(withPlainIs(withPlainNot(plain.replace(METAMETHOD, 'metatable $1'))));
  const code = readCode(text);
  const list = LIST.exec(text)?.[1];
  const address = ADDRESS.exec(text)?.[1];
  const path = address === undefined ? undefined : readPath(address);
  const words = [...new Set(splitWords(path?.last ?? text))];
  return {
    text: text.replace(QUOTED, '$1$2').replace(LENGTH_OF_WORD, '#'),
    joined: join(path?.whole ?? text),
    words,
    isIdentifier: (words.length > 1 || text.includes('_')) && !/\s/.test(text),
    strict: QUOTED.test(text),
    code,
    ...(filter && { filter }),
    ...(list && { list }),
    ...(path && { lastSegment: path.last }),
  };
}

/** Returns whether a query has characters that names do not have: `%5.2f`, `+`. */
export function hasSigns({ text }: Pick<Query, 'text'>): boolean {
  return /[^\p{L}\p{M}\p{N}\s_.:,;()"'/-]/u.test(text) || /^[^\p{L}\p{N}\s]+$/u.test(text);
}

/** Returns whether a query has so few letters that it may abbreviate something rather than begin a name: `lp`. */
export function isAbbreviation({ text }: Pick<Query, 'text'>): boolean {
  return text.length <= 2;
}

/** Returns the first name in pasted code if it is called or has an owner: `json.encode`; undefined for other queries. */
export function calledIn({ code: [first] }: Pick<Query, 'code'>): string | undefined {
  return first?.role === 'call' ? first.name : undefined;
}

/** Returns the name after the variable or library in front of it: `DrawText` in `surface.DrawText(`, `print` in `a.b.print`. */
export function memberOf(query: Pick<Query, 'text' | 'code'>): string | undefined {
  return /^\w+(?:\.\w+\.|[.:])(\w+)$/.exec(calledIn(query) ?? query.text)?.[1];
}

function readPath(path: string): { whole: string; last: string } {
  const whole = decode(path)
    .replace(/[?#].*$/, '')
    .replace(/(?:\/index)?(?:\.html|\.md)?\/*$/, '');
  return { whole, last: whole.slice(whole.lastIndexOf('/') + 1) };
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
