/** Orders texts by the codes of their characters, which, unlike `localeCompare`, is the same order in every language. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
