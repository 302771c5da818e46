import { stem } from '../../../shared/search/stem.ts';
import { lastPart } from '../../../shared/search/tokenizer.ts';
import type { Query } from '../query/query.ts';
import type { Synonyms } from '../query/synonyms.ts';
import { type Candidate, isIdentifier, MOST_OF_PART } from './candidate.ts';
import { collectMatches, compareMatches, type Match } from './match.ts';
import { matchName } from './match-name.ts';
import { matchWithTypos } from './match-typos.ts';
import * as Step from './step.ts';

/** Returns whether a word is too short to tell which word it begins, and no name has it. */
export function isFewLetters(joined: string, candidates: Candidate[]): boolean {
  return joined.length <= MOST_OF_PART && !candidates.some(({ words }) => words.includes(joined));
}

/** Returns the words of all identifiers. */
export function wordsOfNames(candidates: Candidate[]): ReadonlySet<string> {
  return new Set(candidates.flatMap(({ record, words }) => (isIdentifier(record) ? words : [])));
}

/**
 * Returns all candidates whose name matches the query, best first.
 *
 * @param named Words of all identifiers.
 */
export function rankNames(candidates: Candidate[], query: Query, named: ReadonlySet<string>): Match[] {
  const isPart = isPartOfIdentifiers(candidates, query.joined);
  const fitting = isPart
    ? candidates.filter(({ record, words }) => isIdentifier(record) || words.includes(query.joined))
    : candidates;
  const isWord =
    !query.isIdentifier && [query.joined, query.joined.replace(/s$/, '')].some((it) => named.has(it));
  // The name in a call is complete: `json.encode(` is not the beginning of a longer one.
  const isCall = /[.:]\w+\(\)?$/.test(query.text);
  // After an underscore another word follows: `load_` is not `load`.
  const isOpen = /_$/.test(query.text);
  const strictly = collectMatches(fitting, (candidate) => {
    const fit = matchName(candidate, query);
    // A word that names have does not match letters that run over two words: `players` in `player_shoot`.
    const isStart = fit?.step === Step.prefix;
    const isAcross = isStart && !candidate.words.some((word) => word.startsWith(query.joined));
    if (fit && isWord && isAcross) return { ...fit, step: Step.infix };
    if (fit?.step === Step.infix && !hasWord(candidate, query.joined, named))
      return { ...fit, step: Step.partWords };
    if (fit && isOpen && (fit.step <= Step.lastPart || !candidate.words.includes(query.words.at(-1) ?? '')))
      return { ...fit, step: Math.max(fit.step, Step.words) };
    return fit && isStart && isCall ? { ...fit, step: Step.words } : fit;
  });
  const ranked = rankWritten(strictly, query);
  if (query.strict || ranked.some((match) => match.step <= Step.lastPart)) return ranked.sort(compareMatches);
  // Pieces of a name may be the whole of it without a letter: `string.ower` is `string.lower`.
  const found = new Set(ranked.map(({ candidate, step }) => step !== Step.infix && candidate));
  const alike = collectMatches(candidates, (candidate) =>
    found.has(candidate) ? undefined : matchWithTypos(candidate, query),
  );
  return [...ranked, ...alike].sort(compareMatches);
}

/** More than any name that begins with the letters costs. */
const UNWRITTEN_COST = 100;

/**
 * Puts names that have the letters, but not the signs between them, after those that begin with both: for `client_d`,
 * `client.delay_call` after `client_disconnect`.
 */
function rankWritten(matches: Match[], { text }: Query): Match[] {
  if (!/\w[_.:]\w/.test(text)) return matches;
  const written = asWritten(text);
  const isWritten = ({ candidate: { record } }: Match) =>
    [record.name, lastPart(record.name), ...record.aliases].some((name) =>
      asWritten(name).startsWith(written),
    );
  const isStart = ({ step, candidate }: Match) => step <= Step.prefix && candidate.record.type === 'page';
  if (!matches.some((match) => isStart(match) && isWritten(match))) return matches;
  return matches.map((match) =>
    isStart(match) && !isWritten(match)
      ? { ...match, step: Step.prefix, cost: match.cost + UNWRITTEN_COST }
      : match,
  );
}

/** A name in lower case, with the dot that readers may type for a colon. */
function asWritten(name: string): string {
  return name.toLowerCase().replace(':', '.');
}

/**
 * Puts names that only begin with the few letters after the texts if the letters abbreviate a word: `post_render` for `pos`,
 * which is a synonym of `position`.
 */
export function rankMeant(
  matches: Match[],
  candidates: Candidate[],
  { joined, words }: Query,
  synonyms: Synonyms,
): Match[] {
  if (words.length > 1 || !isFewLetters(joined, candidates)) return matches;
  const meant = synonyms(joined).filter((other) => other.startsWith(joined));
  if (meant.length === 0) return matches;
  const isMeant = ({ step, candidate }: Match) =>
    step > Step.words || candidate.words.some((word) => meant.includes(stem(word)));
  return matches.map((match) => (isMeant(match) ? match : { ...match, step: Step.partWords }));
}

/**
 * Returns whether letters inside a word of a name are a word: at its start, or after another word, such as `map` in `newmap`.
 * `date` in `update` is not one.
 */
function hasWord({ words }: Candidate, letters: string, named: ReadonlySet<string>): boolean {
  const inside = words.filter((word) => word.includes(letters));
  const isWord = (word: string) => {
    const before = word.slice(0, word.indexOf(letters));
    return before === '' || named.has(before);
  };
  return inside.length === 0 || inside.some(isWord);
}

/** Returns whether a query is a short part of names, such as `get`, and so does not begin a word in a title. */
function isPartOfIdentifiers(candidates: Candidate[], joined: string): boolean {
  return (
    joined.length <= MOST_OF_PART &&
    candidates.some(({ record, words }) => isIdentifier(record) && words.includes(joined))
  );
}
