/** A stretch of a text; `hit` when it is one of the terms. */
interface TextPart {
  text: string;
  start: number;
  hit: boolean;
}

/**
 * Cuts a text where terms occur as whole words, letter case ignored, so that they can be marked.
 *
 * @example
 * cutAtTerms('client.trace_line', ['trace']) // 'client.' | 'trace' (hit) | '_line'
 */
export function cutAtTerms(text: string, terms: string[]): TextPart[] {
  const sorted = terms.filter(Boolean).sort((a, b) => b.length - a.length);
  if (!sorted.length) return [{ text, start: 0, hit: false }];
  const literal = sorted.map((term) => term.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&')).join('|');
  const pattern = new RegExp(`(?<!${LETTER})(${literal})(?!${LETTER})`, 'giu');
  let start = 0;
  const parts = text.split(pattern).map((part, index) => {
    const cut = { text: part, start, hit: index % 2 === 1 };
    start += part.length;
    return cut;
  });
  return parts.filter((part) => part.text);
}

const LETTER = '[\\p{L}\\p{M}\\p{N}]';
