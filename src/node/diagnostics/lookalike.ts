import { codePointOf } from './code-point.ts';

/**
 * Names the first letter of another script in a misspelt name, as a sentence to add: the two may look the same.
 *
 * @example lookalikeNote('p\u0430ram') // ' The letter U+0430 in it only looks like a plain one.'
 */
export function lookalikeNote(name: string): string {
  const [sign] = /[^\x20-\x7e]/u.exec(name) ?? [];
  return sign ? ` The letter ${codePointOf(sign)} in it only looks like a plain one.` : '';
}
