import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const bar = vi.hoisted(() => ({ configure: vi.fn(), start: vi.fn(), done: vi.fn() }));
vi.mock('nprogress', () => ({ default: bar }));

import {
  PROGRESS_DELAY,
  skipProgress,
  startProgress,
  stopProgress,
} from '../../../../../src/client/runtime/navigation/progress.ts';
import { PROGRESS_SETTINGS } from '../../../../../src/client/runtime/navigation/progress-bar.lazy.ts';

const configured = bar.configure.mock.calls[0]?.[0];

beforeEach(() => {
  vi.useFakeTimers();
  bar.start.mockClear();
  bar.done.mockClear();
});
afterEach(() => {
  stopProgress();
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

test('CON-02: the bar starts after 200 ms', async () => {
  expect(PROGRESS_DELAY).toBe(200);
  startProgress();
  await vi.advanceTimersByTimeAsync(199);
  expect(bar.start).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(bar.start).toHaveBeenCalledTimes(1);
  stopProgress();
  await vi.advanceTimersByTimeAsync(0);
  expect(bar.done).toHaveBeenCalledTimes(1);
});

test('CON-02: what is over before does not start it', async () => {
  startProgress();
  await vi.advanceTimersByTimeAsync(150);
  stopProgress();
  await vi.advanceTimersByTimeAsync(1000);
  expect(bar.start).not.toHaveBeenCalled();
});

test('CON-02: a page that has arrived in time starts no bar, however long it takes to render', async () => {
  startProgress();
  await vi.advanceTimersByTimeAsync(150);
  skipProgress();
  await vi.advanceTimersByTimeAsync(1000);
  expect(bar.start).not.toHaveBeenCalled();
});

test('CON-02: a bar that is shown stays until the page is rendered', async () => {
  startProgress();
  await vi.advanceTimersByTimeAsync(250);
  skipProgress();
  await vi.advanceTimersByTimeAsync(1000);
  expect(bar.done).not.toHaveBeenCalled();
  stopProgress();
  await vi.advanceTimersByTimeAsync(0);
  expect(bar.done).toHaveBeenCalledTimes(1);
});

test('CON-02: a navigation that follows another restarts the time', async () => {
  startProgress();
  await vi.advanceTimersByTimeAsync(150);
  startProgress();
  await vi.advanceTimersByTimeAsync(150);
  expect(bar.start).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(50);
  expect(bar.start).toHaveBeenCalledTimes(1);
});
