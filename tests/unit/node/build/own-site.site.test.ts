import { expect, test } from 'vitest';
import { readOwnSite } from '../../../support/own-site.ts';

// What a build reports when it writes, the browser tests see: they build this site, and none with a warning is served.
test('VAL-13: this site is built without a warning', async () => {
  const { sources, problems } = await readOwnSite();
  expect(sources).toHaveLength(1);
  expect(problems).toEqual([]);
});
