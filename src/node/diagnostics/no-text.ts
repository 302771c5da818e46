import { codePointOf } from './code-point.ts';
import type { Problem } from './problem.ts';

/** Characters that are not text: XML forbids most of them, and with it every feed. */
export const NO_TEXT = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/u;

/** Names the first such sign of a text: `a NUL byte`. */
export function nameNoText(text: string): string {
  const [sign = '\0'] = NO_TEXT.exec(text) ?? [];
  return sign === '\0' ? 'a NUL byte' : `the control character ${codePointOf(sign)}`;
}

/** Returns the problem of a text with such a sign, for the place of the first one. */
export function noTextProblem(place: Pick<Problem, 'file' | 'line' | 'column'>, text: string): Problem {
  const message = `The text contains ${nameNoText(text)}, expected plain text.`;
  return { severity: 'error', ...place, message, fix: 'Remove it, and save the file as UTF-8.' };
}
