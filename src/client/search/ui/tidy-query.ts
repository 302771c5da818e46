/**
 * Characters that set the direction of text, which would turn the text around the query, too; and unpaired halves of letters
 * with two code units, which no address can have.
 */
const NOT_SHOWN = /[\u202a-\u202e\u2066-\u2069\p{Cs}]/gu;

/** Returns a query as it is shown in a sentence, or written into and taken from an address. */
export function tidyQuery(text: string): string {
  return text.replace(NOT_SHOWN, '').trim();
}
