import { expect, test } from 'vitest';
import { isDay } from '../../../../src/node/diagnostics/day.ts';

test.each<[value: unknown, expected: boolean]>([
  ['2026-11-22', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-1-5', false],
  ['22.11.2026', false],
  ['2026-11-22T00:00', false],
  ['', false],
  [20_261_122, false],
  [undefined, false],
])('whether %j is a day of the calendar', (value, expected) => {
  expect(isDay(value)).toBe(expected);
});
