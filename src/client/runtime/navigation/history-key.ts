/** Length of a history key (CON-09). */
export const HISTORY_KEY_LENGTH = 6;

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

/**
 * Returns a random key for a history entry.
 *
 * @example
 * createHistoryKey() // 'k3x90a'
 */
export function createHistoryKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(HISTORY_KEY_LENGTH));
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
