import { expect, test, vi } from 'vitest';
import { loadOnce } from '../../../../../src/client/runtime/loading/load-once.ts';

test('is loaded once, with what the first call says, and is under way from then on', async () => {
  const load = vi.fn(async (name: string) => ({ name }));
  const loader = loadOnce(load);
  expect(loader.isUnderWay()).toBe(false);
  const first = loader.load('panel');
  expect(loader.isUnderWay()).toBe(true);
  expect(await loader.load('other')).toBe(await first);
  expect(load.mock.calls).toEqual([['panel']]);
});

test('after a failure the next call tries again', async () => {
  const loader = loadOnce(vi.fn(async () => 'panel').mockRejectedValueOnce(new Error('offline')));
  await expect(loader.load()).rejects.toThrow('offline');
  expect(loader.isUnderWay()).toBe(false);
  expect(await loader.load()).toBe('panel');
});
