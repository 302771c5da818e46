/** Returns the hash of the code that runs: in the bundle, that which it was made of. */
export function ownSourceHash(): Promise<string>;

/**
 * Returns a hash of the engine's code and of the versions of its packages.
 *
 * @param root Folder of the engine; this one when absent.
 */
export function sourceHash(root?: string): Promise<string>;
