import { createTranslator, type Message, type TextValues } from '../../shared/i18n/translator.ts';

let words = createTranslator({}, 'en');

/** Sets the texts of the language that is rendered from now on. */
export function setTexts(texts: Record<string, string>, htmlLang: string): void {
  words = createTranslator(texts, htmlLang);
}

/** Returns the wording of a text, placeholders still in it. See `Translator.wordingOf`. */
export function wordingOf(message: Message): string {
  return words.wordingOf(message);
}

/** Returns a text of the shell with its values. See `Translator.t`. */
export function t(id: string, message: string, values?: TextValues): string {
  return words.t(id, message, values);
}

/** Returns a text of the shell with plural forms. See `Translator.plural`. */
export function plural(id: string, message: string, count: number): string {
  return words.plural(id, message, count);
}
