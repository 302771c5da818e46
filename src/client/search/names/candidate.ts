import { traitsOf } from '../../../shared/page-kinds.ts';
import type { SearchRecord } from '../../../shared/search/model.ts';
import { join, lastPart, splitWords } from '../../../shared/search/tokenizer.ts';

/** A record with the forms of its names, made once when the index is loaded. */
export interface Candidate {
  record: SearchRecord;
  /** Whole name, joined. */
  full: string;
  /** Last part of the name, joined. */
  last: string;
  /** Of a part: the last name of its symbol and its own, joined; else empty. */
  place: string;
  /** Other names, joined. */
  aliases: string[];
  /** All of the above except `place`, each once. */
  names: string[];
  words: string[];
  /** Words of the address of an article, which often say its topic: `timers-and-rounds`. */
  slug: string[];
  /** First letters of the words of a page's last part; empty for fewer than three, which spell words such as `hp`. */
  initials: string;
  /** Words of its location: group, family, folders of the URL. */
  context: string[];
  /** URL, joined; empty for parts. */
  url: string;
}

/** Most letters of a short part of an identifier, such as `get`, with which other words in prose start. */
export const MOST_OF_PART = 3;

/** Returns the forms of a record that queries are compared with. */
export function prepareCandidate(record: SearchRecord): Candidate {
  const isPage = record.type === 'page';
  const full = join(record.name);
  const last = join(lastPart(record.name));
  const aliases = record.aliases.map(join).filter((alias) => alias !== '' && alias !== full);
  return {
    record,
    full,
    last,
    place: isPage ? '' : placeOf(record),
    aliases,
    names: [...new Set([full, last, ...aliases])],
    words: splitWords(record.name),
    slug: isPage && traitsOf(record.kind).hasHeadings ? splitWords(record.aliases.at(-1) ?? '') : [],
    initials: isPage ? initialsOf(lastPart(record.name)) : '',
    context: isPage ? splitWords(`${record.where} ${folders(record.href)}`) : [],
    url: isPage ? join(record.href) : '',
  };
}

/**
 * Returns the name of a part or row after that of its symbol, without the symbol's owner.
 *
 * @example
 * placeOf({ where: 'client.trace_line', name: 'client.trace_line: from_x' }) // 'tracelinefromx'
 */
export function placeOf({ where, name }: Pick<SearchRecord, 'where' | 'name'>): string {
  return join(lastPart(where)) + join(lastPart(name));
}

/** Returns whether a record is a symbol of the API, whose name appears in code. */
export function isIdentifier({ kind }: SearchRecord): boolean {
  return traitsOf(kind).isSymbol === true;
}

function initialsOf(name: string): string {
  const words = splitWords(name);
  return words.length < 3 ? '' : words.map((word) => word.charAt(0)).join('');
}

function folders(href: string): string {
  return href.replace(/[^/]*$/, '');
}
