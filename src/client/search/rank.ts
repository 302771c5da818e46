import type { PageKind } from '../../shared/page-kinds.ts';
import { traitsOf } from '../../shared/page-kinds.ts';
import { MOST_OF_PART } from '../../shared/search/fulltext.ts';
import type { SearchRecord } from '../../shared/search/model.ts';
import { stem } from '../../shared/search/stem.ts';
import type { Synonyms } from '../../shared/search/synonyms.ts';
import { join, lastPart, splitWords } from '../../shared/search/tokenizer.ts';
import { countTypos } from '../../shared/search/typos.ts';
import type { Candidate } from './candidate.ts';
import { type Fit, matchName, matchWithTypos, Step } from './match-name.ts';
import type { CodeName, Query } from './query.ts';

/** A candidate that matched; smaller `step`, then smaller `cost`, is better. */
export interface Match {
  candidate: Candidate;
  step: number;
  cost: number;
}

/** Returns whether a name only resembles what was typed, or begins its words with the letters. */
export function isGuess({ step }: Match): boolean {
  return step === Step.initials || step === Step.typo || step === Step.typoWhileTyping;
}

/** Returns whether a word is too short to say what it begins, and no name has it. */
export function isFewLetters(joined: string, candidates: Candidate[]): boolean {
  return joined.length <= MOST_OF_PART && !candidates.some(({ words }) => words.includes(joined));
}

/** Returns whether the name of a page, or of a part of one, is what was typed. */
export function isWholeName({ step }: Match): boolean {
  return step <= Step.lastPart || step === Step.place || step === Step.partExact;
}

/**
 * Returns whether a name is what was typed, or begins so. Names that have the words here and there come after a phrase.
 */
export function isSure({ step }: Match): boolean {
  return step < Step.words;
}

/**
 * Returns whether a part fits by the name of its symbol and its own, without a sign between that says so: `find
 * pattern`.
 */
