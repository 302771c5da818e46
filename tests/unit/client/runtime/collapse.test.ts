import { describe, expect, it } from 'vitest';
import { collapseDuration } from '../../../../src/client/runtime/collapse.ts';

describe('the time that a block takes to open or close', () => {
  it.each([
    [0, 40],
    [36, 192],
    [100, 239],
    [500, 357],
    [1000, 440],
  ])('COL-01: %i pixels take %i ms', (height, duration) => {
    expect(collapseDuration(height)).toBe(duration);
  });

  it('CON-06: grows with the height, and less than in proportion', () => {
    const heights = [10, 20, 40, 80, 160, 320, 640, 1280, 2560];
    const durations = heights.map(collapseDuration);
    for (const [index, duration] of durations.slice(1).entries()) {
      const before = durations[index] ?? 0;
      expect(duration).toBeGreaterThan(before);
      expect(duration).toBeLessThan(2 * before);
    }
  });
});
