import { stem, usefulWords } from '../../../shared/search/stem.ts';
import { stemsOf } from '../../../shared/search/stems.ts';
import { lastPart } from '../../../shared/search/tokenizer.ts';
import type { Query } from '../query/query.ts';
import type { Synonyms } from '../query/synonyms.ts';
import type { Row } from './row.ts';

/** The weight of a word, by where it is found: in the title of a row, or in the rest of it. */
const TITLE = 1;
const TEXT = 0.9;
/** The weight of a synonym there, and of a word that begins one of them. */
const SYNONYM = 0.7;
const START = 0.6;
/** The weight of a word in the heading above, and in the name of the page. */
const SECTION = 0.6;
const PAGE = 0.35;
/** What is added if the query asks for the whole title or text, and if the query occurs there as one word: `0x20`. */
const SHARE = 0.2;
const WHOLE = 0.3;

/** A word of a query, and what may stand for it. */
interface Wanted {
  word: string;
  variants: string[];
}

/** Finds the rows that have all words of a query, best first: in `close` for several words, in `loose` for a single one. */
export function rankRowWords(
  rows: Row[],
  query: Query,
  synonyms: Synonyms,
): Record<'close' | 'loose' | 'titled', Row[]> {
  const useful = usefulWords(query.words);
  const words = [...new Set(useful.map(stem))];
  const wanted = words.map((word) => ({ word, variants: [word, ...synonyms(word)] }));
  const last = useful.at(-1) === query.words.at(-1) && !query.strict ? words.at(-1) : undefined;
  // Nearly all rows fail here, before anything is made for them.
  const isLikely = (row: Row) =>
    wanted.every(
      ({ word, variants }) =>
        variants.some((variant) => row.title.has(variant) || row.text.has(variant)) ||
        row.section.has(word) ||
        row.page.has(word) ||
        (word === last && startsOne(row, word)),
    );
  const found = rows.filter(isLikely).flatMap((row) => {
    const score = scoreRow(row, wanted, last, query.joined);
    return score === undefined ? [] : [{ row, score }];
  });
  found.sort((a, b) => b.score - a.score || a.row.record.id - b.row.record.id);
  const fitting = found.map(({ row }) => row);
  if (words.length > 1) return { close: fitting, loose: [], titled: [] };
  // A message has words, but is not called by them.
  const isTitle = ({ record, quote }: Row) =>
    quote === undefined && stemsOf(lastPart(record.name)).includes(words[0] ?? '');
  return { close: [], loose: fitting, titled: fitting.filter(isTitle) };
}

/** How well a row fits, by where it has each word of a query; undefined if it lacks one, or has none in title and text. */
function scoreRow(row: Row, wanted: Wanted[], last: string | undefined, joined: string): number | undefined {
  let score = 0;
  let matched = 0;
  const inTitle = new Set<string>();
  const inText = new Set<string>();
  for (const { word, variants } of wanted) {
    const titled = find(row.title, variants, inTitle);
    const told = find(row.text, variants, inText);
    if (titled) inTitle.add(titled);
    if (told) inText.add(told);
    if (titled || told) {
      matched++;
      score += titled === word ? TITLE : told === word ? TEXT : SYNONYM;
    } else if (row.section.has(word)) score += SECTION;
    else if (row.page.has(word)) score += PAGE;
    else if (word === last && startsOne(row, word, new Set([...inTitle, ...inText]))) {
      matched++;
      score += START;
    } else return undefined;
  }
  if (matched === 0) return undefined;
  const share = Math.max(inTitle.size / (row.title.size || 1), inText.size / (row.text.size || 1));
  const isWord = row.title.has(joined) || row.text.has(joined);
  const bonus = SHARE * share + (isWord ? WHOLE : 0);
  return score / wanted.length + bonus;
}

/**
 * Returns the stem that answers a word of a query. It answers only one word: `events` does not stand for both words of `event
 * callback`.
 */
function find(stems: Set<string>, variants: string[], taken: Set<string>): string | undefined {
  return variants.find((variant) => stems.has(variant) && !taken.has(variant));
}

/** Returns whether a row has a stem that begins with the last word, which the reader may still be typing. */
function startsOne({ stems }: Row, word: string, taken?: Set<string>): boolean {
  return word.length > 2 && stems.some((rowStem) => rowStem.startsWith(word) && !taken?.has(rowStem));
}
