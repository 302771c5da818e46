import type { SearchAnswer, SearchOptions, SearchRecord } from '../../../shared/search/model.ts';
import { readNames } from '../index-files/read-index.ts';
import { doAtOnce } from '../index-files/steps.ts';
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
   * Returns the first hits of the complete answer, as far as they are certain; undefined when none is. They have one
   * heading, so that the hits that come later are below them.
   */
  search(query: string, options: SearchOptions): SearchAnswer | undefined;
}

/**
 * Creates an engine from the first lines of the files of an index.
 *
 * @throws SearchError when one of them cannot be used.
 */
export function createNamesEngine(lines: IndexPart[]): NamesEngine {
  const { pages } = doAtOnce(readParts(lines, readNames));
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

/** Returns the names that come first, whatever the texts say: each fits better than the next. */
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

/**
 * Returns the pages at the start that share the first one's heading. A part ends them, because its summary has not arrived
 * yet.
 */
function underOneHeading(records: SearchRecord[]): SearchRecord[] {
  const end = records.findIndex(({ type, heading }) => type !== 'page' || heading !== records[0]?.heading);
  return end < 0 ? records : records.slice(0, end);
}
