/** Width of a letter in parts of the size, as in the wider ones of the fonts that systems have. */
const MONO = 0.62;
const WIDTHS: [letters: RegExp, width: number][] = [
  [/[iljtfrI.,:;'|!()[\]\s]/, 0.36],
  [/[mwMW@%…→]/, 0.92],
  [/[A-Z]/, 0.7],
  [/[\p{L}\d]/u, 0.59],
];
const OTHER = 0.62;

/**
 * Estimates how wide a text can become, because readers see it in their own system's fonts.
 *
 * @example
 * textWidth('Ready', 14, 'text') // about 42.8
 */
export function textWidth(text: string, size: number, kind: string): number {
  if (kind === 'code') return text.length * MONO * size;
  let sum = 0;
  for (const letter of text) sum += WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER;
  return sum * size * (kind === 'title' ? 1.06 : 1);
}
