import fc from 'fast-check';
import { soup } from './support.ts';

const SIGNS = ['/', '//', '\\', '\\\\', ':', '@', '?', '#', '%5C', '%09', '%2f', '..', '.'];
const BLANKS = ['\t', '\n', '\r', '\0', ' '];
const STARTS = ['https:', 'https://', 'http://', 'javascript:', 'data:', 'mailto:', 'user:pass@'];
const HOSTS = ['[::1]', ':443', 'evil.test', 'évil.test', 'xn--e1afmkfd'];

/** Origin of the site of these tests. */
export const HOST = 'https://docs.test';

/**
 * Texts that may be read as an address of another host.
 *
 * @param own Pieces that the place under test knows.
 */
export function hostileAddress(own: readonly string[]): fc.Arbitrary<string> {
  return soup([...SIGNS, ...BLANKS, ...STARTS, ...HOSTS, 'docs', ...own], 8);
}

/** A base URL. */
export const base = fc.constantFrom('/', '/x/');
