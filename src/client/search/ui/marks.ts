/** A stretch of a text; `hit` when it is one of the terms. */
interface TextPart {
  text: string;
  start: number;
  hit: boolean;
}

/**
 * Cuts a text where terms occur as whole words, letter case ignored, so that they can be marked.
 *
 * The terms are not made into an expression: with Unicode classes, a new expression for each hit would take more time
 * than everything else about its row.
 *
 * @example
 * cutAtTerms('client.trace_line', ['trace']) // 'client.' | 'trace' (hit) | '_line'
 */
export function cutAtTerms(text: string, terms: string[]): TextPart[] {
  const sorted = terms
    .filter(Boolean)
    .map(lower)
    .sort((a, b) => b.length - a.length);
  if (!sorted.length) return [{ text, start: 0, hit: false }];
  const inText = lower(text);
  const parts: TextPart[] = [];
  let start = 0;
  const cutUntil = (end: number, hit: boolean) => {
    if (end > start) parts.push({ text: text.slice(start, end), start, hit });
    start = end;
  };
  for (let at = 0; at < text.length; at = Math.max(at + 1, start)) {
    const term = sorted.find((own) => inText.startsWith(own, at) && isWhole(text, at, at + own.length));
    if (!term) continue;
    cutUntil(at, false);
    cutUntil(at + term.length, true);
  }
  cutUntil(text.length, false);
  return parts;
}

/** Returns whether no letter is next to a stretch of a text. A letter has one or two code units. */
function isWhole(text: string, from: number, to: number): boolean {
  return (
    !LETTER_BEFORE.test(text.slice(Math.max(0, from - 2), from)) && !LETTER_AFTER.test(text.slice(to, to + 2))
  );
}

const LETTER_BEFORE = /[\p{L}\p{M}\p{N}]$/u;
const LETTER_AFTER = /^[\p{L}\p{M}\p{N}]/u;

/** Lower case of the same length, so that positions stay valid: only `İ` would become two letters. */
function lower(text: string): string {
  const whole = text.toLowerCase();
  if (whole.length === text.length) return whole;
  return text.replace(/\p{Lu}/gu, (letter) => {
    const small = letter.toLowerCase();
    return small.length === letter.length ? small : letter;
  });
}
