import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import {
  adaptHeap,
  growYoung,
  HEAP_GROWTH,
  holdHeap,
  YOUNG_GROWTH,
} from '../../../../src/node/build/heap.ts';

test.each([HEAP_GROWTH, YOUNG_GROWTH])('this Node knows the option %s', (option) => {
  const options = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  expect(options).toContain(`${option} `);
});

test('the space for new objects grows by more than it would', () => {
  const options = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  const [, usual] = new RegExp(`default: ${YOUNG_GROWTH}=(\\d+)`).exec(options) ?? [];
  expect(Number(usual)).toBeGreaterThan(0);
  const set: string[] = [];
  growYoung((flag) => set.push(flag));
  expect(Number(set.join().split('=')[1])).toBeGreaterThan(Number(usual));
});

test.each([
  { pages: 600, growths: ['50', '0'] },
  { pages: 5000, growths: ['50'] },
  { pages: 20_000, growths: ['50', '30'] },
])('the heap of a site of $pages pages grows by $growths percent in turn', ({ pages, growths }) => {
  const set: string[] = [];
  holdHeap((flag) => set.push(flag));
  adaptHeap(pages, (flag) => set.push(flag));
  expect(set).toEqual(growths.map((percent) => `${HEAP_GROWTH}=${percent}`));
});
