import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDevSite } from '../../../../src/node/dev/site.ts';
import type { ReadSources, SiteSource } from '../../../../src/node/source/index.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

/** A site in one language, by what makes its pages again. */
function source(remake?: SiteSource['remake']): SiteSource {
  return { config: {}, catalogue: { site: {} }, ...(remake && { remake }) } as unknown as SiteSource;
}

/** A promise, and what settles it. */
function deferred<Value>(): { promise: Promise<Value>; settle: (value: Value) => void } {
  let settle: (value: Value) => void = () => {};
  const promise = new Promise<Value>((done) => {
    settle = done;
  });
  return { promise, settle };
}

/** A site whose readings give what the test hands over, one after the other. */
function createSite(...readings: (SiteSource[] | Promise<SiteSource[]>)[]) {
  const problem = { severity: 'error', file: 'a.md', message: 'Wrong.' } as const;
  const readSources = async (): Promise<ReadSources> => {
    const sources = (await readings.shift()) ?? [];
    return { sources, problems: sources.length ? [] : [problem], reported: new Set() };
  };
  return createDevSite('/site', async () => ({ readSources }));
}

describe('a changed file', () => {
  test('has its pages made again in each language', async () => {
    const made = [source(), source()];
    const site = createSite([source(async () => made[0]), source(async () => made[1])]);
    expect(await site.read()).toBe('frame');
    expect(await site.remake('content/docs/a.md')).toBe(true);
    expect(site.sources).toEqual(made);
  });

  test('may concern one language only', async () => {
    const made = source();
    const same: SiteSource = source(async () => same);
    const site = createSite([source(async () => made), same]);
    await site.read();
    expect(await site.remake('content/docs/a.md')).toBe(true);
    expect(site.sources).toEqual([made, same]);
  });

  const unchanged: SiteSource = source(async () => unchanged);
  test.each([
    ['concerns no page', [unchanged]],
    [
      'needs a reading in one of the languages',
      [source(async () => source()), source(async () => undefined)],
    ],
    ['is in a site that is not followed', [source()]],
    ['cannot be read', [source(() => Promise.reject(new Error('EMFILE')))]],
  ])('changes nothing when it %s', async (_, sources) => {
    const site = createSite(sources);
    await site.read();
    expect(await site.remake('content/docs/a.md')).toBe(false);
    expect(site.sources).toBe(sources);
  });

  test('changes nothing while the site has errors', async () => {
    const remake = vi.fn(async () => source());
    const site = createSite([source(remake)], []);
    await site.read();
    expect(await site.read()).toBe('errors');
    expect(await site.remake('content/docs/a.md')).toBe(false);
    expect(remake).not.toHaveBeenCalled();
  });
});

describe('of two changes at once', () => {
  test('the later one counts, whichever is ready first', async () => {
    const [first, second] = [deferred<SiteSource>(), deferred<SiteSource>()];
    const pending = [first.promise, second.promise];
    const site = createSite([source(() => pending.shift() ?? Promise.resolve(undefined))]);
    await site.read();
    const results = [site.remake('content/docs/a.md'), site.remake('content/docs/b.md')];
    const made = source();
    second.settle(made);
    expect(await results[1]).toBe(true);
    first.settle(source());
    expect(await results[0]).toBe(false);
    expect(site.sources).toEqual([made]);
  });

  test('a reading that began before a change does not take it back', async () => {
    const reading = deferred<SiteSource[]>();
    const made = source();
    const site = createSite([source(async () => made)], reading.promise);
    await site.read();
    const old = site.read();
    expect(await site.remake('content/docs/a.md')).toBe(true);
    reading.settle([source()]);
    expect(await old).toBeUndefined();
    expect(site.sources).toEqual([made]);
  });

  test('a change that was made of an older reading does not replace a newer one', async () => {
    const change = deferred<SiteSource>();
    const newer = [source()];
    const site = createSite([source(() => change.promise)], newer);
    await site.read();
    const made = site.remake('content/docs/a.md');
    expect(await site.read()).toBe('content');
    change.settle(source());
    expect(await made).toBe(false);
    expect(site.sources).toBe(newer);
  });
});
