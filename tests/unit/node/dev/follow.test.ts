import { EventEmitter } from 'node:events';
import { writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followChanges } from '../../../../src/node/dev/follow.ts';
import type { DevSite, SiteChange } from '../../../../src/node/dev/site.ts';

let siteDir: string;
let file: string;

beforeEach(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(siteDir, 'definitions'));
  file = join(siteDir, 'definitions/clock.lua');
  await writeFile(file, '');
});

afterEach(() => rm(siteDir, { recursive: true }));

/** Follows the site's folder with a watcher that reports what the test emits. */
function follow() {
  const add = vi.fn<(paths: string | string[]) => void>();
  const events = Object.assign(new EventEmitter(), { add, unwatch: () => {} });
  const watcher = events as unknown as ViteDevServer['watcher'];
  const read = vi.fn<DevSite['read']>(async () => 'content');
  const tell = vi.fn<(change: SiteChange) => void>();
  const remake = vi.fn<DevSite['remake']>(async () => false);
  const site: DevSite = { sources: [], errors: undefined, read, remake };
  followChanges({ watcher }, siteDir, { site, tell, engineChanged: () => {}, isRead: () => {} });
  return {
    read,
    remake,
    tell,
    add,
    /** Reports that a file was saved, as the watcher does. */
    tellSaved(path: string) {
      events.emit('all', 'change', join(siteDir, path));
    },
    async tellChange() {
      const stats = await stat(file);
      events.emit('all', 'change', file, stats);
      events.emit('change', file, stats);
    },
    tellGone(folder: string) {
      events.emit('raw', 'rename', basename(folder), { watchedPath: folder });
    },
  };
}

/** Waits for everything that a change may lead to. */
function settle(): Promise<void> {
  return new Promise((done) => setTimeout(done, 400));
}

test('a file that is written again right after a reported change is read once more', async () => {
  const { read, tellChange } = follow();
  await tellChange();
  // The watcher does not report this change. It comes at once, so that no busy machine looks at the file before.
  writeFileSync(file, '---@meta\n');
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2), { timeout: 30_000 });
});

test('a file that the configuration imports from another folder is watched and followed', async () => {
  const outside = await mkdtemp(join(tmpdir(), 'shared-'));
  try {
    await writeFile(join(outside, 'words.ts'), 'export const title = "A";\n');
    const path = `../${basename(outside)}/words.ts`;
    await writeFile(
      join(siteDir, 'site.config.ts'),
      `import { title } from '${path}';\nexport default { title };\n`,
    );
    const { add, read, tellSaved } = follow();
    await vi.waitFor(() => expect(add).toHaveBeenCalledWith([join(outside, 'words.ts')]), {
      timeout: 30_000,
    });
    tellSaved(path);
    await vi.waitFor(() => expect(read).toHaveBeenCalledOnce(), { timeout: 30_000 });
  } finally {
    await rm(outside, { recursive: true });
  }
});

test('a file that does not change after a report is read once', async () => {
  const { read, tellChange } = follow();
  await tellChange();
  await settle();
  expect(read).toHaveBeenCalledOnce();
});

test('a file that is gone by then is not an error', async () => {
  const { read, tellChange } = follow();
  await tellChange();
  await rm(file);
  await settle();
  expect(read).toHaveBeenCalledOnce();
});

test('the pages of a saved file are told first, then the whole site is read', async () => {
  const { read, remake, tell, tellSaved } = follow();
  remake.mockResolvedValue(true);
  tellSaved('content/docs/a.md');
  await vi.waitFor(() => expect(tell.mock.calls).toEqual([['content'], ['content']]), { timeout: 30_000 });
  expect(remake.mock.calls).toEqual([['content/docs/a.md']]);
  const [told, toldAgain] = tell.mock.invocationCallOrder;
  const order = [told, ...read.mock.invocationCallOrder, toldAgain];
  expect(order).toHaveLength(3);
  expect(order).toEqual(order.toSorted((one, other) => Number(one) - Number(other)));
});

test('a file that is saved again before the site is read brings its own reading, and only that', async () => {
  const { read, remake, tellSaved } = follow();
  remake.mockResolvedValue(true).mockImplementationOnce(async () => {
    tellSaved('content/docs/a.md');
    return true;
  });
  tellSaved('content/docs/a.md');
  await vi.waitFor(() => expect(read).toHaveBeenCalledOnce(), { timeout: 30_000 });
  await settle();
  expect(remake).toHaveBeenCalledTimes(2);
  expect(read).toHaveBeenCalledOnce();
});

test('several files that change at once are one change of the site', async () => {
  const { read, remake, tellSaved } = follow();
  tellSaved('content/docs/a.md');
  tellSaved('content/docs/b.md');
  await vi.waitFor(() => expect(read).toHaveBeenCalledOnce());
  await settle();
  expect(read).toHaveBeenCalledOnce();
  expect(remake).not.toHaveBeenCalled();
});

test('a file in a folder beside the configuration counts if the configuration imports it', async () => {
  await writeFile(join(siteDir, 'site.config.ts'), "import { labels } from './parts/labels.ts';\n");
  await mkdir(join(siteDir, 'parts'));
  await writeFile(join(siteDir, 'parts/labels.ts'), "export { label as labels } from './label.ts';\n");
  const { read, tellSaved } = follow();
  tellSaved('parts/notes.ts');
  await settle();
  expect(read).not.toHaveBeenCalled();
  tellSaved('parts/label.ts');
  await settle();
  expect(read).toHaveBeenCalledTimes(1);
});

test('a picture that is replaced while the site has errors is shown when they are gone', async () => {
  const { read, tell, tellSaved } = follow();
  read.mockResolvedValueOnce('errors');
  tellSaved('static/map.png');
  await vi.waitFor(() => expect(tell).toHaveBeenLastCalledWith('errors'));
  tellSaved('definitions/clock.lua');
  await vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(2));
  expect(tell).toHaveBeenLastCalledWith('frame');
});

test('a link to itself in place of a watched folder is not an error', async () => {
  const { read, tellGone } = follow();
  const folder = join(siteDir, 'definitions');
  await rm(folder, { recursive: true });
  await symlink(folder, folder);
  tellGone(folder);
  await settle();
  expect(read).not.toHaveBeenCalled();
});

test('the folder of the site is followed again when it is back after a while', async () => {
  const { read, tellGone } = follow();
  await rename(siteDir, `${siteDir}-away`);
  tellGone(siteDir);
  await settle();
  expect(read).not.toHaveBeenCalled();
  await rename(`${siteDir}-away`, siteDir);
  await vi.waitFor(() => expect(read).toHaveBeenCalledOnce(), { timeout: 30_000 });
});
