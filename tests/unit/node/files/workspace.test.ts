import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildSite } from '../../../../src/node/build/index.ts';
import { formatProblem } from '../../../../src/node/diagnostics/problem.ts';
import { processMark } from '../../../../src/node/files/process-mark.ts';
import { openWorkspace } from '../../../../src/node/files/workspace.ts';
import { putFile } from '../../../support/put-file.ts';

/** The mark of a process of this machine that has ended: no system has as many. */
const ENDED = processMark().replace(/\d+$/, '99999999');

let dir: string;
let out: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'space-'));
  out = join(dir, 'dist');
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const put = (path: string, text: string) => putFile(dir, path, text);

const names = async () => (await readdir(dir)).filter((name) => name.startsWith('dist')).sort();
const page = () => readFile(join(out, 'page'), 'utf8');

describe('what a build leaves that is killed', () => {
  test.each([
    ['before it has said who made it', undefined],
    ['while it says so', ''],
  ])('%s, goes with the next one', async (_, owner) => {
    await mkdir(join(dir, `dist.build-${ENDED}-abcdef`));
    if (owner !== undefined) await put(`dist.build-${ENDED}-abcdef/build-in-progress.json`, owner);
    await (await openWorkspace(out)).remove();
    expect(await names()).toEqual([]);
  });

  test('goes, and nothing else: neither the work of others, nor what only has such a name', async () => {
    const here = processMark();
    const kept = [
      // Of another machine, of a process that runs, and of nobody.
      `dist.build-00000000-99999999-abcdef`,
      `dist.build-${here.replace(/\d+$/, String(process.ppid))}-abcdef`,
      'dist.build-abcdef',
      'dist.build-mine',
    ];
    for (const name of kept) await mkdir(join(dir, name));
    await put(`dist.build-${ENDED}-ghijkl/thesis.txt`, 'mine');
    await put(`dist.build-${ENDED}-mnopqr/build-in-progress.json`, '');
    await put(`dist.build-${ENDED}-mnopqr/next/thesis.txt`, 'mine');
    await (await openWorkspace(out)).remove();
    expect(await names()).toEqual(
      [...kept, `dist.build-${ENDED}-ghijkl`, `dist.build-${ENDED}-mnopqr`].sort(),
    );
  });
});

describe('two builds into one output', () => {
  test('each has its own draft, and the output is that of the last one', async () => {
    const one = await openWorkspace(out);
    const two = await openWorkspace(out);
    await writeFile(join(one.next, 'page'), 'one');
    await writeFile(join(two.next, 'page'), 'two');
    await one.swap();
    expect(await page()).toBe('one');
    await two.swap();
    expect(await page()).toBe('two');
    await Promise.all([one.remove(), two.remove()]);
    expect(await names()).toEqual(['dist']);
  });

  test('at once: both end well, and one of the two outputs is there as a whole', async () => {
    await put('site/content/docs/intro.md', '---\ntitle: Intro\n---\n\nHello.\n');
    const config = (title: string) =>
      `export default { title: '${title}', url: 'https://a.example', brand: { words: ['test'] } };\n`;
    await put('site/site.config.ts', config('One'));
    const build = (to: string) => buildSite({ siteDir: join(dir, 'site'), outDir: join(dir, to) });
    await build('one');
    const results = await Promise.all([build('dist'), build('dist'), build('dist')]);
    for (const { ok, problems } of results)
      expect({ ok, messages: problems.map(formatProblem) }).toEqual({ ok: true, messages: [] });
    expect(await names()).toEqual(['dist']);
    const listing = async (folder: string) => (await readdir(join(dir, folder), { recursive: true })).sort();
    expect(await listing('dist')).toEqual(await listing('one'));
    expect((await build('dist')).ok).toBe(true);
  });
});
