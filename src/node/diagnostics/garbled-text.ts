import { codePointOf } from './code-point.ts';
import { pointAt } from './point.ts';
import type { Problem } from './problem.ts';

/**
 * Signs that nobody sees. Joiners, fillers and marks of direction belong between letters of other scripts, and a soft hyphen
 * into a word of prose, but not into a name, which is code, an address or a key.
 */
const HIDDEN = [
  '[\\uFEFF\\u2028-\\u202E]',
  '(?<=[!-~\\n]|^)[\\u200B\\u2060](?=[!-~])',
  '(?<=[!-~])[\\u034F\\u115F\\u1160\\u200C\\u200D\\u3164](?=[!-~])',
  '(?<=\\w)[\\u200E\\u200F](?=[\\w`])',
  '\\u00AD(?<=[.:/#@`_]\\w*\\u00AD)(?=\\w)',
].join('|');

/**
 * What a wrong encoding or a paste leaves in a text: lost letters, signs that nobody sees, such as one before the `##` of a
 * heading, letters read as two; not `Ã` in quotes.
 */
const GARBLED = new RegExp(
  `(?<lost>\\uFFFD)|(?<hidden>${HIDDEN})|(?<misread>Ã[¡-ª¬-¶¸-º¼-¿]|â€[™œ\\u009D“”˜¦¢])`,
);

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

/** A soft hyphen in a tag of a definition or the two words after it, which are names, types and values. */
const IN_TAG = /(?<hidden>\u00AD)(?<=^---(?:@\S*(?:[ \t]+\S*){0,2}|\|[ \t]*\S*)\u00AD)/m;

/** Returns a text without the soft hyphens in the tags of definitions: the first one is reported, so it causes nothing else. */
export function withoutSoftHyphens(text: string): string {
  return text.replaceAll(new RegExp(IN_TAG, 'gm'), '');
}

/** Reports the first place of a text where letters are most likely not what its author wrote. */
export function garbledText(file: string, text: string): Problem[] {
  const found = GARBLED.exec(text) ?? (file.endsWith('.lua') ? IN_TAG.exec(text) : null);
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
