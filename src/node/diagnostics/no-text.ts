import { codePointOf } from './code-point.ts';

/** Characters that are not text: XML forbids most of them, and with it every feed. */
export const NO_TEXT = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/u;

/** Names the first such sign of a text: `a NUL byte`. */
export function nameNoText(text: string): string {
  const [sign = '\0'] = NO_TEXT.exec(text) ?? [];
  return sign === '\0' ? 'a NUL byte' : `the control character ${codePointOf(sign)}`;
}
