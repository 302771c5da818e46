/**
 * Returns the code point of the first character of a text as Unicode writes it, with at least four digits.
 *
 * @example codePointOf('\u00ad') // 'U+00AD'
 */
export function codePointOf(text: string): string {
  const code = text.codePointAt(0) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
