import { FullText, stemsOf, type TextHit } from '../../shared/search/fulltext.ts';
import type { SearchAnswer, SearchOptions, SearchRecord } from '../../shared/search/model.ts';
import { isStopWord, stem, usefulWords } from '../../shared/search/stem.ts';
import { createSynonyms } from '../../shared/search/synonyms.ts';
import { join, lastPart, splitWords } from '../../shared/search/tokenizer.ts';
import { type Candidate, prepare } from './candidate.ts';
import { type Found, found, showsWhy, toFound, toHit, unique } from './found.ts';
import { Step } from './match-name.ts';
import { calledIn, memberOf, mentionsIn, parseQuery, type Query } from './query.ts';
import {
  compareFit,
  findByUrl,
  findCodeNames,
  findInside,
  findPlaces,
  findSymbols,
  isGuess,
  isRunTogether,
  isSure,
  isWholeName,
  listMembers,
  type Match,
  rankMeant,
  rankNames,
  wordsOfNames,
} from './rank.ts';
import { hasSigns, NO_ROWS } from './rank-rows.ts';
import { readIndex } from './read-index.ts';
import { type IndexPart, readParts } from './read-parts.ts';
import { readRequest } from './request.ts';
import { respell } from './respell.ts';
import { toDocument } from './text-document.ts';
import { Values, type ValuesText } from './values.ts';

/** Answers queries from an index in memory; the same in the worker, on the main thread and in tests. */
export interface SearchEngine {
  search(query: string, options: SearchOptions): EngineAnswer;
  /**
   * Adds files of rows that an answer lacked.
   *
   * @throws SearchError when one of them cannot be used.
   */
  addValues(files: ValuesText[]): void;
}

/** An answer; `lacks` are the URLs of files whose rows belong to it and are not there yet. */
export interface EngineAnswer extends SearchAnswer {
  lacks?: string[];
}

/**
 * Creates an engine from the files of an index.
 *
 * @throws SearchError when one of them cannot be used.
 */
