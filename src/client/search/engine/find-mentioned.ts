import type { SearchRecord } from '../../../shared/search/model.ts';
import { usefulWords } from '../../../shared/search/stem.ts';
import { join } from '../../../shared/search/tokenizer.ts';
import { findSymbols } from '../names/lookup.ts';
import { type Mention, mentionsIn } from '../query/mentions.ts';
import { calledIn, parseQuery, type Query } from '../query/query.ts';
import { NO_ROWS, type RankedRows } from '../rows/rank-rows.ts';
import type { Corpus, Selection } from './corpus.ts';
import { findMembers } from './find-members.ts';
import { type Found, foundRecord, toFound } from './found.ts';

/** How many fields come before pages when a query has other words, too. */
const MOST_FIELDS = 2;
/** More letters than the phrases of any page have. */
const MOST_LETTERS = 1e4;

/**
 * Returns the symbols that a query asks about. If a name has none, and no row has all words, it returns the first row with that
 * name, or else the fields and parameters: `m_iHealth` in `read m_iHealth of an enemy`, those of `from_x from_y`.
 */
export function findMentioned(
  corpus: Corpus,
  selection: Selection,
  query: Query,
  { close }: RankedRows,
): Found[] {
  const mentions = mentionsIn(query);
  // Rows with all words say little where several names were typed.
  const isRow = close.length > 0 && mentions.length === 1;
  return mentions.flatMap((readings) => {
    for (const reading of readings) {
      const symbols = reading.isQuoted ? findQuoted(selection, reading) : findMeant(selection, reading);
      if (symbols.length > 0) return symbols;
    }
    const parts = readings.flatMap((reading) => (reading.part ? findParts(corpus, selection, reading) : []));
    if (parts.length > 0) return parts;
    const [only, other] = readings;
    const fields = other || !only ? [] : findFields(corpus, selection, only, query);
    if (fields.length > 0) return fields;
    if (!only || !/[a-z]_/i.test(only.name) || other || isRow) return [];
    const [row] = selection.findRows(parseQuery(only.name)).same;
    return row ? [foundRecord(row)] : findParts(corpus, selection, only);
  });
}

/**
 * The fields and parameters with this name: first fields of events or parameters of functions, as the query calls it, then
 * those whose pages readers look for more often.
 */
function findParts(corpus: Corpus, { candidates }: Selection, { name, part }: Mention): Found[] {
  const wanted = join(name);
  const costOf = ({ record }: Found) => {
    const page = corpus.pageOf(record);
    const isOther = (record.kind === 'Event') !== (part === 'field');
    return (isOther ? MOST_LETTERS : 0) - (page ? corpus.weightOf(page) : 0);
  };
  return candidates
    .filter(({ record, last }) => record.type === 'part' && last === wanted)
    .map(({ record }) => foundRecord(record))
    .sort((a, b) => costOf(a) - costOf(b));
}

/**
 * The first fields and parameters after a variable: `e.hitgroup` in `e.hitgroup is wrong`. If the query names what has one,
 * it is that one: `e.hitgroup of aim_hit`.
 */
function findFields(corpus: Corpus, selection: Selection, { name }: Mention, { text }: Query): Found[] {
  if (!/^\w+\.\w{3,}$/.test(name)) return [];
  const members = findMembers(corpus, selection, parseQuery(name));
  const fields = members.filter(({ record }) => record.type === 'part');
  const typed = text.split(/\s+/);
  const own = fields.filter(({ record }) => typed.includes(record.name.replace(/: .*/, '')));
  return (own.length > 0 ? own : fields).slice(0, MOST_FIELDS);
}

function findMeant({ candidates }: Selection, { name, kind }: Mention): Found[] {
  const fits = ({ record }: Found) =>
    kind === 'Function' ? record.kind !== 'Event' : record.kind === (kind ?? record.kind);
  return findSymbols(candidates, name).map(toFound).filter(fits);
}

/**
 * The symbols with a name that a message quotes, and the rows: of `global 'os'`, that comes before `ffi.os`, and of `'insert'`,
 * where no symbol has the name, `table.insert`.
 */
function findQuoted(selection: Selection, mention: Mention): Found[] {
  const symbols = findMeant(selection, mention);
  const rows = selection.findTitled(mention.name);
  const all = [...symbols, ...rows.map(foundRecord)];
  return [...all.filter(({ record }) => record.name === mention.name), ...all];
}

/**
 * Returns the group or row that a query names as the owner of something it does not have: `cvar` for `cvar.sv_cheats`,
 * `table` for `table.foreach`.
 */
export function findOwner({ candidates, findTitled }: Selection, query: Query): Found[] {
  const [, owner = ''] = /^(\w+)[.:]\w+$/.exec(calledIn(query) ?? query.text) ?? [];
  if (!owner) return [];
  const groups = findSymbols(candidates, owner)
    .map(toFound)
    .filter(({ record }) => record.kind === 'Group');
  return groups.length > 0 ? groups : findTitled(owner).map(foundRecord);
}

/** Symbols among words: `%s+` in `%s+ whitespace`. */
const SIGNS = /(?<!\S)[%$]\w\S*/g;

/**
 * Returns the rows for words and symbols among others that no page has: `noclip` in `noclip or ladder`. Of the words, those in
 * titles count first, then all of them together, if they are half of the query: `desert eagle` in `desert eagle id`.
 */
export function findOnly(
  corpus: Corpus,
  selection: Selection,
  { text, words, code, strict }: Query,
): SearchRecord[] {
  if (words.length < 2) return [];
  const signs = code.length > 0 ? [] : (text.match(SIGNS) ?? []);
  const useful = usefulWords(words);
  const missing = useful.filter((word) => word.length > 2 && !corpus.tells(word));
  const named = [...signs, ...missing].flatMap((part) => {
    const { same, titled } = selection.findRows(parseQuery(part));
    return [...same, ...titled];
  });
  const isHalf = !strict && missing.length > 0 && missing.length >= useful.length / 2;
  const { close, loose } = isHalf ? selection.findRows(parseQuery(missing.join(' '))) : NO_ROWS;
  return [...named, ...close, ...(missing.length > 1 ? [] : loose)];
}
