import { stemsOf } from '../../shared/search/fulltext.ts';
import type { SearchRecord } from '../../shared/search/model.ts';
import { stem, usefulWords } from '../../shared/search/stem.ts';
import type { Synonyms } from '../../shared/search/synonyms.ts';
import { join, lastPart, splitWords } from '../../shared/search/tokenizer.ts';
import { countTypos, typoBudget } from '../../shared/search/typos.ts';
import { placeOf } from './candidate.ts';
import type { Query } from './query.ts';

/** A row with what queries are compared with, made once when the rows are loaded. */
export interface Row {
  record: SearchRecord;
  /** Title in lower case. */
  lower: string;
  /** Title, joined. */
  joined: string;
  /** Finds the title in a message that quotes it; absent for titles that are no messages. */
  quote?: RegExp;
  /** Its last part, joined, and the same after the last name of what it belongs to: of return values and members. */
  last: string;
  place: string;
  /** Stems of the title, and those of the rest. */
  title: Set<string>;
  text: Set<string>;
  /** Words of the heading above, and of the page; those of neighbours are joined too: `hitgroup`. */
  section: Set<string>;
  page: Set<string>;
}

/** Rows that fit a query, by how well they do; best first in each list. */
export interface RankedRows {
  /** The title is the query, signs included. */
  same: SearchRecord[];
  /** The title has the letters of the query, or starts with them. */
  named: SearchRecord[];
  /** All of several words are in the row or above it. */
  close: SearchRecord[];
  /** A single word is in the row, among others; where nothing fits, titles with these initials. */
  loose: SearchRecord[];
  /** Those of them that have it in a title of their own: `weapon_awp` for `awp`. */
  titled: SearchRecord[];
  /** Nothing fits, and the title is nearly the query. */
  typo: SearchRecord[];
}

export const NO_ROWS: RankedRows = { same: [], named: [], close: [], loose: [], titled: [], typo: [] };

/** What a word counts for by where it is found. */
const WEIGHT = { title: 1, text: 0.9, synonym: 0.7, start: 0.6, section: 0.6, page: 0.35 };
/** What it adds when the whole title or text was asked for, and when the query stands there as one word: `0x20`. */
const BONUS = { share: 0.2, whole: 0.3 };

/** Returns what queries are compared with. */
export function prepareRow(record: SearchRecord): Row {
  const [page = '', section = page] = record.where.split(/ \/ (?!.* \/ )/);
  return {
    record,
    lower: record.name.toLowerCase(),
    joined: join(record.name),
    ...quoteOf(record.name),
    last: join(lastPart(record.name)),
    place: placeOf(record),
    title: new Set(stemsOf(record.name)),
    text: new Set(stemsOf(record.summary)),
    section: contextOf(section),
    page: contextOf(page),
  };
}

