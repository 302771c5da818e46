/** Most characters that a search field takes, or that a selection gives to it, in UTF-16 units. */
export const FIELD_LIMIT = 64;

/** Longest query that is searched, in UTF-16 units; the rest is cut off. */
export const QUERY_LIMIT = 200;
