/** A text of the shell: its id in the catalogue of texts and the English wording, `{name}` where a value goes. */
export interface Message {
  id?: string;
  message?: string;
}

/** Values for the placeholders of a text. */
export type TextValues = Record<string, string | number>;

let texts: Record<string, string> = {};
let language = 'en';

/** Takes the texts of the language that is rendered from now on. */
export function setTexts(catalogue: Record<string, string>, htmlLang: string): void {
  texts = catalogue;
  language = htmlLang;
}

/**
 * The wording of a text in the language of the site, placeholders still in it: the text of its id, else its
 * message, else the id. Without an id the message is the key.
 *
 * @throws Error when neither an id nor a message is given.
 */
export function wordingOf({ id, message }: Message): string {
  const key = id ?? message;
  if (key === undefined) throw new Error('A text needs an `id` or a `message`: at least one of the two.');
  return texts[key] ?? message ?? key;
}

/**
 * Puts a text of the shell into words. Placeholders without a value stay as written.
 *
 * @example
 * translate({ id: 'search.count', message: '{count} results' }, { count: 12 }) // '12 results'
 */
export function translate(message: Message, values: TextValues = {}): string {
  return wordingOf(message).replace(/\{(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder));
}

/** Short form of `translate` for components. */
export function t(id: string, message: string, values?: TextValues): string {
  return translate({ id, message }, values);
}

/**
 * A text with plural forms, separated by `|`, in the order of the language's plural categories. With too few forms
 * the last one is used.
 *
 * @example
 * plural('blog.posts', '{count} post|{count} posts', 1) // '1 post'
 */
export function plural(id: string, message: string, count: number): string {
  const forms = wordingOf({ id, message }).split('|');
  const rules = new Intl.PluralRules(language);
  const categories = ORDER.filter((name) => rules.resolvedOptions().pluralCategories.includes(name));
  const form = forms[categories.indexOf(rules.select(count))] ?? forms.at(-1) ?? '';
  return form.replaceAll('{count}', String(count));
}

const ORDER: Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];
