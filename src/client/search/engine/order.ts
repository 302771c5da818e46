import type { SearchRecord } from '../../../shared/search/model.ts';
import { isStopWord, stem, usefulWords } from '../../../shared/search/stem.ts';
import { stemsOf } from '../../../shared/search/stems.ts';
import { isRunTogether } from '../names/match.ts';
import { isAlike } from '../names/match-typos.ts';
import * as Step from '../names/step.ts';
import { hasSigns, isAbbreviation, type Query } from '../query/query.ts';
import type { FoundText } from './corpus.ts';
import type { Evidence } from './evidence.ts';
import { hasPhrase } from './find-asked.ts';
import { type Found, foundRecord, showsWhy, toFound, uniqueRecords } from './found.ts';

/** How many pages with all words come before rows with all words, and how many such rows before all other pages. */
const MOST_WHOLE = 2;
const MOST_CLOSE = 3;

/**
 * Returns each record once, in the order in which readers see them. The strongest evidence for a record decides its
 * place.
 *
 * @param pageOf Returns the page that a row is on.
 */
export function orderEvidence(
  evidence: Evidence,
  query: Query,
  pageOf: (row: SearchRecord) => SearchRecord | undefined,
): Found[] {
  const { sure, loose, near, about, rows, asked, hits, mentioned } = evidence;
  const isSentence = !query.isIdentifier && query.words.some(isStopWord);
  const valued = [...rows.same, ...rows.named].map(foundRecord);
  return uniqueRecords([
    ...evidence.addressed,
    ...(hasSigns(query) ? rows.same.map(foundRecord) : []),
    ...selectAbbreviated(evidence, query),
    ...sure.filter((match) => !isRunTogether(match, query)).map(toFound),
    ...(about.length > 0 ? [...sure.map(toFound), ...valued, ...about] : []),
    ...(isSentence || rows.same.length === 0 ? asked : []),
    ...sure.map(toFound),
    // What begins the name of a value says more than its words in other names: `FL_ON`.
    ...(query.text.includes('_') ? valued : []),
    ...selectWorded(evidence, query),
    ...selectAlike(evidence, query),
    ...valued,
    ...asked,
    ...evidence.library,
    ...evidence.members,
    // Pages with other functions of a library say less than its row: `pairs` for `table.foreach`.
    ...evidence.owner.filter(({ record }) => record.type === 'row'),
    // A page that is about the word says more than a parameter or field with this name: `distance`, but not `penetrated`.
    ...(near[0]?.step === Step.partExact && !isParticiple(query.joined)
      ? hits.slice(0, 1).filter(hasPhrase)
      : []),
    ...near.filter(({ step }) => rows.close.length === 0 || step < Step.typo).map(toFound),
    ...(rows.close.length > 0 ? selectWhole(hits) : []),
    ...rows.close.slice(0, MOST_CLOSE).map(foundRecord),
    ...evidence.inside,
    ...near.map(toFound),
    // A page with the phrase says more than words that only end like it: `ring` is not `string`.
    ...(rows.typo.length > 0 ? hits.filter(hasPhrase) : []),
    ...rows.typo.map(foundRecord),
    ...selectLoose(evidence, query).map(foundRecord),
    ...selectTitled(evidence, query, pageOf),
    ...evidence.only.slice(0, MOST_CLOSE).map(foundRecord),
    ...evidence.exact,
    ...hits,
    ...mentioned,
    ...evidence.owner,
    ...loose.map(toFound),
    ...[...rows.close, ...rows.loose].map(foundRecord),
  ]);
}

/** Returns, for one or two letters, the names that equal them, then the pages with this phrase: `lp`. */
function selectAbbreviated({ sure, hits }: Evidence, query: Query): Found[] {
  if (!isAbbreviation(query)) return [];
  return [...sure.filter(({ step }) => step <= Step.lastPart).map(toFound), ...hits.filter(hasPhrase)];
}

/**
 * The names that have all words. Those whose pages have them as a phrase come first: `spawn` is `player_spawn` before others, and
 * `spectators` is `Spectator list` before `cs_prev_next_spectator`. If all have the words in other forms, or if the words are a
 * participle, other pages with the phrase come first if none of these has it: `kill` and `killed` are `player_death` before
 * `hostage_killed` and others, `throw` is `error` before `grenade_thrown`.
 */
function selectWorded({ loose, hits }: Evidence, { words, joined }: Query): Found[] {
  const worded = loose.filter(({ step }) => step === Step.words);
  const typed = worded.filter(({ candidate }) => words.every((word) => candidate.words.includes(word)));
  const isForm = typed.length === 0 || (typed.length > 2 && isParticiple(joined));
  const phrased = worded.length === 0 ? [] : hits.filter(hasPhrase);
  const both = (typed.length > 0 ? typed : worded).filter(({ candidate }) =>
    phrased.some(({ record }) => record === candidate.record),
  );
  const isPlural = worded.some(({ candidate }) => candidate.words.some((word) => words.includes(`${word}s`)));
  const isVague = both.length === 0 && isForm && !isPlural;
  return [...(isVague ? phrased : both.map(toFound)), ...worded.map(toFound)];
}

/** Returns whether a word may be a participle: `killed`. */
function isParticiple(word: string): boolean {
  return word.endsWith('ed');
}

/**
 * Returns, for an identifier, the names that differ from it in one letter: `get_players` for `get_playes`. After a variable, a
 * name that equals what follows it is meant: `e.name` is not `name` with a letter too many.
 */
function selectAlike({ near, members }: Evidence, query: Query): Found[] {
  return members.length > 0 ? [] : near.filter((match) => isAlike(match, query)).map(toFound);
}

/** The first pages that have all of the words. */
function selectWhole(hits: Evidence['hits']): Found[] {
  return hits.slice(0, MOST_WHOLE).filter(({ isWhole }) => isWhole && hits[0]?.isWhole);
}

/** Rows that have the first word, if all pages only have its synonyms. */
function selectLoose({ hits, rows }: Evidence, { words }: Query): SearchRecord[] {
  const [first = ''] = usefulWords(words).map(stem);
  const isAsWritten = (stems: string[]) => stems.some((word) => word.startsWith(first));
  if (hits.some(({ stems }) => isAsWritten(stems))) return [];
  return rows.loose.filter(({ name, summary }) => isAsWritten(stemsOf(`${name} ${summary}`)));
}

/**
 * Rows that have the word in their title, after the pages that show it as it was typed: a synonym says less than a title, as in
 * `jointeam_failure` for `concat`. A row shows the reader why its page is a hit.
 */
function selectTitled(
  { hits, rows: { titled } }: Evidence,
  { words }: Query,
  pageOf: (row: SearchRecord) => SearchRecord | undefined,
): Found[] {
  if (titled.length === 0) return [];
  const pages = new Set(titled.map(pageOf));
  const isSaid = ({ stems }: FoundText) => words.some((word) => stems.includes(stem(word)));
  const isShown = (one: FoundText) => isSaid(one) && (showsWhy(one) || pages.has(one.record));
  return [...hits.filter(isShown).slice(0, MOST_WHOLE), ...titled.slice(0, MOST_CLOSE).map(foundRecord)];
}
