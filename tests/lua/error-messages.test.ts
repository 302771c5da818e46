import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { luajit, luaTest } from './support.ts';

type Case = [message: string, code: string];

/** The messages about syntax in the guide, each with code of the mistakes that it names as the cause. */
const MISTAKES: Case[] = [
  ["'end' expected … near '<eof>'", 'if a then\n  b()'],
  ["'end' expected … near '<eof>'", 'if a then\n  b()\nelse if c then\n  d()\nend'],
  ["'<eof>' expected near 'end'", 'if a then\n  b()\nend\nend'],
  ["'<eof>' expected near", 'if a then b() end\nelse c() end'],
  ["')' expected … near …", 'f(g(1)\nh()'],
  ["'}'", 'local t = {\n  a = 1\n  b = 2\n}'],
  ["'then' expected near …", 'if a = 1 then end'],
  ["'then' expected near …", 'if a != 1 then end'],
  ["'do' expected near …", 'for i = 1, 2 f(i) end'],
  ["'do' expected near …", 'while a f() end'],
  ["'=' expected near …", 'f\ng()'],
  ["'=' expected near …", 'x += 1'],
  ["'=' expected near …", 'x++'],
  ["'=' expected near …", 'let a = 1'],
  ["'=' expected near …", 'if a then b() elif c then d() end'],
  ["'=' or 'in' expected …", 'for a of b do end'],
  ['unexpected symbol …', '// a comment'],
  ['unexpected symbol …', 'function f() { g() }'],
  ['unexpected symbol …', 'local a = b && c'],
  ["'then' expected near …", 'if a && b then end'],
  ["'then' expected near …", 'if a || b then end'],
  ['unexpected symbol …', 'if !a then end'],
  ['unexpected symbol …', 'local a = b ? 1 : 2'],
  ['unexpected symbol …', 'local a = '],
  ['unfinished string …', 'local a = "b\nc"'],
  ['unfinished long …', 'local a = [[b'],
  ['unfinished long …', '--[[ b'],
  ['ambiguous syntax …', 'local f = print\n(f)("a")'],
  ['function arguments expected …', 'local a = v:length'],
  ["cannot use '...' …", 'function f(...) return function() return ... end end'],
  ["'<eof>' expected near", 'return 1\nprint(2)'],
  ['malformed number …', 'local a = 5.."%"'],
  ["'<name>' expected near …", 'local a = t.end'],
  [
    '… has more than 200 local variables',
    Array.from({ length: 201 }, (_, index) => `local a${index}`).join('\n'),
  ],
  ['… has more than 60 upvalues', manyUpvalues()],
];

/** Messages of scripts that run, with code of their causes. */
const FAILURES: Case[] = [
  ['attempt to index …', 'package.preload.shared = function() end require("shared").label()'],
  ["module '…' not found", 'require("shared")'],
  ['loop or previous error …', 'package.preload.shared = function() require("shared") end require("shared")'],
  ['attempt to call …', 'local f f()'],
  ['attempt to compare two … values', 'local a = nil < nil'],
  ['attempt to compare two … values', 'local a = {} < {}'],
  ["'for' … must be a number", 'for i = 1, nil do end'],
  ["'for' … must be a number", 'for i = "a", 2 do end'],
  [
    'invalid order function …',
    'table.sort({ 3, 1, 2, 5, 4, 9, 8, 7, 6, 0, 1, 2 }, function() return true end)',
  ],
  ["invalid value … in table for 'concat'", 'table.concat({ {} })'],
  ['invalid capture index', '("a"):gsub("a", "%2")'],
  ['malformed pattern …', 'string.find("a", "%")'],
  ['malformed pattern …', 'string.find("a", "[")'],
  ['unfinished capture', 'string.find("a", "(")'],
  ['invalid pattern capture', 'string.match("a", ")")'],
];

