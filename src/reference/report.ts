import { compareProblems, type Problem } from '../diagnostics/problem.ts';
import type { Position } from './model.ts';
import { nearest } from './names.ts';

/** Collects what is wrong with the definitions. */
export interface Report {
  /** Adds an error at a place; `mend` says in one sentence what to change. */
  error(at: Position, message: string, mend?: string): void;
  /** All problems so far, ordered by place, none twice. */
  sorted(): Problem[];
}

/** Makes an empty report. */
export function createReport(): Report {
  const problems: Problem[] = [];
  return {
    error({ file, line, column }, message, mend) {
      problems.push({ severity: 'error', file, line, column, message, ...(mend && { mend }) });
    },
    sorted() {
      return problems.sort(compareProblems).filter((problem, index) => {
        const before = problems[index - 1];
        return !before || compareProblems(before, problem) !== 0;
      });
    },
  };
}

/**
 * Writes a place for use in a message.
 *
 * @example
 * placeText(position) // '`definitions/client.lua:12:11`'
 */
export function placeText({ file, line, column }: Position): string {
  return `\`${file}:${line}:${column}\``;
}

/** Writes the mend for an unknown name: the nearest known one, or else what to do without one. */
export function mendName(name: string, known: Iterable<string>, otherwise: string): string {
  const meant = nearest(name, known);
  return meant === undefined ? otherwise : `Did you mean \`${meant}\`?`;
}
