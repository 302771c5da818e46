import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildSite } from '../../../../src/node/build/index.ts';
import { formatProblem } from '../../../../src/node/diagnostics/problem.ts';
import { readSources } from '../../../../src/node/source/index.ts';
import { putFile } from '../../../support/put-file.ts';

const CONFIG = `export default {
  title: 'Test', url: 'https://docs.example.com', brand: { words: ['test'] },
};
`;
const GUIDE = '---\ntitle: Guide\n---\n\nText.\n';
const GROUP = '---@meta\n\n---Tools.\n---@class alib\na = {}\n\n---Runs.\nfunction a.run() end\n';
const PICTURE = '<svg viewBox="0 0 9 9"><rect class="box" width="9" height="9"/></svg>';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'authors-'));
  await put('site.config.ts', CONFIG);
  await put('content/docs/guide.md', GUIDE);
  await put('static/img/map.svg', SVG);
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const put = (path: string, text: string | Uint8Array) => putFile(dir, path, text);

/** First lines of the site's problems. */
async function problems(): Promise<string[]> {
  const read = await readSources(dir);
  return read.problems.map((problem) => formatProblem(problem).split('\n')[0] ?? '');
}

async function fixes(): Promise<(string | undefined)[]> {
  return (await readSources(dir)).problems.map(({ fix }) => fix);
}

test('a site with a guide and a picture has none', async () => {
  expect(await problems()).toEqual([]);
});

describe('files that the configuration names', () => {
  test.each([
    ["favicon: 'favicon.svg'", '`favicon` is `favicon.svg`, which does not exist'],
    ["navbar: { logo: { src: 'img/mpa.svg' } }", '`navbar.logo.src` is `img/mpa.svg`, which does not exist'],
    ["navbar: { logo: { src: 'img/map.svg', srcDark: 'x.svg' } }", '`navbar.logo.srcDark` is `x.svg`'],
    ["footer: { logo: { src: '/x.svg' } }", '`footer.logo.src` is `/x.svg`, which does not exist'],
    ["navbar: { logo: { src: 'https://example.com/a.svg' } }", 'which is on another site'],
    ["favicon: 'notes.txt'", '`favicon` is `notes.txt`, which is not an image.'],
    [
      `footer: { copyright: '<img src="/img/mpa.svg" alt="">' }`,
      '`footer.copyright` has the image `/img/mpa.svg`, which does not exist: `static/` has no such file.',
    ],
    [
      `baseUrl: '/b/', navbar: { items: [{ type: 'html', value: '<img alt="" src="/img/map.svg">' }] }`,
      '`navbar.items[0].value` has the image `/img/map.svg`, which does not exist: `static/` has no such file.',
    ],
    [
      `announcementBar: { content: '<img src="https://example.com/a.svg" alt="">' }`,
      '`announcementBar.content` has the image `https://example.com/a.svg`, which is on another site',
    ],
  ])('%s', async (field, message) => {
    await put('static/notes.txt', 'Text.');
    await put('site.config.ts', CONFIG.replace("title: 'Test',", `title: 'Test',\n  ${field},`));
    const [first, ...more] = await problems();
    expect(first).toMatch(/^site\.config\.ts:3:\d+: error: /);
    expect(first).toContain(message);
    expect(more).toEqual([]);
  });

  test.each(["favicon: 'img/map.svg'", "favicon: '/img/map.svg'", "favicon: 'icons/192.png'"])(
    '%s is there',
    async (field) => {
      await put('brand/icon.svg', SVG);
      await put('site.config.ts', CONFIG.replace("title: 'Test'", `title: 'Test', ${field}`));
      expect(await problems()).toEqual([]);
    },
  );

  test('an image in HTML has the base URL in its address', async () => {
    const fields = `baseUrl: '/b/', footer: { copyright: '<img src="/img/map.svg" alt="">' }`;
    await put('site.config.ts', CONFIG.replace("title: 'Test'", `title: 'Test', ${fields}`));
    expect(await fixes()).toEqual(['Did you mean `/b/img/map.svg`?']);
  });

  test('an image in HTML is there, whatever its address has besides its path', async () => {
    const images =
      '<img src="/b/img/map.svg?2" alt=""><img alt="" src="https://docs.example.com/b/img/map.svg">';
    const fields = `baseUrl: '/b/', footer: { copyright: '${images}' }`;
    await put('site.config.ts', CONFIG.replace("title: 'Test'", `title: 'Test', ${fields}`));
    expect(await problems()).toEqual([]);
  });

  test('no scheme of a link holds code, however it is written', async () => {
    const item = "navbar: { items: [{ label: 'A', href: 'java\\tscript:alert(1)' }] }";
    await put('site.config.ts', CONFIG.replace("title: 'Test'", `title: 'Test', ${item}`));
    expect((await problems()).join()).toContain('expected a URL such as');
  });
});

