/** Words for characters that some values consist of, wholly or mostly. */
const SIGNS: Record<string, string> = {
  '%': 'percent',
  '^': 'caret',
  $: 'dollar',
  '.': 'dot',
  '*': 'star',
  '+': 'plus',
  '-': 'minus',
  '?': 'question',
  '#': 'hash',
  '(': 'open',
  ')': 'close',
  '[': 'from',
  ']': 'to',
  '!': 'not',
  '=': 'equals',
  '<': 'less',
  '>': 'greater',
  '~': 'tilde',
  '&': 'and',
  '|': 'bar',
  '/': 'slash',
  '\\': 'backslash',
};

/**
 * Returns the id of a row, from its first cell. Names stay as they are; words are joined by hyphens. In a value with
 * punctuation, such as a pattern, the punctuation is spelled out.
 *
 * @example rowId('m_iHealth') // 'm_iHealth'
 * @example rowId('Numpad 5') // 'numpad-5'
 * @example rowId('Escape') // 'escape'
 * @example rowId('%5.2f') // 'percent-5-dot-2f'
 */
export function rowId(title: string): string {
  if (/^[A-Z][a-z]+$/.test(title)) return title.toLowerCase();
  if (/^-?\w+$/.test(title)) return title;
  const words = title.match(/[\p{L}\p{M}\p{N}_]+/gu) ?? [];
  const isProse = /\s/.test(title) && words.length > 1;
  const isName = /^[\w-]+(?:[.:][\w-]+)*$/.test(title) && words.length > 0;
  if (isProse || isName) return words.join('-').toLowerCase();
  const spelled = Array.from(title, (sign) => (SIGNS[sign] ? ` ${SIGNS[sign]} ` : sign)).join('');
  return spelled.match(/[\p{L}\p{M}\p{N}_]+/gu)?.join('-') ?? 'value';
}
