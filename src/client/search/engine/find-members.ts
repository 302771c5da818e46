import type { SearchRecord } from '../../../shared/search/model.ts';
import { stem } from '../../../shared/search/stem.ts';
import { join, lastPart, splitWords } from '../../../shared/search/tokenizer.ts';
import { isIdentifier } from '../names/candidate.ts';
import { findSpelled } from '../names/lookup.ts';
import { isRunTogether, isWholeName } from '../names/match.ts';
import * as Step from '../names/step.ts';
import { calledIn, memberOf, parseQuery, type Query } from '../query/query.ts';
import type { Corpus, Selection } from './corpus.ts';
import { hasPhrase } from './find-asked.ts';
import { findNames, VERB } from './find-names.ts';
import { type Found, toFound } from './found.ts';

/** What scripts call the argument of a callback: its members are fields. */
const EVENT = /^(?:cmd|ctx|ev?|event|evt)$/;

/**
 * Returns the matches for the name after a variable that no name begins with (`attacker` in `e.attacker`), first those that have
 * the words of both (`set_clan_tag` for `clantag.set`), then those of the group that is in front: with this name (`ui.name` for
 * `ui.get_name`), with this phrase, or with the one word in their names (`camera_angles` for `client.get_angles`). If there are
 * none, they are for the name without the verb of other libraries: `hitbox_position` for `GetHitboxPosition`, `new_textbox` for
 * `add_textbox`.
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
    const phrased = isGroup ? selection.findTexts(splitWords(member), false).filter(hasPhrase) : [];
    const worded = isGroup ? findWord(corpus, selection, rest) : [];
    const own = [...members, ...bare, ...phrased, ...worded].filter(isOwned);
    if (members.length > 0 || own.length > 0) return [...spelled, ...own, ...best, ...members];
  }
  if (!query.isIdentifier) return [];
  const made = whole(`new_${rest}`);
  return [...[...bare, ...made].filter(isOwned), ...bare, ...made];
}

/** The functions whose names have the one word among others. */
function findWord(corpus: Corpus, selection: Selection, word: string): Found[] {
  const by = parseQuery(word);
  if (by.words.length > 1) return [];
  const names = findNames(corpus, selection, { ...by, strict: true }, selection.findTexts(by.words, false));
  return names
    .filter(({ step, candidate: { record } }) => step === Step.words && isIdentifier(record))
    .map((match) => ({ ...toFound(match), by }));
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