describe('files that a text names', () => {
  test.each([
    [
      '![A](/img/mpa.svg){width=1 height=1}',
      'content/docs/guide.md:5:1: error: The image `/img/mpa.svg` does not exist',
    ],
    ['![A](./map.svg)', 'content/docs/guide.md:5:1: error: The picture `./map.svg` does not exist'],
    [
      'x ![A](map.svg){width=1 height=1}',
      'content/docs/guide.md:5:3: error: The picture `map.svg` does not exist',
    ],
    [
      '![A](./pictures/box.svg)\n\n![A](pictures/bax.svg)',
      'content/docs/guide.md:7:1: error: The picture `pictures/bax.svg` does not exist.',
    ],
  ])('%s', async (markdown, message) => {
    await put('content/docs/pictures/box.svg', PICTURE);
    await put('content/docs/guide.md', `---\ntitle: Guide\n---\n\n${markdown}\n`);
    expect(await problems()).toEqual([expect.stringContaining(message)]);
  });
});

describe('pictures beside a text', () => {
  test('belong to it without being published', async () => {
    await put('content/docs/pictures/box.svg', PICTURE);
    expect(await problems()).toEqual([
      expect.stringContaining('content/docs/pictures/box.svg: warning: No text shows the picture `box.svg`.'),
    ]);
  });

  test('are checked wherever they are', async () => {
    await put('content/blog/pictures/box.svg', PICTURE.replace('class="box"', '\n  class="bix"'));
    expect(await problems()).toEqual([
      expect.stringContaining(
        'content/blog/pictures/box.svg:2:3: error: `bix` is not a class of pictures, expected one of ',
      ),
    ]);
  });
});

test('a compiled script is not taken for a text in another encoding', async () => {
  await put('content/docs/run.lua', new Uint8Array([0x1b, 0x4c, 0x4a, 2, 8, 5, 0x40, 0xff]));
  await put('content/docs/guide.md', '---\ntitle: Guide\n---\n\n```lua file="run.lua"\n```\n');
  expect(await problems()).toEqual([
    'content/docs/run.lua:1:1: error: The file is compiled Lua code, expected its source.',
  ]);
});

