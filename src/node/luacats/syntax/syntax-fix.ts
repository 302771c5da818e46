import { codePointOf } from '../../diagnostics/code-point.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { LuaProblem } from './lua.ts';
import { fixForMissing } from './missing-part.ts';

/** Syntax of other languages that stops the parser; `message` narrows down what the parser expected there. */
interface Habit {
  pattern: RegExp;
  message?: RegExp;
  fix(found: RegExpExecArray): string;
}

const forBits = (name: string) => `LuaJIT has no bitwise operators: write \`bit.${name}(a, b)\`.`;

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: 'and', quot: '"', nbsp: ' ' };

/** What the parser expects after a condition. */
const CONDITION = /^'(?:then|do)' expected/;

const HABITS: Habit[] = [
  {
    pattern: /(?<=^={0,6})={1,7}(?=\s*$)/y,
    message: /'=='/,
    fix: () => 'Remove the line, which a merge left behind.',
  },
  { pattern: /!=/y, fix: () => 'In Lua, write `~=`.' },
  { pattern: /&&/y, fix: () => 'In Lua, write `and`.' },
  {
    pattern: /&(lt|gt|amp|quot|nbsp);/y,
    fix: ([, name = '']) => `Write \`${ENTITIES[name]}\`: Lua code has no HTML entities.`,
  },
  { pattern: /\|\|/y, fix: () => 'In Lua, write `or`.' },
  { pattern: /[&|]/y, fix: ([sign]) => forBits(sign === '&' ? 'band' : 'bor') },
  { pattern: /(?<=<)<|<</y, fix: () => forBits('lshift') },
  { pattern: /(?<=>)>|>>/y, fix: () => forBits('rshift') },
  { pattern: /!/y, fix: () => 'In Lua, write `not`.' },
  { pattern: /\/[/*]/y, fix: () => 'Lua comments start with `--`.' },
  { pattern: /[“”„‘’]/y, fix: () => 'Write straight quotes, `"` or `\'`.' },
  { pattern: /(?! )[\p{Cf}\p{Z}]/uy, fix: () => 'Remove it, or type a space in its place.' },
  { pattern: /[–—]/y, fix: () => 'Write two hyphens, `--`.' },
  { pattern: /−/y, fix: () => 'Write a hyphen, `-`.' },
  {
    pattern: /…/y,
    fix: () => 'Write three dots, `...`, after `--` if they stand for code that is left out.',
  },
  {
    pattern: /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}]|(?=\p{L})[\uff01-\uff5e]/uy,
    fix: ([sign = '']) => `Retype the letter: ${codePointOf(sign)} only looks like one of \`a\` to \`z\`.`,
  },
  {
    pattern: /[\uff01-\uff5e]/y,
    fix: ([sign = '']) =>
      `Write \`${String.fromCharCode(sign.charCodeAt(0) - 0xfee0)}\`: it only looks like it.`,
  },
  { pattern: /(?<=^\s*\/)[/*]/y, fix: () => 'Lua comments start with `--`.' },
  {
    pattern: /(?<=\/)\//y,
    fix: () => 'Lua comments start with `--`; for integer division, write `math.floor(a / b)`.',
  },
  { pattern: /<(?:const|close)>/y, fix: ([found]) => `Remove \`${found}\`: LuaJIT does not support it.` },
  {
    pattern: /\{/y,
    message: /unexpected symbol/,
    fix: () => 'Lua blocks have no braces: they end with `end`.',
  },
  {
    pattern: /[:=]/y,
    message: /'\)' expected/,
    fix: ([found]) =>
      found === ':'
        ? 'Remove the type: Lua code has none.'
        : 'Remove the value: Lua has neither default values nor named arguments.',
  },
  {
    pattern: /(?<=\w\s*:\s*\w+\s*)[,)]/y,
    message: /^function arguments expected/,
    fix: () => 'Remove the type: Lua code has none.',
  },
  {
    pattern: /(?<=[{,]\s*[A-Za-z_]\w*:\s*)["'\d]/y,
    message: /expected/,
    fix: () => 'Write `=` in place of the colon.',
  },
  {
    pattern: /["'\w{[]/y,
    message: /'}' expected/,
    fix: () => 'Write a comma between the entries of the table, or `}` where it ends.',
  },
  { pattern: /\+\+/y, fix: () => 'Write it out: `a = a + 1`.' },
  { pattern: /(\+|-|\*|\/|%|\.\.)=/y, fix: ([, sign]) => `Write it out: \`a = a ${sign} b\`.` },
  { pattern: /(?<=^\s*)[>$]\s+/y, fix: () => 'Remove the terminal prompt before the code.' },
  { pattern: /(?<=^\s*)\.{3}\s*$/y, fix: () => 'Write `-- ...` for code that is left out.' },
  { pattern: /(?<=^\s*)#/y, fix: () => 'Lua comments start with `--`.' },
  {
    pattern: /(?<=\blocal\s+\w+\s*):(?=\s*\w)/y,
    fix: () => 'Remove the type: Lua code has none.',
  },
  { pattern: /\[/y, fix: () => 'Lua lists are written in braces: `{ 1, 2 }`.' },
  {
    pattern: /(?<=\bfunction\b[^()]*\((?:[\w\s]+,)*\s*(\w+))\?/y,
    fix: ([, name]) => `Write it in the comment: \`---@param ${name}? type\`.`,
  },
  { pattern: /\?/y, fix: () => 'Write `a and b or c`.' },
  {
    pattern: /(?<=\bfunction\b[^()]*\((?:[\w\s]+,)*\s*\w+\s+)\w+/y,
    message: /^'\)' expected/,
    fix: ([word]) =>
      word === 'end' ? 'Write `)` before the `end`.' : 'Write a comma between the parameters.',
  },
  { pattern: /;/y, message: /^unexpected symbol/, fix: () => 'Remove the `;`.' },
  {
    pattern: /@(\w+)/y,
    message: /unexpected symbol/,
    fix: ([, tag]) => `Write three dashes before it: \`---@${tag}\`.`,
  },
  { pattern: /=>/y, message: CONDITION, fix: () => 'In Lua, write `>=`.' },
  { pattern: /(?<=<)>/y, message: /expected/, fix: () => 'In Lua, write `~=`.' },
  { pattern: /=>/y, fix: () => 'Write `function(a) return b end`.' },
  { pattern: /=</y, message: CONDITION, fix: () => 'In Lua, write `<=`.' },
  { pattern: /=/y, message: CONDITION, fix: () => 'Compare with `==`.' },
  { pattern: /==/y, message: /^'=' expected/, fix: () => 'Assign with `=`.' },
  { pattern: /`/y, fix: () => 'Write the text in straight quotes, `"` or `\'`.' },
  {
    pattern: /:/y,
    message: /^'}' expected/,
    fix: () => 'Write `=` in place of the colon, and a key in quotes as `["key"]`.',
  },
  {
    pattern: /goto\s+(\w+)/y,
    message: /^no visible label/,
    fix: ([, label]) => `Write \`::${label}::\` where it leads: in the same block, or in one around it.`,
  },
  {
    pattern: /(?<=\\)./y,
    message: /^invalid escape/,
    fix: ([sign]) => `Write \`\\\\${sign}\`: a backslash starts an escape, such as \`\\n\`.`,
  },
  {
    pattern: /(?<=^\s*([A-Za-z_][\w.:]*)\s+)[A-Za-z_][\w.:]*(?:\([^()]*\))?\s*$/y,
    message: /^'=' expected/,
    fix: ([argument, called = '']) => {
      const keyword = nearest(called, ['goto', 'local', 'return']);
      return keyword ? `Write \`${keyword}\`.` : `Write \`${called}(${argument.trim()})\` if it is a call.`;
    },
  },
];

/**
 * Says how to fix code that does not parse, if the reason is a habit from another language or something forgotten;
 * otherwise returns the caller's text.
 */
export function fixForSyntax(code: string, problem: LuaProblem, otherwise: string): string {
  const { line, column, message } = problem;
  const lines = code.split('\n');
  const text = lines[line - 1] ?? '';
  if (
    lines
      .slice(0, line)
      .some((earlier) => /(?:^|\b(?:then|do|else)\b|;)\s*continue\s*(?:;|$|\bend\b)/.test(earlier))
  )
    return 'Lua has no `continue`: write `goto continue`, and the label `::continue::` at the end of the loop.';
  if (/^\s*(?:let|const|var)\s+\w/.test(text)) return 'In Lua, write `local`.';
  if (/^\s*(?:elif|elsif|else if)\b/.test(text.slice(0, column)) && message.startsWith("'=' expected"))
    return 'In Lua, write `elseif`.';
  const [, module] = /^\s*(?:import|require|include|using)\s+["']?([\w.]+)/.exec(text) ?? [];
  if (module && message.startsWith("'=' expected"))
    return `Write \`local ${module.replace(/^.*\./, '')} = require("${module}")\`.`;
  if (/\)\s*(?:edn|ned|en|ende|emd)\s*$/.test(text) && message.startsWith("'=' expected"))
    return 'Write `end`.';
  if (MISSPELT.test(text) && message.startsWith("'=' expected")) return 'Write `function`.';
  const [, closing] = /^'(\]=*\])' expected before the end of the code/.exec(message) ?? [];
  if (closing) return `Add \`${closing}\` where it ends.`;
  if (message.startsWith("unexpected symbol '{'") && !code.slice(0, code.indexOf('{')).trim())
    return 'Give the table a name: `local list = {`.';
  for (const { pattern, message: expected, fix } of HABITS) {
    pattern.lastIndex = column - 1;
    const found = pattern.exec(text);
    if (found && (expected?.test(message) ?? true)) return fix(found);
  }
  const [, word = ''] = /^<name>(?: or '\.\.\.')? expected near '([a-z]+)'$/.exec(message) ?? [];
  const [start, rest] = [text.slice(0, column - 1), text.slice(column - 1 + word.length)];
  const isParam = /\bfunction\b[^()]*\((?:[\w\s]+,)*\s*$/.test(start) && /^\s*[,)]/.test(rest);
  if (word && (isParam || /(?:[.:]|\blocal)\s*$/.test(start)))
    return `Choose another name: \`${word}\` is a reserved word in Lua.`;
  if (
    /^(?:unexpected (?!keyword 'end')|'end' expected near ')/.test(message) &&
    /^\s*return\b/.test(lineBefore(lines, line))
  )
    return 'Remove it, or the `return` above it: `return` is the last statement of a block.';
  if (message.startsWith('no loop to break')) return 'Remove it, or put it into a loop.';
  if (message.startsWith('unfinished string')) return 'Close its quotes on the same line.';
  if (message.startsWith("unexpected keyword 'end'"))
    return 'Remove it, or add the `function`, `if`, `for` or `while` that it ends.';
  const before = [...lines.slice(0, line - 1), text.slice(0, column - 1)].join('\n');
  const forBracket = fixForBracket(message, before, code);
  if (forBracket) return forBracket;
  if (message.includes("'end' expected"))
    return /\belse\s+if\b/.test(code)
      ? 'Write `elseif`, or an `end` for each `if`.'
      : 'Add the `end` of a `function`, `if`, `for` or `while`.';
  return fixForMissing(problem, before) ?? otherwise;
}

/** The last line above one that has code. */
function lineBefore(lines: string[], line: number): string {
  return lines.slice(0, line - 1).findLast((text) => /^\s*(?!--)\S/.test(text)) ?? '';
}

const OPENERS: Record<string, string> = { ')': '(', '}': '{', ']': '[' };

/** Says what to do about a closing bracket where none can be. */
function fixForBracket(message: string, before: string, code: string): string | undefined {
  const [, closer = ''] = /^(?:'end' expected near|unexpected symbol) '([)}\]])'/.exec(message) ?? [];
  if (!closer) return undefined;
  const isOpen = count(before, OPENERS[closer]) > count(before, closer);
  if (isOpen) return openBlocks(before) > 0 ? `Write \`end\` before the \`${closer}\`.` : undefined;
  return closer === '}' && openBlocks(code) > 0
    ? 'Write `end` in place of the `}`: Lua blocks have no braces.'
    : `Remove the \`${closer}\`, which nothing opens.`;
}

function openBlocks(code: string): number {
  return count(code, /\b(?:function|if|do)\b/) - count(code, /\bend\b/);
}

/** Counts a character or word in code, outside strings and comments. */
function count(code: string, what: string | RegExp = ''): number {
  return code.replace(/--.*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g, '').split(what).length - 1;
}

/** A misspelt or foreign word in place of `function`. */
const MISSPELT = /^\s*(?:(?!function\b)fu[a-z]*|def|fn)\s+[\w.:]+\s*\(/;
