import { mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildSite } from '../../../../src/node/build/index.ts';
import { readFormer, takeNotes } from '../../../../src/node/files/former.ts';
import { createOutput, FORMER_CHANGED } from '../../../../src/node/files/output.ts';
import { putFile } from '../../../support/put-file.ts';
import { readFiles } from '../../../support/read-files.ts';

const TEXT = '---\ntitle: Intro\n---\n\n## Start\n\nHello.\n';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'former-'));
  await put(
    'site.config.ts',
    `export default { title: 'T', url: 'https://a.example', brand: { words: ['t'] } };\n`,
  );
  await put('content/docs/intro.md', TEXT);
  await put('content/docs/other.md', '---\ntitle: Other\n---\n\nText.\n');
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const put = (path: string, text: string) => putFile(join(dir, 'site'), path, text);

/** Builds into a folder, which may be the output of the last build, and returns its files with their bytes. */
async function built(name: string): Promise<Record<string, string>> {
  const outDir = join(dir, name);
  const { ok, problems } = await buildSite({
    siteDir: join(dir, 'site'),
    outDir,
    kept: join(dir, 'kept'),
  });
  expect(problems).toEqual([]);
  expect(ok).toBe(true);
  return readFiles(outDir);
}

const inode = async (path: string) => (await stat(join(dir, 'out', path))).ino;

describe('a build over the output of the last one', () => {
  test('takes over what did not change, and makes the rest', async () => {
    await built('out');
    const pages = [
      'docs/intro/index.html',
      'docs/other/index.html',
      'docs/other/index.html.br',
      'docs/other.md',
    ];
    const before = await Promise.all(pages.map(inode));
    await put('content/docs/intro.md', `${TEXT}\nThe end.\n`);
    const after = await built('out');
    expect(await Promise.all(pages.map(inode))).toEqual([
      expect.not.toSatisfy((it) => it === before[0]),
      ...before.slice(1),
    ]);
    expect(after['docs/intro/index.html']).toContain('The end.');
    expect(after).toEqual(await built('fresh'));
  });

  test('takes over every file of every language when nothing has changed', async () => {
    const locales = `{ en: { label: 'English', htmlLang: 'en' }, fr: { label: 'Français', htmlLang: 'fr' } }`;
    await put(
      'site.config.ts',
      `export default { title: 'T', url: 'https://a.example', brand: { words: ['t'] }, i18n: { locales: ${locales} } };\n`,
    );
    await put('static/a.txt', 'A');
    const paths = Object.keys(await built('out')).filter((path) => path !== '.written-files');
    expect(paths).toEqual(expect.arrayContaining(['a.txt', 'fr/a.txt', 'fr/robots.txt', 'fr/docs/intro.md']));
    const before = await Promise.all(paths.map(inode));
    await built('out');
    expect(await Promise.all(paths.map(inode))).toEqual(before);
  });

  test('makes again what somebody has changed, replaced or removed', async () => {
    const first = await built('out');
    const out = (path: string) => join(dir, 'out', path);
    await writeFile(out('docs/other/index.html'), 'x');
    await writeFile(out('docs/intro/index.html.br'), first['docs/intro/index.html.br'] ?? '', 'latin1');
    await rm(out('docs/intro/index.html.gz'));
    await rm(out('docs/other.md'));
    await writeFile(out('copy'), await readFile(out('search.json')));
    await rename(out('copy'), out('search.json'));
    expect(await built('out')).toEqual(first);
  });

  test('continues with what a build elsewhere has made meanwhile', async () => {
    const first = await built('out');
    await put('content/docs/other.md', '---\ntitle: Other\n---\n\nChanged.\n');
    const second = await built('elsewhere');
    await rm(join(dir, 'out'), { recursive: true });
    await rename(join(dir, 'elsewhere'), join(dir, 'out'));
    expect(await built('out')).toEqual(second);
    expect(second).not.toEqual(first);
  });
});

describe('a file of the former output', () => {
  const files = async () => {
    const kept = join(dir, 'kept');
    const former = join(dir, 'former');
    const notes = takeNotes(former, 'engine', kept);
    const output = createOutput(former, { kept, notes });
    output.write('a.txt', 'one', { key: 'k', facts: { size: 3, words: ['one', 'one'] } });
    output.write('b.txt', 'two');
    await output.done();
    notes.keep();
    return { kept, former, found: readFormer(former, 'engine', kept) };
  };

  test('is found by what it was made from, with its facts, by the same engine only', async () => {
    const { kept, former, found } = await files();
    expect(found.find('a.txt', 'k')?.facts).toEqual({ size: 3, words: ['one', 'one'] });
    expect(found.find('a.txt', 'other')).toBeUndefined();
    expect(found.pathOf('k')).toBe('a.txt');
    expect(readFormer(former, 'another', kept).find('a.txt', 'k')).toBeUndefined();
  });

  test('that was replaced after it was found fails the output', async () => {
    const { kept, former, found } = await files();
    const output = createOutput(join(dir, 'next'), { kept, former: found });
    const note = output.known('a.txt', 'k');
    await writeFile(join(former, 'a.txt'), 'new');
    if (note) output.takeOver('a.txt', note);
    await expect(output.done()).rejects.toMatchObject({ code: FORMER_CHANGED });
  });

  test('stays as it is when a file that was taken over is written once more', async () => {
    const { kept, former, found } = await files();
    const output = createOutput(join(dir, 'next'), { kept, former: found });
    const note = output.known('a.txt', 'k');
    if (note) output.takeOver('a.txt', note);
    output.write('a.txt', 'later');
    await output.done();
    expect(await readFile(join(dir, 'next/a.txt'), 'utf8')).toBe('later');
    expect(await readFile(join(former, 'a.txt'), 'utf8')).toBe('one');
  });
});
