/** Numbers that a command of a path takes, once or several times. */
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, z: 0 };

const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)/g;

/**
 * Returns the first command of a path that browsers would not draw, with its numbers; undefined for a path that is
 * right. The flags of arcs need no spaces between them, so the numbers of arcs are not counted.
 *
 * @example
 * wrongCommand('M0 0 L10') // 'L10'
 */
export function wrongCommand(path: string): string | undefined {
  const commands = path.trim().match(/[a-z][^a-z]*|^[^a-z]+/gi) ?? [];
  return commands.map((text) => text.trim()).find((command, index) => !isRight(command, index === 0));
}

function isRight(command: string, isFirst: boolean): boolean {
  const name = command.charAt(0).toLowerCase();
  if (isFirst && name !== 'm') return false;
  const count = countNumbers(command);
  const takes = TAKES[name];
  if (takes === undefined) return name === 'a' && count > 0;
  return takes === 0 ? count === 0 : count > 0 && count % takes === 0;
}

/** Returns the amount of numbers in a text, however they are separated. */
export function countNumbers(text: string): number {
  return text.match(NUMBER)?.length ?? 0;
}
