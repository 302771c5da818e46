/** Returns a hash of the engine's code and of the versions of its packages. */
export function sourceHash(): Promise<string>;
