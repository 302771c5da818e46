import type { SearchRecord } from '../../../shared/search/model.ts';
import { stem, usefulWords } from '../../../shared/search/stem.ts';
import { stemsOf } from '../../../shared/search/stems.ts';
import { join, lastPart, splitWords } from '../../../shared/search/tokenizer.ts';
import { placeOf } from '../names/candidate.ts';

/** A row with everything that queries are compared with, made once when the rows are loaded. */
export interface Row {
  record: SearchRecord;
  /** Title in lower case. */
  lower: string;
  /** Title, joined. */
  joined: string;
  /** Finds the title in a message that quotes it; absent for titles that are not messages. */
  quote?: RegExp;
  /** For return values and members: `last` is the last part, joined; `place` has the last name of its owner before that. */
  last: string;
  place: string;
  /** Stems of the title, and stems of the rest. The name of the symbol that a part belongs to is in `page`. */
  title: Set<string>;
  text: Set<string>;
  /** Stems of title and rest. */
  stems: string[];
  /** What it is called below its headings: the stems of its title, or its number. */
  own: string[][];
  /** Stems of the heading above, up to a colon, and of the page. */
  headings: string[][];
  /** Words of the heading above, and of the page; neighbouring words are also joined: `hitgroup`. */
  section: Set<string>;
  page: Set<string>;
}

/** Returns what queries are compared with. */
export function prepareRow(record: SearchRecord): Row {
  const { name, where } = record;
  const title = stemsOf(name.startsWith(`${where}: `) ? lastPart(name) : name);
  // Typed names of things often lack the hyphen: `m4a1s` is the `M4A1-S`.
  const hyphened = record.summary.match(/\w+-\w+/g) ?? [];
  const text = stemsOf([record.summary, ...hyphened.map(join)].join(' '));
  const [page = '', section = page] = where.split(/ \/ (?!.* \/ )/);
  return {
    record,
    lower: name.toLowerCase(),
    joined: join(name),
    ...quoteOf(name),
    last: join(lastPart(name)),
    place: placeOf(record),
    title: new Set(title),
    text: new Set(text),
    stems: [...title, ...text],
    own: [stemsOfWords(name), NUMBER.exec(record.summary) ?? []].filter((words) => words.length > 0),
    headings: section === page ? [] : [section.replace(/: .*/, ''), page].map(stemsOfWords),
    section: contextOf(section),
    page: contextOf(page),
  };
}

/** A number that is all of a summary's first cell. */
const NUMBER = /^\d+(?= ·|$)/;

function stemsOfWords(text: string): string[] {
  return usefulWords(splitWords(text)).map(stem);
}

/** Stands for any words in the title of a row. */
const ANY = '…';

/** What readers may leave out: quotes, and brackets around words. */
const AROUND = /['"]+|[(<]+(?=[\w…])|(?<=[\w…])[)>]+/g;

/**
 * Titles of messages have words, and dots for what varies: `attempt to index … (a nil value)`. A range `1 … 5` is not one.
 */
function quoteOf(title: string): Pick<Row, 'quote'> {
  if (!title.includes(ANY) || !/\p{L}{2}.*[\s…]\p{L}{2}/u.test(title)) return {};
  const pieces = plainMessage(title)
    .split(ANY)
    .map((piece) => piece.trim().replace(/[^\w\s]/g, '\\$&'));
  return { quote: new RegExp(pieces.join('.*')) };
}

/** Returns a message in lower case, without the punctuation around words. */
export function plainMessage(message: string): string {
  return message.toLowerCase().replace(AROUND, '');
}

function contextOf(text: string): Set<string> {
  const words = splitWords(text);
  const pairs = words.slice(1).map((word, index) => `${words[index]}${word}`);
  return new Set([...words, ...pairs].map(stem));
}
