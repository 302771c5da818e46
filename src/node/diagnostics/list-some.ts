/**
 * Lists names for a message, each in backticks, and counts those that would make it too long.
 *
 * @example
 * listSome(['x', 'y', 'z'], 2) // '`x`, `y` and 1 more'
 */
export function listSome(names: readonly string[], most = 12): string {
  const shown = names.slice(0, most).map((name) => `\`${name}\``);
  const others = names.length - shown.length;
  return `${shown.join(', ')}${others > 0 ? ` and ${others} more` : ''}`;
}