/** What stands for any words in the title of a row, and signs around words, which are typed or not. */
const ANY = '…';
const AROUND = /[('"<]+(?=\w)|(?<=\w)[)'">]+/g;

/** Titles of messages have words, and dots for what differs: `attempt to index … (a nil value)`. A range `1 … 5` is none. */
function quoteOf(title: string): Pick<Row, 'quote'> {
  if (!title.includes(ANY) || !/\p{L}{2}.*[\s…]\p{L}{2}/u.test(title)) return {};
  const pieces = title.split(ANY).map((piece) =>
    plain(piece)
      .trim()
      .replace(/[^\w\s]/g, '\\$&'),
  );
  return { quote: new RegExp(pieces.join('.*')) };
}

function plain(message: string): string {
  return message.toLowerCase().replace(AROUND, '');
}

function contextOf(text: string): Set<string> {
  const words = splitWords(text);
  const pairs = words.slice(1).map((word, index) => `${words[index]}${word}`);
  return new Set([...words, ...pairs].map(stem));
}

/** Returns whether a query has signs that names lack: `%5.2f`, `+`. */
export function hasSigns({ text }: Query): boolean {
  return /[^\p{L}\p{M}\p{N}\s_.:()"'/-]/u.test(text) || /^[^\p{L}\p{N}\s]+$/u.test(text);
}

/** Finds the rows that fit a query. */
export function rankRows(rows: Row[], query: Query, synonyms: Synonyms): RankedRows {
  const text = query.text.toLowerCase();
  const message = plain(text);
  const whole = rows.filter(({ lower, quote }) => lower === text || quote?.test(message));
  const same = whole.length || !hasSigns(query) ? whole : rankPieces(rows, text);
  if (same.length === 0 && hasSigns(query))
    same.push(...rows.filter(({ record }) => record.summary.includes(query.text)));
  same.sort((a, b) => Number(b.record.name === query.text) - Number(a.record.name === query.text));
  const named = rankNamed(rows, query);
  const { close, loose, titled } = rankWords(rows, query, synonyms);
  const isNothing = same.length + named.length + close.length + loose.length === 0;
  const recordsOf = (list: Row[]) => list.map(({ record }) => record);
  return {
    same: recordsOf(same),
    named: recordsOf(named),
    close: recordsOf(close),
    loose: recordsOf(isNothing && !query.strict ? rankInitials(rows, query) : loose),
    titled: recordsOf(titled),
    typo: recordsOf(isNothing && !query.strict ? rankTypos(rows, query) : []),
  };
}

/** Two letters are the initials of many, and many letters are a word. */
const LEAST_INITIALS = 3;
const MOST_INITIALS = 5;

/** Signs that a flag, a width or a precision of a format is made of, between its `%` and its letter. */
const FORMAT_FLAGS = /(?<=%)[-+ #.\d]+(?=[a-z])/g;

/**
 * Rows whose titles a text of signs is made of: `%d` and `+` for `%d+`, `%x` for `%08X`. The page that has most of it comes
 * first, and of a page the longest.
 */
function rankPieces(rows: Row[], text: string): Row[] {
  if (/[a-z]{3}/.test(text)) return [];
  const signs = text.replace(FORMAT_FLAGS, '');
  const byPage = new Map<string, Row[]>();
  for (const row of rows) {
    const { name, where } = row.record;
    if (!/^\W/.test(name) || !signs.includes(name.toLowerCase())) continue;
    const page = where.replace(/ \/ .*/, '');
    byPage.set(page, [...(byPage.get(page) ?? []), row]);
  }
  const namesOf = (own: Row[]) => [...new Set(own.map(({ record }) => record.name.toLowerCase()))];
  const lengthOf = (own: Row[]) => namesOf(own).join('').length;
  return [...byPage.values()]
    .filter((own) => namesOf(own).some((name) => name.length > 1))
    .sort((a, b) => lengthOf(b) - lengthOf(a))
    .flatMap((own) => own.sort((a, b) => b.record.name.length - a.record.name.length));
}

function rankNamed(rows: Row[], { joined, isIdentifier, strict }: Query): Row[] {
  if (joined.length < 2) return [];
  const cost = ({ joined: title }: Row) => title.length - joined.length;
  const isStart = (row: Row) => isIdentifier && !strict && row.joined.startsWith(joined);
  // Of a property of the network, `m_` is often left out.
  const isProperty = ({ record: { name }, joined: title }: Row) =>
    name.startsWith('m_') && title === `m${joined}`;
  const isPlace = ({ place, last }: Row) => place === joined || (isIdentifier && last === joined);
  return rows
    .filter((row) => row.joined === joined || isPlace(row) || isStart(row) || isProperty(row))
    .sort((a, b) => cost(a) - cost(b) || a.record.id - b.record.id);
}

function rankWords(
  rows: Row[],
  query: Query,
  synonyms: Synonyms,
): Record<'close' | 'loose' | 'titled', Row[]> {
  const useful = usefulWords(query.words);
  const words = [...new Set(useful.map(stem))];
  const wanted = words.map((word) => ({ word, variants: [word, ...synonyms(word)] }));
  const last = useful.at(-1) === query.words.at(-1) && !query.strict ? words.at(-1) : undefined;
  const found = rows.flatMap((row) => {
    let score = 0;
    let own = 0;
    const inTitle = new Set<string>();
    const inText = new Set<string>();
    for (const { word, variants } of wanted) {
      const titled = find(row.title, variants, inTitle);
      const told = find(row.text, variants, inText);
      if (titled) inTitle.add(titled);
      if (told) inText.add(told);
      if (titled || told) {
        own++;
        score += titled === word ? WEIGHT.title : told === word ? WEIGHT.text : WEIGHT.synonym;
      } else if (row.section.has(word)) score += WEIGHT.section;
      else if (row.page.has(word)) score += WEIGHT.page;
      else if (word === last && startsOne(row, word, new Set([...inTitle, ...inText]))) {
        own++;
        score += WEIGHT.start;
      } else return [];
    }
    if (own === 0) return [];
    const share = Math.max(inTitle.size / (row.title.size || 1), inText.size / (row.text.size || 1));
    const isWord = row.title.has(query.joined) || row.text.has(query.joined);
    const bonus = BONUS.share * share + (isWord ? BONUS.whole : 0);
    return [{ row, score: score / words.length + bonus }];
  });
  found.sort((a, b) => b.score - a.score || a.row.record.id - b.row.record.id);
  const fitting = found.map(({ row }) => row);
  if (words.length > 1) return { close: fitting, loose: [], titled: [] };
  const isTitle = ({ record }: Row) => stemsOf(lastPart(record.name)).includes(words[0] ?? '');
  return { close: [], loose: fitting, titled: fitting.filter(isTitle) };
}

/** A word of a row answers one word of a query: `events` is not both words of `event callback`. */
function find(stems: Set<string>, variants: string[], taken: Set<string>): string | undefined {
  return variants.find((variant) => stems.has(variant) && !taken.has(variant));
}

/** The last word may still be typed. */
function startsOne({ title, text }: Row, word: string, taken: Set<string>): boolean {
  return word.length > 2 && [...title, ...text].some((own) => own.startsWith(word) && !taken.has(own));
}

/** Rows of identifiers that have these letters as initials of neighbours: `lby` for `m_flLowerBodyYawTarget`. */
function rankInitials(rows: Row[], { joined, words }: Query): Row[] {
  if (joined.length < LEAST_INITIALS || joined.length > MOST_INITIALS || words.length > 1) return [];
  return rows.filter(({ record: { name } }) => {
    if (/\s/.test(name)) return false;
    const initials = splitWords(name).map((word) => word.charAt(0));
    return initials.join('').includes(joined);
  });
}

function rankTypos(rows: Row[], { joined }: Query): Row[] {
  const budget = typoBudget(joined.length);
  if (budget === 0) return [];
  const inside = rows.filter((row) => row.joined.endsWith(joined));
  if (inside.length) return inside;
  return rows
    .map((row) => ({ row, typos: countTypos(joined, row.joined, budget) }))
    .filter(({ typos }) => typos <= budget)
    .sort((a, b) => a.typos - b.typos || a.row.record.id - b.row.record.id)
    .map(({ row }) => row);
}
