import type { PageKind } from '../page-kinds.ts';
import { PAGE_KINDS } from '../page-kinds.ts';
import { join, lastPart } from './tokenizer.ts';

/** Number that the code and the index file must agree on; raise it with every change of the format. */
export const INDEX_FORMAT = 11;

/** What separates the lines of a column: a control character that JSON, unlike a line feed, writes as one byte. */
export const LINE_END = '\u007f';

/**
 * The index file, an array of two. Its first line ends between them, so that names can be searched while the rest,
 * three quarters of the file, is still loading.
 */
export type IndexFile = [IndexNames, IndexTexts];

/**
 * The names of an index: columns with one line per page or part, because similar values next to each other compress
 * best. An empty line means that there is no value, or the usual one; in `where` of parts, the one of the line before.
 */
export interface IndexNames {
  format: number;
  pages: Columns<
    | 'name'
    | 'href'
    | 'kind'
    | 'snippet'
    | 'where'
    | 'heading'
    | 'group'
    | 'docs'
    | 'aliases'
    | 'summary'
    | 'signature'
    | 'rank'
    | 'parts'
  >;
  parts: Columns<'name' | 'anchor' | 'where'>;
  /** URL of the file with the rows; absent without rows. */
  values?: string;
  /** Joined titles of rows that names of pages begin with, one per line. */
  alike?: string;
}

/** The texts of an index, with the lines of its names. */
export interface IndexTexts {
  /**
   * `phrases`: each has a space in place of every word at its start that the one before shares. `stems`: those that no
   * earlier page has.
   */
  pages: Columns<'phrases' | 'stems'>;
  /** An empty line has the summary of the last part with the same name. */
  parts: Columns<'summary'>;
  /**
   * For each stem of names and then for each of these: how many pages further the next pages are that have it, as numbers in
   * base 36 with commas between them. Spaces separate the stems.
   */
  again: string;
  /** Groups of synonyms, one per line. */
  synonyms: string;
}

/**
 * The file of rows. Two columns are relative to the row before: `page` is how many pages further this row's page is in the
 * index file, and `where` is empty if it is the same.
 */
export interface ValuesFile {
  format: number;
  rows: Columns<'page' | 'where' | 'name' | 'anchor' | 'summary'>;
}

/** Lines with `LINE_END` between them. */
export type Columns<Name extends string> = Record<Name, string>;

/** Placeholders for what follows from a name; none can be part of a URL. */
const JOINED_NAME = '<';
const PLAIN_NAME = '>';
const WORDS_OF_NAME = '^';

/**
 * Shortens a URL whose end follows from the name; `expandUrl` undoes it.
 *
 * @example shortenUrl('/docs/api/client/traceline', 'client.trace_line') // '/docs/api/client/<'
 * @example shortenUrl('/docs/events/csgo/player_death', 'player_death') // '/docs/events/csgo/>'
 * @example shortenUrl('1-find-the-players', '1. Find the players') // '^'
 */
export function shortenUrl(url: string, name: string): string {
  const plain = plainEnd(name);
  const joined = join(plain);
  if (plain && url.endsWith(plain)) return url.slice(0, -plain.length) + PLAIN_NAME;
  if (joined && url.endsWith(joined)) return url.slice(0, -joined.length) + JOINED_NAME;
  const words = hyphenate(name);
  return words && url.endsWith(words) ? url.slice(0, -words.length) + WORDS_OF_NAME : url;
}

/** Returns the whole URL. */
export function expandUrl(url: string, name: string): string {
  if (url.endsWith(PLAIN_NAME)) return url.slice(0, -1) + plainEnd(name);
  if (url.endsWith(JOINED_NAME)) return url.slice(0, -1) + join(plainEnd(name));
  return url.endsWith(WORDS_OF_NAME) ? url.slice(0, -1) + hyphenate(name) : url;
}

