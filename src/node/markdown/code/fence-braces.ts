/**
 * Explains why a number or word in the braces after a fence has no effect: its place, the message, and what to write.
 */
export function explainBraces(fence: string): [word: string, message: string, fix: string] | undefined {
  const [glued, attribute, braces] = /(?<=\s)([\w-]+=(?:"[^"]*"|'[^']*'))(\{[^{}]*\})/.exec(fence) ?? [];
  if (glued)
    return [
      glued,
      `\`${glued}\` after the fence has no effect: a space is missing.`,
      `Write \`${attribute} ${braces}\`.`,
    ];
  const bare = fence.replace(/"[^"]*"|'[^']*'/g, (value) => ' '.repeat(value.length));
  const [open] = /\{[^{}]*$/.exec(bare) ?? [];
  if (open)
    return [
      open,
      `\`${open.trim()}\` after the fence has no brace at its end.`,
      `Write \`${open.trim()}}\`.`,
    ];
  const [first, second] = bare.match(/\{[\d\s,-]+\}/g) ?? [];
  if (!first || !second) return undefined;
  return [
    second,
    `\`${second}\` is a second range after the fence; the first one counts.`,
    `Write one range: \`${first.slice(0, -1)},${second.slice(1)}\`.`,
  ];
}
