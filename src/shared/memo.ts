/** Most results that a memo remembers (CON-10). */
export const MEMO_LIMIT = 10_000;

/**
 * Remembers the results of a pure function of one string, at most `MEMO_LIMIT` of them; beyond that, the oldest is dropped.
 *
 * @example
 * const clean = memoize(normalise);
 * clean('/docs/api.html'); // computed once
 */
export function memoize<T>(compute: (key: string) => T): ((key: string) => T) & { size(): number } {
  const results = new Map<string, T>();
  const remembered = (key: string): T => {
    const cached = results.get(key);
    if (cached !== undefined) return cached;
    const result = compute(key);
    if (results.size >= MEMO_LIMIT) results.delete(results.keys().next().value ?? key);
    results.set(key, result);
    return result;
  };
  return Object.assign(remembered, { size: () => results.size });
}
