/** A text of the site: its id in the texts of a language and the English wording, `{name}` where a value goes. */
export interface Message {
  id?: string;
  message?: string;
}

/** Values for the placeholders of a text. */
export type TextValues = Record<string, string | number>;

/** Finds the wordings of one language. */
export interface Translator {
  /** Language of the wordings, as `lang` has it. */
  language: string;
  /** Wordings of the first language of the site, in which texts without a translation are; absent in that language. */
  original?: Translator;
  /**
   * Returns the wording of a text, placeholders still in it: the text of its id, else its message, else the id. Without
   * an id the message is the key.
   *
   * @throws Error when neither an id nor a message is given.
   */
  wordingOf(message: Message): string;
  /**
   * Returns a text with its values. Placeholders without a value stay as written.
   *
   * @example
   * translate({ id: 'search.count', message: '{count} results' }, { count: 12 }) // '12 results'
   */
  translate(message: Message, values?: TextValues): string;
  /** Short form of `translate`. */
  t(id: string, message: string, values?: TextValues): string;
  /**
   * Returns a text with plural forms, separated by `|`, in the order of the language's plural categories: zero, one, two,
   * few, many, other, as far as the language has them. With too few forms the last one is used. `{count}` is the
   * number in the language's spelling.
   *
   * @example
   * plural('blog.posts', '{count} post|{count} posts', 1) // '1 post'
   */
  plural(id: string, message: string, count: number, values?: TextValues): string;
}

/**
 * Creates the translator of a language.
 *
 * @param texts Texts by id, or by the English text; empty for English.
 * @param language Language of the texts, as `lang` has it. English stands in for what is missing.
 */
export function createTranslator(texts: Record<string, string>, language: string): Translator {
  const translations = new Map(Object.entries(texts));
  const wordingOf = ({ id, message }: Message): string => {
    const key = id ?? message;
    if (key === undefined) throw new Error('A text needs an `id` or a `message`: at least one of the two.');
    return translations.get(key) ?? message ?? key;
  };
  const translate = (message: Message, values: TextValues = {}) => fill(wordingOf(message), values);
  return {
    language,
    wordingOf,
    translate,
    t: (id, message, values) => translate({ id, message }, values),
    plural(id, message, count, values) {
      const spoken = translations.has(id) ? language : 'en';
      const forms = wordingOf({ id, message }).split('|');
      const { rules, categories } = rulesOf(spoken);
      const form = forms[categories.indexOf(rules.select(count))] ?? forms.at(-1) ?? '';
      return fill(form, { ...values, count: inDigits(count, spoken) });
    },
  };
}

interface CountRules {
  rules: Intl.PluralRules;
  /** Plural categories that the language has. */
  categories: Intl.LDMLPluralRule[];
}

/** Creating the rules of a language takes about a millisecond, too long for a list that updates with each key. */
const knownRules = new Map<string, CountRules>();

function rulesOf(language: string): CountRules {
  const cached = knownRules.get(language);
  if (cached) return cached;
  const rules = new Intl.PluralRules(language);
  const { pluralCategories } = rules.resolvedOptions();
  const categories = ORDER.filter((name) => pluralCategories.includes(name));
  const made = { rules, categories };
  knownRules.set(language, made);
  return made;
}

/**
 * Languages that may write numbers with digits of their own, by the default numbering systems of the Unicode CLDR.
 *
 * @see https://github.com/unicode-org/cldr-json numbers.json, `defaultNumberingSystem`
 */
const OWN_DIGITS = /^(?:ar|as|bgn|bn|ccp|ckb|dz|fa|ff|hnj|ks|lrc|mni|mr|my|mzn|ne|pa|ps|sat|sd|ur|uz)\b/;

/**
 * Returns a whole number as a language spells it. The browser takes 30 to 60 ms to find its first number format, which a small
 * number in usual digits does not need.
 */
function inDigits(count: number, language: string): string {
  if (count < 1000 && !OWN_DIGITS.test(language)) return String(count);
  return new Intl.NumberFormat(language).format(count);
}

function fill(wording: string, values: TextValues): string {
  return wording.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}

const ORDER: Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];
