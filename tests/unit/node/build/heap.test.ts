import { execFileSync } from 'node:child_process';
import { setFlagsFromString } from 'node:v8';
import { afterEach, expect, test, vi } from 'vitest';
import { adaptHeap, HEAP_GROWTH, holdHeap } from '../../../../src/node/build/heap.ts';

vi.mock('node:v8', () => ({ setFlagsFromString: vi.fn() }));

afterEach(() => {
  vi.mocked(setFlagsFromString).mockReset();
});

test('this Node knows the option that keeps the heap of large builds small', () => {
  const options = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  expect(options).toContain(`${HEAP_GROWTH} `);
});

test.each([
  { pages: 600, growths: ['50', '0'] },
  { pages: 5000, growths: ['50'] },
  { pages: 20_000, growths: ['50', '35'] },
])('the heap of a site of $pages pages grows by $growths percent in turn', ({ pages, growths }) => {
  holdHeap();
  adaptHeap(pages);
  const set = vi.mocked(setFlagsFromString).mock.calls.map(([flag]) => flag);
  expect(set).toEqual(growths.map((percent) => `${HEAP_GROWTH}=${percent}`));
});