export function isRunTogether({ step, cost }: Match, { text }: Query): boolean {
  return step === Step.place && cost === 0 && !/[.:(]/.test(text);
}

/** Returns the parameters and fields that a query names in full, as code does: `client.trace_line(from_x)`. */
export function findPlaces(candidates: Candidate[], { joined }: Query): Match[] {
  return collect(candidates, ({ record, full, last }) =>
    record.type === 'part' && full === joined && full !== last ? { step: Step.exact, cost: 2 } : undefined,
  ).sort(compare);
}

/** Returns the words of all identifiers. */
export function wordsOfNames(candidates: Candidate[]): ReadonlySet<string> {
  return new Set(candidates.flatMap(({ record, words }) => (isIdentifier(record) ? words : [])));
}

/**
 * Returns all candidates whose name fits the query, best first.
 *
 * @param named Words of all identifiers.
 */
export function rankNames(candidates: Candidate[], query: Query, named: ReadonlySet<string>): Match[] {
  const isPart = isPartOfIdentifiers(candidates, query.joined);
  const fitting = isPart
    ? candidates.filter(({ record, words }) => isIdentifier(record) || words.includes(query.joined))
    : candidates;
  const singular = query.isIdentifier ? query.joined : query.joined.replace(/s$/, '');
  const isWord = named.has(query.joined) || named.has(singular);
  // The name of a call is whole: `json.encode(` begins no longer one.
  const isCall = /[.:]\w+\(\)?$/.test(query.text);
  const strictly = collect(fitting, (candidate) => {
    const fit = matchName(candidate, query);
    // A word of names is not the start of others with the letters over two words: `players` in `player_shoot`.
    const isStart = fit?.step === Step.prefix;
    const isAcross = isStart && !candidate.words.some((word) => word.startsWith(query.joined));
    if (fit && isWord && isAcross) return { ...fit, step: Step.infix };
    if (fit?.step === Step.infix && !hasWord(candidate, query.joined, named))
      return { ...fit, step: Step.partWords };
    return fit && isStart && isCall ? { ...fit, step: Step.words } : fit;
  });
  if (query.strict || strictly.some((match) => match.step <= Step.lastPart)) return strictly.sort(compare);
  const found = new Set(strictly.map((match) => match.candidate));
  const rest = candidates.filter((candidate) => !found.has(candidate));
  return [...strictly, ...collect(rest, (candidate) => matchWithTypos(candidate, query))].sort(compare);
}

/**
 * Puts names that only begin with a few letters after the texts if the letters abbreviate a word: `post_render` for `pos`,
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
 * Whether letters inside a word of a name are a word: at its start, or after another word, as `map` in `newmap`. `date` says
 * nothing about `update`.
 */
function hasWord({ words }: Candidate, letters: string, named: ReadonlySet<string>): boolean {
  const inside = words.filter((word) => word.includes(letters));
  const isWord = (word: string) => {
    const before = word.slice(0, word.indexOf(letters));
    return before === '' || named.has(before);
  };
  return inside.length === 0 || inside.some(isWord);
}

/** Returns whether a query is a short part of names, such as `get`: then it is not the start of a word in a title. */
function isPartOfIdentifiers(candidates: Candidate[], joined: string): boolean {
  return (
    joined.length <= MOST_OF_PART &&
    candidates.some(({ record, words }) => isIdentifier(record) && words.includes(joined))
  );
}

function isIdentifier({ kind }: SearchRecord): boolean {
  return traitsOf(kind).isSymbol === true;
}

/**
 * Returns the group that a query such as `renderer.` names, then its members in their own order; of a type
 * (`material:`) its methods. Empty when there is no such group or type.
 */
export function listMembers(candidates: Candidate[], stem: string): Match[] {
  const wanted = join(stem);
  const group = candidates.find(
    ({ record, full, aliases }) =>
      record.kind === 'Group' && record.type === 'page' && (full === wanted || aliases.includes(wanted)),
  );
  const prefix = new RegExp(`^${stem.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&')}[.:]`, 'iu');
  const members = collect(candidates, ({ record }) => {
    const isOwn =
      record.type === 'page' && record.group !== undefined && record.group === group?.record.group;
    if (!isOwn && !prefix.test(record.name)) return undefined;
    return { step: record.type === 'page' ? Step.prefix : Step.partLoose, cost: record.id };
  }).filter((match) => match.candidate !== group);
  if (!group) return members.sort(compare);
  return [{ candidate: group, step: Step.exact, cost: 0 }, ...members.sort(compare)];
}

/** Returns the symbols with this name, as code has it: in full, or else without what they belong to. */
export function findSymbols(candidates: Candidate[], name: string): Match[] {
  const wanted = join(name);
  const own = collect(candidates, ({ record, full, last }) => {
    const fits =
      record.type === 'page' &&
      isIdentifier(record) &&
      record.kind !== 'Type' &&
      (wanted === full || wanted === last);
    return fits ? { step: Step.exact, cost: Number(wanted !== full) } : undefined;
  }).sort(compare);
  return own.filter(({ cost }) => cost === own[0]?.cost);
}

/**
 * Returns the pages with the longest names of several words that a query contains: `get_prop` in `get_prop_int` and in `get
 * prop is slow`. Names of types are words of everyday use, such as `menu_item`: only identifiers mean them.
 */
export function findInside(candidates: Candidate[], { isIdentifier, text, joined, words }: Query): Match[] {
  if (words.length < 3) return [];
  const whole = ` ${splitWords(text).join(' ')} `;
  const inside = collect(candidates, ({ record, last }) => {
    if (record.type !== 'page' || (record.kind === 'Type' && !isIdentifier)) return undefined;
    if (!joined.includes(last)) return undefined;
    const name = splitWords(lastPart(record.name));
    const fits = name.length > 1 && whole.includes(` ${name.join(' ')} `);
    return fits ? { step: Step.infix, cost: words.length - name.length } : undefined;
  }).sort(compare);
  return inside.filter(({ cost }) => cost === inside[0]?.cost);
}

/** Returns the pages of the names in pasted code, in the order in which they stand there. */
export function findCodeNames(candidates: Candidate[], names: CodeName[]): Match[] {
  const found = new Map<Candidate, Match>();
  names.forEach(({ name, role }, index) => {
    const isKnown = (own: string) => candidates.some(({ full }) => full === join(own));
    // What a name in a namespace belongs to, where it has no page: `ffi.C.printf`.
    const owner = name.replace(/[.:]\w+$/, '');
    const wanted = join(role === 'call' && /[.:]/.test(owner) && !isKnown(name) ? owner : name);
    for (const candidate of candidates) {
      const { record, full, last } = candidate;
      const isMethod = role === 'method' && last === wanted && record.name.includes(':');
      // A text in code is the name of an event or a module, not the title of a section.
      const isNamed = role !== 'method' && full === wanted && (role === 'call' || isIdentifier(record));
      const fits = isMethod || isNamed;
      if (fits && !found.has(candidate)) found.set(candidate, { candidate, step: Step.exact, cost: index });
    }
  });
  return [...found.values()].sort(compare);
}

/**
 * Returns the page with this URL, letter case and punctuation ignored, then pages whose URL is almost the same.
 */
export function findByUrl(candidates: Candidate[], url: string): Match[] {
  return collect(candidates, (candidate) => {
    if (!candidate.url) return undefined;
    const typos = countTypos(url, candidate.url, 2);
    return typos > 2 ? undefined : { step: typos === 0 ? Step.exact : Step.typo, cost: typos };
  }).sort(compare);
}

function collect(candidates: Candidate[], match: (candidate: Candidate) => Fit): Match[] {
  const matches: Match[] = [];
  for (const candidate of candidates) {
    const fit = match(candidate);
    if (fit) matches.push({ candidate, ...fit });
  }
  return matches;
}

function compare(a: Match, b: Match): number {
  return compareFit(a, b) || a.candidate.record.id - b.candidate.record.id;
}

/** Orders matches by how well their names fit; 0 for those that fit alike. */
export function compareFit(a: Match, b: Match): number {
  const [x, y] = [a.candidate.record, b.candidate.record];
  return (
    a.step - b.step ||
    Number(x.deprecated ?? false) - Number(y.deprecated ?? false) ||
    a.cost - b.cost ||
    kindOrder(x.kind) - kindOrder(y.kind) ||
    y.weight - x.weight
  );
}

function kindOrder(kind: PageKind): number {
  return traitsOf(kind).order ?? 5;
}
