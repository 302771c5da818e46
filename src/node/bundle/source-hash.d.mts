/**
 * Returns a hash of the engine's code and of the versions of its packages.
 *
 * @param root Folder of the engine; this one when absent.
 */
export function sourceHash(root?: string): Promise<string>;
