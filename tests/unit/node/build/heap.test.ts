import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { HEAP_GROWTH } from '../../../../src/node/build/heap.ts';

test('this Node knows the option that keeps the heap of large builds small', () => {
  const options = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  expect(options).toContain(`${HEAP_GROWTH} `);
});
