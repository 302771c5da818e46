import { describe, expect, test } from 'vitest';
import { page, problemsOf as read } from './problems-of.ts';

const FILE = 'content/docs/a.md';
const LUA = `---@meta

---Does things.
---@class toollib
tool = {}

---Does one thing.
---@param times integer How often.
---@return number result What came out.
function tool.run(times) end
`;

/** What the build says about a text, which starts on line 5 of its page. */
const problemsOf = (text: string, more: Record<string, string> = {}) =>
  read({ 'definitions/tool.lua': LUA, [FILE]: page(text), ...more });

const at = (place: string, message: string, fix: string, severity = 'error') =>
  `${FILE}:${place}: ${severity}: ${message}\n  ${fix}`;
const parse = (message: string) => `The code is not valid Lua: ${message}`;
const CODE = '```lua\n';
const END = '\n```';

describe('what comes with pasted text and code', () => {
  test.each(['## One', '- One', '> One', '| A | B |\n| --- | --- |\n| 1 | 2 |'])(
    'a sign that nobody sees before %j, which would be shown as written',
    async (text) => {
      expect(await problemsOf(`Text.\n\n\u200b${text}`)).toContain(
        at('7:1', 'The text contains the invisible character U+200B.', 'Remove it.', 'warning'),
      );
    },
  );

  test.each([
    ['print(tool.run（1）)', '6:15', "unexpected symbol '（'.", 'Write `(`: it only looks like it.'],
    [
      'print("C:\\dir", tool.run(1))',
      '6:11',
      "invalid escape sequence near '\\d'.",
      'Write `\\\\d`: a backslash starts an escape, such as `\\n`.',
    ],
    ['local t = tool.run(1)\nprint t', '7:7', "'=' expected near 't'.", 'Write `print(t)` if it is a call.'],
    ['local t = tool.run(1)\nretrun t', '7:8', "'=' expected near 't'.", 'Write `return`.'],
    ['local t = tool.run(1)\nloacl n', '7:7', "'=' expected near 'n'.", 'Write `local`.'],
    [
      'tool.run(1)\n=======\ntool.run(2)',
      '7:1',
      "unexpected symbol '==' near '=='.",
      'Remove the line, which a merge left behind.',
    ],
  ])('%j', async (code, place, message, fix) => {
    expect(await problemsOf(CODE + code + END)).toEqual([at(place, parse(message), fix)]);
  });

  test.each(['mail:me@example.com', 'email://me@example.com', 'e-mail:me@example.com'])(
    'a protocol for an address that no browser knows: %s',
    async (url) => {
      const [protocol] = url.split(':');
      const message = `\`${protocol}:\` is not a protocol that browsers know.`;
      expect(await problemsOf(`[x](${url})`)).toEqual([at('5:1', message, 'Write `mailto:me@example.com`.')]);
    },
  );

  test('an address with the right protocol is no problem', async () => {
    expect(await problemsOf('[x](mailto:me@example.com)')).toEqual([]);
  });
});

describe('what an author takes for a value', () => {
  const itself = (use: string) => `The function \`tool.run\` itself ${use}.`;

  test.each([
    ['print(tool.run == 5)', '6:7', itself('is compared'), 'Call it: `tool.run()`.'],
    ['print("a" ~= tool.run)', '6:14', itself('is compared'), 'Call it: `tool.run()`.'],
    [
      'tool.run(0.5)',
      '6:10',
      '`tool.run` expects `integer` for `times`, found `0.5`.',
      'Pass a whole number as `times`.',
    ],
    [
      'tool.run(-.5)',
      '6:10',
      '`tool.run` expects `integer` for `times`, found `-0.5`.',
      'Pass a whole number as `times`.',
    ],
  ])('%s', async (code, place, message, fix) => {
    expect(await problemsOf(CODE + code + END)).toEqual([at(place, message, fix)]);
  });

  test.each(['tool.run(2.0)', 'tool.run(1e3)', 'print(tool.run ~= nil, tool.run == print)'])(
    'nothing is wrong with %s',
    async (code) => {
      expect(await problemsOf(CODE + code + END)).toEqual([]);
    },
  );

  test('arguments of an event are fields', async () => {
    const events =
      '---@meta\n\n---The sun rose.\n---@class event.sky.sunrise\n---@param hour integer The hour.\n';
    expect(await read({ 'definitions/events/sky.lua': events })).toContain(
      'definitions/events/sky.lua:5:4: error: `@param` does not belong to a class.\n' +
        '  Write `@field` if it is a field of the class, or move the line to the function that it belongs to.',
    );
  });
});
