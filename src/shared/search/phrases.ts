import { isStopWord, stem } from './stem.ts';

/** A phrase that authors may type: stems of its content words, and the function words around them. */
export interface Phrase {
  stems: Set<string>;
  small: Set<string>;
}

const SAME = new Map([
  ['into', 'to'],
  ['never', 'not'],
]);

/** Reads phrases of an index; in the text there are commas between them. */
export function readPhrases(text: string): Phrase[] {
  return text ? text.split(',').map((phrase) => readPhrase(phrase.split(' '))) : [];
}

/**
 * Returns a phrase as it is stored in an index: stems of its content words, and the function words that distinguish it. A
 * phrase of function words alone stays as it is.
 *
 * @example cutPhrase('the labels of a box into text') // 'label box to text'
 */
export function cutPhrase(text: string): string {
  const words = text.split(' ');
  if (words.every(isStopWord)) return text;
  const said = words.filter((word) => !SILENT.test(word));
  return said.map((word) => (isStopWord(word) ? (SAME.get(word) ?? word) : stem(word))).join(' ');
}

const SILENT = /^(?:an?|my|of|the)$/;

/**
 * Returns the function words of a text that distinguish phrases; `length of a string` is `string length`, `into` is `to`, and
 * `never` is `not`.
 */
export function smallWords(words: string[]): Set<string> {
  const small = words.filter((word) => isStopWord(word) && !SILENT.test(word));
  return new Set(small.map((word) => SAME.get(word) ?? word));
}

/**
 * Returns the key of a phrase of an index. Phrases with the same key find the same: `label of a box`, `box labels`.
 *
 * @example keyOfPhrase('label box') // 'box label'
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
  return { stems: new Set(useful.length ? useful : words.map(stem)), small: smallWords(words) };
}
