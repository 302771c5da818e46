import { describe, expect, it } from 'vitest';
import { check } from './support.ts';

describe('arguments', () => {
  it.each([
    ['optional ones left out', 'lamp.point(1, 2)\nlamp.point(1, 2, 3)\nlamp.new("red")'],
    [
      'a call or `...` at the end',
      'local function f(...)\n  lamp.point(...)\n  return ...\nend\nlamp.point(f())',
    ],
    ['one of the overloads', 'lamp.view()\nlamp.view(1, 2)'],
    ['numbers as text', 'lamp.log(5)\nlamp.log(lamp.LIMIT, 1, nil, {})'],
    ['any text for an open set', 'lamp.wire("thick")\nlamp.wire("thin")'],
    ['nil for an optional one', 'lamp.point(1, 2, nil)'],
    ['values that are not known', 'local function f(x)\n  lamp.point(x, x.y, x[1])\n  lamp.new(x)\nend'],
    [
      'a local that is assigned elsewhere',
      'local x = "a"\nlocal function f()\n  x = 1\nend\nf()\nlamp.point(x, 1)',
    ],
    [
      'a local after a loop assigned it',
      'local x = "a"\nfor i = 1, 2 do\n  lamp.point(x == "a" and 1 or x, i)\n  x = 1\nend',
    ],
    [
      'a local that one of two branches changed',
      'local x = "a"\nif lamp.is_dark() then\n  x = 1\nend\nlamp.point(x, 1)',
    ],
    ['a callable table', 'local f = setmetatable({}, { __call = print })\nlamp.each(f)'],
    ['a group that is called itself', 'local point = require "point"\nlamp.each(point)'],
    ['a method in either form', 'local b = lamp.new("red")\nb:turn_on(1)\nb.turn_on(b, 1)'],
    ['text as an object', 'local s = ("%d"):format(1)\nprint(s:sub(1, 2))'],
    [
      'operators of a class',
      'local point = require "point"\nlocal p = point(1, 2) + point(3, 4)\nprint(p:dist(p))',
    ],
    [
      'tests of values that may be equal',
      'local b = lamp.new("red")\nprint(b.name == "x", lamp.shade(b) == "red", lamp.is_dark() == true, 1LL == 1)',
    ],
    ['numbers in text', 'print("5" + 1, "0x10" * 2)'],
    [
      'a call that fits several signatures',
      'local function f(a)\n  local p = lamp.view(a())\n  print(p)\nend\nf(print)',
    ],
    [
      'calls that give nothing where anything goes',
      'local function f() end\nlocal a = f()\nprint(a, f())\nlocal t = { lamp.log("x") }\nprint(t)\nreturn lamp.log("x")',
    ],
    [
      'a local that the round before assigned',
      'local x = "a"\nfor i = 1, 2 do\n  if i > 1 then\n    lamp.point(x, i)\n  end\n  x = 1\nend',
    ],
    [
      'a local that is assigned before the function runs',
      'local x = "a"\nlocal function f()\n  lamp.point(x, 1)\nend\nx = 1\nf()',
    ],
    ['calls without parentheses', 'lamp.log "x"\nlamp.log [[x]]\nprint {}'],
    ['64-bit numbers', 'print(5LL, 0x1p4)\nlamp.point(5LL, 2)'],
  ])('fit: %s', (_what, code) => {
    expect(check(code)).toEqual([]);
  });

  it.each([
    [
      'local point = require "point"\nlocal p = point(1, 2) + point(3, 4)\nprint(p.z)',
      '3:9 `point` has no field `z`. / Its fields are `x`, `y`, `dist`.',
    ],
    [
      'local point = require "point"\nprint((1 + point(3, 4)).z)',
      '2:25 `point` has no field `z`. / Its fields are `x`, `y`, `dist`.',
    ],
    ['print(-1 == "x")', '1:7 `-1` and `"x"` are never equal. / Compare with a value of the same type.'],
    ['lamp.point(1)', '1:1 `lamp.point` takes 2 or 3 arguments, found 1. / Add `y`.'],
    ['lamp.log()', '1:1 `lamp.log` takes at least 1 argument, found 0. / Add `text`.'],
    [
      'lamp.point(1, 2, 3, 4)',
      '1:21 `lamp.point` takes 2 or 3 arguments, found 4. / Remove what follows `size`.',
    ],
    [
      'local point = require "point"\npoint(1, 2, 3)',
      '2:13 `point` takes 0 to 2 arguments, found 3. / Remove what follows `y`.',
    ],
    ['lamp.is_dark(1)', '1:14 `lamp.is_dark` takes no arguments, found 1. / Remove the arguments.'],
    ['lamp.view(1)', '1:1 `lamp.view` takes 2 arguments, found 1. / Add `yaw`.'],
    [
      'lamp.point("a", 2)',
      '1:12 `lamp.point` expects `number` for `x`, found `"a"`. / Pass another value as `x`.',
    ],
    [
      'lamp.point(nil, 2)',
      '1:12 `lamp.point` expects `number` for `x`, found `nil`. / Pass another value as `x`.',
    ],
    [
      'lamp.log(true)',
      '1:10 `lamp.log` expects `string` for `text`, found `true`. / Pass another value as `text`.',
    ],
    [
      'lamp.each({})',
      '1:11 `lamp.each` expects `fun(b: bulb): boolean` for `callback`, found `table`. / Pass another value as `callback`.',
    ],
    [
      'lamp.point(function() end, 1)',
      '1:12 `lamp.point` expects `number` for `x`, found a function. / Pass another value as `x`.',
    ],
    [
      'lamp.new("blue")',
      '1:10 `lamp.new` expects `shade` for `shade`, found `"blue"`. / Its values are `"red"`, `"green"`.',
    ],
    [
      'local c = "blue"\nlamp.new(c)',
      '2:10 `lamp.new` expects `shade` for `shade`, found `"blue"`. / Its values are `"red"`, `"green"`.',
    ],
    [
      'local name = string.sub("abc", 2)\nlamp.point(name, 1)',
      '2:12 `lamp.point` expects `number` for `x`, found `string`. / Pass another value as `x`.',
    ],
    [
      'local b = lamp.new("red")\nb:turn_on("x")',
      '2:11 `bulb:turn_on` expects `integer` for `level`, found `"x"`. / Pass another value as `level`.',
    ],
    [
      'local b = lamp.new("red")\nb.turn_on()',
      '2:1 `bulb:turn_on` is a method. / Call it with a colon: `b:turn_on()`.',
    ],
    [
      'local point = require "point"\nlamp.place(point())',
      '2:12 `lamp.place` expects `bulb` for `b`, found `point`. / Pass another value as `b`.',
    ],
    ['("x"):sub()', '1:1 `string.sub` takes 1 or 2 arguments, found 0. / Add `first`.'],
    [
      'lamp.each(function(b, i) end)',
      '1:23 `lamp.each` passes 1 value to its callback, so `i` is always nil. / Remove the parameter.',
    ],
    ['lamp.each(function(b)\n  print(b.nam)\nend)', '2:11 `bulb` has no field `nam`. / Did you mean `name`?'],
    [
      'print("x" .. lamp.is_dark())',
      '1:14 A value that is neither a number nor a string is concatenated. / Wrap it in `tostring(...)`.',
    ],
    [
      'local dark = lamp.is_dark()\ndark()',
      '2:1 `dark` is not a function. / Call a function, or remove the call.',
    ],
    [
      'local function f()\n  print(1)\nend\nlamp.on("frame", f())',
      '4:18 `lamp.on` takes 2 arguments, found 1. / This call returns nothing. Pass the function itself as `callback`, without parentheses.',
    ],
    [
      'print(lamp.LIMIT.size)',
      '1:18 A value of the type `integer` has neither fields nor methods, found `size`. / Pass the value to a function, or use another value.',
    ],
    [
      'print(lamp.is_dark == lamp.place, lamp.LIMIT + lamp.all)',
      '1:48 The function `lamp.all` itself is used in arithmetic. / Call it: `lamp.all()`.',
    ],
    [
      'lamp.on("frame", lamp.is_dark())',
      '1:18 `lamp.on` expects `fun(...: any): any` for `callback`, found `boolean`. / Pass the function itself as `callback`, without parentheses.',
    ],
    [
      'print("x" + 1)',
      '1:7 The string `"x"` is not a number, but is used in arithmetic. / Join strings with `..`, or use a number.',
    ],
    [
      'print("x" .. {})',
      '1:14 A value that is neither a number nor a string is concatenated. / Wrap it in `tostring(...)`.',
    ],
    [
      'print(lamp.is_dark() == 1)',
      '1:7 `boolean` and `1` are never equal. / Compare with a value of the same type.',
    ],
    [
      'print("blue" ~= lamp.shade(lamp.new("red")))',
      '1:7 `shade` is never `"blue"`. / Its values are `"red"`, `"green"`.',
    ],
    [
      'local b = lamp.new("red")\nb.turn_on(b, "x")',
      '2:14 `bulb:turn_on` expects `integer` for `level`, found `"x"`. / Pass another value as `level`.',
    ],
    [
      'lamp.wire("Thin")',
      '1:11 `lamp.wire` expects `wire` for `kind`, found `"Thin"`. / Did you mean `"thin"`?',
    ],
    [
      'for _, b in lamp.all() do\n  print(b)\nend',
      '1:13 A loop with `in` needs an iterator, found a list. / Wrap it in `ipairs(...)`.',
    ],
    [
      'for i in 1, 5 do\n  print(i)\nend',
      '1:10 A loop with `in` needs an iterator, found a number. / To count, write `=` in place of `in`.',
    ],
    [
      'for i in #{} do\n  print(i)\nend',
      '1:10 A loop with `in` needs an iterator, found a number. / To count, write `= 1,` in place of `in`.',
    ],
    [
      'for _, v in { 1, 2 } do\n  print(v)\nend',
      '1:13 A loop with `in` needs an iterator, found a table. / Wrap it in `pairs(...)`, or in `ipairs(...)` if it is a list.',
    ],
    [
      'for k in lamp do\n  print(k)\nend',
      '1:10 A loop with `in` needs an iterator, found a table. / Wrap it in `pairs(...)`, or in `ipairs(...)` if it is a list.',
    ],
    [
      'for k in "ab" do\n  print(k)\nend',
      '1:10 A loop with `in` needs an iterator, found a text. / Write what gives the next value, such as `pairs(...)`.',
    ],
    [
      'print(#lamp.LIMIT)',
      '1:8 `integer` has no length, but is measured with `#`. / Remove the `#`: only strings and tables have a length.',
    ],
    [
      'print(lamp.LIMIT < "5")',
      '1:7 `integer` and `"5"` cannot be compared. / Compare two numbers or two strings: `tonumber(...)` makes a number of a string.',
    ],
    [
      'lamp.new(5)',
      '1:10 `lamp.new` expects `shade` for `shade`, found `5`. / Its values are `"red"`, `"green"`.',
    ],
    [
      'lamp.new(lamp.LIMIT)',
      '1:10 `lamp.new` expects `shade` for `shade`, found `integer`. / Pass another value as `shade`.',
    ],
    ['local a\na()', '2:1 `a` is called, but is always nil. / Give it a value first.'],
    [
      'for i = 1, lamp.all() do\n  print(i)\nend',
      '1:12 The limit of a loop is not a number. / Write a number, such as the length `#list`.',
    ],
    [
      'local ok = lamp.log("x")\nprint(ok)',
      '1:12 `lamp.log` returns nothing, so this value is always nil. / Call it on a line of its own.',
    ],
    ['print(#lamp.all)', '1:8 The function `lamp.all` itself is measured with `#`. / Call it: `lamp.all()`.'],
    ['local b = lamp.new("red")\nb()', '2:1 `b` is not a function. / Call a function, or remove the call.'],
    [
      'local b = lamp.new("red")\nb:name()',
      '2:1 `b:name` is not a function. / Call a function, or remove the call.',
    ],
  ])('do not fit: %j', (code, problem) => {
    expect(check(code)).toEqual([problem]);
  });
});
