import { compareProblems, type Problem } from '../diagnostics/problem.ts';
import type { Position } from './model.ts';
import { nearestName } from './names.ts';

/** Collects what is wrong with the definitions. */
export interface Report {
  /** Adds an error at a position; `fix` says in one sentence what to change. */
  error(at: Position, message: string, fix?: string): void;
  /** Adds a warning at a position: something is left out, and the page is right without it. */
  warn(at: Position, message: string, fix?: string): void;
  /** All problems so far, ordered by position, none twice. */
  sorted(): Problem[];
}

/** Creates an empty report. */
export function createReport(): Report {
  const problems: Problem[] = [];
  const add = (
    severity: Problem['severity'],
    { file, line, column }: Position,
    message: string,
    fix = '',
  ) => {
    problems.push({
      severity,
      file,
      line,
      column,
      message: shorten(message),
      ...(fix && { fix: shorten(fix) }),
    });
  };
  return {
    error: (at, message, fix) => add('error', at, message, fix),
    warn: (at, message, fix) => add('warning', at, message, fix),
    sorted() {
      return problems.sort(compareProblems).filter((problem, index) => {
        const before = problems[index - 1];
        return !before || compareProblems(before, problem) !== 0;
      });
    },
  };
}

/** Shortens what a message quotes, so that a name of a thousand letters leaves it readable. */
function shorten(message: string): string {
  return message.length < 200 ? message : message.replaceAll(/`([^`]{80})[^`]{40,}`/g, '`$1…`');
}

/**
 * Returns a position as messages quote it.
 *
 * @example
 * quotePosition(position) // '`definitions/client.lua:12:11`'
 */
export function quotePosition({ file, line, column }: Position): string {
  return `\`${file}:${line}:${column}\``;
}

/** Returns the fix for an unknown name: the nearest known one, or else what to do without one. */
export function fixForName(name: string, candidates: Iterable<string>, otherwise: string): string {
  const meant = nearestName(name, candidates);
  return meant === undefined ? otherwise : `Did you mean \`${meant}\`?`;
}
