import { codePointOf } from '../../diagnostics/code-point.ts';
import { nearest } from '../../diagnostics/nearest.ts';

/** Syntax of other languages that stops the parser; `message` narrows down what the parser expected there. */
export interface Habit {
  pattern: RegExp;
  message?: RegExp;
  fix(found: RegExpExecArray): string;
}

const forBits = (name: string) => `LuaJIT has no bitwise operators: write \`bit.${name}(a, b)\`.`;

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: 'and', quot: '"', nbsp: ' ' };

/** What the parser expects after a condition. */
const CONDITION = /^'(?:then|do)' expected/;

/** Habits in the order in which they are looked for. */
export const HABITS: Habit[] = [
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
