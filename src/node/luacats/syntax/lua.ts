import luaparse from 'luaparse';
import { codePointOf } from '../../diagnostics/code-point.ts';
import { pointAt } from '../../diagnostics/point.ts';
import { withDecimals } from './binary-numbers.ts';
import { refuseLaxNodes } from './lax-nodes.ts';
import { findTooNested } from './nesting.ts';

/** What is wrong with Lua code, and where in it; line and column count from 1. */
export interface LuaProblem {
  line: number;
  column: number;
  message: string;
}

/** A comment with its dashes; line and column count from 1, `index` from 0. */
export interface LuaComment {
  raw: string;
  line: number;
  column: number;
  index: number;
}

/** Parses Lua code without its comments; every node has its range. */
export function parseStatements(code: string): { body: luaparse.Statement[] } | { problem: LuaProblem } {
  const nested = nestingProblem(code);
  if (nested) return { problem: nested };
  try {
    const onCreateNode = refuseLaxNodes(code);
    const options = { luaVersion: 'LuaJIT', comments: false, ranges: true } as const;
    return luaparse.parse(withDecimals(code), { ...options, onCreateNode });
  } catch (error) {
    return { problem: toProblem(error, code) };
  }
}

/** Parses Lua code with its comments and their positions. */
export function parseLua(
  code: string,
): { body: luaparse.Statement[]; comments: LuaComment[] } | { problem: LuaProblem } {
  const nested = nestingProblem(code);
  if (nested) return { problem: nested };
  try {
    const onCreateNode = refuseLaxNodes(code);
    const options = { luaVersion: 'LuaJIT', comments: true, locations: true, ranges: true } as const;
    const { body, comments = [] } = luaparse.parse(withDecimals(code), { ...options, onCreateNode });
    return { body, comments: comments.map(toComment) };
  } catch (error) {
    return { problem: toProblem(error, code) };
  }
}

/** The parser would call itself for each level. */
function nestingProblem(code: string): LuaProblem | undefined {
  const offset = findTooNested(code);
  return offset === undefined ? undefined : { ...pointAt(code, offset), message: 'it is nested too deeply' };
}

/** The package's types do not know that `ranges` gives every node a range. */
function toComment(comment: luaparse.Comment & { range?: [number, number] }): LuaComment {
  const { line, column } = comment.loc?.start ?? { line: 1, column: 0 };
  return { raw: comment.raw, line, column: column + 1, index: comment.range?.[0] ?? 0 };
}

/**
 * The parser counts columns from 0 for some errors and from 1 for others; its index is right for all. What is
 * missing at the end is shown right after the last word, not below it.
 */
function toProblem(error: unknown, code: string): LuaProblem {
  if (!(error instanceof Error)) return { line: 1, column: 1, message: String(error) };
  const end = 'index' in error && typeof error.index === 'number' ? error.index : 0;
  // Of a `break`, the parser names what follows.
  const index = error.message.includes('no loop to break') ? code.lastIndexOf('break', end) : end;
  const message = error.message
    .replace(/^\[\d+:\d+\] /, '')
    .replace("'<eof>'", 'the end of the code')
    // Its lines are those of the code, not of the file.
    .replace(/(?<=^label .*) on line \d+$/, '')
    // The word that the parser names may be the last one before the error.
    .replace(/(?<=^unexpected symbol .*) near '(.*)'$/, (all, near) =>
      code.indexOf(near, index) < 0 ? '' : all,
    )
    .replace(/^unexpected undefined '\.\.\.'.*/, "unexpected '...'")
    .replace(/'\p{Cc}'/u, ([, sign = '']) => `the control character ${codePointOf(sign)}`)
    // The parser takes half of a character that has two.
    .replace(/'\p{Cs}'/u, () => `'${String.fromCodePoint(code.codePointAt(index) ?? 0)}'`)
    .replace(/symbol '([\p{Cf}\p{Z}])'/u, (_all, sign) => `invisible character ${codePointOf(sign)}`);
  return (
    unclosed(code, message) ??
    openString(code, index, message) ?? { ...pointAt(code, Math.min(index, code.trimEnd().length)), message }
  );
}

/** A string that its line does not close is reported where it opens; the parser names the line below. */
function openString(code: string, index: number, message: string): LuaProblem | undefined {
  const [, near = ''] = /^unfinished string near '([\s\S]*)'$/.exec(message) ?? [];
  const start = near ? code.lastIndexOf(near, index) : -1;
  return start < 0 ? undefined : { ...pointAt(code, start), message };
}

/** A long comment or string that is never closed is reported where it opens. */
function unclosed(code: string, message: string): LuaProblem | undefined {
  const [, what, start] = /^unfinished long (comment|string) \(starting at line (\d+)\)/.exec(message) ?? [];
  if (!what) return undefined;
  const line = Number(start);
  const opening = what === 'comment' ? /--\[(=*)\[/g : /\[(=*)\[/g;
  const last = [...(code.split('\n')[line - 1] ?? '').matchAll(opening)].at(-1);
  return {
    line,
    column: (last?.index ?? 0) + 1,
    message: `']${last?.[1] ?? ''}]' expected before the end of the code, to close this long ${what}`,
  };
}
