import type { SearchRecord } from '../../../shared/search/model.ts';
import { stem } from '../../../shared/search/stem.ts';
import { join, lastPart } from '../../../shared/search/tokenizer.ts';
import { isIdentifier } from '../names/candidate.ts';
import { findSpelled, findSymbols } from '../names/lookup.ts';
import { compareFit, isRunTogether, isWholeName, type Match } from '../names/match.ts';
import { rankMeant, rankNames } from '../names/rank-names.ts';
import { calledIn, memberOf, parseQuery, type Query } from '../query/query.ts';
import type { Corpus, Selection } from './corpus.ts';
import { type Found, toFound } from './found.ts';

/** Prefixes of names in other libraries, for which ours have none, or `new`. */
const VERB = /^(get|add|create)_?(\w{3,})$/i;

/**
 * Returns the names that match. Pages that match equally well come in the order of their texts, and parts in the order of how
 * often readers look for their pages.
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
  const positionOf = ({ candidate: { record } }: Match) => {
    const page = corpus.pageOf(record);
    return page ? -corpus.weightOf(page) : (places.get(record) ?? texts.length);
  };
  const ranked = rankNames(candidates, query, corpus.named);
  return rankMeant(ranked, candidates, query, corpus.synonyms).sort(
    (a, b) => compareFit(a, b) || positionOf(a) - positionOf(b),
  );
}

/**
 * Returns the matches for the name after a variable that no name begins with (`attacker` in `e.attacker`), first those that have
 * the words of both (`set_clan_tag` for `clantag.set`), or else for the name without the verb of other libraries:
 * `hitbox_position` for `GetHitboxPosition`, `new_textbox` for `add_textbox`.
 */
export function findMembers(corpus: Corpus, selection: Selection, query: Query): Found[] {
  const { text, isIdentifier } = query;
  const member = memberOf(query);
  const spelled = member ? findSpelled(selection.candidates, calledIn(query) ?? text).map(toFound) : [];
  const members = member ? [...spelled, ...findWhole(corpus, selection, member, text)] : [];
  if (members.length > 0 || !isIdentifier) return members;
  const asked = member ? findSymbols(selection.candidates, `is_${member}`) : [];
  if (asked.length > 0) return asked.map(toFound);
  const [, verb = '', rest] = VERB.exec(member ?? calledIn(query) ?? text) ?? [];
  if (!rest) return member ? findMade(corpus, selection, query, member) : [];
  const name = /get/i.test(verb) ? rest : `new_${rest}`;
  return findWhole(corpus, selection, name, `${name}(`).filter(({ record }) => record.kind !== 'Type');
}

/** What creates the item that a library with another name for one of our groups creates: `new_listbox` for `gui.Listbox`. */
function findMade(corpus: Corpus, selection: Selection, { words }: Query, member: string): Found[] {
  const owner = stem(words[0] ?? '');
  const groups = [owner, ...corpus.synonyms(owner)];
  return findWhole(corpus, selection, `new_${member}`, `new_${member}(`).filter(({ record }) =>
    groups.includes(stem(record.group ?? '')),
  );
}

/** The records with this name; without fields if the query calls it, because fields are not called. */
function findWhole(corpus: Corpus, selection: Selection, name: string, text: string): Found[] {
  const by = parseQuery(name);
  const isCall = text.includes(`${name}(`);
  // Names with typos would not be whole.
  const names = findNames(corpus, selection, { ...by, strict: true }, selection.findTexts(by.words, false))
    .filter(({ candidate: { record } }) => isIdentifier(record) && !(isCall && record.type === 'part'))
    // Not a parameter after the name of its function: `find_pattern` is one name.
    .filter((match) => isWholeName(match) && !isRunTogether(match, by))
    .map((match) => ({ ...toFound(match), by }));
  const isLast = (one: Found) => isNoMember(one, by.joined);
  return [...names.filter((one) => !isLast(one)), ...names.filter(isLast)];
}

/**
 * Returns whether nothing has a record as its member in code: a type, or a parameter. A function that is named after its
 * parameter is about the field, though: `userid_to_entindex`.
 */
function isNoMember({ record: { type, kind, where } }: Found, name: string): boolean {
  return type === 'part' ? kind === 'Function' && !join(lastPart(where)).startsWith(name) : kind === 'Type';
}
