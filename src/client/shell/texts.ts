import { createWords, type Message, type TextValues } from '../../shared/i18n/words.ts';

let words = createWords({}, 'en');

/** Takes the texts of the language that is rendered from now on. */
export function setTexts(texts: Record<string, string>, htmlLang: string): void {
  words = createWords(texts, htmlLang);
}

/** The wording of a text, placeholders still in it. See `Words.wordingOf`. */
export function wordingOf(message: Message): string {
  return words.wordingOf(message);
}

/** A text of the shell with its values. See `Words.translate`. */
export function translate(message: Message, values?: TextValues): string {
  return words.translate(message, values);
}

/** Short form of `translate` for components. */
export function t(id: string, message: string, values?: TextValues): string {
  return words.t(id, message, values);
}

/** A text of the shell with plural forms. See `Words.plural`. */
export function plural(id: string, message: string, count: number): string {
  return words.plural(id, message, count);
}
