import { isStopWord, usefulWords } from '../../../shared/search/stem.ts';
import { splitWords } from '../../../shared/search/tokenizer.ts';
import type { Query } from './query.ts';

/** What a query may ask about. */
export interface Mention {
  /** A name, spelled as in code or in words. */
  name: string;
  /** What the query calls it; other records than events may be meant by `Function`. */
  kind?: 'Event' | 'Function' | 'Group';
  /** The kind of part that the query calls it, if any. */
  part?: 'field' | 'parameter';
  /** Whether a message quotes it: it may be what this Lua does not have. */
  isQuoted?: boolean;
}

/** A name as in code, with punctuation between its words, among other words. */
const MENTION = /(?<!\S)(?!\d)(?=\w+[_.:]\w)\w+(?:[.:]\w+)*(?=(?:\(\))?[?,]?(?:\s|$))/g;

/** Two things that are compared, or both asked for: `paint vs paint_ui`. */
const PAIR = /^(\S+) (?:and|or|vs\.?|versus) (\S+)$/;

/** A name that a message of Lua quotes: `bad argument #1 to 'pairs'`. Names of locals are the author's own. */
const QUOTED = /(?<=\b(?:field|function|global|method|to) ')[\w.:]+(?=')/g;

/** Several names in a row: `events.player_death:set`. */
const CHAIN = /^\w+(?:[.:]\w+){2,}$/;

/** Words that ask for what the page of a symbol says. */
const ABOUT =
  /^(?:arguments?|called|docs?|documentation|does|examples?|expects?|explain(?:ed)?|fields?|fires|listen|lua|means?|meaning|param(?:eter)?s?|propert(?:y|ies)|returns?|runs?|syntax|takes?|triggers?|triggered|usage|works?|working)$/;

/** Words after a name that say what kind of thing it names; many also occur in names: `fire_event`. */
const EVENT = /^(?:events?|fired?|firing)$/;
const FUNCTION = /^(?:functions?|methods?)$/;
const GROUP = /^(?:librar(?:y|ies)|modules?)$/;

const FIELD = /^fields?$/;
const PARAMETER = /^(?:arguments?|param(?:eter)?s?)$/;

/** Words after a name that say what happens with it, and the numbers of a call without its signs: `delaycall 1.5`. */
const TROUBLE =
  /^(?:\d+|broken|crash(?:es)?|default|first|loop|never|nil|optional|second|slow|third|twice|two|wrong)$/;

/**
 * Returns what a query mentions among other words. Of the mentions in an inner list, the first one that is a name
 * counts.
 *
 * @example mentionsIn(parseQuery('how to use client.log')) // [[{ name: 'client.log' }]]
 * @example mentionsIn(parseQuery("attempt to call field 'log'")) // [[{ name: 'log', isQuoted: true }]]
 * @example mentionsIn(parseQuery('paint event')) // [[{ name: 'paint event' }, { name: 'paint', kind: 'Event' }]]
 */
export function mentionsIn({ text, words }: Query): Mention[][] {
  const part = partIn(words);
  if (!/\s/.test(text)) return namesInChain(text).map((name) => [{ name }]);
  const names = text.match(MENTION);
  // Beside a name with punctuation, a plain word is one, too.
  if (names) return (PAIR.exec(text)?.slice(1) ?? names).map((name) => [{ name, ...part }]);
  const quoted = text.match(QUOTED);
  if (quoted) return quoted.map((name) => [{ name, isQuoted: true }]);
  const rest = words.filter((word, index) => !ABOUT.test(word) && !isRepetition(word, words[index - 1]));
  const isAsked =
    rest.length < words.length ||
    words.includes('use') ||
    isTail(rest.findLast((word) => TROUBLE.test(word) || !isStopWord(word)));
  if (!isAsked) return [];
  return [readings(rest).map((mention) => ({ ...mention, ...part }))];
}

/** The names of several words in a row of names: `player_death` in `events.player_death:set`. */
function namesInChain(text: string): string[] {
  return CHAIN.test(text) ? text.split(/[.:]/).filter((name) => splitWords(name).length > 1) : [];
}

/** Returns the kind of part that the words ask about, if any. */
function partIn(words: string[]): Pick<Mention, 'part'> {
  if (words.some((word) => FIELD.test(word))) return { part: 'field' };
  return words.some((word) => PARAMETER.test(word)) ? { part: 'parameter' } : {};
}

/** Returns whether a word says no more than the one before it: `value` in `return value`, `code` in `example code`. */
function isRepetition(word: string, before = ''): boolean {
  return /^(?:return(?:s|ed)? values?|examples? (?:code|script|snippet))$/.test(`${before} ${word}`);
}

function kindIn(word = ''): Mention['kind'] {
  if (EVENT.test(word)) return 'Event';
  return GROUP.test(word) ? 'Group' : FUNCTION.test(word) ? 'Function' : undefined;
}

function isTail(word = ''): boolean {
  return kindIn(word) !== undefined || TROUBLE.test(word);
}

/**
 * The names that words may contain: all words, then without one after the other of those at the end that only say what it
 * is; after these, the same without function words.
 */
function readings(words: string[]): Mention[] {
  const start = words.findIndex((word) => !isStopWord(word));
  const end = 1 + words.findLastIndex((word) => !isStopWord(word) && !isTail(word));
  const whole: Mention[] = [];
  const useful: Mention[] = [];
  for (let to = words.length; to >= Math.max(end, 1); to--) {
    const kind = words.slice(to).map(kindIn).find(Boolean);
    const said = kind && { kind };
    const asked = words.slice(0, to);
    // A name may begin with a function word: `is_enemy`.
    whole.push(
      ...asked.slice(0, start + 1).map((_word, from) => ({ name: asked.slice(from).join(' '), ...said })),
    );
    useful.push({ name: usefulWords(asked).join(' '), ...said });
  }
  const names = new Set(whole.map(({ name }) => name));
  return [...whole, ...useful.filter(({ name }) => !names.has(name))];
}
