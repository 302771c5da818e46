import { isStopWord, stem, usefulWords } from '../../../shared/search/stem.ts';
import { lastPart, splitWords } from '../../../shared/search/tokenizer.ts';
import type { Query } from '../query/query.ts';
import type { Candidate } from './candidate.ts';

/** Cost of a wanted word that is in the location of a page, not in its name. */
const CONTEXT_COST = 3;
/** Cost of a word that was typed in the plural or in another form. */
const FORM_COST = 1.5;
/** Cost of words that are in the address only. */
const SLUG_COST = 2;

/**
 * Returns the cost when each wanted word is, or starts, a word of the name; words of the location and stop words may
 * be among them. The fewer words of the name are left over, the cheaper.
 */
export function costOfWords(
  { words, context }: Pick<Candidate, 'words' | 'context'>,
  { words: wanted, joined, isIdentifier: isCode }: Query,
): number | undefined {
  // Written apart: `combo box` for `new_combobox`, `hot keys` for `new_hotkey`.
  const isOne =
    wanted.length > 1 &&
    (words.includes(joined) ||
      (!isCode && joined.endsWith('s') && words.some((nameWord) => isPlural(joined, nameWord))));
  if (isOne) return words.length - 1;
  const run = wanted.length === 1 ? countRun(words, joined) : 0;
  if (run > 1) return words.length - run;
  // Copied when a word of it is taken: most names have none of the wanted words.
  let left = words;
  let cost = 0;
  let position = 0;
  for (const word of wanted) {
    // A letter with words after it is a variable: `e.weapon`.
    const isStart = ++position === wanted.length || (word.length > 1 && !isStopWord(word));
    let index = left.indexOf(word);
    if (index < 0 && isStart) {
      index = left.findIndex((nameWord) => nameWord.startsWith(word));
      cost += index < 0 ? 0 : 0.5;
      if (index < 0) {
        index = left.findIndex(
          (nameWord) =>
            word[0] === nameWord[0] &&
            (word === `${nameWord}s` || (wanted.length > 1 && isFormOf(word, nameWord))),
        );
        cost += index < 0 ? 0 : FORM_COST;
      }
    }
    if (index >= 0) left = left.filter((_, at) => at !== index);
    else if (words.includes(word)) continue;
    else if (isStopWord(word)) cost += 1;
    else if (isStart && context.some((outer) => outer.startsWith(word))) cost += CONTEXT_COST;
    else return undefined;
  }
  if (wanted.length === 0 || left.length === words.length) return undefined;
  // One word distinguishes long names from short ones no better than their texts do: `callback`.
  return cost + (wanted.length === 1 ? Math.min(1, left.length) : left.length);
}

/** Returns how many neighbours make up the letters: 2 of the words of `new_color_picker` for `colorpicker`; else 0. */
function countRun(words: string[], letters: string): number {
  let start = 0;
  for (const word of words) {
    start++;
    if (word === letters || !letters.startsWith(word)) continue;
    for (let end = start + 1, run = word; run.length < letters.length && end <= words.length; end++) {
      run = words.slice(start - 1, end).join('');
      if (run === letters) return end - start + 1;
    }
  }
  return 0;
}

/** Returns whether words are those of a name, some in other forms: `bombs planted` for `bomb_planted`. */
export function isNameInForms(name: string, words: string[]): boolean {
  const nameWords = splitWords(lastPart(name));
  // Query words are listed once: those of `hitbox_position hitbox` are the name itself.
  if (words.length < 2 || nameWords.every((word) => words.includes(word))) return false;
  return (
    nameWords.length === words.length && nameWords.every((word, index) => isFormOf(words[index] ?? '', word))
  );
}

/** Returns whether the content words are those of a title, in any order: `list of spectators` for `Spectator list`. */
export function isTitleInForms(title: string, words: string[]): boolean {
  const asked = usefulWords(words);
  const own = usefulWords(splitWords(title));
  return (
    asked.length > 1 &&
    asked.length === own.length &&
    own.every((word) => asked.some((it) => isFormOf(it, word)))
  );
}

/** Returns whether a word is the plural of another one: `boxes` and `box`. */
function isPlural(word: string, of: string): boolean {
  return word === `${of}s` || (of.endsWith('x') && word === `${of}es`);
}

/** Returns whether two words are forms of one: `missed` and `miss`. A single word is compared with texts instead. */
function isFormOf(word: string, other: string): boolean {
  return word.slice(0, 3) === other.slice(0, 3) && stem(word) === stem(other);
}

/** Does the same as `costOfWords` for the words of an article's address, which count for less than its title. */
export function costOfSlug({ slug, context }: Candidate, query: Query): number | undefined {
  const cost = slug.length > 0 ? costOfWords({ words: slug, context }, query) : undefined;
  return cost === undefined ? undefined : cost + SLUG_COST;
}
