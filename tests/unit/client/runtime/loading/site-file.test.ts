import { afterEach, expect, test, vi } from 'vitest';
import { loadSiteFile } from '../../../../../src/client/runtime/loading/site-file.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const file = {
  site: {
    title: 'Docs',
    origin: 'https://docs.test',
    base: '/',
    locale: { htmlLang: 'en' },
    texts: {},
    brand: { words: ['Docs'], href: '/' },
    navbar: { left: [], right: [] },
    colorMode: {},
    versions: {},
    search: { indexName: 'docs', docs: [] },
  },
  chunks: {},
};

test("the shell's view of the site is fetched once, and again after a failure", async () => {
  const fetch = vi.fn(async () => Response.json(file));
  fetch.mockRejectedValueOnce(new Error('offline'));
  vi.stubGlobal('fetch', fetch);
  await expect(loadSiteFile('/assets/site.json')).rejects.toThrow();
  const [first, second] = await Promise.all(['a', 'b'].map(() => loadSiteFile('/assets/site.json')));
  expect(first).toEqual(file);
  expect(second).toBe(first);
  expect(fetch).toHaveBeenCalledTimes(2);
});
