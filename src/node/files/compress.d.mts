/** Endings of the files that get compressed variants. */
export const TEXT_FILES: ReadonlySet<string>;
