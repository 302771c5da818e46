import { existsSync } from 'node:fs';
import { mkdtemp, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildSite } from '../../../../src/node/build/index.ts';
import { keep, keyOf, readKept } from '../../../../src/node/files/kept-files.mjs';
import { sweepKept } from '../../../../src/node/files/sweep-kept.ts';
import { writeMemory } from '../../../../src/node/markdown/index.ts';
import { putFile } from '../../../support/put-file.ts';
import { readFiles } from '../../../support/read-files.ts';

const CONFIG = `export default { title: 'Test', url: 'https://a.example', brand: { words: ['test'] } };\n`;
const TEXT = '---\ntitle: Intro\n---\n\n## Start\n\nSee `tool.run`.\n\n```lua\ntool.run(1)\n```\n';

let dir: string;
let kept: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'kept-'));
  kept = join(dir, 'kept');
  await put('site.config.ts', CONFIG);
  await put('definitions/tool.lua', lua('Does one thing.'));
  await put('content/docs/intro.md', TEXT);
  await put('content/docs/other.md', '---\ntitle: Other\n---\n\nSee [the start](./intro.md#start).\n');
});
afterEach(() => rm(dir, { recursive: true, force: true }));

function lua(summary: string): string {
  return `---@meta\n\n---Does things.\n---@class toollib\ntool = {}\n\n---${summary}\n---@param count integer How often.\nfunction tool.run(count) end\n`;
}

const put = (path: string, text: string) => putFile(join(dir, 'site'), path, text);

/** Builds the site and returns all files of the output with their bytes. */
async function built(from: { kept?: string; base?: string } = {}): Promise<Record<string, string>> {
  const outDir = await mkdtemp(join(dir, 'out-'));
  const options = { siteDir: join(dir, 'site'), outDir, kept, ...from };
  const { ok, problems } = await buildSite(options);
  expect(problems).toEqual([]);
  expect(ok).toBe(true);
  return readFiles(outDir);
}

/** The same with nothing that was kept. */
async function builtAnew(from: { base?: string } = {}): Promise<Record<string, string>> {
  return built({ ...from, kept: await mkdtemp(join(dir, 'empty-')) });
}

/** Removes what builds have noted of their output: each of them writes into a folder of its own here. */
async function removeNotes(): Promise<void> {
  for (const [path, content] of Object.entries(await readFiles(kept))) {
    if (content.includes('\n["index.html","')) await rm(join(kept, path));
  }
}

test('what became of the texts is not in memory while pages are written', async () => {
  await built();
  expect(writeMemory()).toBe('');
});

describe('a build writes the same bytes whatever earlier builds have kept', () => {
  test('when nothing changed, it keeps nothing new', async () => {
    const first = await built();
    await removeNotes();
    const files = await readFiles(kept);
    expect(Object.keys(files).length).toBeGreaterThan(20);
    expect(await built()).toEqual(first);
    await removeNotes();
    expect(await readFiles(kept)).toEqual(files);
  });

  test('when something changed, and when it changed back', async () => {
    const first = await built();
    const changes: Record<string, string> = {
      'content/docs/intro.md': TEXT.replace('See', 'Look at').replace('run(1)', 'run(2)'),
      'definitions/tool.lua': lua('Does another thing.'),
      'content/docs/third.md': '---\ntitle: Third\n---\n\nText.\n',
      'site.config.ts': CONFIG.replace("'Test'", "'Changed'"),
    };
    for (const [path, text] of Object.entries(changes)) {
      await put(path, text);
      const changed = await built();
      expect(changed, path).not.toEqual(first);
      expect(changed, path).toEqual(await builtAnew());
    }
    await put('content/docs/intro.md', TEXT);
    await put('definitions/tool.lua', lua('Does one thing.'));
    await put('site.config.ts', CONFIG);
    await rm(join(dir, 'site/content/docs/third.md'));
    expect(await built()).toEqual(first);
  });

  test('when what a text names has come, moved or changed, while the text stayed', async () => {
    const box = (width: number) =>
      `<svg viewBox="0 0 9 9"><rect class="box" width="${width}" height="9"/></svg>\n`;
    const shown = '![A box.](./pictures/box.svg)\n\n```lua file="own.lua"\n```\n';
    await put(
      'content/docs/names.md',
      `---\ntitle: Names\n---\n\nSee \`tool.stop\` and [other](./other.md).\n\n${shown}`,
    );
    await put('content/docs/pictures/box.svg', box(8));
    await put('content/docs/own.lua', 'tool.run(1)\n');
    let before = await built();
    const changes: Record<string, string> = {
      'definitions/tool.lua': `${lua('Does one thing.')}\n---Stops.\nfunction tool.stop() end\n`,
      'content/docs/other.md': '---\ntitle: Other\nslug: /docs/moved\n---\n\nText.\n',
      'content/docs/pictures/box.svg': box(7),
      'content/docs/own.lua': 'tool.run(2)\n',
    };
    for (const [path, text] of Object.entries(changes)) {
      await put(path, text);
      const changed = await built();
      expect(changed['docs/names/index.html'], path).not.toEqual(before['docs/names/index.html']);
      expect(changed, path).toEqual(await builtAnew());
      before = changed;
    }
  });

  test('below another base URL, and when two builds share what is kept', async () => {
    const [root, below] = await Promise.all([built(), built({ base: '/x/' })]);
    expect(root).toEqual(await builtAnew());
    expect(below).toEqual(await builtAnew({ base: '/x/' }));
  });

  test('when files are broken: they are made again', async () => {
    const first = await built();
    await removeNotes();
    const files = await readFiles(kept);
    const paths = Object.keys(files).map((path) => join(kept, path));
    for (const [index, path] of paths.entries()) {
      if (index % 3 === 0) await truncate(path, index % 50);
      else await writeFile(path, index % 3 === 1 ? 'not from a build' : Buffer.alloc(200, 7));
    }
    expect(await built()).toEqual(first);
    await removeNotes();
    expect({ ...(await readFiles(kept)), swept: '' }).toEqual(files);
  });

  test('when nothing can be kept', async () => {
    const first = await built();
    const file = join(dir, 'a-file');
    await writeFile(file, '');
    expect(await built({ kept: join(file, 'below') })).toEqual(first);
  });
});

