import { existsSync } from 'node:fs';
import { lstat, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ensureFiguresFile } from '../../../../scripts/bench/figures-file.ts';
import { preparePictureFolder } from '../../../../scripts/screenshots/folder.ts';
import { run as extract } from '../../../../src/node/commands/i18n-extract.ts';
import { UsageError } from '../../../../src/node/commands/support/options.ts';
import { replaceFile } from '../../../../src/node/files/replace-file.ts';
import { putFile } from '../../../support/put-file.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'written-'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(dir, { recursive: true, force: true });
});

const put = (path: string, text: string) => putFile(dir, path, text);

describe('screenshots', () => {
  const prepare = (pictures: string[], keepOthers = false) =>
    preparePictureFolder(join(dir, 'pictures'), pictures, { keepOthers });
  const pictures = async () =>
    (await readdir(join(dir, 'pictures'))).filter((name) => name.endsWith('.png')).sort();

  test('take a new folder, and later delete their own pictures only', async () => {
    await prepare(['a.png', 'b.png']);
    for (const name of ['a', 'b']) await put(`pictures/${name}.png`, '');
    await prepare(['b.png', 'c.png'], true);
    expect(await pictures()).toEqual(['a.png', 'b.png']);
    await put('pictures/c.png', '');
    await prepare(['a.png']);
    expect(await pictures()).toEqual([]);
  });

  test.each([false, true])(
    'refuse a folder with anything else in it, and touch nothing',
    async (keepOthers) => {
      await put('pictures/holiday.jpg', 'mine');
      const refused = /`\S+pictures` contains `holiday\.jpg`, .*`--out`/;
      await expect(prepare(['a.png'], keepOthers)).rejects.toThrow(refused);
      await rm(join(dir, 'pictures'), { recursive: true });
      await prepare(['a.png']);
      await put('pictures/holiday.jpg', 'mine');
      await put('pictures/a.png', '');
      await expect(prepare(['a.png'], keepOthers)).rejects.toThrow(UsageError);
      expect(await readdir(join(dir, 'pictures'))).toEqual(['.written-files', 'a.png', 'holiday.jpg']);
    },
  );

  test('delete nothing outside of their folder, whatever its list says', async () => {
    const mine = await put('mine.png', 'mine');
    await prepare(['a.png']);
    const mark = join(dir, 'pictures/.written-files');
    await writeFile(mark, `${(await readFile(mark, 'utf8')).trimEnd()}\n../mine.png\n`);
    await prepare(['a.png']);
    expect(existsSync(mine)).toBe(true);
  });
});

test('figures go to a new file or to that of an earlier run, never over something else', async () => {
  await ensureFiguresFile(join(dir, 'new.json'));
  await ensureFiguresFile(
    await put('figures.json', '[{ "part": "build", "name": "x", "value": 1, "unit": "s" }]'),
  );
  for (const text of ['{ "name": "my-package" }', 'notes', '[1]']) {
    const file = await put('other.json', text);
    await expect(ensureFiguresFile(file), text).rejects.toThrow('contains something other than figures.');
  }
});

describe('a file that is replaced', () => {
  test('is there whole or as it was, and a link to it stays a link', async () => {
    const file = await put('a.json', 'former');
    await symlink('a.json', join(dir, 'link.json'));
    await replaceFile(join(dir, 'link.json'), 'new');
    expect(await readFile(file, 'utf8')).toBe('new');
    expect((await lstat(join(dir, 'link.json'))).isSymbolicLink()).toBe(true);
    await mkdir(join(dir, 'folder'));
    await expect(replaceFile(join(dir, 'folder'), 'new')).rejects.toThrow('EISDIR');
    expect(await readdir(dir)).toEqual(['a.json', 'folder', 'link.json']);
  });
});

