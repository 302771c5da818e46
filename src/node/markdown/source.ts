import type { Point } from '../diagnostics/point.ts';
import type { Problem } from '../diagnostics/problem.ts';
import type { Excess } from './limits.ts';

/** A Markdown text and where it is in its file. */
export interface MarkdownSource {
  file: string;
  /** Lines of the text. */
  lines: string[];
  /** Position of the text's first character; every line starts in this column. Absent when it is not known. */
  origin?: { line: number; column: number };
}

/**
 * Normalizes a text: line ends become `\n`, a byte order mark is dropped, and NUL bytes, which are not text,
 * are reported and replaced.
 */
export function openSource(
  file: string,
  text: string,
  origin: Point | undefined,
  problems: Problem[],
): MarkdownSource & { text: string } {
  const clean = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const source = { file, lines: clean.split('\n'), ...(origin && { origin }) };
  if (!clean.includes('\0')) return { ...source, text: clean };

  const line = source.lines.findIndex((content) => content.includes('\0'));
  const column = (source.lines[line] ?? '').indexOf('\0') + 1;
  problems.push({
    severity: 'error',
    ...locate(source, { line: line + 1, column }),
    message: 'The text contains a NUL byte, expected plain text.',
    fix: 'Remove the byte, and save the file as UTF-8.',
  });
  const replaced = clean.replaceAll('\0', '\uFFFD');
  return { ...source, lines: replaced.split('\n'), text: replaced };
}

/** Returns a function that reports a text that exceeds the limits. */
export function reportExcess(source: MarkdownSource, problems: Problem[]): (excess: Excess) => void {
  return ({ line, message, fix }) => {
    problems.push({ severity: 'error', ...locate(source, { line, column: 1 }), message, fix });
  };
}

/** Returns the location in the file of a position in the text. */
export function locate(source: MarkdownSource, point: Point | undefined): { file: string } & Partial<Point> {
  const { file, origin } = source;
  if (!origin || !point) return origin ? { file, ...origin } : { file };
  return { file, line: origin.line + point.line - 1, column: origin.column + point.column - 1 };
}
