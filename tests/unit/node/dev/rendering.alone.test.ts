import type { ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRendering } from '../../../../src/node/dev/rendering.ts';

vi.mock('../../../../src/node/bundle/bundle-inline.ts', () => ({
  bundleInline: () => Promise.reject(new Error('A script is broken.')),
}));

const findRendering = vi.hoisted(() => vi.fn<() => Promise<undefined>>());
vi.mock('../../../../src/node/bundle/engine.ts', () => ({ findRendering }));

const unhandled = vi.fn();
beforeEach(() => {
  unhandled.mockReset();
  findRendering.mockReset().mockResolvedValue(undefined);
  process.on('unhandledRejection', unhandled);
});
afterEach(() => {
  process.off('unhandledRejection', unhandled);
});

test.each([
  ['load', (done: (module: object) => void) => done({})],
  ['are broken too', (_: unknown, fail: (error: Error) => void) => fail(new Error('A component is broken.'))],
])('a broken inline script does not end the dev server while the components %s', async (_, end) => {
  const vite = {
    // Takes longer than it takes to see that the script is broken.
    ssrLoadModule: () => new Promise((done, fail) => setTimeout(() => end(done, fail), 50)),
    environments: { ssr: { moduleGraph: { idToModuleMap: new Map() } } },
  };
  const rendering = createRendering(vite as unknown as ViteDevServer, 'no-bundle');
  await expect(rendering.current()).rejects.toThrow(/is broken/);
  expect(unhandled).not.toHaveBeenCalled();
});

test('a bundle that is deleted while it is read does not end the dev server, and counts as none', async () => {
  findRendering.mockRejectedValue(new Error('ENOENT'));
  const vite = {
    ssrLoadModule: () => Promise.reject(new Error('The components were asked for.')),
    environments: { ssr: { moduleGraph: { idToModuleMap: new Map() } } },
  };
  const rendering = createRendering(vite as unknown as ViteDevServer, 'deleted');
  await new Promise((done) => setTimeout(done, 10));
  expect(unhandled).not.toHaveBeenCalled();
  await expect(rendering.current()).rejects.toThrow(/were asked for|is broken/);
});
