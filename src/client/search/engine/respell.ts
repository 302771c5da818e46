import { isStopWord, stem } from '../../../shared/search/stem.ts';
import { splitWords } from '../../../shared/search/tokenizer.ts';
import { findNearest, typoBudget } from '../../../shared/search/typos.ts';
import { onEnglishKeys } from '../query/keyboard.ts';
import { calledIn, parseQuery, type Query } from '../query/query.ts';

/** Letters of each of two words that were written as one. */
const LEAST_PART = 3;

/** The words and names that a misspelt word may stand for. */
export interface Vocabulary {
  /** Whether something has the word, or one that starts with it. */
  knows(word: string): boolean;
  /** Words to choose from, or their stems; among equally near ones the first is taken. */
  words: ReadonlySet<string>;
  /** Returns the name that a misspelt one, after an owner or alone, means; undefined when none is near. */
  nearestName(name: string, owner: string | undefined, isCall: boolean): string | undefined;
}

/**
 * Returns a query with known words in place of those that occur nowhere: the nearest one, or two that such a word is made
 * of. Undefined when there is nothing to replace.
 *
 * @example
 * // where `draw`, `text` and `origin` are known
 * respellQuery(parseQuery('drawtext'), vocabulary)?.text // 'draw text'
 * respellQuery(parseQuery('orgiin'), vocabulary)?.text // 'origin'
 * // several words, none of which is known, may be of another subject
 * respellQuery(parseQuery('darw txet'), vocabulary)?.isGuess // true
 */
export function respellQuery(
  query: Query,
  vocabulary: Vocabulary,
): (Query & { isGuess: boolean }) | undefined {
  if (query.strict) return undefined;
  let text = rekeyed(query, vocabulary) ?? respellName(query, vocabulary);
  let isKnown = text !== query.text;
  let isForeign = false;
  let guesses = 0;
  for (const word of new Set(splitWords(text))) {
    const isFixed = typoBudget(word.length) === 0 || /^\d+$/.test(word) || isStopWord(word);
    if (isFixed || vocabulary.knows(word)) {
      isKnown ||= !isStopWord(word);
      continue;
    }
    const better = replace(word, vocabulary.words);
    if (better)
      // In `GetTextWidht`, capitals say where words begin.
      text = text.replace(new RegExp(word, 'gi'), (typed) =>
        /^[A-Z]/.test(typed) ? better.replace(/^./, (first) => first.toUpperCase()) : better,
      );
    else isForeign = true;
    // Known words written as one are no typos.
    guesses += Number(!better?.includes(' '));
  }
  // Beside words that nothing resembles, such as `pizza`, others are foreign, too.
  if (text === query.text || (isForeign && !isKnown)) return undefined;
  return {
    ...parseQuery(text),
    ...(query.filter && { filter: query.filter }),
    isGuess: !isKnown && guesses > 1,
  };
}

/** The text of a query that was typed with the wrong keyboard; undefined if not all of its words are known then. */
function rekeyed({ text }: Query, vocabulary: Vocabulary): string | undefined {
  const keyed = onEnglishKeys(text);
  const words = keyed === text ? [] : splitWords(keyed);
  return words.length > 0 && words.every((word) => vocabulary.knows(word)) ? keyed : undefined;
}

/** The text of a query with the nearest name in place of one that has an unknown word: `x.fire_event` for `x.fre_event`. */
function respellName(query: Query, vocabulary: Vocabulary): string {
  const { text, isIdentifier } = query;
  const written = calledIn(query) ?? text;
  const [, owner, member] = /^(?:(\w+)[.:])?(\w+)$/.exec(written) ?? [];
  if (!member || (!isIdentifier && !owner)) return text;
  if (splitWords(member).every((word) => vocabulary.words.has(word))) return text;
  const name = vocabulary.nearestName(member, owner, text.includes(`${member}(`));
  return name === undefined ? text : text.replace(member, name);
}

function replace(word: string, words: ReadonlySet<string>): string | undefined {
  const nearest = nearestWord(word, words, 1);
  const start = word.slice(0, 2);
  const end = word.slice(2);
  const rest = isStopWord(start) && (words.has(end) || words.has(stem(end))) ? end : undefined;
  return (
    // A function word may begin it, even one of two letters: `inair` is not `ipair`, but `ofset` is `offset`.
    (nearest && rest && !nearest.startsWith(start) ? rest : nearest) ??
    splitWord(word, words) ??
    // Of prose only stems are known.
    nearestWord(stem(word), words, 1) ??
    nearestWord(word, words, typoBudget(word.length)) ??
    cut(word, (part) => isStopWord(part) || words.has(part)) ??
    rest
  );
}

/** Returns the two words that a word is made of, as they are known or as forms of them, the first as long as can be. */
export function splitWord(word: string, words: ReadonlySet<string>): string | undefined {
  const isForm = (part: string) => words.has(part) || words.has(stem(part));
  return (
    cut(word, (part) => !isStopWord(part) && words.has(part)) ??
    cut(word, (part) => !isStopWord(part) && isForm(part)) ??
    // A function word may end it: `startswith`.
    cut(word, (part) => (word.endsWith(part) ? isStopWord(part) : isForm(part)))
  );
}

function cut(word: string, isWord: (part: string) => boolean): string | undefined {
  for (let length = word.length - LEAST_PART; length >= LEAST_PART; length--) {
    const [start, end] = [word.slice(0, length), word.slice(length)];
    if (isWord(end) && isWord(start)) return `${start} ${end}`;
  }
  return undefined;
}

/** The word with the fewest typos; of several one with the same first letter. */
function nearestWord(word: string, words: ReadonlySet<string>, most: number): string | undefined {
  return findNearest(
    words,
    word,
    most,
    (other) => other,
    (other) => Number(other[0] === word[0]),
  );
}
