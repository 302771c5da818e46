import { codePointOf } from './code-point.ts';
import { pointAt } from './point.ts';
import type { Problem } from './problem.ts';

/**
 * What a wrong encoding or a paste leaves in a text: lost letters, signs that nobody sees, such as one before the `##` of a
 * heading, letters read as two; not `Ã` in quotes.
 */
const GARBLED =
  /(?<lost>\uFFFD)|(?<hidden>[\uFEFF\u2028-\u202E]|(?<=[!-~\n]|^)[\u200B\u2060](?=[!-~]))|(?<misread>Ã[¡-ª¬-¶¸-º¼-¿]|â€[™œ\u009D“”˜¦¢])/;

/** Messages that say that there is such a character. */
const NAMES_SIGN =
  /: unexpected invisible character|found an invisible character|nothing may come between `@`/;

/**
 * Joins the warning about an invisible character with what else it causes in its line: one message is for both.
 *
 * @param problems In any order.
 */
export function joinHidden(problems: Problem[]): Problem[] {
  const lineOf = ({ file, line }: Problem) => `${file}:${line}`;
  const hiddenIn = (text: string) => GARBLED.exec(text)?.groups?.hidden;
  const caused = problems.filter(({ message }) => hiddenIn(message));
  const joined = problems.filter(
    (problem) =>
      problem.isHidden &&
      (caused.some((other) => lineOf(other) === lineOf(problem)) ||
        problems.some(
          (other) => !other.isHidden && lineOf(other) === lineOf(problem) && NAMES_SIGN.test(other.message),
        )),
  );
  const lines = new Set(joined.map(lineOf));
  return problems
    .filter((problem) => !joined.includes(problem))
    .map((problem) => {
      const sign = lines.has(lineOf(problem)) ? hiddenIn(problem.message) : undefined;
      return sign
        ? { ...problem, fix: `Remove the invisible character ${codePointOf(sign)} from it.` }
        : problem;
    });
}

/** Reports the first place of a text where letters are most likely not what its author wrote. */
export function garbledText(file: string, text: string): Problem[] {
  const found = GARBLED.exec(text);
  if (!found) return [];
  const [sign] = found;
  const { lost, hidden } = found.groups ?? {};
  const code = codePointOf(sign);
  const message = lost
    ? `The text contains ${code}, which stands for a letter that was lost.`
    : hidden
      ? `The text contains the invisible character ${code}.`
      : `\`${sign}\` looks like a letter that was read in another encoding.`;
  const fix = hidden ? 'Remove it.' : 'Retype the letter, and save the file as UTF-8.';
  const place = pointAt(text, found.index);
  return [{ severity: 'warning', file, ...place, message, fix, ...(hidden && { isHidden: true }) }];
}
