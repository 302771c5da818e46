import { expect, test } from 'vitest';
import { latestOnly } from '../../../../src/node/dev/latest-only.ts';

/** A task whose calls end when the test says so. */
function heldTask() {
  const ends: { resolve(value: string): void; reject(error: Error): void }[] = [];
  const run = latestOnly(() => new Promise<string>((resolve, reject) => void ends.push({ resolve, reject })));
  return { run, end: (call: number) => ends[call] as (typeof ends)[number] };
}

test('an earlier call that ends later gives nothing, whether it succeeds or fails', async () => {
  const { run, end } = heldTask();
  const [first, second, third] = [run(), run(), run()];
  end(2).resolve('newest');
  end(1).reject(new Error('older'));
  end(0).resolve('oldest');
  expect(await Promise.all([first, second, third])).toEqual([undefined, undefined, 'newest']);
});

test('the newest call tells its failure', async () => {
  const { run, end } = heldTask();
  const [first, second] = [run(), run()];
  end(0).resolve('older');
  end(1).reject(new Error('newest'));
  expect(await first).toBe(undefined);
  await expect(second).rejects.toThrow('newest');
});
