import fc from 'fast-check';
import { expect } from 'vitest';
import { createLuaCheck } from '../../../src/node/lua/index.ts';
import { formatType, parseType, readReference, TypeSyntaxError } from '../../../src/node/luacats/index.ts';
import { DANGEROUS, expectProblem, mutated, property, soup } from './support.ts';
import { realTexts } from './texts.ts';

const TAGS = [
  '@param',
  '@return',
  '@class',
  '@field',
  '@alias',
  '@enum',
  '@overload',
  '@see',
  '@deprecated',
  '@generic',
  '@operator',
  '@vararg',
  '@section',
  '@search',
  '@unconfirmed',
  '@version',
  '@nodiscard',
  '@async',
  '@private',
  '@type',
  '@meta',
  '@source',
  '@cast',
  '@diagnostic',
  '@',
  '@parma',
  '@constructor',
];
const TYPES = [
  'string',
  'integer',
  'any',
  'fun(a: any): any',
  'a[]',
  'a?',
  '{ a: any }',
  '"x"',
  '(',
  ')',
  '|',
  '<',
  '>',
  '[',
  ']',
  '...',
  ',',
  ':',
  '?',
  '`T`',
  'table<string, a>',
  'async fun()',
  '-1',
  '0x1',
  "'a'",
  'nil',
  '*',
  ...DANGEROUS,
];
const LUA = [
  '---@meta\n',
  '---',
  '\n---',
  '\n',
  '\n\n',
  '--',
  '--[[',
  ']]',
  'demo = {}\n',
  'local demo = {}\n',
  'function demo.f(a, ...) end\n',
  'function demo:g() end\n',
  'demo.x = 1\n',
  'return demo\n',
  'function',
  'end',
  'local',
  '=',
  '{',
  '}',
  '"',
  '[[',
  '(',
  ')',
  '.',
  ':',
  '..',
  '#',
  'if a then',
  'for i = 1, 2 do',
  'while',
  'repeat',
  'until',
  'goto a',
  '::a::',
  '\\',
  '```',
  '---| "a" # b\n',
];
const PIECES = [...TAGS.map((tag) => `\n---${tag} `), ...TYPES, ...LUA];

const real = realTexts(['definitions', 'tests/fixtures'], '.lua');
const definition = fc.oneof(
  mutated(real, PIECES, 4_000),
  soup(PIECES, 60),
  soup(PIECES, 60).map((text) => `---@meta\n\n---A.\n---@class demolib\ndemo = {}\n\n${text}`),
);
const linesOf = (text: string) => text.split(/\r\n?|\n/).length;
const path = fc.constantFrom(
  'definitions/demo.lua',
  'definitions/events/demo.lua',
  'definitions/__proto__.lua',
  'definitions/constructor.lua',
);

property(
  'any definitions give a reference, or problems that say where',
  60,
  fc.tuple(definition, path, definition),
  ([text, file, other]) => {
    const { reference, problems } = readReference([
      { path: file, text },
      { path: 'definitions/other.lua', text: other },
    ]);
    const lines = Math.max(linesOf(text), linesOf(other));
    for (const problem of problems) {
      expectProblem(problem);
      expect(problem.line).toBeLessThanOrEqual(lines);
    }
    for (const { entries } of reference.groups) for (const { name } of entries) expect(name).toMatch(/^\S+$/);
  },
);

property('any type is refused, or means the same when it is written again', 400, soup(TYPES, 14), (text) => {
  try {
    const type = parseType(text);
    expect(parseType(formatType(type))).toEqual(type);
  } catch (error) {
    if (!(error instanceof TypeSyntaxError)) throw error;
    expect(error.at).toBeLessThanOrEqual(text.length);
  }
});

const API = readReference([
  {
    path: 'definitions/demo.lua',
    text: `---@meta

---A.
---@class demolib
demo = {}

---F.
---@param name string Name.
---@param callback? fun(a: any): boolean Called.
---@return thing? value Value.
function demo.f(name, callback) end

---On.
---@param name string Name.
---@param callback fun(...: any): any Called.
function demo.on(name, callback) end

---A thing.
---@class thing
---@field next thing? Next.
---@field size number Size.
`,
  },
]).reference;

const CODE = [
  'demo.f("a")',
  'demo.on("x", function(e)',
  'end)',
  'local a = ',
  'a.next.size',
  'a:b()',
  'if a then ',
  ' else ',
  ' end ',
  'while true do ',
  'for i = 1, 2 do ',
  'for k, v in pairs(a) do ',
  'repeat ',
  ' until a',
  'return ',
  'function f(...) ',
  'nil',
  'not ',
  ' and ',
  ' or ',
  '{ a = 1, [2] = 3 }',
  '(',
  ')',
  ',',
  ' = ',
  '1',
  '"x"',
  'x',
  'goto a ',
  '::a:: ',
  'assert(',
  'demo.zz',
  'demo',
  ' .. ',
  ' == ',
  '#',
  '-',
  ...DANGEROUS,
];
const scripts = realTexts(['content'], '.lua');
const code = fc.oneof(soup(CODE, 30), mutated(scripts, CODE, 2_000));

property(
  'any Lua code is checked, block after block',
  80,
  fc.array(code, { minLength: 1, maxLength: 3 }),
  (codes) => {
    const blocks = codes.map((it, index) => ({ file: 'a.md', code: it, line: 1 + 1_000 * index }));
    const problems = createLuaCheck(API, { listeners: ['demo.on'] })(blocks);
    for (const problem of problems) expectProblem(problem);
  },
);

const SIGNS = [
  '+ ',
  '^ ',
  '< ',
  '~= ',
  '[',
  ']',
  '{',
  '}',
  '"\\z\n ',
  "'\\\r\n",
  '"',
  '--[=[',
  ']=]',
  '-- ',
  '\n',
  '... ',
];

property(
  'no stack decides how deep code may be nested',
  20,
  fc.tuple(
    fc.constantFrom('', 'x = ', 'return '),
    fc.array(fc.constantFrom(...CODE, ...SIGNS), { minLength: 1, maxLength: 3 }),
  ),
  ([start, pieces]) => {
    const text = `---@meta\n\n${start}${pieces.join(' ').repeat(20_000)}`;
    for (const problem of readReference([{ path: 'definitions/demo.lua', text }]).problems) {
      expectProblem(problem);
      expect(problem.message).not.toContain('stack');
    }
  },
);
