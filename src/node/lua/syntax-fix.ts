import type { LuaProblem } from '../luacats/lua.ts';

/** What other languages have and Lua has not, where the parser stops at it; `message` narrows down what it expected there. */
interface Habit {
  pattern: RegExp;
  message?: RegExp;
  fix(found: RegExpExecArray): string;
}

const HABITS: Habit[] = [
  { pattern: /!=/y, fix: () => 'Lua writes `~=`.' },
  { pattern: /&&/y, fix: () => 'Lua writes `and`.' },
  { pattern: /\|\|/y, fix: () => 'Lua writes `or`.' },
  { pattern: /!/y, fix: () => 'Lua writes `not`.' },
  { pattern: /\/[/*]/y, fix: () => 'Lua comments start with `--`.' },
  { pattern: /\+\+/y, fix: () => 'Write it out: `a = a + 1`.' },
  { pattern: /(\+|-|\*|\/|%|\.\.)=/y, fix: ([, sign]) => `Write it out: \`a = a ${sign} b\`.` },
  { pattern: /\[/y, fix: () => 'Lua lists are written in braces: `{ 1, 2 }`.' },
  { pattern: /\?/y, fix: () => 'Write `a and b or c`.' },
  { pattern: /=>/y, fix: () => 'Write `function(a) return b end`.' },
  { pattern: /=/y, message: /'then' expected/, fix: () => 'Compare with `==`.' },
];

/** Says how to go on with code that does not parse, where the reason is a habit from another language or something forgotten. */
export function fixForSyntax(code: string, { line, column, message }: LuaProblem): string {
  const lines = code.split('\n');
  const text = lines[line - 1] ?? '';
  if (lines.slice(0, line).some((it) => /^\s*continue\s*;?\s*$/.test(it)))
    return 'Lua has no `continue`: write `goto continue`, and the label `::continue::` at the end of the loop.';
  if (/^\s*(?:let|const|var)\s+\w/.test(text)) return 'Lua writes `local`.';
  for (const { pattern, message: expected, fix } of HABITS) {
    pattern.lastIndex = column - 1;
    const found = pattern.exec(text);
    if (found && (expected?.test(message) ?? true)) return fix(found);
  }
  if (message.startsWith('unfinished string')) return 'Close its quotes on the same line.';
  if (message.includes("'end' expected"))
    return /\belse\s+if\b/.test(code)
      ? 'Write `elseif`, or an `end` for each `if`.'
      : 'Add the `end` of a `function`, `if`, `for` or `while`.';
  return 'Correct the code, or name another language after the fence if it is not Lua.';
}
