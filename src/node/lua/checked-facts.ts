import type { Reference } from '../luacats/model.ts';

/** What no check reads: texts for readers, and where things are written. */
const UNREAD: ReadonlySet<string> = new Set([
  'deprecatedAt',
  'description',
  'phrases',
  'position',
  'sections',
  'see',
  'summary',
  'textAt',
  'unconfirmed',
  'unconfirmedAt',
]);

/**
 * Returns all that the check of code reads of a reference, as JSON: with the same facts and the same owners of the code, it finds
 * the same. Of texts, these are the overviews of event families, which name events without a page.
 */
export function checkedFacts(reference: Reference): string {
  const overviews = reference.families.map(({ description }) => description.text);
  return JSON.stringify([
    overviews,
    JSON.stringify(reference, (key, value) => (UNREAD.has(key) ? undefined : value)),
  ]);
}
