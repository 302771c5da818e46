import type { LuaProblem } from './lua.ts';
import { fixForMissing } from './missing-part.ts';
import { HABITS } from './syntax-habits.ts';

/**
 * Says how to fix code that does not parse, if the reason is a habit from another language or something forgotten;
 * otherwise returns the caller's text.
 */
export function fixForSyntax(code: string, problem: LuaProblem, otherwise: string): string {
  const lines = code.split('\n');
  const text = lines[problem.line - 1] ?? '';
  const before = [...lines.slice(0, problem.line - 1), text.slice(0, problem.column - 1)].join('\n');
  return (
    fixForLine(lines, text, problem) ??
    fixForNameless(code, problem) ??
    fixForHabit(text, problem) ??
    fixForReserved(text, problem) ??
    fixForStatement(lines, problem) ??
    fixForBracket(code, before, problem) ??
    fixForEnd(code, problem) ??
    fixForMissing(problem, before) ??
    otherwise
  );
}

/** Says how to fix a whole line that is written as in another language, or with a misspelt keyword. */
function fixForLine(
  lines: string[],
  text: string,
  { line, column, message }: LuaProblem,
): string | undefined {
  if (lines.slice(0, line).some((earlier) => CONTINUE.test(earlier)))
    return 'Lua has no `continue`: write `goto continue`, and the label `::continue::` at the end of the loop.';
  if (/^\s*(?:let|const|var)\s+\w/.test(text)) return 'In Lua, write `local`.';
  const [, closing] = /^'(\]=*\])' expected before the end of the code/.exec(message) ?? [];
  if (closing) return `Add \`${closing}\` where it ends.`;
  if (!message.startsWith("'=' expected")) return undefined;
  if (/^\s*(?:elif|elsif|else if)\b/.test(text.slice(0, column))) return 'In Lua, write `elseif`.';
  const [, module] = /^\s*(?:import|require|include|using)\s+["']?([\w.]+)/.exec(text) ?? [];
  if (module) return `Write \`local ${module.replace(/^.*\./, '')} = require("${module}")\`.`;
  if (/\)\s*(?:edn|ned|en|ende|emd)\s*$/.test(text)) return 'Write `end`.';
  return MISSPELT.test(text) ? 'Write `function`.' : undefined;
}

/** A statement that continues a loop in other languages. */
const CONTINUE = /(?:^|\b(?:then|do|else)\b|;)\s*continue\s*(?:;|$|\bend\b)/;

/** A misspelt or foreign word in place of `function`. */
const MISSPELT = /^\s*(?:(?!function\b)fu[a-z]*|def|fn)\s+[\w.:]+\s*\(/;

/** Says how to fix a file that is a table alone. */
function fixForNameless(code: string, { message }: LuaProblem): string | undefined {
  const isFirst = !code.slice(0, code.indexOf('{')).trim();
  return isFirst && message.startsWith("unexpected symbol '{'")
    ? 'Give the table a name: `local list = {`.'
    : undefined;
}

/** Says how to fix what stands where the parser stopped, if it is a habit from another language. */
function fixForHabit(text: string, { column, message }: LuaProblem): string | undefined {
  for (const { pattern, message: expected, fix } of HABITS) {
    pattern.lastIndex = column - 1;
    const found = pattern.exec(text);
    if (found && (expected?.test(message) ?? true)) return fix(found);
  }
  return undefined;
}

/** Says how to fix a reserved word that is used as a name. */
function fixForReserved(text: string, { column, message }: LuaProblem): string | undefined {
  const [, word = ''] = /^<name>(?: or '\.\.\.')? expected near '([a-z]+)'$/.exec(message) ?? [];
  const [start, rest] = [text.slice(0, column - 1), text.slice(column - 1 + word.length)];
  const isParam = /\bfunction\b[^()]*\((?:[\w\s]+,)*\s*$/.test(start) && /^\s*[,)]/.test(rest);
  return word && (isParam || /(?:[.:]|\blocal)\s*$/.test(start))
    ? `Choose another name: \`${word}\` is a reserved word in Lua.`
    : undefined;
}

/** Says how to fix a statement that cannot be where it is, and a string without its end. */
function fixForStatement(lines: string[], { line, message }: LuaProblem): string | undefined {
  if (
    /^(?:unexpected (?!keyword 'end')|'end' expected near ')/.test(message) &&
    /^\s*return\b/.test(lineBefore(lines, line))
  )
    return 'Remove it, or the `return` above it: `return` is the last statement of a block.';
  if (message.startsWith('no loop to break')) return 'Remove it, or put it into a loop.';
  if (message.startsWith('unfinished string')) return 'Close its quotes on the same line.';
  return message.startsWith("unexpected keyword 'end'")
    ? 'Remove it, or add the `function`, `if`, `for` or `while` that it ends.'
    : undefined;
}

/** The last line above one that has code. */
function lineBefore(lines: string[], line: number): string {
  return lines.slice(0, line - 1).findLast((text) => /^\s*(?!--)\S/.test(text)) ?? '';
}

const OPENERS: Record<string, string> = { ')': '(', '}': '{', ']': '[' };

/** Says what to do about a closing bracket where none can be. */
function fixForBracket(code: string, before: string, { message }: LuaProblem): string | undefined {
  const [, closer = ''] = /^(?:'end' expected near|unexpected symbol) '([)}\]])'/.exec(message) ?? [];
  if (!closer) return undefined;
  const isOpen = count(before, OPENERS[closer]) > count(before, closer);
  if (isOpen) return openBlocks(before) > 0 ? `Write \`end\` before the \`${closer}\`.` : undefined;
  return closer === '}' && openBlocks(code) > 0
    ? 'Write `end` in place of the `}`: Lua blocks have no braces.'
    : `Remove the \`${closer}\`, which nothing opens.`;
}

/** Says how to fix a block without its end. */
function fixForEnd(code: string, { message }: LuaProblem): string | undefined {
  if (!message.includes("'end' expected")) return undefined;
  return /\belse\s+if\b/.test(code)
    ? 'Write `elseif`, or an `end` for each `if`.'
    : 'Add the `end` of a `function`, `if`, `for` or `while`.';
}

function openBlocks(code: string): number {
  return count(code, /\b(?:function|if|do)\b/) - count(code, /\bend\b/);
}

/** Counts a character or word in code, outside strings and comments. */
function count(code: string, what: string | RegExp = ''): number {
  return code.replace(/--.*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g, '').split(what).length - 1;
}
