import type { SearchAnswer, SearchOptions } from '../../../shared/search/model.ts';
import { doAtOnce, type Steps } from '../index-files/steps.ts';
import type { Query } from '../query/query.ts';
import { readRequest } from '../query/request.ts';
import type { ValuesText } from '../rows/values.ts';
import { Corpus, type Selection } from './corpus.ts';
import { type Finding, findRecords } from './find.ts';
import { showsAll, toHit, uniqueRecords } from './found.ts';
import type { IndexPart } from './read-parts.ts';
import { respellQuery } from './respell.ts';

/** Answers queries from an index in memory. It is the same in the worker, on the main thread and in tests. */
export interface SearchEngine {
  search(query: string, options: SearchOptions): EngineAnswer;
  /**
   * Adds files of rows that an answer lacked.
   *
   * @throws SearchError when one of them cannot be used.
   */
  addValues(files: ValuesText[]): void;
  /** Does the same, a row with each step. */
  addValuesInSteps(files: ValuesText[]): Steps<void>;
}

/** An answer; `lacks` lists the URLs of files whose rows belong to it but have not been loaded yet. */
export interface EngineAnswer extends SearchAnswer {
  lacks?: string[];
}

/**
 * Creates an engine from the files of an index.
 *
 * @throws SearchError when one of them cannot be used.
 */
export function createEngine(files: IndexPart[]): SearchEngine {
  return doAtOnce(createEngineInSteps(files));
}

/** Does the same, in a few steps for each page of the index. */
export function* createEngineInSteps(files: IndexPart[]): Steps<SearchEngine> {
  const corpus = yield* Corpus.read(files);
  return {
    search(input, options) {
      const { query, isAllowed } = readRequest(input, options);
      const { limit, offset = 0 } = options;
      const { all, hasRows } = findRespelled(corpus, corpus.select(isAllowed), query);
      const hits = all
        .slice(offset, offset + limit)
        .map((match) => toHit(match, query, corpus.pageOf(match.record)));
      const lacks = hasRows ? corpus.values.missing : [];
      return { hits, total: all.length, ...(lacks.length > 0 && { lacks }) };
    },
    addValues: (files) => doAtOnce(corpus.addValues(files)),
    addValuesInSteps: (files) => corpus.addValues(files),
  };
}

/** Finds records. If no name equals the query, those for corrected words come before those for the words as typed. */
function findRespelled(corpus: Corpus, selection: Selection, query: Query): Pick<Finding, 'all' | 'hasRows'> {
  const { all, hasRows, isCertain, isAlike } = findRecords(corpus, selection, query, true);
  // Rows that have not been loaded yet may have the word.
  const isKnown = isCertain || (hasRows && corpus.values.missing.length > 0);
  const better = isKnown ? undefined : respellQuery(query, corpus);
  if (!better) return { all, hasRows };
  const meant = findRecords(corpus, selection, better, false);
  // Other words that resemble all of those typed must belong together: `make break` for `bake bread` do not. Nor do those in
  // place of a letter of a name: `player_spawn` for `player_dpawn` is not `player drawn`.
  const isApart =
    (isAlike && !meant.isCertain) ||
    (better.isGuess && !meant.isNamed && !meant.all.some((one) => showsAll(one, better)));
  const first = isApart ? [] : meant.all.map((one) => ({ by: better, ...one }));
  return { all: uniqueRecords([...first, ...all]), hasRows };
}
