import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageModel } from '../../../../src/node/build/pages/page-model.ts';
import { readSources, type SiteSource } from '../../../../src/node/source/index.ts';

const FIXTURE = resolve('tests/fixtures/small');

let site: string;

beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'remake-'));
  await cp(FIXTURE, site, { recursive: true });
  const config = join(site, 'site.config.ts');
  await writeFile(config, (await readFile(config, 'utf8')).replace('../../..', resolve('.')));
});

afterEach(() => rm(site, { recursive: true }));

async function read(): Promise<SiteSource> {
  const { sources, problems } = await readSources(site, { isFollowed: true });
  expect(problems).toEqual([]);
  const [source] = sources;
  if (!source) throw new Error('There is no site.');
  return source;
}

async function edit(file: string, from: string, to: string): Promise<void> {
  const path = join(site, file);
  const text = await readFile(path, 'utf8');
  expect(text).toContain(from);
  await writeFile(path, text.replace(from, to));
}

function shown(source: SiteSource, route: string): unknown {
  const page = source.catalogue.pages.find((it) => it.route === route);
  expect(page, route).toBeDefined();
  return page && [pageModel(page, source, new Map()), source.catalogue.twins.of(page)];
}

/** Routes of the pages with other data. */
function changedRoutes(before: SiteSource, after: SiteSource): string[] {
  return before.catalogue.pages.flatMap(({ route, data }, index) =>
    after.catalogue.pages[index]?.data === data ? [] : [route],
  );
}

test.each([
  ['content/docs/start.md', 'Replace it.', 'Replace `clock.hours` it.', ['/docs/start']],
  ['content/docs/start.md', 'One lamp, from', 'Many lamps, from', ['/docs/start']],
  ['content/snippets/tools/egg_timer.md', '\n---\n\n', '\n---\n\nNow. ', ['/docs/snippets/tools/egg_timer']],
  ['content/home.md', 'switch_all, true', 'switch_all, false', ['/']],
  ['content/blog/2025-05-15-may.md', '\n---\n\n', '\n---\n\nNow. ', ['/blog/may']],
  [
    'definitions/clock.lua',
    'Returns the time of day.',
    'Returns the time, see `clock.time`.',
    ['/docs/api/clock', '/docs/api/clock/hours'],
  ],
])('pages of a changed %s are as after a reading (%j)', async (file, from, to, routes) => {
  const before = await read();
  await edit(file, from, to);
  const after = await before.remake?.(file);
  if (!after) throw new Error('They were not made.');
  const changed = changedRoutes(before, after);
  expect(changed.sort()).toEqual(routes.sort());
  const whole = await read();
  for (const route of changed) expect(shown(after, route), route).toEqual(shown(whole, route));
});

test('a second change of another file keeps the first', async () => {
  const before = await read();
  await edit('content/docs/start.md', 'Replace it.', 'Burn it.');
  const first = await before.remake?.('content/docs/start.md');
  await edit('definitions/clock.lua', 'Returns the time of day.', 'Returns the hour.');
  const second = await first?.remake?.('definitions/clock.lua');
  if (!second) throw new Error('They were not made.');
  const whole = await read();
  for (const route of ['/docs/start', '/docs/api/clock/hours'])
    expect(shown(second, route)).toEqual(shown(whole, route));
  await edit('content/docs/start.md', 'Burn it.', 'Keep it.');
  const third = await second.remake?.('content/docs/start.md');
  expect(JSON.stringify(third && shown(third, '/docs/api/clock/hours'))).toContain('Returns the hour.');
  expect(JSON.stringify(third && shown(third, '/docs/start'))).toContain('Keep it.');
});

test('where lines only moved, pages stay as they were', async () => {
  const before = await read();
  await edit('definitions/clock.lua', '---@meta\n', '---@meta\n\n\n');
  const moved = await before.remake?.('definitions/clock.lua');
  await edit('definitions/clock.lua', 'Returns the time of day.', 'Returns the hour.');
  const changed = await moved?.remake?.('definitions/clock.lua');
  if (!changed) throw new Error('They were not made.');
  const whole = await read();
  const routes = ['/docs/api/clock', '/docs/api/clock/hours'];
  expect(changedRoutes(before, changed)).toEqual(routes);
  for (const route of routes) expect(shown(changed, route), route).toEqual(shown(whole, route));
});

test('a mistake leaves nothing behind when it is corrected', async () => {
  const before = await read();
  const mistake = '\n---Tells the time twice.\nfunction clock.time() end\n';
  await edit('definitions/clock.lua', 'function clock.time() end\n', `function clock.time() end\n${mistake}`);
  expect(await before.remake?.('definitions/clock.lua')).toBeUndefined();
  await edit('definitions/clock.lua', mistake, '');
  await edit('definitions/clock.lua', 'Returns the time of day.', 'Returns the hour.');
  const corrected = await before.remake?.('definitions/clock.lua');
  if (!corrected) throw new Error('They were not made.');
  const whole = await read();
  for (const route of ['/docs/api/clock', '/docs/api/clock/hours', '/docs/api/clock/time'])
    expect(shown(corrected, route), route).toEqual(shown(whole, route));
});

test.each([
  ['an address', 'content/docs/start.md', 'sidebar_position: 1', 'slug: begin'],
  ['a title', 'content/docs/start.md', 'title: First', 'title: Last'],
  ['a draft', 'content/docs/start.md', 'sidebar_position: 1', 'draft: true'],
  ['a date', 'content/blog/2025-05-15-may.md', 'date: 2025-05-15', 'date: 2025-05-16'],
  ['a mistake', 'content/docs/start.md', 'Replace it.', 'Replace [it](./nothing.md).'],
  [
    'a new function',
    'definitions/clock.lua',
    'function clock.time() end',
    'function clock.time() end\n\n---Rings.\nfunction clock.ring() end',
  ],
  ['a function less', 'definitions/clock.lua', 'function clock.time() end', ''],
  ['a mistake', 'definitions/clock.lua', '@param hour integer', '@param hour intger'],
])('%s in %s needs a reading', async (_, file, from, to) => {
  const before = await read();
  await edit(file, from, to);
  expect(await before.remake?.(file)).toBeUndefined();
});

test('a file that is gone needs a reading, one without pages changes nothing', async () => {
  const before = await read();
  expect(await before.remake?.('content/snippets/tools/egg_timer.lua')).toBe(before);
  await rm(join(site, 'content/docs/start.md'));
  expect(await before.remake?.('content/docs/start.md')).toBeUndefined();
});
