import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { adaptHeap, HEAP_GROWTH, holdHeap } from '../../../../src/node/build/heap.ts';

test('this Node knows the option that keeps the heap of large builds small', () => {
  const options = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  expect(options).toContain(`${HEAP_GROWTH} `);
});

test.each([
  { pages: 600, growths: ['50', '0'] },
  { pages: 5000, growths: ['50'] },
  { pages: 20_000, growths: ['50', '35'] },
])('the heap of a site of $pages pages grows by $growths percent in turn', ({ pages, growths }) => {
  const set: string[] = [];
  holdHeap((flag) => set.push(flag));
  adaptHeap(pages, (flag) => set.push(flag));
  expect(set).toEqual(growths.map((percent) => `${HEAP_GROWTH}=${percent}`));
});
