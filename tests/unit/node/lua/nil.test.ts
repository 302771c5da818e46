import { describe, expect, it } from 'vitest';
import { check, within } from './support.ts';

const FIND = 'local b = lamp.find("a")\n';
const PLACE = 'local x, y = lamp.place(lamp.new("red"))\n';

describe('values that may be nil', () => {
  it.each([
    [
      `${FIND}b:turn_on()`,
      '2:1 `b` is indexed, but may be nil: `lamp.find` can return nil. / Test it first, as in `if b then`.',
    ],
    [
      `${FIND}print(b.name)\nprint(b.name)`,
      '2:7 `b` is indexed, but may be nil: `lamp.find` can return nil. / Test it first, as in `if b then`.',
    ],
    [
      'lamp.find("a"):turn_on()',
      '1:1 The result of `lamp.find` is indexed, but may be nil: `lamp.find` can return nil. / Store it in a local, and test that first.',
    ],
    [
      'lamp.place(lamp.find("a"))',
      '1:12 `lamp.place` expects `bulb` for `b`, found a value that `lamp.find` may return as nil. / Test it first, as in `if value then`, or give another value with `or`.',
    ],
    [
      `${PLACE}lamp.point(x, y)`,
      '2:12 `lamp.point` expects `number` for `x`, found a value that `lamp.place` may return as nil. / Test it first, as in `if value then`, or give another value with `or`.',
    ],
    [
      'lamp.point(lamp.place(lamp.new("red")))',
      '1:12 `lamp.point` expects `number` for `x`, found a value that `lamp.place` may return as nil. / Test it first, as in `if value then`, or give another value with `or`.',
    ],
    [
      `${PLACE}print(x + 1)`,
      '2:7 `x` is used in arithmetic, but may be nil: `lamp.place` can return nil. / Test it first, as in `if x then`.',
    ],
    [
      `${PLACE}print("x" .. x)`,
      '2:14 `x` is concatenated, but may be nil: `lamp.place` can return nil. / Test it first, as in `if x then`.',
    ],
    [
      `${PLACE}print(x < 1)`,
      '2:7 `x` is compared, but may be nil: `lamp.place` can return nil. / Test it first, as in `if x then`.',
    ],
    [
      `${FIND}if b then\n  print(b.name)\nend\nprint(b.name)`,
      '5:7 `b` is indexed, but may be nil: `lamp.find` can return nil. / Test it first, as in `if b then`.',
    ],
    [
      `${FIND}if not b then\n  print(b.name)\nend`,
      '3:9 `b` is indexed, but may be nil: `lamp.find` can return nil. / Test it first, as in `if b then`.',
    ],
    [
      `${FIND}if nil == b then\n  print(b.name)\nend`,
      '3:9 `b` is indexed, but may be nil: `lamp.find` can return nil. / Test it first, as in `if b then`.',
    ],
    [
      `${FIND}lamp.on("frame", function()\n  b:turn_on()\nend)`,
      '3:3 `b` is indexed, but may be nil: `lamp.find` can return nil. / Test it first, as in `if b then`.',
    ],
    [
      `${FIND}b = lamp.find("c")\nif b then\n  b = lamp.find("d")\n  print(b.name)\nend`,
      '5:9 `b` is indexed, but may be nil: `lamp.find` can return nil. / Test it first, as in `if b then`.',
    ],
    [
      `local b = lamp.LIMIT and lamp.find("a")\nprint(b.name)`,
      '2:7 `b` is indexed, but may be nil: `lamp.find` can return nil. / Test it first, as in `if b then`.',
    ],
  ])('are reported: %j', (code, problem) => {
    expect(check(code)).toEqual([problem]);
  });

  it.each([
    ['if', `${FIND}if b then\n  b:turn_on()\nend`],
    ['nil in front', `${FIND}if nil ~= b then\n  b:turn_on()\nend`],
    ['if ~= nil', `${FIND}if b ~= nil then\n  b:turn_on()\nend`],
    ['else of == nil', `${FIND}if b == nil then\n  print("none")\nelse\n  b:turn_on()\nend`],
    ['elseif', `${FIND}if lamp.is_dark() then\n  print(1)\nelseif b then\n  b:turn_on()\nend`],
    ['an early return', within(`${FIND}if not b then\n  return\nend\nb:turn_on()`)],
    ['an early return of two', within(`${FIND}if not b or not b.level then\n  return\nend\nb:turn_on()`)],
    [
      'not (a and b)',
      within(`${FIND}local c = lamp.find("c")\nif not (b and c) then\n  return\nend\nprint(b.name, c.name)`),
    ],
    ['an error', `${FIND}if not b then\n  error("none")\nend\nb:turn_on()`],
    [
      'an error of the script',
      `local function fail()\n  error("none")\nend\n${FIND}if not b then\n  fail()\nend\nb:turn_on()`,
    ],
    ['break', `while true do\n  ${FIND}if not b then\n    break\n  end\n  b:turn_on()\nend`],
    [
      'goto continue',
      `for _ = 1, 2 do\n  ${FIND}if not b then\n    goto continue\n  end\n  b:turn_on()\n  ::continue::\nend`,
    ],
    ['and', `${FIND}print(b and b.name)`],
    ['or', `${FIND}print((b or lamp.new("red")).name)\nlocal c = b or lamp.new("red")\nc:turn_on()`],
    ['not or', `${FIND}print(not b or b.name == "x")`],
    [
      'assert',
      `${FIND}assert(b)\nb:turn_on()\nlocal c = assert(lamp.find("c"))\nc:turn_on()\nassert(lamp.find("d"), "none"):turn_on()`,
    ],
    ['while', `${FIND}while b do\n  b:turn_on()\n  b = lamp.find("c")\nend`],
    ['a default', `${FIND}if not b then\n  b = lamp.new("red")\nend\nb:turn_on()`],
    ['one of several results', `${PLACE}if x then\n  lamp.point(x, y)\nend`],
    [
      'a test in the function',
      `${FIND}lamp.on("frame", function()\n  if b then\n    b:turn_on()\n  end\nend)`,
    ],
    [
      'a test around the function',
      `${FIND}if b then\n  lamp.on("frame", function()\n    b:turn_on()\n  end)\nend`,
    ],
    ['a test elsewhere', `${FIND}local function use()\n  b:turn_on()\nend\nif b then\n  use()\nend`],
    [
      'an assignment elsewhere',
      `${FIND}local function fill()\n  b = lamp.new("red")\nend\nfill()\nb:turn_on()`,
    ],
    [
      'a function that tests',
      `local function is_lamp(value)\n  return value ~= nil\nend\n${FIND}if is_lamp(b) then\n  b:turn_on()\nend`,
    ],
    [
      'tests that go together',
      within(
        `${FIND}local c = lamp.find("c")\nif not b and not c then\n  return\nend\nif b then\n  print(b.name)\nelse\n  print(c.name)\nend`,
      ),
    ],
    ['a number that is certain', 'print(tonumber("5") + 1)'],
    [
      'a test of a result that may be anything',
      `local kind, size = lamp.read("a")\nif kind then\n  print(size + 1)\nend\nlocal other, rest = lamp.read("b")\nprint(other + 1, rest + 1)`,
    ],
    [
      'a message that comes with nil',
      `local value, message = lamp.load("a")\nif not value then\n  lamp.log(message)\nelse\n  value:turn_on()\nend`,
    ],
    [
      'a test by a function',
      `local function is_lamp(value)\n  return value\nend\n${FIND}local ok = is_lamp(b)\nif ok then\n  b:turn_on()\nend`,
    ],
    ['a flag', `${FIND}local ok = b ~= nil\nif ok then\n  b:turn_on()\nend`],
    ['fields', 'local b = lamp.new("red")\nprint(b.level + 1)'],
    ['a parameter that takes nil', 'print(lamp.find("a"))\nlamp.point(1, 2, (lamp.place(lamp.new("red"))))'],
  ])('are accepted after a test: %s', (_what, code) => {
    expect(check(code)).toEqual([]);
  });
});
