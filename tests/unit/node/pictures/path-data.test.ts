import { expect, test } from 'vitest';
import { wrongCommand } from '../../../../src/node/pictures/path-data.ts';

/** As many numbers as a command takes, and one more or fewer. */
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index).join(' ');

test.each([
  ['m', 2],
  ['l', 2],
  ['h', 1],
  ['v', 1],
  ['c', 6],
  ['s', 4],
  ['q', 4],
  ['t', 2],
])('`%s` takes %i numbers, once or several times', (name, count) => {
  for (const command of [name, name.toUpperCase()]) {
    const start = name === 'm' ? '' : 'M0 0 ';
    expect(wrongCommand(`${start}${command}${numbers(count)}`)).toBeUndefined();
    expect(wrongCommand(`${start}${command}${numbers(2 * count)}`)).toBeUndefined();
    expect(wrongCommand(`${start}${command}`)).toBe(command);
    if (count > 1)
      expect(wrongCommand(`${start}${command}${numbers(count + 1)}`)).toBe(`${command}${numbers(count + 1)}`);
  }
});

test.each([
  ['M0 0 h5 z', undefined],
  ['M0 0 h5 z1', 'z1'],
  ['M0 0 a4 4 0 015 5', undefined],
  ['M0 0 a', 'a'],
  ['M0 0 b1', 'b1'],
  ['L1 1', 'L1 1'],
  ['1 1 M0 0', '1 1'],
  ['M0,0l1-1.5.5+2', undefined],
])('the first wrong command of `%s`', (path, command) => {
  expect(wrongCommand(path)).toBe(command);
});
