import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { codesIn } from '../../scripts/lua/examples.ts';
import { luaTest, problemOf } from './support.ts';

const course = readFileSync('content/blog/2026-11-20-ffi-crash-course.md', 'utf8');

/** Calls of Windows functions in the course, which only Windows has, and what they return here. */
const WINDOWS: [call: string, result: string][] = [
  ['ffi.C.GetTickCount()', '5000'],
  ['ffi.C.QueryPerformanceFrequency(frequency)', '0'],
];

/** Types in the table whose size differs where the tests run: these are a 64-bit process. */
const OTHER_SIZE = ['long int', 'size_t', 'char*', 'void*'];

/**
 * The rows of the table of C types: each type with its size in bytes and, for integers of up to 32 bits, its range. Names of
 * types that events have too are plain text there, because as code they would link to those.
 */
const types = [...course.matchAll(/^\| (.+?) \| ([1248]) \| (.+?) \|/gm)].flatMap(
  ([, names = '', bytes, range = '']) => {
    const ranges = [...range.matchAll(/(-?\d+) to (\d+)/g)];
    return names.split(', ').map((name, index) => {
      const [, low, high] = ranges[index] ?? ranges[0] ?? [];
      return { name: name.replaceAll('`', ''), bytes, low, high };
    });
  },
);

describe('the course about the FFI', () => {
  luaTest('its code runs from top to bottom and prints what its comments say', async () => {
    const code = WINDOWS.reduce((whole, [call, result]) => {
      expect(whole).toContain(call);
      return whole.replace(call, result);
    }, codesIn(course).join('\n'));
    const scenario = `load_script()
      local lines = logged("print")
      expect(table.remove(lines, 1)):has("pointers take")
      expect(lines):is({ "5000", "malloc: true", "128 72", "cdata true", "crash course", "32", "30", "20", "20",
        "in the menu", "1 9", "12 4", "5", "76561197960265770", "true" })`;
    expect(await problemOf(code, scenario)).toBe('');
  });

  test('its table has types of all sizes', () => {
    expect(new Set(types.map(({ bytes }) => bytes))).toEqual(new Set(['1', '2', '4', '8']));
    expect(types.filter(({ low }) => low).map(({ name }) => name)).toContain('uint32_t');
  });

  for (const { name, bytes, low, high } of types.filter((type) => !OTHER_SIZE.includes(type.name)))
    luaTest(`its table has the size and range of ${name}`, async () => {
      const range = low
        ? `for _, value in ipairs({ ${low}, ${high} }) do expect(ffi.new("${name}[1]", value)[0]):is(value) end
           expect(ffi.new("${name}[1]", ${low} - 1)[0]):is_not(${low} - 1)
           expect(ffi.new("${name}[1]", ${high} + 1)[0]):is_not(${high} + 1)`
        : '';
      const scenario = `local ffi = load_with('return require("ffi")')
        expect(ffi.sizeof("${name}")):is(${bytes})\n${range}`;
      expect(await problemOf('', scenario)).toBe('');
    });
});
