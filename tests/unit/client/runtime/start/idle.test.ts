import { afterEach, describe, expect, test, vi } from 'vitest';
import { inBackground } from '../../../../../src/client/runtime/start/idle.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('work in the background', () => {
  test('is a task in the background where browsers know such tasks', () => {
    const postTask = vi.fn();
    vi.stubGlobal('scheduler', { postTask });
    const work = () => {};
    inBackground(work, 100);
    expect(postTask).toHaveBeenCalledWith(work, { priority: 'background' });
  });

  test('waits for an idle moment where they do not, but not forever', () => {
    const requestIdleCallback = vi.fn();
    vi.stubGlobal('requestIdleCallback', requestIdleCallback);
    const work = () => {};
    inBackground(work, 100);
    expect(requestIdleCallback).toHaveBeenCalledWith(work, { timeout: 100 });
  });

  test('is not left to an element that is called like the tasks', () => {
    vi.useFakeTimers();
    vi.stubGlobal('scheduler', { tagName: 'H2' });
    const work = vi.fn();
    inBackground(work, 100);
    vi.advanceTimersByTime(100);
    expect(work).toHaveBeenCalledOnce();
  });

  test('leaves the page time between its pieces where browsers know neither', () => {
    vi.useFakeTimers();
    const work = vi.fn();
    inBackground(work, 100);
    vi.advanceTimersByTime(40);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60);
    expect(work).toHaveBeenCalledOnce();
  });
});
