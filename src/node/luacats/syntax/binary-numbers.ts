/** Comments, strings and words: what looks like a number within them is none. */
const PARTS =
  /--\[(=*)\[[\s\S]*?\]\1\]|--.*|\[(=*)\[[\s\S]*?\]\2\]|"(?:\\[\s\S]|[^"\\\n])*"|'(?:\\[\s\S]|[^'\\\n])*'|[\w.]+/g;

/**
 * Writes the binary numbers of LuaJIT, which the parser does not know, as decimals. Leading zeros keep everything else in
 * its place.
 *
 * @example
 * withDecimals('local mask = 0b101') // 'local mask = 00005'
 */
export function withDecimals(code: string): string {
  if (!/\b0b[01]/i.test(code)) return code;
  return code.replace(PARTS, (part) =>
    /^0b[01]{1,32}$/i.test(part) ? String(Number(part.toLowerCase())).padStart(part.length, '0') : part,
  );
}
