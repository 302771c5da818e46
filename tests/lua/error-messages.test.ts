import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { luajit, luaTest } from './support.ts';

const guide = readFileSync('content/docs/guides/errors-and-debugging.md', 'utf8');

/** The messages about syntax in the guide, each with code of the mistakes that it names as the cause. */
const MISTAKES: [message: string, code: string][] = [
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
  ['unexpected symbol …', 'local a = b && c'],
  ['unexpected symbol …', 'local a = b ? 1 : 2'],
  ['unexpected symbol …', 'local a = '],
  ['unfinished string …', 'local a = "b\nc"'],
  ['malformed number …', 'local a = 5.."%"'],
  ["'<name>' expected near …", 'local a = t.end'],
  [
    '… has more than 200 local variables',
    Array.from({ length: 201 }, (_, index) => `local a${index}`).join('\n'),
  ],
  ['… has more than 60 upvalues', manyUpvalues()],
];

/** Messages of scripts that run, with code of their causes. */
const FAILURES: [message: string, code: string][] = [
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
  ['malformed pattern …', 'string.find("a", "%")'],
  ['malformed pattern …', 'string.find("a", "[")'],
];

/** Code of a function that uses 61 locals from outside. */
function manyUpvalues(): string {
  const names = Array.from({ length: 61 }, (_, index) => `a${index}`);
  return `${names.map((name) => `local ${name}`).join('\n')}\nlocal function f() return ${names.join(', ')} end`;
}

const RUN = `local mistake, message = loadstring(io.read("*a"), "=radar.lua")
if mistake then message = select(2, pcall(mistake)) end
io.write(message or "")`;

for (const [message, code] of [...MISTAKES, ...FAILURES]) {
  luaTest(
    `the guide about errors has what LuaJIT says: ${message}, of ${JSON.stringify(code).slice(0, 40)}`,
    () => {
      expect(guide).toContain(message);
      const { stdout } = spawnSync(luajit, ['-e', RUN], { input: code, encoding: 'utf8' });
      for (const part of message.split('…')) expect(stdout).toContain(part.trim());
    },
  );
}
