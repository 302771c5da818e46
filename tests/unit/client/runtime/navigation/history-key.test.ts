import { expect, test, vi } from 'vitest';
import {
  createHistoryKey,
  HISTORY_KEY_LENGTH,
} from '../../../../../src/client/runtime/navigation/history-key.ts';

test('CON-09: a key has 6 characters of a-z0-9', () => {
  const keys = Array.from({ length: 500 }, createHistoryKey);
  for (const key of keys) expect(key).toMatch(/^[a-z0-9]{6}$/);
  expect(HISTORY_KEY_LENGTH).toBe(6);
  expect(new Set(keys).size).toBeGreaterThan(490);
});

test('CON-09: every byte gives a character, the largest too', () => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    if (bytes instanceof Uint8Array) bytes.set([0, 25, 26, 35, 36, 255]);
    return bytes;
  });
  expect(createHistoryKey()).toBe('az09ad');
  vi.restoreAllMocks();
});
