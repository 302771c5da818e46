import type { MarkdownText, Position } from './model.ts';
import type { Report } from './report.ts';
import type { LuaComment } from './syntax/lua.ts';

/** A line of a comment; `text` is what follows the three dashes, `position` its first character. */
export interface CommentLine {
  text: string;
  position: Position;
}

/** Lines that start with three dashes, one below the other. */
export interface CommentBlock {
  lines: CommentLine[];
  /** Line of the last one; what it describes is on the next. */
  lastLine: number;
}

/** Finds the blocks of `---` lines. Comments after code, plain comments and long comments belong to none. */
export function findBlocks(
  file: string,
  source: string,
  comments: LuaComment[],
  report: Report,
): CommentBlock[] {
  const blocks: CommentBlock[] = [];
  for (const [position, { raw, line, column, index }] of comments.entries()) {
    const isAlone = !source.slice(index - column + 1, index).trim();
    const last = blocks.at(-1);
    // Inside a comment, the line is read as it was meant, so that its content is not reported as missing.
    const isWithin = isAlone && last?.lastLine === line - 1;
    const isBetween = isWithin && isNextBelow(comments[position + 1], line);
    const [, dashes = '---', sign = ''] =
      (isWithin && WRONG_BAR.exec(raw)) ||
      WRONG_DASHES.exec(raw) ||
      (isAlone && isTextAbove(source, index + raw.length) && MANY_DASHES.exec(raw)) ||
      (isBetween && PLAIN_DASHES.exec(raw)) ||
      [];
    if (dashes !== '---') {
      reportDashes({ file, line, column }, dashes, sign, isWithin, report);
      if (!isWithin && dashes === '--') continue;
    }
    if (!isAlone || (dashes === '---' && !raw.startsWith('---'))) continue;
    if (!isWithin && RULE.test(raw)) continue;
    const start = dashes.length;
    const text = raw.slice(start).replace(/\r$/, '');
    const entry = { text, position: { file, line, column: column + start } };
    if (last && last.lastLine === line - 1) {
      last.lines.push(entry);
      last.lastLine = line;
    } else blocks.push({ lines: [entry], lastLine: line });
  }
  return blocks;
}

/** A line with a tag that starts with two dashes, or with more than three. */
const WRONG_DASHES = /^(--|-{4,})[ \t]*(@)(?:param|return|class|field|see|overload|alias|type)\b/;

/** The same, before a value of an alias. */
const WRONG_BAR = /^(--|-{4,})[ \t]*(\|)[>+]*\s*["'`\d]/;

/** A line of dashes, which sets off a part of the file; below text, it underlines a heading. */
const RULE = /^-{4,}\s*$/;

/** A line of text that starts with two dashes. Between lines of a comment, it would end the part above it. */
const PLAIN_DASHES = /^(--)(?!-|\[=*\[)/;

/** A line of text that starts with four dashes, of which readers would see one. With a space, it is an item of a list. */
const MANY_DASHES = /^(----)(?=[\p{L}`*]).*[^-\s]\s*$/u;

/** Returns whether code or a comment is in the line below the one that ends at an index. */
function isTextAbove(source: string, end: number): boolean {
  return /^\r?\n[ \t]*\S/.test(source.slice(end, end + 200));
}

/** Returns whether a line of documentation is directly below a line. */
function isNextBelow(next: LuaComment | undefined, line: number): boolean {
  return next?.line === line + 1 && next.raw.startsWith('---');
}

function reportDashes(at: Position, dashes: string, sign: string, isWithin: boolean, report: Report): void {
  const count = dashes.length === 2 ? 'two' : dashes.length === 4 ? 'four' : dashes.length;
  if (isWithin || count !== 'two') {
    const isItem = dashes.length === 4 && !sign;
    const fix = isItem ? 'Write `---`, or `---- ` before an item of a list.' : `Write \`---${sign}\`.`;
    report.error(at, `The line starts with ${count} dashes, expected three.`, fix);
    return;
  }
  report.warn(
    at,
    'The line is not read: it starts with two dashes, expected three.',
    'Write `---@`, or remove the `@` if the note is not for readers.',
  );
}

/**
 * Joins the lines of a description. One space after the dashes is dropped when every line has it; else the
 * spaces are the indentation of code.
 */
export function joinText(lines: CommentLine[], fallback: Position): MarkdownText {
  const first = lines.findIndex(isFilled);
  const start = lines[first];
  if (!start) return { text: '', position: fallback };
  const used = lines.slice(first, lines.findLastIndex(isFilled) + 1);
  const drop = used.every((line) => !isFilled(line) || line.text.startsWith(' ')) ? 1 : 0;
  return {
    text: used.map((line) => line.text.slice(drop).trimEnd()).join('\n'),
    position: { ...start.position, column: start.position.column + drop },
  };
}

function isFilled(line: CommentLine): boolean {
  return line.text.trim() !== '';
}

/** Start of a line that is not a plain paragraph: heading, fence, list, quote, table, directive. */
export const BLOCK_START = /^\s*(?:#{1,6}\s|```|~~~|[-*+]\s|\d+[.)]\s|>|\||:::)/;

/**
 * Returns the first paragraph of a description on one line; empty when the description starts with something else.
 *
 * @example
 * summaryOf('Traces a line\nthrough the world.\n\nMore.') // 'Traces a line through the world.'
 */
export function summaryOf(text: string): string {
  const lines = text.split('\n');
  return lines
    .slice(0, summaryLines(lines))
    .map((line) => line.trim())
    .join(' ');
}

/** A line that makes the lines above it a heading, or is a rule. */
const UNDERLINE = /^\s*(?:=+|-+)\s*$/;

/** Returns the number of lines of a text that are its first paragraph. */
export function summaryLines(lines: string[]): number {
  const end = lines.findIndex((line) => !line.trim() || BLOCK_START.test(line));
  const count = end < 0 ? lines.length : end;
  return lines.slice(0, count).some((line) => UNDERLINE.test(line)) ? 0 : count;
}
