import type { Problem } from './problem.ts';

/** A line that a merge wrote: seven signs, and perhaps the name of a branch. */
const MARK = /^([<|=>])\1{6}(?: .*)?$/;

/**
 * Reports the conflicts that a merge left in a text, and settles each for the side above `=======`: what else is wrong
 * with the file is reported at the same time. Other lines keep their numbers.
 *
 * @example
 * settleConflicts('a.md', '<<<<<<< HEAD\nOurs\n=======\nTheirs\n>>>>>>> branch').text // '\nOurs\n\n\n'
 */
export function settleConflicts(file: string, text: string): { text: string; problems: Problem[] } {
  if (!/^(?:<{7}|>{7})(?: |$)/m.test(text)) return { text, problems: [] };
  const problems: Problem[] = [];
  const report = (line: number, column: number, found: string) =>
    problems.push({
      severity: 'error',
      file,
      line,
      column,
      message: `\`${found.slice(0, 40)}\` is a marker of an unresolved merge conflict.`,
      fix: 'Keep the lines that are right, and remove the markers (`<<<<<<<`, `=======`, `>>>>>>>`).',
    });
  const isLua = file.endsWith('.lua');
  let side: string | undefined;
  const kept: string[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const [, sign] = MARK.exec(line) ?? [];
    const isMark = sign === '<' || sign === '>' || (sign !== undefined && side !== undefined);
    if (sign === '<' || (sign === '>' && side === undefined)) report(index + 1, 1, line);
    if (isMark) side = sign === '>' ? undefined : sign;
    const isDropped = isMark || side === '|' || side === '=';
    // An empty line would end the comment that the conflict is in.
    const filler = isLua && kept.at(-1)?.startsWith('---') ? '---' : '';
    kept.push(isDropped ? filler : line);
  }
  return { text: kept.join('\n'), problems };
}
