import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type BuildOptions, buildSite } from '../../../../src/node/build/index.ts';
import { PROJECT_DIR } from '../../../../src/node/files/folders.ts';
import { sweepKept } from '../../../../src/node/files/sweep-kept.ts';
import { putFile } from '../../../support/put-file.ts';
import { hashesOf, writeCompleteSite } from './complete-site.ts';

/** How many builds are killed: `KILLS=50` is the long form. */
const KILLS = Number(process.env.KILLS ?? 3);

vi.setConfig({ testTimeout: 300_000 + KILLS * 20_000 });

const BUILDER = pathToFileURL(join(PROJECT_DIR, 'src/node/build/index.ts')).href;

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'process-'));
  await put('build.mjs', PROGRAM);
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const put = (path: string, text: string) => putFile(dir, path, text);

function optionsOf(site: string, out: string, kept: string): BuildOptions {
  return { siteDir: join(dir, site), outDir: join(dir, out), kept: join(dir, kept) };
}

const CONFIG = `export default { title: 'Test', url: 'https://a.example', brand: { words: ['test'] } };\n`;
const LUA = '---@meta\n\n---Does things.\n---@class tool\ntool = {}\n\n---Runs.\nfunction tool.run() end\n';

/** A program that builds with the options that it is given, and says when it begins. */
const PROGRAM = `const { buildSite } = await import(${JSON.stringify(BUILDER)});
const { umask, ...options } = JSON.parse(process.argv[2]);
process.umask(umask);
console.log('begins');
const { ok, problems } = await buildSite(options);
if (!ok) console.error(problems);
process.exit(ok ? 0 : 1);
`;

function start(options: BuildOptions, env: Record<string, string> = {}, umask = 0o022) {
  const args = ['--import', 'tsx', join(dir, 'build.mjs'), JSON.stringify({ ...options, umask })];
  const child = spawn(process.execPath, args, {
    cwd: PROJECT_DIR,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { child, begun: once(child.stdout, 'data'), ended: once(child, 'exit') };
}

test('a build is the same in another folder, time zone and language, and with another umask', async () => {
  await writeCompleteSite(join(dir, 'site'));
  await cp(join(dir, 'site'), join(dir, 'else/where'), { recursive: true });
  const env = { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', LANGUAGE: 'tr' };
  const { ended } = start(optionsOf('else/where', 'two', 'kept-2'), env, 0o077);
  const { ok } = await buildSite(optionsOf('site', 'one', 'kept-1'));
  expect([ok, await ended]).toEqual([true, [0, null]]);
  const one = await hashesOf(join(dir, 'one'));
  expect(Object.keys(one).length).toBeGreaterThan(300);
  expect(await hashesOf(join(dir, 'two'))).toEqual(one);
  // With what the other one has kept.
  expect((await buildSite(optionsOf('site', 'one', 'kept-2'))).ok).toBe(true);
  expect(await hashesOf(join(dir, 'one'))).toEqual(one);
});

test('builds that are killed at any moment leave an output that is whole, and nothing else', async () => {
  await put('site/site.config.ts', CONFIG);
  await put('site/definitions/tool.lua', LUA);
  await put('site/content/blog/2024-01-01-first.md', '---\ntitle: First\n---\n\nText.\n');
  const options = optionsOf('site', 'out', 'kept');
  /** Gives the site one of two states, which has another page. */
  const change = (state: 'one' | 'two') =>
    put('site/content/docs/start.md', `---\ntitle: Start\nslug: /docs/${state}\n---\n\nSee \`tool.run\`.\n`);
  const states: Record<string, 'one' | 'two'> = {};
  const listing = async () => JSON.stringify(await hashesOf(join(dir, 'out')));
  let time = 0;
  for (const state of ['two', 'one', 'two', 'one'] as const) {
    await change(state);
    const begun = performance.now();
    expect((await buildSite(options)).ok).toBe(true);
    // The last one has what it needs; another process has everything to load first.
    time = 4 * (performance.now() - begun);
    states[await listing()] = state;
  }
  let now = 'one';
  await put('out.build-mine/thesis.txt', 'mine');
  const moments: string[] = [];
  for (let turn = 0; turn < KILLS; turn++) {
    const next = now === 'one' ? 'two' : 'one';
    await change(next);
    const { child, begun, ended } = start(options);
    await begun;
    const moment = Math.random() * time;
    const timer = setTimeout(() => child.kill('SIGKILL'), moment);
    await ended;
    clearTimeout(timer);
    const names = await readdir(dir);
    const drafts = names.filter((name) => name.startsWith('out.build-')).length - 1;
    // Between the two renames of the swap there is no output; the next build puts the former one back.
    const found = names.includes('out') ? (states[await listing()] ?? 'neither') : now;
    moments.push(`${Math.round(moment)} ms: ${found === now ? 'the former' : found}, ${drafts} drafts`);
    expect([now, next], moments.join('\n')).toContain(found);
    expect(drafts, moments.join('\n')).toBeLessThanOrEqual(1);
    now = found;
  }
  if (process.env.KILLS) console.log(`Kills within ${Math.round(time)} ms:\n${moments.join('\n')}`);
  await change('one');
  expect((await buildSite(options)).ok, moments.join('\n')).toBe(true);
  expect(states[await listing()], moments.join('\n')).toBe('one');
  const left = (await readdir(dir)).filter((name) => name.startsWith('out')).sort();
  expect(left, moments.join('\n')).toEqual(['out', 'out.build-mine']);
  expect(await readFile(join(dir, 'out.build-mine/thesis.txt'), 'utf8')).toBe('mine');
  // What was being kept goes when the folder is looked through.
  await sweepKept(join(dir, 'kept'), { oldest: 86_400_000, most: 1e9, rest: 0 });
  const kept = Object.keys(await hashesOf(join(dir, 'kept')));
  expect(kept.filter((path) => /\.\d+-\d+-\d+$/.test(path))).toEqual([]);
});
