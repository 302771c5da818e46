import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { OPTIMISE_AFTER, optimiseLess } from '../../../../src/node/build/optimise.ts';

test('this Node knows the option that makes it optimise less', () => {
  const options = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  expect(options).toContain(`${OPTIMISE_AFTER} `);
});

test('a function has to run for longer than V8 would let it', () => {
  const options = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  const [, usual] = new RegExp(`default: ${OPTIMISE_AFTER}=(\\d+)`).exec(options) ?? [];
  const set: string[] = [];
  optimiseLess((flag) => set.push(flag));
  const [name, bytes] = set[0]?.split('=') ?? [];
  expect([set.length, name]).toEqual([1, OPTIMISE_AFTER]);
  expect(Number(bytes)).toBeGreaterThan(Number(usual));
});
