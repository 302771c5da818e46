/** Words before a colon that narrow a search to one sort of page, in the order in which they are offered. */
export const KIND_FILTERS = ['fn', 'event', 'type', 'snippet', 'guide'] as const;

/** One of these words. */
export type KindFilter = (typeof KIND_FILTERS)[number];
