/** Endings of the files that get compressed variants. */
export const TEXT_FILES: ReadonlySet<string>;
/** What the names of the compressed variants add. */
export const VARIANTS: readonly string[];
