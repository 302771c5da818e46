/**
 * Returns the name of what is made from some parts.
 *
 * @param parts All that it depends on; their order matters.
 */
export function keyOf(...parts: (string | Uint8Array)[]): string;

/**
 * Reads what an earlier build kept; undefined when it did not, or when the file is not whole.
 *
 * @param dir Folder of what builds keep.
 * @param key Name, as `keyOf` makes it.
 */
export function readKept(dir: string, key: string): Buffer | undefined;

/** Keeps bytes under a name, at once or not at all. What cannot be written is not kept. */
export function keep(dir: string, key: string, parts: Uint8Array[]): void;
