/** A text of the shell: its id in the catalogue of texts and the English wording, `{name}` where a value goes. */
export interface Message {
  id: string;
  message: string;
}

/**
 * Puts a text of the shell into words.
 *
 * @example
 * translate({ id: 'search.count', message: '{count} results' }, { count: 12 }) // '12 results'
 */
export function translate({ message }: Message, values: Record<string, string | number> = {}): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder));
}

/** Short form of `translate` for components. */
export function t(id: string, message: string, values?: Record<string, string | number>): string {
  return translate({ id, message }, values);
}