describe('names of files', () => {
  test.each([
    ['content/loose.md', 'error: `loose.md` is not in a folder of `content/`'],
    ['content/docs/a.mdx', 'error: `a.mdx` is not read: Markdown files end in `.md`.'],
    ['content/docs/a.MD', 'error: `a.MD` is not read'],
    ['content/docs/a.markdown', 'error: `a.markdown` is not read'],
    ['content/docs/a.png', 'warning: `a.png` is not published: files for readers belong in `static/`.'],
    ['content/docs/a.svg', 'warning: `a.svg` is not published: files for readers belong in `static/`.'],
    ['content/docs/a.md.txt', 'error: `a.md.txt` is not read: Markdown files end in `.md`.'],
    ['content/docs/a.luac', 'warning: `a.luac` is not read.'],
    ['content/docs/a.ts', 'warning: `a.ts` is not read.'],
    ['definitions/a.LUA', 'error: `definitions/a.LUA` is not read'],
    ['definitions/a.luac', 'warning: `a.luac` is not read.'],
    ['definitions/a', 'warning: `a` is not read: its name has no ending.'],
    ['content/docs/a.md.md', 'error: `a.md.md` would have the address `/docs/a.md`'],
    ['content/docs/a#b?c%d.md', "error: `a#b?c%d` would be part of the page's URL"],
    ['content/docs/q"><img src=x>.md', 'error: `q"><img src=x>` would be part'],
    ['content/docs/a b/c.md', 'error: `a b` would be part'],
    ['static/.env', 'warning: `.env` starts with a dot, so it is not published.'],
    ['static/img/.secret', 'warning: `img/.secret` starts with a dot'],
    ['static/notes.txt~', 'warning: `notes.txt~` is published, but an editor or a merge seems to have left'],
    ['static/img/map.png', 'warning: The image cannot be read as PNG: it is damaged, or not an image.'],
    ['static/favicon.ico', 'warning: The image cannot be read as ICO: it is damaged, or not an image.'],
    ['static/img/box.svg', 'warning: The image cannot be read as SVG: it is damaged, or not an image.'],
  ])('%s', async (path, message) => {
    await put(path, /^definitions\//.test(path) ? GROUP : GUIDE);
    expect(await problems()).toEqual([expect.stringContaining(`${path}: ${message}`)]);
  });

  test.each([
    ['bad.svg', '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>', 'The image is not SVG from here on'],
    ['bad.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0', 'The image cannot be read as SVG'],
    ['bad.png', 'x', 'The image cannot be read as PNG'],
    ['bad.png', '<svg viewBox="0 0 9 9"></svg>', 'The image is SVG, but its name ends in `.png`'],
  ])(
    'the damaged image %s that a text shows is told once, at its file: %j',
    async (name, content, message) => {
      await put(`static/img/${name}`, content);
      await put('content/docs/other.md', `---\ntitle: Other\n---\n\n![A](/img/${name})\n`);
      expect(await problems()).toEqual([expect.stringContaining(`: warning: ${message}`)]);
    },
  );

  test.each(['static/Thumbs.db', 'static/img/Desktop.ini'])(
    '%s is what Windows keeps for itself: it is not published',
    async (path) => {
      await put(path, 'x');
      const { sources } = await readSources(dir);
      expect([...(sources[0]?.statics.keys() ?? [])]).toEqual(['/img/map.svg']);
      expect(await problems()).toEqual([]);
      expect(await buildSite({ siteDir: dir, outDir: join(dir, 'dist') })).toMatchObject({ problems: [] });
      const files = await readdir(join(dir, 'dist'), { recursive: true });
      expect(files.filter((it) => /thumbs|desktop/i.test(it))).toEqual([]);
    },
  );

  test('a slug takes the place of a name that is no address', async () => {
    await put('content/docs/a b.md', '---\ntitle: A\nslug: /docs/a-b\n---\n\nText.\n');
    expect(await problems()).toEqual([]);
  });

  test('a letter and its accent in a name are one character', async () => {
    const composed = 'content/docs/gr\u00fcn.md';
    await put(composed, GUIDE);
    expect(await problems()).toEqual([]);
    await rm(join(dir, composed));
    await put(composed.normalize('NFD'), GUIDE);
    await put('static/u\u0308/a.txt', 'x');
    await put('static/u\u0308/b.txt', 'x');
    const told = (file: string, name: string) =>
      `${file}: warning: \`${name}\` writes a letter and its accent as two characters (U+0075 U+0308), so links with \`\u00fc\` as one do not lead there.`;
    expect(await problems()).toEqual([
      told('content/docs/gru\u0308n.md', 'gru\u0308n.md'),
      told('static/u\u0308', 'u\u0308'),
    ]);
  });

  test('that differ only in letter case, and routes that do', async () => {
    await put('content/docs/Guide.md', GUIDE);
    await put('static/img/Map.svg', SVG);
    await put('content/docs/other.md', '---\ntitle: Other\nslug: /docs/GUIDE\n---\n\nText.\n');
    const found = (await problems()).join('\n');
    expect(found).toContain('`content/docs/guide.md` and `content/docs/Guide.md` differ only in letter case');
    expect(found).toContain('`static/img/map.svg` and `static/img/Map.svg` differ only in letter case');
    expect(found).toMatch(/`\/docs\/GUIDE` .*differ only in letter case|`\/docs\/GUIDE` \(from/);
  });

  test.each([
    ['content/docs/aux.md', 'aux.md'],
    ['static/img/CON.txt', 'CON.txt'],
    ['static/com1/map.txt', 'com1'],
    ['static/a:b.txt', 'a:b.txt'],
    ['static/dot.', 'dot.'],
    ['static/space ', 'space '],
  ])('that Windows refuses: %s', async (path, name) => {
    await put(path, path.endsWith('.md') ? GUIDE : 'text');
    expect(await problems()).toContainEqual(
      expect.stringContaining(`${path}: warning: \`${name}\` is not a valid file name on Windows.`),
    );
  });

  test.each(['content/docs/a?b.md', 'content/docs/a:b/c.md'])(
    'that Windows refuses, with a slug: %s',
    async (path) => {
      await put(path, '---\ntitle: A\nslug: /docs/a-b\n---\n\nText.\n');
      const name = path.split('/').find((part) => /[?:]/.test(part));
      expect(await problems()).toEqual([
        `${path}: warning: \`${name}\` is not a valid file name on Windows.`,
      ]);
    },
  );

  test('that only look like those, Windows takes', async () => {
    for (const path of ['static/auxiliary.txt', 'static/icon.txt', 'static/com10.txt'])
      await put(path, 'text');
    expect(await problems()).toEqual([]);
  });

  test('symbolic links are reported, not followed', async () => {
    for (const folder of ['content/docs', 'definitions', 'static'])
      await mkdir(join(dir, folder), { recursive: true });
    await symlink(join(dir, 'content/docs/guide.md'), join(dir, 'content/docs/linked.md'));
    await symlink(join(dir, 'content/docs'), join(dir, 'content/more'));
    await put('content/docs/.draft.md', GUIDE);
    await symlink(join(dir, 'static/img/map.svg'), join(dir, 'static/linked.svg'));
    await symlink(join(dir, 'content/docs'), join(dir, 'static/more'));
    expect(await problems()).toEqual(
      ['content/docs/linked.md', 'content/more', 'static/linked.svg', 'static/more'].map((path) =>
        expect.stringContaining(`${path}: error: \`${path}\` is a symbolic link`),
      ),
    );
  });

  test('a symbolic link to a definition does not define everything twice', async () => {
    await put('definitions/lamp.lua', '---@meta\n\n---The lamp.\n---@class lamplib\nlamp = {}\n');
    await symlink(join(dir, 'definitions/lamp.lua'), join(dir, 'definitions/light.lua'));
    await mkdir(join(dir, 'definitions/old'));
    await symlink(join(dir, 'definitions/lamp.lua'), join(dir, 'definitions/old/lamp.lua'));
    expect(await problems()).toEqual(
      ['definitions/light.lua', 'definitions/old/lamp.lua'].map((path) =>
        expect.stringContaining(`${path}: error: \`${path}\` is a symbolic link`),
      ),
    );
  });

  test('a script that is a symbolic link is not missing as well', async () => {
    await put('scripts/a.lua', 'local a = 1\n');
    await put('content/docs/a.md', '---\ntitle: A\n---\n\n```lua file="a.lua"\n```\n');
    await symlink(join(dir, 'scripts/a.lua'), join(dir, 'content/docs/a.lua'));
    expect(await problems()).toEqual([
      'content/docs/a.lua: error: `content/docs/a.lua` is a symbolic link, which is not followed.',
    ]);
  });

  test('a snapshot with another ending is told', async () => {
    await put('snapshots/2024-05-01.JSON', '{}');
    await put('snapshots/notes.txt', 'Text.\n');
    expect(await problems()).toEqual([
      'snapshots/2024-05-01.JSON: error: `snapshots/2024-05-01.JSON` is not read: snapshots end in `.json`.',
    ]);
    expect(await fixes()).toEqual(['Rename it to `2024-05-01.json`.']);
  });

  test('a script that cannot be read is not missing as well, and an empty folder is no file', async () => {
    await put('content/docs/a.md', '---\ntitle: A\n---\n\n```lua file="a.lua"\n```\n');
    await put('content/docs/a.lua', '-- Long.\n'.repeat(200_000));
    await mkdir(join(dir, 'content/docs/b.md'));
    await put('content/docs/c.md/d.md', GUIDE);
    expect(await problems()).toEqual([
      'content/docs/a.lua: error: The file has 1800000 bytes, more than 1000000.',
      'content/docs/b.md: warning: `content/docs/b.md` is an empty folder with the name of a file.',
    ]);
  });

  test.skipIf(process.platform !== 'linux')('what would never end is not read', async () => {
    await symlink('/dev/zero', join(dir, 'LICENSE'));
    expect(await problems()).toEqual([
      'LICENSE: error: `LICENSE` is neither a file nor a folder, so it is not read.',
    ]);
  });

  test.skipIf(process.platform !== 'linux')(
    'what is no file, or has a name that is no text, is told',
    async () => {
      const socket = createServer();
      await new Promise<void>((done) => socket.listen(join(dir, 'content/docs/socket.md'), done));
      const name = Buffer.concat([
        Buffer.from(join(dir, 'content/docs/a')),
        Buffer.from([0xff]),
        Buffer.from('.md'),
      ]);
      await writeFile(name, GUIDE);
      try {
        expect(await problems()).toEqual(
          [
            'content/docs/a\uFFFD.md: error: The file `content/docs/a\uFFFD.md` cannot be read (ENOENT).',
            'content/docs/socket.md: error: `content/docs/socket.md` is neither a file nor a folder, so it is not read.',
          ].map((message) => expect.stringContaining(message)),
        );
        expect(await fixes()).toEqual([
          'Its name is not UTF-8: rename it.',
          'Remove it, or replace it with a file.',
        ]);
      } finally {
        socket.close();
      }
    },
  );

  test('a file in the place of a folder is to be removed', async () => {
    await put('definitions', 'text');
    expect(await problems()).toEqual(['definitions: error: `definitions` is a file, expected a folder.']);
    expect(await fixes()).toEqual(['Remove or rename it.']);
  });
});

describe('what files hold', () => {
  test.each([
    ['content/docs/guide.md', 5],
    ['definitions/tool.lua', 5],
  ])('%s that is not UTF-8', async (path, line) => {
    await put(path, Buffer.from(`${GUIDE.slice(0, -1)} Caf\xe9.\n`, 'latin1'));
    expect(await problems()).toContain(`${path}:${line}:10: error: The file is not UTF-8 text from here on.`);
  });

  test('an image that Git LFS keeps elsewhere', async () => {
    await put('static/img/a.png', 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12\n');
    expect(await problems()).toEqual([
      'static/img/a.png: warning: The file only says where Git LFS keeps the image.',
    ]);
    expect(await fixes()).toEqual(['Get it with `git lfs pull`.']);
  });

  test('a name with a line break, which no list of files can hold', async () => {
    await put('static/a\nb.txt', 'Text.');
    expect(await problems()).toEqual([
      'static/a\\nb.txt: error: The name contains a line break or another control character.',
    ]);
  });

  test('addresses and files that are in the way of what a build writes, before it writes anything', async () => {
    await put('content/docs/guide.md', '---\ntitle: Guide\nslug: /llms.txt\n---\n\nText.\n');
    await put('static/assets/a.txt', 'Text.');
    expect(await problems()).toEqual([
      'content/docs/guide.md:3:1: error: The build writes the file `/llms.txt` where the address `/llms.txt` needs a folder.',
      'static/assets: error: Browsers keep the files of `assets` for a year, even when they change.',
    ]);
  });

  test('two documents with one id', async () => {
    await put('content/docs/a.md', '---\ntitle: A\nid: guide\n---\n\nText.\n');
    await put('content/docs/b.md', '---\nid: guide\ntitle: B\n---\n\nText.\n');
    expect(await problems()).toEqual([
      'content/docs/a.md:3:1: error: The id `guide` is also used by `content/docs/guide.md`.',
      'content/docs/b.md:2:1: error: The id `guide` is also used by `content/docs/a.md`.',
    ]);
  });

  test('tags of snippets that are nearly the same, and not a tag of a snippet that a post writes otherwise', async () => {
    await put('content/blog/2025-01-01-a.md', '---\ntitle: A\ntags: [one]\n---\n\nText.\n');
    await put('content/snippets/b.md', '---\ntitle: B\ntags: [One]\n---\n\nText.\n');
    expect(await problems()).toEqual([]);
    await put('content/snippets/c.md', '---\ntitle: C\ntags: [ONE]\n---\n\nText.\n');
    expect(await problems()).toEqual([
      'content/snippets/c.md:3:1: error: The tags `ONE` and `One` (in `content/snippets/b.md`) differ only in letter case or punctuation.',
    ]);
  });

  test('tags that have one address', async () => {
    await put('content/blog/2025-01-01-a.md', '---\ntitle: A\ntags: [One]\n---\n\nText.\n');
    await put('content/blog/2025-01-02-b.md', '---\ntitle: B\ntags: [one]\n---\n\nText.\n');
    expect(await problems()).toContain(
      'content/blog/2025-01-02-b.md:3:1: error: The tags `one` and `One` (in `content/blog/2025-01-01-a.md`) have the same URL, `/blog/tags/one`.',
    );
  });

  test('a placeholder whose name was translated, beside another one', async () => {
    const i18n = `i18n: { locales: { en: { label: 'English', htmlLang: 'en' }, fr: { label: 'Français', htmlLang: 'fr' } } }`;
    await put('site.config.ts', CONFIG.replace("title: 'Test'", `title: 'Test', ${i18n}`));
    await put('i18n/fr/texts.json', JSON.stringify({ 'blog.tagged': '{nombre} articles avec {tag}' }));
    expect(await fixes()).toEqual(['Did you mean `{count}`?']);
  });

  test('a placeholder that a text does not have', async () => {
    const i18n = `i18n: { locales: { en: { label: 'English', htmlLang: 'en' }, fr: { label: 'Français', htmlLang: 'fr' } } }`;
    await put('site.config.ts', CONFIG.replace("title: 'Test'", `title: 'Test', ${i18n}`));
    const texts = { 'blog.tagDescription': 'Billets sur {tag}.', 'table.label': 'Tableau : {colonnes}' };
    await put('i18n/fr/texts.json', JSON.stringify(texts, null, 2));
    expect(await problems()).toEqual([
      'i18n/fr/texts.json:3:29: error: `{colonnes}` is not a placeholder of the text `table.label`, expected `{columns}`.',
    ]);
  });
});

test('a build tells which files of `static/` it writes itself, and publishes no file with a dot', async () => {
  for (const path of ['index.html', 'sw.js', 'sitemap.xml', '_headers', 'docs/guide/index.html', '.env'])
    await put(`static/${path}`, 'own');
  for (const path of ['.well-known/security.txt', '.nojekyll', 'own.txt']) await put(`static/${path}`, 'own');
  const { problems: found, ok } = await buildSite({ siteDir: dir, outDir: join(dir, 'dist') });
  expect(ok).toBe(true);
  expect(found.map(formatProblem).map((text) => text.split('\n')[0])).toEqual([
    'static/.env: warning: `.env` starts with a dot, so it is not published.',
    ...['_headers', 'docs/guide/index.html', 'index.html', 'sitemap.xml', 'sw.js'].map(
      (path) =>
        `static/${path}: warning: The build writes a file \`${path}\` itself, so this one is not published.`,
    ),
  ]);
  const names = await readdir(join(dir, 'dist'), { recursive: true });
  expect(names).toEqual(expect.arrayContaining(['.well-known/security.txt', '.nojekyll', 'own.txt']));
  expect(names).not.toContain('.env');
});

test('a build tells which files of `static/` differ only in letter case from what it writes', async () => {
  for (const path of ['INDEX.html', 'Docs/guide/index.html', 'Docs/own.txt', 'docs/Guide.md', 'Own.txt'])
    await put(`static/${path}`, 'own');
  const { problems: found } = await buildSite({ siteDir: dir, outDir: join(dir, 'dist') });
  const told = (path: string, other: string) =>
    `static/${path}: warning: \`${path}\` and \`${other}\`, which the build writes, differ only in letter case: Windows and macOS disks can store only one of them.\n  Rename or remove it.`;
  const cased = found.map(formatProblem).filter((text) => text.includes('which the build writes'));
  expect(cased).toEqual([
    told('Docs', 'docs'),
    told('INDEX.html', 'index.html'),
    told('docs/Guide.md', 'docs/guide.md'),
  ]);
});
