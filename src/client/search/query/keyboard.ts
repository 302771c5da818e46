/** Letters of the Russian keyboard and two of the Ukrainian one, and what the same keys type on the English one. */
const RUSSIAN = 'йцукенгшщзхъфывапролджэячсмитьбюіє';
const ENGLISH = "qwertyuiop[]asdfghjkl;'zxcvbnm,.s'";

/**
 * Returns a text as the same keys would have typed it on an English keyboard. Other letters than Russian ones stay.
 *
 * @example onEnglishKeys('екфсу_дшту') // 'trace_line'
 */
export function onEnglishKeys(text: string): string {
  return text.replace(/[\u0400-\u04ff]/g, (letter) => {
    const key = RUSSIAN.indexOf(letter.toLowerCase());
    return ENGLISH[key] ?? letter;
  });
}
