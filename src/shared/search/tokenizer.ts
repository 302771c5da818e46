/**
 * Cuts identifiers and prose into tokens, the same way for the index and for queries.
 */

const CJK = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー';
const CHUNK = /[\p{L}\p{M}\p{N}_]+(?:[.:][\p{L}\p{M}\p{N}_]+)*/gu;
const PART = new RegExp(
  `[${CJK}]+|\\p{Lu}{2,}s(?!\\p{Ll})|\\p{Lu}+(?!\\p{Ll})|\\p{Lu}?\\p{Ll}+|\\p{N}+(?:\\p{Ll}+|\\p{Lu}(?!\\p{Ll}))?|[^${CJK}\\P{L}]+`,
  'gu',
);
const CJK_RUN = new RegExp(`^[${CJK}]+$`, 'u');
const PLAIN_WORD = /^[A-Z]?[a-z]+$/;
/** The same for ASCII, the usual text: expressions without Unicode classes are faster. */
const ASCII = /^[\t\n\r -~]*$/;
const ASCII_CHUNK = /\w+(?:[.:]\w+)*/g;
const ASCII_PART = /[A-Z]{2,}s(?![a-z])|[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+(?:[a-z]+|[A-Z](?![a-z]))?/g;
const ACCENTED = /[\u00c0-\u024f]/g;

/**
 * Normalizes the spelling of text: compatibility forms are unified, accents dropped, control characters become
 * spaces. Letter case stays, because words are cut where it changes.
 *
 * @example fold('Ｃafé\0') // 'Cafe '
 */
export function fold(text: string): string {
  if (ASCII.test(text)) return text;
  return text
    .normalize('NFKC')
    .replace(ACCENTED, (letter) => letter.normalize('NFD').charAt(0))
    .replace(/\p{Cc}/gu, ' ');
}

/**
 * Returns only letters and digits, in lower case: the form in which all spellings of a symbol are equal.
 *
 * @example join('client.trace_line') // 'clienttraceline'
 * @example join('Trace Line') // 'traceline'
 */
export function join(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase().replace(/[^a-z0-9]+/g, '');
  return fold(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

/**
 * Returns the words of an identifier or a text in lower case, cut at punctuation, at changes of case and before digits.
 *
 * @example splitWords('client.trace_line') // ['client', 'trace', 'line']
 * @example splitWords('getSteam64') // ['get', 'steam', '64']
 * @example splitWords('2D rectangle') // ['2d', 'rectangle']
 * @example splitWords('描画関数') // ['描画', '画関', '関数']
 */
export function splitWords(text: string): string[] {
  if (ASCII.test(text)) return text.match(ASCII_PART)?.map((part) => part.toLowerCase()) ?? [];
  const words: string[] = [];
  for (const part of fold(text).match(PART) ?? []) {
    if (CJK_RUN.test(part)) for (const pair of bigrams(part)) words.push(pair);
    else words.push(part.toLowerCase());
  }
  return words;
}

/**
 * Returns the identifiers and words of a text, letter case kept.
 *
 * @example splitChunks('Call client.trace_line!') // ['Call', 'client.trace_line']
 */
export function splitChunks(text: string): string[] {
  return (ASCII.test(text) ? text.match(ASCII_CHUNK) : fold(text).match(CHUNK)) ?? [];
}

/**
 * Returns the tokens of an identifier or a word for the full-text search: a plain word as it is; for an identifier the whole
 * (dotted and joined), its last part joined, and its words.
 *
 * @example tokenizeChunk('client.trace_line')
 * // ['client.trace_line', 'clienttraceline', 'traceline', 'client', 'trace', 'line']
 */
export function tokenizeChunk(chunk: string): string[] {
  if (PLAIN_WORD.test(chunk)) return [chunk.toLowerCase()];
  const words = splitWords(chunk);
  if (words.length < 2 || CJK_RUN.test(chunk)) return words;
  const tokens = new Set([join(chunk), join(lastPart(chunk)), ...words]);
  const whole = chunk.toLowerCase();
  return /[.:]/.test(whole) ? [whole, ...tokens] : [...tokens];
}

/**
 * Returns the last part of a dotted name, of a part's name that starts with its page's, and of a heading that ends with an
 * identifier after a colon; a name without dots or with spaces is its own last part.
 *
 * @example lastPart('material:get_name') // 'get_name'
 * @example lastPart('player_death: userid') // 'userid'
 * @example lastPart('The bomb: CPlantedC4') // 'CPlantedC4'
 */
export function lastPart(name: string): string {
  const part = /^\S+: (.+)$/.exec(name)?.[1] ?? /: (\S*(?:[a-z\d][A-Z]|[A-Z]{2}|_)\S*)$/.exec(name)?.[1];
  if (part) return part;
  return /\s/.test(name) ? name : name.slice(Math.max(name.lastIndexOf('.'), name.lastIndexOf(':')) + 1);
}

function bigrams(run: string): string[] {
  const letters = Array.from(run);
  if (letters.length < 3) return [run];
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}
