import type { SearchAnswer, SearchOptions, SearchRecord } from '../../../shared/search/model.ts';
import { readNames } from '../index-files/read-index.ts';
import { type Candidate, prepareCandidate } from '../names/candidate.ts';
import { findCodeNames, findPlaces, foreignCall } from '../names/lookup.ts';
import { compareFit, isSure } from '../names/match.ts';
import { isFewLetters, rankNames, wordsOfNames } from '../names/rank-names.ts';
import { hasSigns, isAbbreviation, type Query } from '../query/query.ts';
import { readRequest } from '../query/request.ts';
import { foundRecord, toHit } from './found.ts';
import { type IndexPart, readParts } from './read-parts.ts';

/** Answers what names alone decide, while the rest of an index is on its way. */
export interface NamesEngine {
  /**
   * Returns how the list of the whole index begins, as far as that is certain; undefined when nothing is. Hits that come later
   * stand below: those here have one heading.
   */
  search(query: string, options: SearchOptions): SearchAnswer | undefined;
}

/**
 * Creates an engine from the first lines of the files of an index.
 *
 * @throws SearchError when one of them cannot be used.
 */
export function createNamesEngine(lines: IndexPart[]): NamesEngine {
  const { pages } = readParts(lines, readNames);
  const candidates = pages.flatMap(({ record, parts }) => [record, ...parts]).map(prepareCandidate);
  const named = wordsOfNames(candidates);
  return {
    search(input, options) {
      const { query, isAllowed } = readRequest(input, options);
      if (options.offset) return undefined;
      const allowed = candidates.filter(({ record }) => isAllowed(record));
      const records = underOneHeading(certain(allowed, query, named)).slice(0, options.limit);
      if (records.length === 0) return undefined;
      return {
        hits: records.map((record) => toHit(foundRecord(record), query, undefined)),
        total: records.length,
      };
    },
  };
}

/** The names that come first, whatever the texts say: each fits better than the next one does. */
function certain(candidates: Candidate[], query: Query, words: ReadonlySet<string>): SearchRecord[] {
  // Lists of members, addresses, values and calls of other libraries need more than names.
  if (!query.joined || query.list || query.lastSegment !== undefined || foreignCall(candidates, query))
    return [];
  const named = findCodeNames(candidates, query.code);
  if (named.length > 0) {
    const places = query.code.length === 1 ? findPlaces(candidates, query) : [];
    return [...places, ...named].map(({ candidate }) => candidate.record);
  }
  // A few letters may abbreviate a word, as synonyms and phrases say.
  if (hasSigns(query) || isAbbreviation(query) || isFewLetters(query.joined, candidates)) return [];
  const sure = rankNames(candidates, { ...query, strict: true }, words).filter(isSure);
  const alike = sure.findIndex((match, index) => {
    const next = sure[index + 1];
    return next && compareFit(match, next) === 0;
  });
  return (alike < 0 ? sure : sure.slice(0, alike)).map(({ candidate }) => candidate.record);
}

/** The first pages, as far as their heading is that of the first. The summary of a part is not there yet. */
function underOneHeading(records: SearchRecord[]): SearchRecord[] {
  const end = records.findIndex(({ type, heading }) => type !== 'page' || heading !== records[0]?.heading);
  return end < 0 ? records : records.slice(0, end);
}
