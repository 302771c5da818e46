/** Characters that set the direction of what follows them: they would turn the text around the query, too. */
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Returns a query as it is shown in a sentence, or taken from an address. */
export function tidyQuery(text: string): string {
  return text.replace(DIRECTION_MARKS, '').trim();
}
