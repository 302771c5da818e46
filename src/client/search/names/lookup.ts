import { join, lastPart, splitWords } from '../../../shared/search/tokenizer.ts';
import { countTypos } from '../../../shared/search/typos.ts';
import { type CodeName, isWrapper } from '../query/code-names.ts';
import type { Query } from '../query/query.ts';
import { type Candidate, isIdentifier } from './candidate.ts';
import { collectMatches, compareMatches, type Match } from './match.ts';
import * as Step from './step.ts';

/** Returns the parameters and fields that a query names in full, as code does: `client.trace_line(from_x)`. */
export function findPlaces(candidates: Candidate[], { joined }: Query): Match[] {
  return collectMatches(candidates, ({ record, full, last }) =>
    record.type === 'part' && full === joined && full !== last ? { step: Step.exact, cost: 2 } : undefined,
  ).sort(compareMatches);
}

/**
 * Returns the group that a query such as `renderer.` names, then its members in their own order; for a type
 * (`material:`), its methods. Empty if there is no such group or type.
 */
export function listMembers(candidates: Candidate[], stem: string): Match[] {
  const wanted = join(stem);
  const group = candidates.find(
    ({ record, full, aliases }) =>
      record.kind === 'Group' && record.type === 'page' && (full === wanted || aliases.includes(wanted)),
  );
  const prefix = new RegExp(`^${stem.replaceAll('.', '\\.')}[.:]`, 'iu');
  const members = collectMatches(candidates, ({ record }) => {
    const isOwn =
      record.type === 'page' && record.group !== undefined && record.group === group?.record.group;
    if (!isOwn && !prefix.test(record.name)) return undefined;
    return { step: record.type === 'page' ? Step.prefix : Step.partLoose, cost: record.id };
  }).filter((match) => match.candidate !== group);
  if (!group) return members.sort(compareMatches);
  return [{ candidate: group, step: Step.exact, cost: 0 }, ...members.sort(compareMatches)];
}

/** Returns the symbols with this name as code writes it: in full, or else without the name of their owner. */
export function findSymbols(candidates: Candidate[], name: string): Match[] {
  const wanted = join(name);
  const symbols = collectMatches(candidates, ({ record, full, last }) => {
    const fits =
      record.type === 'page' &&
      isIdentifier(record) &&
      record.kind !== 'Type' &&
      (wanted === full || wanted === last);
    return fits ? { step: Step.exact, cost: Number(wanted !== full) } : undefined;
  }).sort(compareMatches);
  return symbols.filter(({ cost }) => cost === symbols[0]?.cost);
}

/**
 * Returns the pages with the longest names of several words that a query contains: `get_prop` in `get_prop_int` and in `get
 * prop is slow`. Names of types, such as `menu_item`, are everyday words: only identifiers refer to them.
 */
export function findInside(candidates: Candidate[], { isIdentifier, text, joined, words }: Query): Match[] {
  if (words.length < 3) return [];
  const whole = ` ${splitWords(text).join(' ')} `;
  const inside = collectMatches(candidates, ({ record, last }) => {
    if (record.type !== 'page' || (record.kind === 'Type' && !isIdentifier)) return undefined;
    if (!joined.includes(last)) return undefined;
    const name = splitWords(lastPart(record.name));
    const fits = name.length > 1 && whole.includes(` ${name.join(' ')} `);
    return fits ? { step: Step.infix, cost: words.length - name.length } : undefined;
  }).sort(compareMatches);
  return inside.filter(({ cost }) => cost === inside[0]?.cost);
}

/** Returns the pages of the names in pasted code, in the order of the code. */
export function findCodeNames(candidates: Candidate[], names: CodeName[]): Match[] {
  const isKnown = (letters: string) => candidates.some(({ full }) => full === letters);
  const asked = names.map(({ name, role }) => {
    const letters = join(name);
    const isForeign = role === 'call' && /[.:]/.test(name) && !isKnown(letters);
    // If a name in a namespace has no page, its owner is meant: `ffi.C.printf`.
    const owner = name.replace(/[.:]\w+$/, '');
    const wanted = isForeign && /[.:]/.test(owner) ? join(owner) : letters;
    const isOther = role === 'call' && !isKnown(wanted);
    return ({ record, full, last, aliases }: Candidate) =>
      role === 'method'
        ? last === wanted && /:\w/.test(record.name)
        : // A call may also be that of a snippet, but not the title of a section.
          isIdentifier(record)
          ? full === wanted ||
            (isOther && aliases.includes(wanted)) ||
            // `get_player_name` for `player:get_name(`.
            (isForeign && last.length === letters.length && hasSameWords(record.name, name))
          : role === 'call' && record.type === 'page' && full === wanted;
  });
  const matches = collectMatches(candidates, (candidate) => {
    const cost = asked.findIndex((fits) => fits(candidate));
    return cost < 0 ? undefined : { step: Step.exact, cost };
  });
  return firstOfEach(matches.sort(compareMatches));
}

/**
 * Returns the first call of pasted code if others follow and no symbol has its name: `draw.Text(` in `draw.Text(x, y, s:upper())`.
 * It may be a field if only functions that readers know are around it: `e.attacker` in `print(e.attacker)`.
 */
export function foreignCall(candidates: Candidate[], { code, text }: Query): string | undefined {
  const [first] = code;
  const isOwn = ({ name }: CodeName) => first?.name.endsWith(name);
  const others = code.filter((name) => !isOwn(name));
  if (others.length === 0 || findCodeNames(candidates, code.filter(isOwn)).length > 0) return undefined;
  const call = `${first?.name}(`;
  return text.includes(call) ? call : others.every(isWrapper) ? first?.name : undefined;
}

/**
 * Returns the symbols whose names have the words of a name and of its owner: `get_player_name` for `player:get_name`,
 * `set_clan_tag` for `clantag.set`.
 */
export function findSpelled(candidates: Candidate[], name: string): Match[] {
  const letters = join(name).length;
  return collectMatches(candidates, ({ record, last }) => {
    const fits =
      last.length === letters &&
      record.type === 'page' &&
      isIdentifier(record) &&
      record.kind !== 'Type' &&
      hasSameWords(record.name, name);
    return fits ? { step: Step.exact, cost: 0 } : undefined;
  }).sort(compareMatches);
}

/**
 * Returns whether a name has the words of a member and the letters of its owner: `get_player_name` for `player:get_name`.
 */
function hasSameWords(name: string, withOwner: string): boolean {
  const member = splitWords(lastPart(withOwner));
  const own = splitWords(lastPart(name));
  const rest = own.filter((word) => !member.includes(word));
  return (
    own.length === rest.length + member.length && join(withOwner) === join(rest.join('')) + member.join('')
  );
}

/** Puts the first symbol of each name before others with the same name: in `vector(1, 2):dist(x)`, type and constructor. */
function firstOfEach(matches: Match[]): Match[] {
  const seen = new Set<number>();
  const first = matches.filter(({ cost }) => !seen.has(cost) && seen.add(cost));
  return [...first, ...matches.filter((match) => !first.includes(match))];
}

/**
 * Returns the page with this URL, ignoring letter case and punctuation, then pages whose URL is almost the same.
 */
export function findByUrl(candidates: Candidate[], url: string): Match[] {
  return collectMatches(candidates, (candidate) => {
    if (!candidate.url) return undefined;
    const typos = countTypos(url, candidate.url, 2);
    return typos > 2 ? undefined : { step: typos === 0 ? Step.exact : Step.typo, cost: typos };
  }).sort(compareMatches);
}
