import { NO_TEXT, noTextProblem } from '../diagnostics/no-text.ts';
import type { Point } from '../diagnostics/point.ts';
import type { Problem } from '../diagnostics/problem.ts';
import type { Excess } from './parse/limits.ts';

/** A Markdown text and where it is in its file. */
export interface MarkdownSource {
  file: string;
  /** Lines of the text. */
  lines: string[];
  /** Position of the text's first character; every line starts in this column. Absent when it is not known. */
  origin?: { line: number; column: number };
  /** What is reported so far and may be the cause of what comes later in the text, which is then not reported too. */
  reported: Set<Cause>;
}

/** Front matter that is not read, a code block that takes the end of the one within it, and one that goes on outside its list. */
type Cause = 'front matter' | 'inner fence' | 'left item';

/**
 * Normalizes a text: line ends become `\n`, a byte order mark is dropped, and control characters, which are not text,
 * are reported and replaced.
 */
export function openSource(
  file: string,
  text: string,
  origin: Point | undefined,
  problems: Problem[],
): MarkdownSource & { text: string } {
  const clean = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const source = { file, lines: clean.split('\n'), ...(origin && { origin }), reported: new Set<Cause>() };
  if (!NO_TEXT.test(clean)) return { ...source, text: clean };

  const line = source.lines.findIndex((content) => NO_TEXT.test(content));
  const column = (source.lines[line] ?? '').search(NO_TEXT) + 1;
  problems.push(noTextProblem(locate(source, { line: line + 1, column }), clean));
  const replaced = clean.replace(new RegExp(NO_TEXT, 'gu'), '\uFFFD');
  return { ...source, lines: replaced.split('\n'), text: replaced };
}

/** Returns a function that reports a text that exceeds the limits. */
export function reportExcess(source: MarkdownSource, problems: Problem[]): (excess: Excess) => void {
  return ({ line, message, fix }) => {
    problems.push({ severity: 'error', ...locate(source, { line, column: 1 }), message, fix });
  };
}

/** Returns whether a problem is already reported at a place, so that it is not reported twice. */
export function isReportedAt(
  { file, line, column }: { file: string } & Partial<Point>,
  problems: Problem[],
): boolean {
  return problems.some((other) => other.line === line && other.column === column && other.file === file);
}

/** Returns the location in the file of a position in the text. */
export function locate(source: MarkdownSource, point: Point | undefined): { file: string } & Partial<Point> {
  const { file, origin } = source;
  if (!origin || !point) return origin ? { file, ...origin } : { file };
  return { file, line: origin.line + point.line - 1, column: origin.column + point.column - 1 };
}