/**
 * Shortens a part's name or `where` that starts with the name of its page; `expandName` undoes it. A name that begins like a
 * shortened one gets a second sign.
 *
 * @example shortenName('player_death: userid', 'player_death') // '<: userid'
 * @example shortenName('<<', 'Operators') // '<<<'
 */
export function shortenName(name: string, pageName: string): string {
  const rest = name.startsWith(pageName) ? name.slice(pageName.length) : JOINED_NAME;
  if (!rest.startsWith(JOINED_NAME)) return JOINED_NAME + rest;
  return name.startsWith(JOINED_NAME) ? JOINED_NAME + name : name;
}

/** Returns the whole name. */
export function expandName(name: string, pageName: string): string {
  if (!name.startsWith(JOINED_NAME)) return name;
  return name.startsWith(JOINED_NAME, 1) ? name.slice(1) : pageName + name.slice(1);
}

/**
 * Removes the group's name from a page's name; `expandMember` undoes it.
 *
 * @example shortenMember('client.trace_line', 'client') // '.trace_line'
 */
export function shortenMember(name: string, group: string): string {
  const rest = name.startsWith(group) ? name.slice(group.length) : '';
  return MEMBER.test(rest) ? rest : name;
}

/** Returns the whole name. */
export function expandMember(name: string, group: string): string {
  return MEMBER.test(name) ? group + name : name;
}

const MEMBER = /^[.:]/;

/**
 * Cuts the full stop off a text, and marks a text without one; `expandSentence` undoes it.
 *
 * @example ['Draws a line.', 'Usage', ''].map(shortenSentence) // ['Draws a line', 'Usage~', '']
 */
export function shortenSentence(text: string): string {
  return /[^~]\.$/.test(text) ? text.slice(0, -1) : text && `${text}~`;
}

/** Returns the whole text. */
export function expandSentence(text: string): string {
  return text.endsWith('~') ? text.slice(0, -1) : text && `${text}.`;
}

/**
 * Puts a tab in place of each word of a signature that is the name of the next part; `expandSignature` undoes it.
 *
 * @example shortenSignature('(x, y, flags, ...) → width', ['flags']) // '(x, y, \t, ...) → width'
 */
export function shortenSignature(signature: string, parts: string[]): string {
  let next = 0;
  return signature.replace(/\w+/g, (word) => {
    if (word !== parts[next]) return word;
    next++;
    return '\t';
  });
}

/** Returns the whole signature. */
export function expandSignature(signature: string, parts: string[]): string {
  let next = 0;
  return signature.replace(/\t/g, () => parts[next++] ?? '');
}

/**
 * Puts a space in place of each word at the start of a phrase that the one before it shares; `expandPhrases` undoes it.
 *
 * @example shortenPhrases(['draw box', 'draw box on map', 'pen']) // 'draw box,  on map,pen'
 */
export function shortenPhrases(phrases: string[]): string {
  let last: string[] = [];
  const short = phrases.map((phrase) => {
    const words = phrase.split(' ');
    const same = words.findIndex((word, index) => index === words.length - 1 || word !== last[index]);
    last = words;
    return ' '.repeat(same) + words.slice(same).join(' ');
  });
  return short.join(',');
}

/** Returns the phrases in full, commas between them. */
export function expandPhrases(text: string): string {
  let last: string[] = [];
  const phrases = text.split(',').map((short) => {
    const rest = short.trimStart();
    last = [...last.slice(0, short.length - rest.length), ...rest.split(' ')];
    return last.join(' ');
  });
  return phrases.join(',');
}

/** Kinds in the order of their numbers in the file. */
export const KINDS = Object.keys(PAGE_KINDS) as readonly PageKind[];

/** Returns the words of a name with hyphens between them, as in the id of a heading. */
function hyphenate(name: string): string {
  return name.toLowerCase().match(/\w+/g)?.join('-') ?? '';
}

function plainEnd(name: string): string {
  return lastPart(name).replace(/[^\w-]+/g, '');
}
