import { describe, expect, test } from 'vitest';
import { currentHeading } from '../../../../src/client/behaviours/current-heading.ts';

describe('the current heading', () => {
  const at = (...tops: number[]) => currentHeading(tops, 56, 400);

  test('is the first one below the navbar while it lies in the upper half', () => {
    expect(at(-200, 56, 700)).toBe(1);
    expect(at(-200, 399, 700)).toBe(1);
  });

  test('is the one before it when that lies lower', () => {
    expect(at(-200, 400, 700)).toBe(0);
  });

  test('is none above the first one, and the last one when all are past', () => {
    expect(at(500, 900)).toBe(-1);
    expect(at(-900, -500)).toBe(1);
    expect(at()).toBe(-1);
  });
});
