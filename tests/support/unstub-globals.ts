import { afterEach, vi } from 'vitest';

// `unstubGlobals` waits for the next test, and the modules of its file are loaded before that.
afterEach(() => {
  vi.unstubAllGlobals();
});