export function createEngine(files: string | IndexPart[]): SearchEngine {
  const { pages, groups, sources } = readParts(
    typeof files === 'string' ? [{ text: files }] : files,
    readIndex,
  );
  const synonyms = createSynonyms(groups);
  const records = pages.flatMap((page) => [page.record, ...page.parts]);
  const candidates = records.map(prepare);
  const named = wordsOfNames(candidates);
  const fullText = new FullText(pages.map(toDocument), synonyms);
  const byId = new Map(records.map((record) => [record.id, record]));
  const byHref = new Map(pages.map(({ record }) => [record.href, record]));
  const pageOf = ({ type, href }: SearchRecord) =>
    type === 'page' ? undefined : byHref.get(href.replace(/#.*$/, ''));
  const values = new Values(
    sources,
    synonyms,
    (row) => pageOf(row) !== undefined,
    (records.at(-1)?.id ?? -1) + 1,
  );

  const knows = (word: string) => fullText.knows(word) || values.knows(word);
  const readWords = () => {
    const named = [...candidates.flatMap((candidate) => candidate.words), ...values.words];
    const texts = pages.flatMap(({ record, phrases }) => splitWords(`${record.summary} ${phrases}`));
    return new Set([...named, ...texts, ...groups.flatMap(splitWords), ...fullText.vocabulary]);
  };
  /** Read when the first word is misspelt. */
  let words: Set<string> | undefined;

  /** Returns whether each word is one that something has; of an identifier it must be whole, for `ste` begins many. */
  function isSpelled({ words: own, joined }: Query): boolean {
    if (own.length === 1) return knows(joined);
    words ??= readWords();
    return own.every((word) => words?.has(word));
  }

  const toText = ({ id, stems }: TextHit): Found[] => {
    const record = byId.get(id);
    return record ? [{ record, stems }] : [];
  };

  /** What was found, and whether rows belong to it. What was found for words with typos comes after the right ones. */
  function find(query: Query, isAllowed: (record: SearchRecord) => boolean): [Found[], boolean] {
    const [all, hasRows, isCertain] = findAsTyped(query, isAllowed);
    // Rows that are not there yet may have the word.
    const isKnown = isCertain || (hasRows && values.missing.length > 0);
    if (isKnown) return [all, hasRows];
    words ??= readWords();
    const better = respell(query, { knows, words });
    if (!better) return [all, hasRows];
    const [first] = findAsTyped(better, isAllowed, false);
    return [unique([...first.map((one) => ({ by: better, ...one })), ...all]), hasRows];
  }

  /** Letters of the phrases of pages: what is looked for often has many. */
  const phrased = new Map(pages.map(({ record, phrases }) => [record.id, phrases.length]));

  /**
   * Names that fit; pages that fit alike in the order of their texts, parts in that of how much their pages are looked
   * for.
   */
  function rankWithText(allowed: Candidate[], query: Query, texted: TextHit[]): Match[] {
    const places = new Map(texted.map(({ id }, index) => [id, index]));
    const positionOf = ({ candidate: { record } }: Match) => {
      const page = pageOf(record);
      return page ? -(phrased.get(page.id) ?? 0) : (places.get(record.id) ?? texted.length);
    };
    const ranked = rankMeant(rankNames(allowed, query, named), allowed, query, synonyms);
    return ranked.sort((a, b) => compareFit(a, b) || positionOf(a) - positionOf(b));
  }

  /**
   * What has the name after a variable that no name begins with: `attacker` in `e.attacker`; or else the name without the
   * verb of other libraries: `hitbox_position` for `GetHitboxPosition`, `new_textbox` for `add_textbox`.
   */
  function findMembers(query: Query, allowed: Candidate[]): Found[] {
    const { text, code, isIdentifier } = query;
    const member = memberOf(query);
    const own = member && code.length < 2 ? findWhole(member, allowed, text) : [];
    const [, verb, rest] =
      (own.length === 0 && isIdentifier && VERB.exec(member ?? calledIn(query) ?? text)) || [];
    const got = rest && (/get/i.test(verb ?? '') ? rest : `new_${rest}`);
    return got ? findWhole(got, allowed, `${got}(`).filter(({ record }) => record.kind !== 'Type') : own;
  }

  /** What has this name; of a call no fields, which are not called. */
  function findWhole(name: string, allowed: Candidate[], text: string): Found[] {
    const by = parseQuery(name);
    const isCall = text.includes(`${name}(`);
    return rankWithText(allowed, by, fullText.search(by.words, false))
      .filter((match) => isWholeName(match) && !(isCall && match.candidate.record.type === 'part'))
      .map((match) => ({ ...toFound(match), by }));
  }

  /** What was found, whether rows belong to it, and whether a name is what was typed. */
  function findAsTyped(
    query: Query,
    isAllowed: (record: SearchRecord) => boolean,
    isOwn = true,
  ): [Found[], boolean, boolean] {
    const allowed = candidates.filter(({ record }) => isAllowed(record));
    if (query.joined === '') {
      if (query.text) return [values.find(query, isAllowed).same.map(found), true, true];
      const all = query.filter ? allowed.map(({ record }) => found(record)) : [];
      return [all.filter(({ record }) => record.type === 'page'), false, true];
    }
    const special = findSpecial(query, allowed);
    const called = calledIn(query);
    if (special.length === 0 && called && called.length > 2) {
      const { same, named } = values.find(parseQuery(called), isAllowed);
      special.push(...[...same, ...named].map(found));
    }
    if (special.length > 0 && query.lastSegment === undefined) {
      const places = query.code.length === 1 ? findPlaces(allowed, query).map(toFound) : [];
      return [unique([...places, ...special]), false, true];
    }
    if (query.list) {
      const members = values.listMembers(query.list);
      if (members.length > 0) return [members.map(found), false, true];
    }
    const rest =
      query.lastSegment === undefined ? query : { ...query, joined: parseQuery(query.lastSegment).joined };
    // In code a letter is a variable.
    const longer = query.code.length > 0 ? query.words.filter((word) => word.length > 1) : [];
    const told = longer.length > 0 ? longer : query.words;
    const texted = fullText.search(told, query.strict);
    const ranked = rankWithText(allowed, rest, texted);
    const inKind = new Set(allowed.map(({ record }) => record.id));
    // Of a full name, prose keeps what follows the dot.
    const last = lastPart(query.text);
    const spoken = ranked[0]?.step === Step.exact && splitWords(last).length > 1 ? join(last) : rest.joined;
    const mentions = query.isIdentifier ? fullText.search([spoken], true) : [];
    const hits = texted.filter(({ id }) => inKind.has(id));
    const samePhrase = (words: string[], of: TextHit[]) =>
      words.length > 1 ? of.filter(({ id, phrase }) => phrase >= SAME_PHRASE && inKind.has(id)) : [];
    const asked = samePhrase(told, texted);
    const isSentence = !query.isIdentifier && query.words.some(isStopWord);
    const [sure, loose] = [ranked.filter(isSure), ranked.filter((match) => !isSure(match))];
    const mentioned = mentions.filter(({ id }) => inKind.has(id));
    // A longer identifier in a text says less than a page that has the words: not `draw_rectangle` for `DrawRect`.
    const isExact = ({ stems }: TextHit) => stems.includes(stem(spoken)) || /^\d/.test(query.text);
    const partial = hits.findIndex(({ isWhole }) => !isWhole);
    const whole = hits.slice(0, Math.min(MOST_WHOLE, partial < 0 ? hits.length : partial));
    const texts = [...mentioned.filter(isExact), ...hits, ...mentioned];
    const [first = ''] = usefulWords(query.words).map(stem);
    const isAsWritten = (stems: string[]) => stems.some((own) => own.startsWith(first));
    const hasFirst = ({ name, summary }: SearchRecord) => isAsWritten(stemsOf(`${name} ${summary}`));
    const hasRows = query.list !== undefined || values.answers(query, sure.length > 0);
    const rows = hasRows ? values.find(query, isAllowed) : NO_ROWS;
    const initials = loose.filter(({ step }) => step === Step.initials);
    const about = mentionsIn(query).flatMap((name) => findSymbols(allowed, name).map(toFound));
    const isCertain =
      about.length + special.length + sure.length + initials.length + rows.same.length + rows.named.length >
      0;
    const members = isCertain ? [] : findMembers(query, allowed);
    if (members.length === 0 && asked.length === 0) {
      const member = splitWords(memberOf(query) ?? '');
      asked.push(...samePhrase(member, fullText.search(member, query.strict)));
    }
    // A typo is not what was meant where there is such a word, nor are words inside others: `steam` for `GetTeam`.
    const isWeak = (match: Match) => isGuess(match) || (query.words.length > 1 && match.step === Step.infix);
    const isWord = loose.some(isWeak) && (isOwn || query.words.length === 1) && isSpelled(query);
    const isNear = (match: Match) => match.step < Step.partWords && !(isWord && isWeak(match));
    // Of a page that has such a row itself, the reader sees why, too.
    const titled = new Set(rows.titled.map(pageOf));
    const isShown = (one: Found) => showsWhy(one) || titled.has(one.record);
    const all = unique([
      ...special,
      ...(hasSigns(query) ? rows.same.map(found) : []),
      ...sure.filter((match) => !isRunTogether(match, query)).map(toFound),
      ...(about.length > 0
        ? [...sure.map(toFound), ...[...rows.same, ...rows.named].map(found), ...about]
        : []),
      ...(isSentence || rows.same.length === 0 ? asked.flatMap(toText) : []),
      ...sure.map(toFound),
      ...loose.filter(({ step }) => step === Step.words).map(toFound),
      ...[...rows.same, ...rows.named].map(found),
      ...members,
      ...asked.flatMap(toText),
      ...loose
        .filter((match) => isNear(match) && !(rows.close.length && match.step >= Step.typo))
        .map(toFound),
      ...(isCertain ? [] : findInside(allowed, query)).map(toFound),
      ...(rows.close.length ? whole : []).flatMap(toText),
      ...rows.close.slice(0, MOST_CLOSE).map(found),
      ...loose.filter(isNear).map(toFound),
      ...rows.typo.map(found),
      ...(hits.some(({ stems }) => isAsWritten(stems)) ? [] : rows.loose.filter(hasFirst)).map(found),
      ...(rows.titled.length ? hits.flatMap(toText).filter(isShown).slice(0, MOST_WHOLE) : []),
      ...rows.titled.slice(0, MOST_CLOSE).map(found),
      ...texts.flatMap(toText),
      ...loose.map(toFound),
      ...[...rows.close, ...rows.loose].map(found),
    ]);
    return [all, hasRows, isCertain];
  }

  return {
    search(input, options) {
      const { query, isAllowed } = readRequest(input, options);
      const { limit, offset = 0 } = options;
      const [all, hasRows] = find(query, isAllowed);
      const hits = all.slice(offset, offset + limit).map((it) => toHit(it, query, pageOf(it.record)));
      const lacks = hasRows ? values.missing : [];
      return { hits, total: all.length, ...(lacks.length > 0 && { lacks }) };
    },
    addValues(files) {
      values.add(files);
      words = undefined;
    },
  };
}

/** What names of other libraries begin with where ours have nothing, or `new`. */
const VERB = /^(get|add|create)_?(\w{3,})$/i;

/** Pages with all words that come before rows with all words, and such rows that come before all other pages. */
const MOST_WHOLE = 2;
const MOST_CLOSE = 3;

/**
 * How well a phrase fits that is what was typed: `draw text`. It comes before names that have the words among others
 * (`draw_debug_text`); where a row has it as its title, only with function words in it, for then no name was meant.
 */
const SAME_PHRASE = 0.95;

function findSpecial(query: Query, allowed: Candidate[]): Found[] {
  const matches = query.list
    ? listMembers(allowed, query.list)
    : query.lastSegment !== undefined
      ? findByUrl(allowed, query.joined)
      : findCodeNames(allowed, query.code);
  return matches.map(toFound);
}
