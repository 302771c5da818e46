import { expect, test, vi } from 'vitest';
import { createPanelLoader } from '../../../../src/client/entry/panel-loader.ts';

const handle = { begin: () => {}, settled: Promise.resolve() };

test('the list of a dialog is loaded once, and is under way from then on', async () => {
  const mount = vi.fn(async () => handle);
  const panels = createPanelLoader(mount);
  expect(panels.isUnderWay()).toBe(false);
  const first = panels.load('dialog');
  expect(panels.isUnderWay()).toBe(true);
  expect(await panels.load('dialog')).toBe(await first);
  expect(mount).toHaveBeenCalledTimes(1);
});

test('after a failure the next call tries again', async () => {
  const panels = createPanelLoader(vi.fn(async () => handle).mockRejectedValueOnce(new Error('offline')));
  await expect(panels.load('dialog')).rejects.toThrow('offline');
  expect(panels.isUnderWay()).toBe(false);
  expect(await panels.load('dialog')).toBe(handle);
});
