import type { SearchRecord } from '../../../shared/search/model.ts';
import { compareFit, type Match } from '../names/match.ts';
import { rankMeant, rankNames } from '../names/rank-names.ts';
import * as Step from '../names/step.ts';
import { memberOf, parseQuery, type Query } from '../query/query.ts';
import type { Corpus, Selection } from './corpus.ts';

/** Prefixes of names in other libraries, for which ours have none, or another one. */
export const VERB = /^(?:get|is|add|create)_?(?=\w{3})/i;

/**
 * Returns the names that match. Pages that match equally well come in the order of their texts, but those that begin with the
 * letters, and parts, in the order of how often readers look for them or their pages.
 *
 * @param texts Pages whose text matches, best first.
 */
export function findNames(
  corpus: Corpus,
  { candidates }: Selection,
  query: Query,
  texts: { record: SearchRecord }[],
): Match[] {
  const places = new Map(texts.map(({ record }, index) => [record, index]));
  const positionOf = ({ step, candidate: { record } }: Match) => {
    const page = step === Step.prefix ? record : corpus.pageOf(record);
    return page ? -corpus.weightOf(page) : (places.get(record) ?? texts.length);
  };
  const ranked = rankNames(candidates, query, corpus.named);
  return rankMeant(ranked, candidates, query, corpus.synonyms).sort(
    (a, b) => compareFit(a, b) || positionOf(a) - positionOf(b),
  );
}

/**
 * Returns the functions that have the words of a name after a variable, without a verb: `current_threat` for
 * `entity.get_threat`.
 *
 * @param texts Pages whose text matches, best first.
 */
export function findWorded(
  corpus: Corpus,
  selection: Selection,
  query: Query,
  texts: { record: SearchRecord }[],
): Match[] {
  const rest = memberOf(query)?.replace(VERB, '');
  if (!rest) return [];
  const by = parseQuery(rest);
  return findNames(corpus, selection, { ...by, strict: true }, texts).filter(
    ({ step, candidate: { record, full } }) =>
      step === Step.words && record.kind === 'Function' && full.includes(by.joined),
  );
}
