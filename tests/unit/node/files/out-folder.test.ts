import { existsSync } from 'node:fs';
import { lstat, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join, parse, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildSite } from '../../../../src/node/build/index.ts';
import { formatProblem } from '../../../../src/node/diagnostics/problem.ts';
import { judgeOutFolder } from '../../../../src/node/files/out-folder.ts';
import { putFile } from '../../../support/put-file.ts';

let dir: string;
let site: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'out-'));
  site = join(dir, 'site');
  await put('site/site.config.ts', CONFIG);
  await put('site/content/docs/intro.md', '---\ntitle: Intro\n---\n\nHello.\n');
  await put('site/static/img/a.txt', 'static');
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const CONFIG = `export default { title: 'Test', url: 'https://a.example', brand: { words: ['test'] } };\n`;

const put = (path: string, text: string) => putFile(dir, path, text);

async function build(out: string) {
  const { ok, problems } = await buildSite({ siteDir: site, outDir: out });
  return { ok, messages: problems.map(formatProblem) };
}

/** Everything below the test's folder, with the text of files. */
async function snapshot(): Promise<Record<string, string>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.map(async (entry) => {
    const path = join(entry.parentPath, entry.name);
    return [path, entry.isFile() ? await readFile(path, 'latin1') : 'no file'] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}

/** Builds into a folder that must be refused, and sees that nothing was touched. */
async function refused(out: string): Promise<string> {
  const before = await snapshot();
  const { ok, messages } = await build(out);
  expect({ ok, count: messages.length }).toEqual({ ok: false, count: 1 });
  expect(await snapshot()).toEqual(before);
  return messages[0] ?? '';
}

describe('the folder of the output is refused, and nothing is touched, when it', () => {
  test('holds files that no build wrote', async () => {
    await put('x/thesis.txt', 'years of work');
    const out = join(dir, 'x');
    expect(await refused(out)).toBe(
      [
        `${out}: error: \`${out}\` is not the output of a build: it contains \`thesis.txt\`, which this one would delete.`,
        '  Choose a new or empty folder with `--out`, or empty this one if nothing in it is needed.',
      ].join('\n'),
    );
  });

  test('lost the list of the files that a build wrote', async () => {
    const out = join(dir, 'dist');
    expect((await build(out)).ok).toBe(true);
    await rm(join(out, '.written-files'));
    expect(await refused(out)).toContain('is not the output of a build: it contains `404`, ');
  });

  test('is, holds or lies in the sources of the site', async () => {
    expect(await refused(site)).toContain("it is the site's folder");
    expect(await refused(dir)).toContain("it contains the site's folder");
    expect(await refused(join(site, 'content'))).toContain('it is `content/` of the site');
    expect(await refused(join(site, 'static/dist'))).toContain('it is inside `static/`');
    expect(await refused(join(site, 'definitions/new'))).toContain('it is inside `definitions/`');
    expect(await refused(join(site, 'versions/1.0/content'))).toContain('it is inside `versions/`');
    expect(await refused(join(site, 'snapshots/dist'))).toContain('it is inside `snapshots/`');
  });

  test('is one of these behind a symbolic link', async () => {
    await symlink(site, join(dir, 'link'));
    expect(await refused(join(dir, 'link'))).toContain("it is the site's folder");
    expect(await refused(join(dir, 'link/static/dist'))).toContain('it is inside `static/`');
    await mkdir(join(dir, 'elsewhere/images'), { recursive: true });
    await rm(join(site, 'static'), { recursive: true });
    await symlink(join(dir, 'elsewhere/images'), join(site, 'static'));
    expect(await refused(join(dir, 'elsewhere'))).toContain('it contains `static/` of the site');
  });

  test('is a file, below a file, or a link that leads nowhere', async () => {
    await put('file', 'text');
    await symlink('gone', join(dir, 'dangling'));
    expect(await refused(join(dir, 'file'))).toContain('is a file, expected a folder.');
    expect(await refused(join(dir, 'file/dist'))).toMatch(
      /file\/dist` cannot be written: .+ \(ENOTDIR\)\.\n {2}Rename/,
    );
    expect(await refused(join(dir, 'dangling'))).toContain('is a broken symbolic link.');
  });

  test('got a file of somebody else since the build that wrote it', async () => {
    const out = join(dir, 'dist');
    expect(await build(out)).toEqual({ ok: true, messages: [] });
    await put('dist/docs/CNAME', 'docs.example.com');
    expect(await refused(out)).toBe(
      [
        `${out}: error: \`${out}\` contains \`docs/CNAME\`, which no build wrote and this one would delete.`,
        '  Move it away (what belongs to the site goes into `static/`), or choose another folder with `--out`.',
      ].join('\n'),
    );
    await rm(join(out, 'docs/CNAME'));
    await put('dist/.DS_Store', '');
    expect((await build(out)).ok).toBe(true);
  });

  test.skipIf(!existsSync('/proc/self'))('is one that takes no folders', async () => {
    const out = '/proc/no-such-process';
    expect((await build(out)).messages).toEqual([
      expect.stringMatching(/^\/proc\/no-such-process: error: .+ cannot be written: .+ \(ENOENT\)\.\n {2}\S/),
    ]);
  });
});

test('the folder of the engine, the home folder and the root are no outputs, nor is what holds them', async () => {
  const verdict = async (out: string) =>
    (await judgeOutFolder(site, out)).problems.map(({ message }) => message).join('\n');
  expect(await verdict('.')).toBe('The output cannot be `.`: it is the folder of the engine.');
  expect(await verdict('..')).toContain('it contains the folder of the engine');
  expect(await verdict('src/new')).toContain("it is inside the engine's `src/`");
  expect(await verdict('node_modules/new')).toContain("it is inside the engine's `node_modules/`");
  expect(await verdict(homedir())).toMatch(/it is the home folder|it contains the folder of the engine/);
  expect(await verdict(parse(resolve('.')).root)).toContain('it is the root of the disk');
});

describe('a build goes to', () => {
  test('a new folder, an empty one, and the output of an earlier build', async () => {
    const out = join(dir, 'a/b/dist');
    await mkdir(join(dir, 'empty'));
    for (const folder of [out, out, join(dir, 'empty')])
      expect(await build(folder)).toMatchObject({ ok: true });
    expect(existsSync(join(out, 'docs/intro/index.html'))).toBe(true);
  });

  test('the folder that a symbolic link leads to, and the link stays', async () => {
    await mkdir(join(dir, 'releases/1'), { recursive: true });
    await symlink('releases/1', join(dir, 'current'));
    for (let run = 0; run < 2; run++) expect((await build(join(dir, 'current'))).ok).toBe(true);
    expect((await lstat(join(dir, 'current'))).isSymbolicLink()).toBe(true);
    expect(existsSync(join(dir, 'releases/1/docs/intro/index.html'))).toBe(true);
  });

  test('a folder with the list of every file that it wrote, which is the same each time', async () => {
    const out = join(dir, 'dist');
    await build(out);
    const mark = await readFile(join(out, '.written-files'), 'utf8');
    expect(mark.split('\n')).toEqual(expect.arrayContaining(['docs/intro/index.html', 'img/a.txt']));
    await build(out);
    expect(await readFile(join(out, '.written-files'), 'utf8')).toBe(mark);
  });

  test('a folder whose last file has a name that ends with a space', async () => {
    const out = join(dir, 'dist');
    await put('site/static/zz ', 'Text.');
    for (let run = 0; run < 2; run++) expect((await build(out)).ok).toBe(true);
  });
});
