import * as Step from '../names/step.ts';
import { parseQuery, type Query } from '../query/query.ts';
import type { Evidence } from './evidence.ts';
import type { Found } from './found.ts';

/** A word, and the kind of thing that it is about. */
const KIND = /^(\w+) (?:(events?)|functions?|methods?)$/i;

/** What a query means without the kind of thing at its end. */
export interface Bare {
  query: Query;
  /** Whether an event is meant. */
  isEvent: boolean;
}

/**
 * Returns what a query that nothing equals means without the kind of thing at its end; undefined if it has none: `shot` for
 * `shot event`, `clamp` for `clamp function`.
 */
export function readBare(query: Query, { isCertain, asked, loose }: Evidence): Bare | undefined {
  const isKnown = isCertain || asked.length > 0 || loose.some(({ step }) => step === Step.words);
  const [, word, event] = (!isKnown && KIND.exec(query.text)) || [];
  if (!word) return undefined;
  const { filter } = query;
  return { query: { ...parseQuery(word), ...(filter && { filter }) }, isEvent: Boolean(event) };
}

/** Returns what was found for it; of events, if one comes first, all events: not for `register event`. */
export function findBare(found: Found[], { query, isEvent }: Bare): Found[] {
  const pages = found.filter(({ record }) => record.type === 'page');
  const events = pages.filter(({ record }) => record.kind === 'Event');
  const meant = !isEvent ? found : events[0] === pages[0] ? events : [];
  return meant.map((one) => ({ by: query, ...one }));
}
