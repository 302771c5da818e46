/**
 * Returns whether a value is a day of the calendar as `YYYY-MM-DD`.
 *
 * @example
 * isDay('2026-02-30') // false
 */
export function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !hasFormOfDay(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** Returns whether a text is written as `YYYY-MM-DD`, whether the calendar has such a day or not. */
export function hasFormOfDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}

/** A state or a post of an earlier year is older than most APIs. */
const FIRST_YEAR = 1990;

/** Returns the years, first and last, that a day may most likely have: another one is a typo. */
export function likelyYears(): [first: number, last: number] {
  return [FIRST_YEAR, new Date().getUTCFullYear() + 1];
}
