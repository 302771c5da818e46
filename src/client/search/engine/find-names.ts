import type { SearchRecord } from '../../../shared/search/model.ts';
import { stem } from '../../../shared/search/stem.ts';
import { join, lastPart, splitWords } from '../../../shared/search/tokenizer.ts';
import { isIdentifier } from '../names/candidate.ts';
import { findSpelled } from '../names/lookup.ts';
import { compareFit, isRunTogether, isWholeName, type Match } from '../names/match.ts';
import { rankMeant, rankNames } from '../names/rank-names.ts';
import * as Step from '../names/step.ts';
import { calledIn, memberOf, parseQuery, type Query } from '../query/query.ts';
import type { Corpus, Selection } from './corpus.ts';
import { type Found, toFound } from './found.ts';

/** Prefixes of names in other libraries, for which ours have none, or another one. */
const VERB = /^(?:get|is|add|create)_?(?=\w{3})/i;

/** What scripts call the argument of a callback: its members are fields. */
const EVENT = /^(?:cmd|ctx|ev?|event|evt)$/;

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
 * Returns the matches for the name after a variable that no name begins with (`attacker` in `e.attacker`), first those that have
 * the words of both (`set_clan_tag` for `clantag.set`), then those of the group that is in front (`ui.name` for `ui.get_name`).
 * If there are none, they are for the name without the verb of other libraries: `hitbox_position` for `GetHitboxPosition`,
 * `new_textbox` for `add_textbox`.
 */
export function findMembers(corpus: Corpus, selection: Selection, query: Query): Found[] {
  const name = calledIn(query) ?? query.text;
  const member = memberOf(query);
  const asked = member ?? name;
  const rest = asked.replace(VERB, '');
  if (!member && rest === asked) return [];
  const [owner = ''] = query.words;
  const groups = [owner, ...corpus.synonyms(stem(owner))];
  const isOwned = ({ record: { group = '' } }: { record: SearchRecord }) => groups.includes(group);
  const whole = (own: string) =>
    findWhole(corpus, selection, own, true).filter(({ record }) => record.kind !== 'Type');
  const isGroup = selection.candidates.some(isOwned);
  const bare = isGroup || query.isIdentifier ? whole(rest) : [];
  if (member) {
    // Fields belong to variables, not to our groups: not `player_death: distance` for `vector:distance`.
    const isCall = query.text.includes(`${member}(`) || isGroup;
    const spelled = findSpelled(selection.candidates, name).map(toFound);
    const members = [...spelled, ...findWhole(corpus, selection, member, isCall, EVENT.test(owner))];
    // The page of the group that has all words says more than one of several names elsewhere, or an event, which is not called:
    // `database.read` for `database.load`.
    const isVague = members.length > 1 || members.some(({ record }) => record.kind === 'Event');
    const [text] = isVague ? selection.findTexts(splitWords(name), false) : [];
    const best = text?.isWhole && text.record.group === owner ? [text] : [];
    if (members.length > 0)
      return [...spelled, ...[...members, ...bare].filter(isOwned), ...best, ...members];
  }
  if (!query.isIdentifier) return [];
  const made = whole(`new_${rest}`);
  return [...[...bare, ...made].filter(isOwned), ...bare, ...made];
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

/** The records with this name, fields first if it is one; without fields if the query calls it, because they are not called. */
function findWhole(
  corpus: Corpus,
  selection: Selection,
  name: string,
  isCall: boolean,
  isField = false,
): Found[] {
  const by = parseQuery(name);
  // Names with typos would not be whole.
  const names = findNames(corpus, selection, { ...by, strict: true }, selection.findTexts(by.words, false))
    .filter(({ candidate: { record } }) => isIdentifier(record) && !(isCall && record.type === 'part'))
    // Not a parameter after the name of its function: `find_pattern` is one name.
    .filter(
      (match) =>
        (isField && match.step === Step.partLoose && match.candidate.record.kind !== 'Function') ||
        (isWholeName(match) && !isRunTogether(match, by)),
    )
    .map((match) => ({ ...toFound(match), by }));
  const costOf = (one: Found) =>
    isNoMember(one, by.joined) ? 2 : Number(isField && one.record.type === 'page');
  return names.sort((a, b) => costOf(a) - costOf(b));
}

/**
 * Returns whether nothing has a record as its member in code: a type, or a parameter. A function that is named after its
 * parameter is about the field, though: `userid_to_entindex`.
 */
function isNoMember({ record: { type, kind, where } }: Found, name: string): boolean {
  return type === 'part' ? kind === 'Function' && !join(lastPart(where)).startsWith(name) : kind === 'Type';
}
