import { describe, expect, it } from 'vitest';
import { check } from './support.ts';

describe('events', () => {
  it.each([
    ['fields of the event', 'lamp.on("broke", function(e)\n  print(e.id)\nend)'],
    [
      'fields of any family with an event of the name',
      'lamp.on("broke", function(e)\n  print(e.maker, e.corner)\nend)',
    ],
    [
      'a function with a name',
      'local function on_broke(e)\n  print(e.id)\nend\nlamp.on("broke", on_broke)\nlamp.off("broke", on_broke)',
    ],
    [
      'a function that is called in other ways too',
      'local function show(e)\n  print(e.anything)\nend\nlamp.on("broke", show)\nshow({ anything = 1 })',
    ],
    ['an event that the code raises itself', 'lamp.on("mine", print)\nlamp.raise("mine", 1)'],
    [
      'names that are not written out',
      'for _, name in ipairs({ ... }) do\n  lamp.on(name, function(e)\n    print(e.x)\n  end)\nend',
    ],
    [
      'names that are not all written out',
      'for _, name in ipairs({ "line", ... }) do\n  lamp.on(name, function(e)\n    print(e.x)\n  end)\nend',
    ],
    [
      'names of a list, not all of which pass a table',
      'for _, name in ipairs({ "broke", "frame" }) do\n  lamp.on(name, function(e)\n    print(e.id)\n  end)\nend',
    ],
    ['an event that an overview names', 'lamp.on("flicker", function(e)\n  print(e.x)\nend)'],
    ['what a function event passes', 'lamp.on("line", function(text)\n  print(text:sub(1))\nend)'],
  ])('accept %s', (_what, code) => {
    expect(check(code)).toEqual([]);
  });

  it.each([
    ['lamp.on("brok", print)', '1:9 There is no event `brok`. / Did you mean `broke`?'],
    [
      'lamp.off("zzzzzz", print)',
      '1:10 There is no event `zzzzzz`. / Write the name of an event, or of one that the code raises itself.',
    ],
    [
      'lamp.on("broke", function(e)\n  print(e.makr)\nend)',
      '2:11 The event `broke` has no field `makr`. / Did you mean `maker`?',
    ],
    [
      'lamp.on("broke", function(e)\n  e.idd = 1\nend)',
      '2:5 The event `broke` has no field `idd`. / Did you mean `id`?',
    ],
    [
      'local function f(e)\n  print(e.makr)\nend\nlamp.on("broke", f)',
      '2:11 The event `broke` has no field `makr`. / Did you mean `maker`?',
    ],
    [
      'local f = function(e)\n  print(e.makr)\nend\nlamp.on("broke", f)',
      '2:11 The event `broke` has no field `makr`. / Did you mean `maker`?',
    ],
    [
      'lamp.on("frame", function(e)\n  print(e)\nend)',
      '1:27 `frame` passes nothing to its callback, so `e` is always nil. / Remove the parameter.',
    ],
    [
      'lamp.on("line", function(text, more) end)',
      '1:32 `line` passes 1 value to its callback, so `more` is always nil. / Remove the parameter.',
    ],
    [
      'lamp.on("line", function(text)\n  lamp.point(text, 1)\nend)',
      '2:14 `lamp.point` expects `number` for `x`, found `string`. / Pass another value as `x`.',
    ],
    [
      'for _, name in ipairs({ "broke", "brok" }) do\n  lamp.on(name, print)\nend',
      '2:11 There is no event `brok`. / Did you mean `broke`?',
    ],
    ['local NAME = "brok"\nlamp.on(NAME, print)', '2:9 There is no event `brok`. / Did you mean `broke`?'],
  ])('report %j', (code, problem) => {
    expect(check(code)).toEqual([problem]);
  });
});
