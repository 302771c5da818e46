/**
 * Returns a key that is the same for all spellings of a value: `1` and `0x1` are one number, and a text in single
 * quotes is the same as one in double quotes.
 */
export function valueKey(literal: string): string {
  const [, sign = '', digits = ''] = /^(-?)(0x[\da-f]+|\d+\.?\d*(?:e[-+]?\d+)?|\.\d+)$/i.exec(literal) ?? [];
  if (digits) return String(Number(digits) * (sign ? -1 : 1));
  return literal.replace(/^'([^"\\]*)'$/, '"$1"');
}

/** Says that a set of values has one twice; `before` is how it is written first. */
export function describeRepeat(set: string, before: string, literal: string): string {
  const isNumber = !/^['"]/.test(literal) && before !== literal;
  if (isNumber) return `${set} has the value \`${before}\` twice: \`${literal}\` is the same number.`;
  return `${set} has the value \`${literal}\` twice.`;
}
