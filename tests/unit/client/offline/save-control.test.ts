import { afterEach, expect, test, vi } from 'vitest';
import { formatSize } from '../../../../src/client/offline/save-control.tsx';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [5_234_567, 'en', '5.2 MB'],
  [12_000_000, 'en', '12 MB'],
  [20, 'en', '0.1 MB'],
  [5_234_567, 'de', '5,2 MB'],
])('%d bytes are for readers of `%s` %s', (bytes, lang, words) => {
  vi.stubGlobal('document', { documentElement: { lang } });
  expect(formatSize(bytes)).toBe(words);
});
