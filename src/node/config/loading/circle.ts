/**
 * Finds the first part of a configuration that contains itself, which no code that walks it could ever finish.
 *
 * @example
 * const navbar = { items: [] }; navbar.items.push(navbar);
 * findCircle({ navbar }) // ['navbar', 'items', 0]
 */
export function findCircle(exported: unknown): PropertyKey[] | undefined {
  const done = new Set<unknown>();
  const within = new Set<unknown>();
  const find = (value: unknown, path: PropertyKey[]): PropertyKey[] | undefined => {
    if (value === null || typeof value !== 'object' || done.has(value)) return undefined;
    if (within.has(value)) return path;
    within.add(value);
    for (const [key, part] of Object.entries(value)) {
      const found = find(part, [...path, Array.isArray(value) ? Number(key) : key]);
      if (found) return found;
    }
    within.delete(value);
    done.add(value);
    return undefined;
  };
  return find(exported, []);
}
