/** Returns whether a value from outside has a certain shape. */
export type Check<T> = (value: unknown) => value is T;

type Checked<C> = C extends Check<infer T> ? T : never;

/** Returns whether a value is a string. */
export const text: Check<string> = (value) => typeof value === 'string';

/** Returns whether a value is a number. */
export const number: Check<number> = (value) => typeof value === 'number';

/** Returns a check for lists whose items all have a shape. */
export function list<T>(item: Check<T>): Check<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(item);
}

/** Returns a check that also passes `undefined`. */
export function optional<T>(check: Check<T>): Check<T | undefined> {
  return (value): value is T | undefined => value === undefined || check(value);
}

/**
 * Returns a check for objects whose fields have the given shapes; other fields do not matter.
 *
 * @example
 * record({ title: text, toc: list(record({ id: text })) })(JSON.parse(answer))
 */
export function record<F extends Record<string, Check<unknown>>>(
  fields: F,
): Check<{ [Name in keyof F]: Checked<F[Name]> }> {
  return (value): value is { [Name in keyof F]: Checked<F[Name]> } =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(fields).every(([name, check]) => check(Reflect.get(value, name)));
}