/** Messages that pages of values name as symptoms. */
const SYMPTOMS: Record<string, Case[]> = {
  drawing: [['number expected, got nil', 'bit.band(nil, 1)']],
  'event-values': [
    ['attempt to concatenate a nil value', 'local t, e = {}, {} local a = "a" .. t[e.b or 1]'],
  ],
  formats: [
    ['number expected, got nil', 'string.format("%d", nil)'],
    ['number expected, got string', 'string.format("%d", "a")'],
    ["invalid option '%' to 'format'", 'string.format("100%")'],
  ],
  'lua-patterns': [
    ['malformed pattern', 'string.find("50", "50%")'],
    ['unfinished capture', 'string.find(":(", ":(")'],
    ['attempt to compare string with number', 'local a = ("5"):match("%d") < 7'],
  ],
  materials: [["attempt to index local 'weapon' (a nil value)", 'local weapon weapon:reload()']],
  'standard-library': [
    ["attempt to index global 'os' (a nil value)", 'setfenv(1, {}) os.time()'],
    ["attempt to call field 'unpack' (a nil value)", 'table.unpack({})'],
    ["'=' expected near '+'", 'x += 1'],
    ["unexpected symbol near '/'", 'x = 7 // 2'],
    ['invalid order function for sorting', 'table.sort({ 1, 1, 1, 1, 1 }, function(a, b) return a <= b end)'],
    ['attempt to compare nil with number', 'table.sort({ 3, 1, nil, 2 })'],
  ],
};

/** Messages about the FFI in the course. "cannot resolve symbol" has another wording outside Windows. */
const FFI: Case[] = [
  ['attempt to redefine …', 'ffi.cdef("struct aim { int a; };") ffi.cdef("struct aim { int a; };")'],
  ["declaration specifier expected near 'aim_t'", 'ffi.cdef("aim_t* find(int);")'],
  ["unexpected symbol near 'MAX_PATH'", 'ffi.new("char[MAX_PATH]")'],
  ['missing declaration …', 'ffi.C.Sleep(1)'],
  ['wrong number of arguments for function call', 'ffi.cdef("int abs(int);") ffi.C.abs()'],
  [
    "cannot convert 'string' to 'char *'",
    'ffi.cdef("char* strcpy(char*, const char*);") ffi.C.strcpy("a", "b")',
  ],
  ["cannot convert 'nil' to …", 'ffi.new("float[1]")[0] = nil'],
  ['attempt to write to constant location', 'ffi.cast("const char*", "a")[0] = 1'],
  ['size of C type is unknown or too large', 'local a = ffi.cast("void*", 8)[0]'],
  ["'struct …' has no member …", 'local a = ffi.new("struct { float x; }").w'],
  ['too many initializers', 'ffi.new("int[2]", 1, 2, 3)'],
  [
    'cannot change a protected metatable',
    'local t = ffi.typeof("struct { int a; }") for _ = 1, 2 do ffi.metatype(t, {}) end',
  ],
  ['table overflow', 'for _ = 1, 17000 do ffi.typeof("struct { float x, y, z; }") end'],
  ['too many callbacks', 'local t = ffi.typeof("int (*)(int)") for _ = 1, 1000 do ffi.cast(t, math.abs) end'],
];

/** Code of a function that uses 61 locals from outside. */
function manyUpvalues(): string {
  const names = Array.from({ length: 61 }, (_, index) => `a${index}`);
  return `${names.map((name) => `local ${name}`).join('\n')}\nlocal function f() return ${names.join(', ')} end`;
}

const RUN = `local mistake, message = loadstring(io.read("*a"), "=radar.lua")
if mistake then message = select(2, pcall(mistake)) end
io.write(message or "")`;

const PAGES: Record<string, Case[]> = {
  'docs/guides/errors-and-debugging': [...MISTAKES, ...FAILURES],
  ...Object.fromEntries(Object.entries(SYMPTOMS).map(([page, cases]) => [`docs/values/${page}`, cases])),
  'blog/2026-11-20-ffi-crash-course': FFI.map(([message, code]) => [
    message,
    `local ffi = require("ffi") ${code}`,
  ]),
};

for (const [page, cases] of Object.entries(PAGES)) {
  const text = readFileSync(`content/${page}.md`, 'utf8');
  for (const [message, code] of cases)
    luaTest(`${page} has what LuaJIT says: ${message}, of ${JSON.stringify(code).slice(0, 40)}`, () => {
      expect(text).toContain(message);
      const { stdout } = spawnSync(luajit, ['-e', RUN], { input: code, encoding: 'utf8' });
      for (const part of message.split('…')) expect(stdout).toContain(part.trim());
    });
}
