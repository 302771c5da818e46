import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const bar = vi.hoisted(() => ({ configure: vi.fn(), start: vi.fn(), done: vi.fn() }));
vi.mock('nprogress', () => ({ default: bar }));

import {
  PROGRESS_DELAY,
  PROGRESS_SETTINGS,
  startProgress,
  stopProgress,
} from '../../../src/runtime/progress.ts';

const configured = bar.configure.mock.calls[0]?.[0];

beforeEach(() => {
  vi.useFakeTimers();
  bar.start.mockClear();
  bar.done.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

test('CON-03: the settings of the bar are those of the specification', () => {
  expect(PROGRESS_SETTINGS).toEqual({
    minimum: 0.08,
    speed: 200,
    trickleRate: 0.02,
    trickleSpeed: 800,
    showSpinner: false,
  });
  expect(configured).toMatchObject(PROGRESS_SETTINGS);
});

test('CON-02: the bar starts after 200 ms', () => {
  expect(PROGRESS_DELAY).toBe(200);
  startProgress();
  vi.advanceTimersByTime(199);
  expect(bar.start).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(bar.start).toHaveBeenCalledTimes(1);
});

test('CON-02: what is over before does not start it', () => {
  startProgress();
  vi.advanceTimersByTime(150);
  stopProgress();
  vi.advanceTimersByTime(1000);
  expect(bar.start).not.toHaveBeenCalled();
});
