/**
 * Wraps a task so that only its newest call counts: an earlier one that ends later resolves to `undefined`, whether it
 * succeeded or failed.
 *
 * @example
 * const read = latestOnly(() => readSources(dir)); // two quick saves: the older state never replaces the newer
 */
export function latestOnly<Result>(task: () => Promise<Result>): () => Promise<Result | undefined> {
  let newest = 0;
  return async () => {
    const call = ++newest;
    try {
      const result = await task();
      return call === newest ? result : undefined;
    } catch (error) {
      if (call === newest) throw error;
      return undefined;
    }
  };
}