describe('i18n:extract keeps translations', () => {
  const TEXTS = 'i18n/fr/texts.json';
  const run = async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const status = await extract(['--site', dir, '--locale', 'fr']);
    return { status, told: told.mock.calls.join('\n') };
  };
  beforeEach(async () => {
    await put('content/docs/a.md', '---\ntitle: A\n---\n\nText.\n');
    await put(
      'site.config.ts',
      `export default { title: 'T', url: 'https://a.example', brand: { words: ['a'] }, i18n: { locales: {
        en: { label: 'English', htmlLang: 'en' }, fr: { label: 'Français', htmlLang: 'fr' } } } };\n`,
    );
  });

  test('that are not written as a text, and names them', async () => {
    const text = '{ "search.label": ["Chercher"], "mine": { "fr": "Le mien" }, "empty": "" }';
    const file = await put(TEXTS, text);
    const { status, told } = await run();
    expect(status).toBe(1);
    expect(told.split('\n').filter((line) => line.startsWith(TEXTS))).toEqual([
      `${TEXTS}:1:3: error: The value of \`search.label\` is not text.`,
      `${TEXTS}:1:33: error: The value of \`mine\` is not text.`,
    ]);
    expect(await readFile(file, 'utf8')).toBe(text);
  });

  test('in the place of the text to translate, and names them', async () => {
    const text = '{\n  "home": { "translate": "Accueil" },\n  "drawer.back": { "translate": "Retour" }\n}\n';
    const file = await put(TEXTS, text);
    const { status, told } = await run();
    expect(status).toBe(0);
    expect(told).toMatch(
      /^i18n\/fr\/texts\.json:3:3: warning: `translate` of `drawer\.back` is `Retour`, but the text to translate is `Back to main menu`\.\n {2}If it is/,
    );
    const entries = JSON.parse(await readFile(file, 'utf8'));
    expect(entries['drawer.back']).toEqual({ translate: 'Retour' });
    expect(entries['search.label']).toHaveProperty('translate');
  });

  test('that are there twice, and names the second ones', async () => {
    const text = '{\n  "home": "Accueil",\n  "home": "Maison"\n}\n';
    const file = await put(TEXTS, text);
    const { status, told } = await run();
    expect(status).toBe(1);
    expect(told).toContain(`${TEXTS}:3:3: error: \`home\` is written twice; the first is on line 2.`);
    expect(await readFile(file, 'utf8')).toBe(text);
  });

  test('in a file with a merge conflict, and names it', async () => {
    const text = '<<<<<<< ours\n{}\n=======\n{ "a": "b" }\n>>>>>>> theirs\n';
    const file = await put(TEXTS, text);
    const { status, told } = await run();
    expect(status).toBe(1);
    expect(told).toContain(`${TEXTS}:1:1: error: `);
    expect(told).toMatch(/merge conflict/i);
    expect(await readFile(file, 'utf8')).toBe(text);
  });

  test('in a file that starts with a byte order mark', async () => {
    const file = await put(TEXTS, '\uFEFF{ "search.label": "Chercher" }');
    expect(await run()).toEqual({ status: 0, told: '' });
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ 'search.label': 'Chercher' });
  });

  test('in a file that cannot be read, and says why without a stack', async () => {
    await mkdir(join(dir, TEXTS), { recursive: true });
    const { status, told } = await run();
    expect(status).toBe(1);
    expect(told).toBe(
      `${TEXTS}: error: \`${TEXTS}\` cannot be read: it is a folder (EISDIR).\n  Replace it with a file.`,
    );
    expect((await lstat(join(dir, TEXTS))).isDirectory()).toBe(true);
  });

  test('where a file is in the way of a folder, and says so', async () => {
    await put('i18n', 'a file');
    const { status, told } = await run();
    expect(status).toBe(1);
    expect(told).toMatch(
      /i18n\/fr\/?\S*` cannot be (?:read|written): a part of its path is a file \(ENOTDIR\)\.\n {2}\S/,
    );
    expect(await readFile(join(dir, 'i18n'), 'utf8')).toBe('a file');
  });
});
