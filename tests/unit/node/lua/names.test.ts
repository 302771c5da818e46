import { describe, expect, it } from 'vitest';
import { check } from './support.ts';

describe('names of Lua code', () => {
  it.each([
    [
      'locals, parameters and loops',
      'local a = 1\nfor i = 1, a do\n  local function f(x, ...)\n    return f, x, i, ...\n  end\n  f()\nend',
    ],
    ['documented globals and groups', 'print(lamp.LIMIT, assert, string.format("%d", 1))'],
    [
      'what LuaJIT has',
      'print(_G, _VERSION, table.concat({}), os.time(), jit.version, debug.traceback, coroutine)',
    ],
    ['a class with a table', 'local r = room.open("hall")\nprint(r:count(), room.count(r), room("hall"))'],
    [
      'an enum with a table',
      'local s = strength\nprint(s.DIM, strength.BRIGHT, lamp.PLACES.ceiling, side.NORTH)',
    ],
    ['a module that is loaded', 'local point = require "point"\nprint(point(1, 2))'],
    ['a module of another author', 'local http = require("http")\nhttp.get("x", print)\nhttp:close()'],
    ['a function that calls itself', 'local function f()\n  return f\nend\nprint(f)'],
    ['a local that a condition of `repeat` reads', 'repeat\n  local done = lamp.is_dark()\nuntil done'],
    ['a field that a script adds', 'lamp.mine = 1\nfunction lamp.own() end'],
    [
      'what a script adds to a library',
      'math.clamp = math.clamp or print\nfunction string.trim(s)\n  return s\nend\nprint(math.clamp, ("x"):trim())',
    ],
    ['`self` in a method', 'local t = {}\nfunction t:run()\n  return self\nend'],
    [
      'labels',
      'for i = 1, 2 do\n  if i == 1 then\n    goto continue\n  end\n  print(i)\n  ::continue::\nend',
    ],
  ])('knows %s', (_what, code) => {
    expect(check(code)).toEqual([]);
  });

  it.each([
    ['room.opn("hall")', '1:6 `room` has no field `opn`. / Did you mean `open`?'],
    ['room.open()', '1:1 `room.open` takes 1 argument, found 0. / Add `name`.'],
    [
      'print(strength.DARK)',
      '1:7 `strength.DARK` does not exist. / Use another member of `strength`: `DIM`, `BRIGHT`.',
    ],
    [
      'print(lamp.PLACES.ceilin)',
      '1:7 `lamp.PLACES.ceilin` does not exist. / Did you mean `lamp.PLACES.ceiling`?',
    ],
    [
      'local t = {}\nfunction t.run()\n  return self\nend',
      '3:10 `self` is not defined. / Declare the function with a colon, as in `function list:show()`.',
    ],
    ['local a = null', '1:11 `null` is not defined. / In Lua, write `nil`.'],
    ['prnt("x")', '1:1 `prnt` is not defined. / Did you mean `print`?'],
    ['local t = { run = prnt }', '1:19 `prnt` is not defined. / Did you mean `print`?'],
    ['local t = { [prnt] = 1 }', '1:14 `prnt` is not defined. / Did you mean `print`?'],
    ['prnt("x")\nprnt("y")', '1:1 `prnt` is not defined (the first of 2 places). / Did you mean `print`?'],
    [
      'local a = zzzz\nprint(a, zzzz)',
      '1:11 `zzzz` is not defined. / Declare it with `local`, or add it to `docs.reference.examples.globals` in the configuration.',
    ],
    [
      'local p = point(1, 2)',
      '1:11 `point` is not defined. / Load it first: `local point = require("point")`.',
    ],
    [
      'count = 1\ncount = count + 1',
      '1:1 `count` becomes a global, which all scripts share. / Write `local` before it.',
    ],
    [
      'function run() end\nrun()',
      '1:10 `run` becomes a global, which all scripts share. / Write `local` before it.',
    ],
    [
      'lamp.on("frame", later)\nlocal function later() end',
      '1:18 `later` is used before it is declared. / Move its `local` above the code that uses it.',
    ],
    [
      'do\n  local inner = 1\nend\nprint(inner)',
      '4:7 `inner` is used before it is declared. / Move its `local` above the code that uses it.',
    ],
    ['lamp.lgo("x")', '1:1 `lamp.lgo` does not exist. / Did you mean `lamp.log`?'],
    ['table.concatt({})', '1:1 `table.concatt` does not exist. / Did you mean `table.concat`?'],
    ['local lmp = lamp\nlmp.lgo("x")', '2:1 `lamp.lgo` does not exist. / Did you mean `lamp.log`?'],
    ['lamp.old()', '1:1 `lamp.old` is deprecated. / Use `lamp.new`.'],
    ['lamp:log("x")', '1:1 `lamp.log` is not a method. / Call it with a dot: `lamp.log(...)`.'],
    [
      'local b = lamp.new("red")\nb:turn_off()',
      '2:3 `bulb` has no field `turn_off`. / Did you mean `turn_on`?',
    ],
    ['local b = lamp.new("red")\nprint(b.nmae)', '2:9 `bulb` has no field `nmae`. / Did you mean `name`?'],
    [
      'for _, b in ipairs(lamp.all()) do\n  b:turn_of()\nend',
      '2:5 `bulb` has no field `turn_of`. / Did you mean `turn_on`?',
    ],
    ['local p = Point(1)', '1:11 `Point` is not defined. / Load it first: `local point = require("point")`.'],
    [
      'lamp.all():turn_on()',
      '1:12 `bulb[]` has no field `turn_on`. / Take an element by its number, or loop over the list with `ipairs`.',
    ],
    ['local b = lamp.new("red")\nprint(b["nmae"])', '2:9 `bulb` has no field `nmae`. / Did you mean `name`?'],
    ['print(lamp.all.size)', '1:7 The function `lamp.all` itself is indexed. / Call it: `lamp.all()`.'],
    ['lamp.olds()', '1:1 `lamp.olds` does not exist. / Use another member of `lamp`.'],
    [
      'coroutine.finish()',
      '1:1 `coroutine.finish` does not exist. / Use another member of `coroutine`: `create`, `isyieldable`, `resume`, `running`, `status`, `wrap`, `yield`.',
    ],
    ['("x"):formt(1)', '1:1 `string.formt` does not exist. / Did you mean `string.format`?'],
    ['local width = 1\nprint(widht)\nprint(width)', '2:7 `widht` is not defined. / Did you mean `width`?'],
  ])('reports %j', (code, problem) => {
    expect(check(code)).toEqual([problem]);
  });
});

describe('blocks of one text', () => {
  it('know the locals of those before, and their types', () => {
    expect(check('local b = lamp.new("red")', 'b:turn_on()\nb:trun_on()')).toEqual([
      '102:3 `bulb` has no field `trun_on`. / Did you mean `turn_on`?',
    ]);
  });

  it('know that a function before them returns something, and what others add', () => {
    const first = 'local function f()\n  return 1\nend\nlamp.extra = f';
    expect(check(first, 'lamp.point(f(), lamp.extra())', 'local g = f()\nlamp.point(g, 2)')).toEqual([]);
  });

  it('may assign a local that is nil before them', () => {
    expect(check('local b\nlocal function use()\n  b:turn_on()\nend', 'b = lamp.new("red")\nuse()')).toEqual(
      [],
    );
    expect(check('local b\nprint(b.name)')).toEqual([
      '2:7 `b` is indexed, but is always nil. / Give it a value first.',
    ]);
  });

  it('do not know those of other texts, nor of blocks after them', () => {
    expect(check('print(first)', 'local first = 1', { file: 'other.md', code: 'print(first)' })).toEqual([
      expect.stringMatching(/^1:7 `first` is not defined/),
      expect.stringMatching(/^201:7 `first` is not defined/),
    ]);
  });
});
