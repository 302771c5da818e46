import type { PageKind } from '../../shared/page-data.ts';
import { traitsOf } from '../../shared/page-kinds.ts';
import { MOST_OF_PART } from '../../shared/search/fulltext.ts';
import type { SearchRecord } from '../../shared/search/model.ts';
import { isStopWord } from '../../shared/search/stem.ts';
import { join, lastPart, splitWords } from '../../shared/search/tokenizer.ts';
import { countTypos, typoBudget } from '../../shared/search/typos.ts';
import type { CodeName, Query } from './query.ts';

/** Steps of the ranking, best first. Full text comes after all of them but the last. */
export const Step = {
  exact: 0,
  lastPart: 1,
  prefix: 2,
  /** A parameter or field that was named: alone by a name of several words, or after its symbol: `trace_line from_x`. */
  place: 3,
  words: 4,
  partExact: 5,
  infix: 6,
  typo: 7,
  typoWhileTyping: 8,
  partLoose: 9,
  /** A part with the words here and there in its name says less than a page that is about them. */
  partWords: 10,
} as const;

/** A record with the forms of its names, made once when the index is loaded. */
export interface Candidate {
  record: SearchRecord;
  /** Whole name, joined. */
  full: string;
  /** Last part of the name, joined. */
  last: string;
  /** Of a part: the last name of its symbol and its own, joined; else empty. */
  place: string;
  /** Other names, joined. */
  aliases: string[];
  words: string[];
  /** Words of its location: group, family, folders of the URL. */
  context: string[];
  /** URL, joined; empty for parts. */
  url: string;
}

/** A candidate that matched; smaller `step`, then smaller `cost`, is better. */
export interface Match {
  candidate: Candidate;
  step: number;
  cost: number;
}

const CONTEXT_COST = 3;

/** Returns the forms of a record that queries are compared with. */
export function prepare(record: SearchRecord): Candidate {
  const isPage = record.type === 'page';
  const full = join(record.name);
  return {
    record,
    full,
    last: join(lastPart(record.name)),
    place: isPage ? '' : placeOf(record),
    aliases: record.aliases.map(join).filter((alias) => alias !== '' && alias !== full),
    words: splitWords(record.name),
    context: isPage ? splitWords(`${record.where} ${folders(record.href)}`) : [],
    url: isPage ? join(record.href) : '',
  };
}

/**
 * Returns what names a part or row without what its symbol belongs to.
 *
 * @example
 * placeOf({ where: 'client.trace_line', name: 'client.trace_line: from_x' }) // 'tracelinefromx'
 */
export function placeOf({ where, name }: Pick<SearchRecord, 'where' | 'name'>): string {
  return join(lastPart(where)) + join(lastPart(name));
}

/** Returns the parameters and fields that a query names in full, as code does: `client.trace_line(from_x)`. */
export function findPlaces(candidates: Candidate[], { joined }: Query): Match[] {
  return collect(candidates, ({ record, full, last }) =>
    record.type === 'part' && full === joined && full !== last ? { step: Step.exact, cost: 2 } : undefined,
  ).sort(compare);
}

