/**
 * Returns a number with its noun, in the plural unless it is 1.
 *
 * @example
 * counted(2, 'page') // '2 pages'
 */
export function counted(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}
