import { isStopWord, stem } from './stem.ts';

/** A phrase that authors may type: stems of the words that say something, and the function words around them. */
export interface Phrase {
  stems: Set<string>;
  small: Set<string>;
}

const SAME = new Map([
  ['into', 'to'],
  ['never', 'not'],
]);

/** Cuts phrases apart; in the text there are commas between them. */
export function readPhrases(text: string): Phrase[] {
  return text ? text.split(',').map((phrase) => readPhrase(phrase.split(' '))) : [];
}

/**
 * Returns the function words of a text that distinguish phrases; `length of a string` is `string length`, `into` is `to`, and
 * `never` is `not`.
 */
export function smallWords(words: string[]): Set<string> {
  const small = words.filter((word) => isStopWord(word) && !/^(?:an?|my|of|the)$/.test(word));
  return new Set(small.map((word) => SAME.get(word) ?? word));
}

/**
 * Returns the key of a phrase. Phrases with the same key find the same: `label of a box`, `box labels`.
 *
 * @example keyOfPhrase('labels of a box') // 'box label'
 */
export function keyOfPhrase(text: string): string {
  const phrase = readPhrase(text.split(' '));
  const stems = leads(phrase) ? [...phrase.stems] : [...phrase.stems].sort();
  return [...stems, ...[...phrase.small].sort()].join(' ');
}

/** Returns whether words lead from one thing to another, so that their order counts. */
export function leads({ small }: Pick<Phrase, 'small'>): boolean {
  return small.has('to');
}

function readPhrase(words: string[]): Phrase {
  const useful = words.filter((word) => !isStopWord(word));
  // A phrase of function words alone is found by them.
  return { stems: new Set((useful.length ? useful : words).map(stem)), small: smallWords(words) };
}