/** Returns all candidates whose name fits the query, best first. */
export function rankNames(candidates: Candidate[], query: Query): Match[] {
  const isPart = isPartOfIdentifiers(candidates, query.joined);
  const fitting = isPart
    ? candidates.filter(({ record, words }) => isIdentifier(record) || words.includes(query.joined))
    : candidates;
  const strictly = collect(fitting, (candidate) => matchName(candidate, query));
  if (query.strict || strictly.some((match) => match.step <= Step.lastPart)) return strictly.sort(compare);
  const found = new Set(strictly.map((match) => match.candidate));
  const rest = candidates.filter((candidate) => !found.has(candidate));
  return [...strictly, ...collect(rest, (candidate) => matchWithTypos(candidate, query))].sort(compare);
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

/** Returns the pages of the names in pasted code, in the order in which they stand there. */
export function findCodeNames(candidates: Candidate[], names: CodeName[]): Match[] {
  const found = new Map<Candidate, Match>();
  names.forEach(({ name, role }, index) => {
    const wanted = join(name);
    for (const candidate of candidates) {
      const { record, full, last } = candidate;
      const isMethod = role === 'method' && last === wanted && record.name.includes(':');
      const fits = isMethod || (role !== 'method' && full === wanted);
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

type Fit = { step: number; cost: number } | undefined;

function matchName(candidate: Candidate, query: Query): Fit {
  const { full, last, aliases, record } = candidate;
  const { joined } = query;
  if (record.type === 'part') return matchPart(candidate, query);
  if (joined === full) return { step: Step.exact, cost: 0 };
  if (aliases.includes(joined) && !(joined === last)) return { step: Step.exact, cost: 1 };
  if (joined === last) return { step: Step.lastPart, cost: 0 };
  const ahead = [full, last, ...aliases].filter((name) => name.startsWith(joined));
  if (ahead.length > 0)
    return { step: Step.prefix, cost: Math.min(...ahead.map((name) => name.length - joined.length)) };
  const wordCost = costOfWords(candidate, query.words);
  if (wordCost !== undefined) return { step: Step.words, cost: wordCost };
  const position = joined.length > 1 ? full.indexOf(joined) : -1;
  if (position >= 0) return { step: Step.infix, cost: full.length - joined.length };
  const longWords =
    query.words.length > 1 && query.words.every((word) => word.length > 2 && full.includes(word));
  return longWords ? { step: Step.infix, cost: full.length } : undefined;
}

function matchPart({ full, last, place, words }: Candidate, query: Query): Fit {
  const { joined, words: wanted } = query;
  if (joined === full && full !== last) return { step: Step.exact, cost: 2 };
  if (joined === place) return { step: Step.place, cost: 0 };
  if (joined === last && query.isIdentifier) return { step: Step.place, cost: 1 };
  if (joined === full || joined === last) return { step: Step.partExact, cost: joined === full ? 0 : 1 };
  if (joined.length > 2 && (full.startsWith(joined) || last.startsWith(joined))) {
    return { step: Step.partLoose, cost: full.length - joined.length };
  }
  const everyWord = wanted.length > 1 && wanted.every((word) => words.includes(word));
  return everyWord ? { step: Step.partWords, cost: full.length } : undefined;
}

function matchWithTypos(candidate: Candidate, { joined, words }: Query): Fit {
  if (candidate.record.type === 'part') return undefined;
  const budget = typoBudget(joined.length);
  if (budget === 0) return undefined;
  const names = [...new Set([candidate.full, candidate.last, ...candidate.aliases])];
  const whole = closest(names, (name) => countTypos(joined, name, budget), joined);
  if (whole.typos <= budget) return { step: Step.typo, cost: whole.cost };
  const wordTypos = words.length > 1 ? countWordTypos(candidate.words, words) : undefined;
  if (wordTypos !== undefined) return { step: Step.typo, cost: 10 * wordTypos + 5 };
  const start = closest(names, (name) => countTypos(joined, name, budget, true), joined);
  return start.typos <= budget ? { step: Step.typoWhileTyping, cost: start.cost } : undefined;
}

/** Returns the name with the fewest typos; among equals one with the same first letter, then the closest in length. */
function closest(
  names: string[],
  count: (name: string) => number,
  joined: string,
): { typos: number; cost: number } {
  let best = { typos: Number.POSITIVE_INFINITY, cost: Number.POSITIVE_INFINITY };
  for (const name of names) {
    const typos = count(name);
    const cost =
      10 * typos + (name[0] === joined[0] ? 0 : 4) + Math.min(3, Math.abs(name.length - joined.length));
    if (cost < best.cost) best = { typos, cost };
  }
  return best;
}

/**
 * Returns the cost when each wanted word is, or starts, a word of the name; words of the location and stop words may
 * stand beside them. The fewer words of the name are left over, the cheaper.
 */
function costOfWords({ words, context }: Candidate, wanted: string[]): number | undefined {
  const left = [...words];
  let cost = 0;
  for (const [position, word] of wanted.entries()) {
    let index = left.indexOf(word);
    if (index < 0 && (position === wanted.length - 1 || !isStopWord(word))) {
      index = left.findIndex((it) => it.startsWith(word));
      cost += index < 0 ? 0 : 0.5;
    }
    if (index >= 0) left.splice(index, 1);
    else if (words.includes(word)) continue;
    else if (isStopWord(word)) cost += 1;
    else if (context.some((it) => it.startsWith(word))) cost += CONTEXT_COST;
    else return undefined;
  }
  return wanted.length === 0 || left.length === words.length ? undefined : cost + left.length;
}

/** Returns the typos when each wanted word is a word of the name with typos, first letters right; else undefined. */
function countWordTypos(words: string[], wanted: string[]): number | undefined {
  let total = 0;
  for (const word of wanted) {
    const budget = typoBudget(word.length);
    const typos = words.map((it) => (it[0] === word[0] ? countTypos(word, it, budget) : budget + 1));
    const best = Math.min(...typos);
    if (best > budget) return undefined;
    total += best;
  }
  return total;
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
  const [x, y] = [a.candidate.record, b.candidate.record];
  return (
    a.step - b.step ||
    Number(x.deprecated ?? false) - Number(y.deprecated ?? false) ||
    a.cost - b.cost ||
    kindOrder(x.kind) - kindOrder(y.kind) ||
    y.weight - x.weight ||
    x.id - y.id
  );
}

function kindOrder(kind: PageKind): number {
  return traitsOf(kind).order ?? 5;
}

function folders(href: string): string {
  return href.replace(/[^/]*$/, '');
}