describe('a change of one page leaves the others as they are', () => {
  /** Paths of the files that are not the same in two builds, without hashes and compressed variants. */
  function changedFiles(before: Record<string, string>, after: Record<string, string>): string[] {
    const paths = new Set([...Object.keys(before), ...Object.keys(after)]);
    const changed = [...paths].filter((path) => before[path] !== after[path]);
    const names = changed.map((path) =>
      path.replace(/\.(?:br|gz)$/, '').replace(/(nearby\/|-)\w{8}\.json$/, '$1*.json'),
    );
    return [...new Set(names)].sort();
  }

  /** What tells of all pages: the search, offline use, the list of files, and who asks which build this is. */
  const OF_ALL = [
    '.written-files',
    'addon.zip',
    'api.json',
    'build.json',
    'offline.json',
    'offline/index-*.json',
    'offline/pages-*.json',
    'search.json',
    'sw.js',
  ];
  const OWN = ['docs/intro.md', 'docs/intro/index.html', 'docs/intro/page.json', 'nearby/*.json'];
  /** What shows the description of the page. */
  const LISTS = ['', 'docs/'].flatMap((path) => [`${path}index.html`, `${path}page.json`]);

  test.each([
    ['its text', `${TEXT}\nThe end.\n`, []],
    ['its summary', TEXT.replace('See', 'Look at'), [...LISTS, 'docs.md', 'index.md', 'llms.txt']],
  ])('when %s changes: its own files differ, and what shows it', async (_, text, lists) => {
    const before = await built();
    await put('content/docs/intro.md', text);
    expect(changedFiles(before, await built())).toEqual([...OF_ALL, ...OWN, ...lists].sort());
  });
});

describe('what is kept', () => {
  test('is read as it was written, under its own name only', () => {
    const key = keyOf('a', 'b');
    keep(kept, key, [Buffer.from('one '), Buffer.from('two')]);
    expect(readKept(kept, key)?.toString()).toBe('one two');
    expect(readKept(kept, keyOf('a', 'c'))).toBeUndefined();
    expect(new Set([key, keyOf('ab'), keyOf('a', 'b', ''), keyOf('', 'ab')]).size).toBe(4);
  });

  test('goes when nobody uses it, and when it is too much: first what was not used for the longest time', async () => {
    const names = ['oldest', 'old', 'new'];
    const ages = { oldest: 20, old: 5, new: 1 };
    const keys = Object.fromEntries(names.map((name) => [name, keyOf(name)]));
    const now = Date.now();
    for (const [name, days] of Object.entries(ages)) {
      keep(kept, keyOf(name), [Buffer.alloc(1000)]);
      const time = (now - days * 86_400_000) / 1000;
      await utimes(pathOf(keyOf(name)), time, time);
    }
    const left = async () => {
      const there = await Promise.all(names.map((name) => stat(pathOf(keys[name] ?? '')).catch(() => null)));
      return names.filter((_, index) => there[index]);
    };
    await sweepKept(kept, { oldest: 10 * 86_400_000, most: 10_000, rest: 0 });
    expect(await left()).toEqual(['old', 'new']);
    await sweepKept(kept, { oldest: 10 * 86_400_000, most: 1500, rest: 3_600_000 });
    expect(await left()).toEqual(['old', 'new']);
    await sweepKept(kept, { oldest: 10 * 86_400_000, most: 1500, rest: 0 });
    expect(await left()).toEqual(['new']);
  });

  test('goes at once when the process that was writing it has ended', async () => {
    const key = keyOf('whole');
    keep(kept, key, [Buffer.from('text')]);
    const [begun, writing] = ['99999999', process.pid].map((pid) => `${pathOf(key)}.${pid}-0-1`);
    for (const path of [begun, writing]) await writeFile(path ?? '', 'te');
    await sweepKept(kept, { oldest: 86_400_000, most: 10_000, rest: 0 });
    expect([pathOf(key), begun, writing].filter((path) => existsSync(path ?? ''))).toEqual([
      pathOf(key),
      writing,
    ]);
  });

  test('counts as used when it is read', async () => {
    const key = keyOf('used');
    keep(kept, key, [Buffer.from('text')]);
    const old = (Date.now() - 5 * 86_400_000) / 1000;
    await utimes(pathOf(key), old, old);
    readKept(kept, key);
    await sweepKept(kept, { oldest: 86_400_000, most: 10_000, rest: 0 });
    expect(readKept(kept, key)?.toString()).toBe('text');
  });

  function pathOf(key: string): string {
    return join(kept, key.slice(0, 2), key.slice(2));
  }
});
