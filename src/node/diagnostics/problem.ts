import { compareText } from '../../shared/compare-text.ts';

/** One thing that is wrong with the input of a build, and how to fix it. */
export interface Problem {
  /** `error` stops the build; `warning` is printed and, with `--strict`, stops it too. */
  severity: 'error' | 'warning';
  /** Path of the file, relative to the site's folder. */
  file: string;
  /** Line, counted from 1. Absent when the whole file is meant. */
  line?: number;
  /** Column, counted from 1. */
  column?: number;
  /** What was found and what was expected, one or two sentences, values in backticks. */
  message: string;
  /** What to change, one sentence. */
  fix?: string;
  /** What two files claim, such as a route: they claim it in each language, but are reported once. */
  claim?: string;
  /** It is about a character that nobody sees, which may be the cause of other problems in its line. */
  isHidden?: true;
}

/** Problems of which one stops the work. Its message lists them all, as `formatProblem` writes them. */
export class ProblemsError extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.problems = problems;
  }
}

/** Orders problems by file, line and column, so that a report reads top to bottom. */
export function compareProblems(a: Problem, b: Problem): number {
  return (
    compareText(a.file, b.file) ||
    (a.line ?? 0) - (b.line ?? 0) ||
    (a.column ?? 0) - (b.column ?? 0) ||
    compareText(a.message, b.message)
  );
}

/**
 * Writes a problem as one line, with the fix on an indented second line.
 *
 * @example
 * formatProblem(problem)
 * // definitions/client.lua:12:11: error: `@param pitchh` does not name a parameter of `client.camera_angles`.
 * //   Rename it to `pitch`, or remove the line.
 */
export function formatProblem(problem: Problem): string {
  const location = [problem.file, problem.line, problem.line && (problem.column ?? 1)].filter(Boolean);
  const head = inOneLine(`${location.join(':')}: ${problem.severity}: ${problem.message}`);
  return problem.fix ? `${head}\n  ${inOneLine(problem.fix)}` : head;
}

/** Names of files may contain line breaks. */
function inOneLine(text: string): string {
  return text.replace(/\r/g, '\\r').replace(/\n/g, '\\n');
}
