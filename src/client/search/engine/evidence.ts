import type { SearchRecord } from '../../../shared/search/model.ts';
import { stem } from '../../../shared/search/stem.ts';
import { join, lastPart, splitWords } from '../../../shared/search/tokenizer.ts';
import { findByUrl, findInside } from '../names/lookup.ts';
import { isGuess, isSure, type Match } from '../names/match.ts';
import { isAlike } from '../names/match-typos.ts';
import * as Step from '../names/step.ts';
import { withoutKeywords } from '../query/code-names.ts';
import { calledIn, parseQuery, type Query } from '../query/query.ts';
import { NO_ROWS, type RankedRows } from '../rows/rank-rows.ts';
import type { Corpus, FoundText, Selection } from './corpus.ts';
import { findAsked, hasPhrase, samePhrase } from './find-asked.ts';
import { findMembers } from './find-members.ts';
import { findMentioned, findOnly, findOwner } from './find-mentioned.ts';
import { findNames, findWorded } from './find-names.ts';
import { type Found, toFound } from './found.ts';
import { orderNamesakes } from './namesakes.ts';

/** The evidence for the records that a query may mean; best first in each list. */
export interface Evidence {
  /** Pages with the typed address, or one that is almost the same. */
  addressed: Found[];
  /** Names that equal the query, or begin with it. */
  sure: Match[];
  /** All other names that match. */
  loose: Match[];
  /** The names in `loose` that are close enough to come before texts. */
  near: Match[];
  /** Symbols that the query asks about, and rows whose names it has among other words. */
  about: Found[];
  /** If nothing is certain: names after a variable, or without the verb that another library uses. */
  members: Found[];
  /** If nothing is certain: names inside the query. */
  inside: Found[];
  /**
   * If nothing is certain: the group that the query names as the owner of something it does not have: `cvar` for
   * `cvar.sv_cheats`.
   */
  owner: Found[];
  /** Those in `owner` that are a library whose functions are rows: `table` for `table.find`. */
  library: Found[];
  /** Rows of tables of values. */
  rows: RankedRows;
  /** Whether rows belong to the answer, including those that have not been loaded yet. */
  hasRows: boolean;
  /** If nothing is certain: rows whose titles have a word of the query that no page has. */
  only: SearchRecord[];
  /** Pages with a phrase that equals the query. */
  asked: FoundText[];
  /** Pages that have the words. */
  hits: FoundText[];
  /** Pages with the identifier in their text; those in `exact` have it as a whole, not only inside a longer one. */
  mentioned: FoundText[];
  exact: FoundText[];
  /** Whether a name equals the query. */
  isCertain: boolean;
}

/**
 * Returns the evidence for the records of a selection.
 *
 * @param isTyped Whether these are the words as typed, with no misspelt word replaced.
 */
export function gatherEvidence(
  corpus: Corpus,
  selection: Selection,
  query: Query,
  isTyped: boolean,
): Evidence {
  const { lastSegment, words } = query;
  // In code, a single letter is a variable, unless the name of the called function has it, and keywords say nothing.
  const said = query.code.length > 0 ? splitWords(withoutKeywords(query.text)) : [];
  const called = splitWords(lastPart(calledIn(query) ?? ''));
  const longer = said.filter((word) => word.length > 1 || called.includes(word));
  const told = longer.length > 0 ? longer : words;
  const hits = orderNamesakes(corpus, selection.findTexts(told, query.strict));
  const addressed = lastSegment === undefined ? [] : findByUrl(selection.candidates, query.joined);
  const named = lastSegment === undefined ? query : { ...query, joined: parseQuery(lastSegment).joined };
  const names = findNames(corpus, selection, named, hits);
  const [sure, loose] = [names.filter(isSure), names.filter((match) => !isSure(match))];
  const initials = loose.filter(({ step }) => step === Step.initials);
  const hasRows = query.list !== undefined || corpus.values.answers(query, sure.length > 0);
  const rows = hasRows ? selection.findRows(query) : NO_ROWS;
  const about = findMentioned(corpus, selection, query, rows);
  const certain = [addressed, sure, initials, about, rows.same, rows.named];
  const isCertain = certain.some((list) => list.length > 0);
  const members = isCertain ? [] : findMembers(corpus, selection, query);
  const mentions = findMentions(selection, query, spokenOf(query, named, names[0]));
  // Arguments do not belong to a phrase: `http.get(url)`.
  const name = splitWords(calledIn(query) ?? query.text);
  const asked =
    members.length > 0
      ? samePhrase(name, selection.findTexts(name, query.strict))
      : findAsked(corpus, selection, { query, words: told, hits, isNamed: sure.length > 0 });
  const owner = isCertain ? [] : findOwner(selection, query);
  return {
    addressed: addressed.map(toFound),
    sure,
    loose,
    near: selectNear(corpus, query, loose, isTyped),
    about,
    members,
    owner,
    library: owner.filter(({ record }) => record.type === 'row' && corpus.values.hasLibrary(record.name)),
    inside: isCertain
      ? []
      : [...findInside(selection.candidates, query), ...findWorded(corpus, selection, query, hits)].map(
          toFound,
        ),
    rows,
    hasRows,
    only: isCertain ? [] : findOnly(corpus, selection, query),
    // A phrase may be a name of another library, written as one word: `onrender` for `OnRender`.
    asked: asked.length > 0 ? asked : mentions.mentioned.filter(hasPhrase),
    hits,
    ...mentions,
    isCertain,
  };
}

/**
 * Returns the names in `loose` that come before texts. A word that exists is not a typo, and words inside others do not
 * count: `steam` for `GetTeam`. An identifier whose words exist may still be a name of several words with one typo.
 */
function selectNear(corpus: Corpus, query: Query, loose: Match[], isTyped: boolean): Match[] {
  const isSingle = query.words.length === 1;
  const isWeak = (match: Match) => isGuess(match) || (!isSingle && match.step === Step.infix);
  const isWord = loose.some(isWeak) && (isTyped || isSingle) && corpus.isSpelled(query);
  const isMeant = (match: Match) => isAlike(match, query) && /[_.:]/.test(match.candidate.record.name);
  return loose.filter(
    (match) => match.step < Step.partWords && !(isWord && isWeak(match) && !isMeant(match)),
  );
}

/** The letters of an identifier as prose has them: for a full name, what follows the dot. */
function spokenOf({ text }: Query, { joined }: Query, best: Match | undefined): string {
  const last = lastPart(text);
  return best?.step === Step.exact && splitWords(last).length > 1 ? join(last) : joined;
}

function findMentions(
  selection: Selection,
  { isIdentifier, text }: Query,
  spoken: string,
): Pick<Evidence, 'mentioned' | 'exact'> {
  const mentioned = isIdentifier ? selection.findTexts([spoken], true) : [];
  // A page that has the words says more than a longer identifier in a text: not `draw_rectangle` for `DrawRect`.
  const isExact = ({ stems }: FoundText) => stems.includes(stem(spoken)) || /^\d/.test(text);
  return { mentioned, exact: mentioned.filter(isExact) };
}
