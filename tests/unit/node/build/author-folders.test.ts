import { expect, test } from 'vitest';
import { CONFIG, page, problemsOf } from './problems-of.ts';

const GUIDE = { 'content/docs/guide.md': page('Text.') };

test('files that an editor or a merge has left, and texts in other forms, are reported', async () => {
  const left = (file: string) =>
    `${file}: warning: \`${file.replace(/^.*\//, '')}\` is not read: an editor or a merge left it behind.\n  Remove it if nothing in it is needed.`;
  const other = (file: string) =>
    `${file}: warning: \`${file.replace(/^.*\//, '')}\` is not read.\n  Move what readers need from it into a Markdown or Lua file, and remove it.`;
  const lefts = [
    'content/docs/#guide.md#',
    'content/docs/guide.md.orig',
    'content/docs/guide.md.save',
    'content/docs/guide.md~',
    'definitions/tool.lua.bak',
  ];
  const others = ['content/docs/order.json', 'definitions/notes.txt'];
  const quiet = [
    'content/docs/.notes.txt',
    'definitions/README',
    'definitions/README.txt',
    'definitions/LICENSE',
  ];
  const files = [...lefts, ...others, ...quiet].map((file) => [file, 'x'] as const);
  expect(await problemsOf({ ...GUIDE, ...Object.fromEntries(files) })).toEqual(
    [...lefts.map(left), ...others.map(other)].sort(),
  );
});

test('files with which other tools label folders and describe authors are told what to do here', async () => {
  const files = { 'content/docs/_category_.json': '{}', 'content/blog/authors.yml': 'ann:\n  name: Ann\n' };
  expect(await problemsOf({ ...GUIDE, ...files })).toEqual([
    'content/blog/authors.yml: warning: `authors.yml` is not read: each post has its own authors and tags.\n  Write them in the front matter of the posts, and remove the file.',
    'content/docs/_category_.json: warning: `_category_.json` is not read: a folder is labelled with its name.\n  Rename the folder if it needs another label, and remove the file.',
  ]);
});

test('copies that a tool has made for a merge are reported where readers would get them', async () => {
  const told = (file: string) =>
    `${file}: warning: \`${file.replace(/^.*\//, '')}\` is published, but an editor or a merge seems to have left it behind.\n  Remove it, or rename it if readers should get it.`;
  const copies = ['content/docs/guide_BASE_4711.md', 'static/a_REMOTE_4711.css'];
  const files = Object.fromEntries(copies.map((file) => [file, page('Text.')]));
  expect(await problemsOf({ ...GUIDE, ...files, 'content/docs/KNOWLEDGE_BASE.md': page('Text.') })).toEqual(
    copies.map(told),
  );
});

test('what is in folders whose names start with a dot is not part of the site', async () => {
  const files = {
    'content/.trash/a.md': page('Text.'),
    'content/docs/.trash/b.md': page('Text.'),
    'definitions/.old/c.lua': 'no Lua',
    'static/.git/config': 'x',
    'static/.well-known/security.txt': 'x',
  };
  const links = '[a](./.trash/b.md) [b](/.git/config) [c](/.well-known/security.txt)';
  expect(await problemsOf({ ...files, 'content/docs/guide.md': page(links) })).toEqual([
    expect.stringMatching(/^content\/docs\/guide.md:5:1: warning: Broken Markdown link: `.\/.trash\/b.md`/),
    expect.stringMatching(/^content\/docs\/guide.md:5:20: warning: Broken link: `\/.git\/config`/),
    expect.stringMatching(/^static\/.git: warning: `.git` starts with a dot, so it is not published/),
  ]);
});

test('folders that differ in letter case are reported once, and not their files', async () => {
  const files = ['content/Docs/a.md', 'content/Docs/b.md', 'content/docs/a.md'];
  const told = await problemsOf(Object.fromEntries(files.map((file) => [file, page('Text.')])));
  expect(told.filter((it) => it.includes('disks'))).toEqual([
    'content/docs: warning: `content/docs` and `content/Docs` differ only in letter case: Windows and macOS disks can store only one of them.\n  Rename one of them.',
  ]);
});

test('a home page under another name is reported with the right one', async () => {
  expect(await problemsOf({ ...GUIDE, 'content/index.md': page('Text.') })).toEqual([
    'content/index.md: error: `index.md` is not in a folder of `content/`, so it is not part of the site.\n  Rename it to `home.md` if it is the text of the home page.',
  ]);
});

test('a misspelt folder is reported where there is none of the right name', async () => {
  const files = { ...GUIDE, 'definitons/a.txt': 'x', 'contents/a.txt': 'x', 'state/a.txt': 'x' };
  expect(await problemsOf(files)).toEqual([
    'definitons: warning: The folder `definitons/` is not read, and there is no `definitions/`.\n  Rename it to `definitions`.',
  ]);
});

test('a misspelt folder in the place of one that nearly everything needs is all that is reported', async () => {
  const files = {
    'site.config.ts': CONFIG.replace('brand', "favicon: 'a.svg', brand"),
    'static/b.svg': '<svg/>',
  };
  const guide = { 'Content/docs/guide.md': page('![a](/a.png)') };
  expect(await problemsOf({ ...files, ...guide })).toEqual([
    expect.stringMatching(/^Content: error: The folder `Content\/` is not read/),
  ]);
});

test('what is not read is reported beside mistakes of the configuration', async () => {
  const i18n = `i18n: { locales: { en: { label: 'English', htmlLang: 'en' }, fr: { label: 'Français', htmlLang: 'fr' } } }`;
  const files = {
    ...GUIDE,
    'site.config.ts': CONFIG.replace('brand', `tagLine: 'A', ${i18n}, brand`),
    'i18n/fr/contents/a.txt': 'x',
    'i18n/fr/texts.json': '{ "drawer.bak": "Retour", "A": "Un", "What a wrong field may say": "Deux" }',
    'versions/1.0/a.txt': 'x',
  };
  expect((await problemsOf(files)).map((problem) => problem.replace(/: \w+: .*\n/, ' '))).toEqual([
    'i18n/fr/contents   Rename it to `content`.',
    'i18n/fr/texts.json:1:3   Did you mean `drawer.back`?',
    'site.config.ts:2:51   Rename it to `tagline`.',
    'versions/1.0   Add `1.0` to `docs.versions` in `site.config.ts`.',
  ]);
});

test('a folder with the name of one that is there but for letter case is reported', async () => {
  const files = { ...GUIDE, 'static/a.txt': 'a', 'Static/b.txt': 'b', 'statics/c.txt': 'c' };
  expect(await problemsOf(files)).toEqual([
    'Static: warning: The folder `Static/` is not read, only `static/` is.\n  Move its files to `static/`.',
  ]);
});

test('a folder with nearly the name of one that is there is reported if it has texts', async () => {
  const files = {
    ...GUIDE,
    'contents/docs/a.md': page('Text.'),
    'definition/a.lua': '',
    'definitions/README': '',
  };
  expect(await problemsOf(files)).toEqual([
    'contents: warning: The folder `contents/` is not read, only `content/` is.\n  Move its files to `content/`.',
    'definition: warning: The folder `definition/` is not read, only `definitions/` is.\n  Move its files to `definitions/`.',
  ]);
});

test('what is not read in the folder of a version or an instance is reported', async () => {
  const versions = "versions: [{ name: 'current', label: 'A' }, { name: '1.0', label: 'B', path: '1' }]";
  const more = `instances: { paint: { path: 'paint' } }`;
  const config = CONFIG.replace('brand', `docs: { ${versions}, ${more} },\n  brand`);
  const files = {
    'versions/1.0/content/docs/a.md': page('Text.'),
    'versions/1.0/content/blog/2026-01-01-b.md': page('Text.'),
    'versions/1.0/content/home.md': page('Text.'),
    'versions/1.0/site.config.ts': 'x',
    'versions/1.0/contnt/a.md': 'x',
    'versions/1.0/README.md': 'x',
    'versions/notes.md': 'x',
    'instances/paint/content/docs/a.md': page('Text.'),
    'instances/paint/static/a.png': 'x',
  };
  const ofVersion = 'the folder of a version may contain `content`, `definitions`, `snapshots`.';
  expect(await problemsOf({ ...GUIDE, 'site.config.ts': config, ...files })).toEqual([
    'instances/paint/static: warning: `instances/paint/static` is not read: the folder of an instance may contain `content`, `definitions`, `snapshots`, `versions`.\n  Remove it, or move it to one of these folders.',
    'versions/1.0/content/blog: warning: `versions/1.0/content/blog/` is not read: the blog belongs to the site, not to a part of its docs.\n  Move the posts to `content/blog/`.',
    'versions/1.0/content/home.md: error: `home.md` is not in a folder of `content/`, so it is not part of the site.\n  Remove it: the home page belongs to the site, not to a part of its docs.',
    `versions/1.0/contnt: warning: \`versions/1.0/contnt\` is not read: ${ofVersion}\n  Rename it to \`content\`.`,
    `versions/1.0/site.config.ts: warning: \`versions/1.0/site.config.ts\` is not read: ${ofVersion}\n  Remove it, or move it to one of these folders.`,
    'versions/notes.md: warning: `versions/notes.md` is not read: `versions/` may contain only folders that `site.config.ts` names.\n  Move it into one of these folders.',
  ]);
});

test('the docs of the site itself are reported where no version is the current one', async () => {
  const versions = "docs: { versions: [{ name: '1.0', label: 'A' }] },\n  brand";
  const files = {
    ...GUIDE,
    'site.config.ts': CONFIG.replace('brand', versions),
    'versions/1.0/content/docs/guide.md': page('Text.'),
    'content/blog/2026-01-01-a.md': page('Text.'),
  };
  const fix =
    "Add `{ name: 'current', label: ... }` to `docs.versions`, or move its files to the folder of a version.";
  expect(await problemsOf(files)).toEqual([
    `content/docs: warning: The folder \`content/docs/\` is not read: \`docs.versions\` has no \`current\`.\n  ${fix}`,
  ]);
  const misspelt = versions.replace('[{', "[{ nam: 'current', label: 'B', path: 'b' }, {");
  expect(await problemsOf({ ...files, 'site.config.ts': CONFIG.replace('brand', misspelt) })).toEqual([
    expect.stringContaining('`docs.versions[0].nam` is not a field of the configuration.'),
  ]);
});

test('what is not read in the translation of a version or an instance is reported', async () => {
  const versions = "versions: [{ name: 'current', label: 'A' }, { name: '1.0', label: 'B', path: '1' }]";
  const more = `instances: { paint: { path: 'paint' } }`;
  const i18n = `i18n: { locales: { en: { label: 'English', htmlLang: 'en' }, fr: { label: 'Français', htmlLang: 'fr' } } }`;
  const original = {
    'versions/1.0/content/docs/a.md': page('Text.'),
    'instances/paint/content/docs/a.md': page('Text.'),
  };
  const translated = Object.entries(original).map(([file, text]) => [`i18n/fr/${file}`, text]);
  const unread = {
    'i18n/fr/versions/1.1/content/docs/a.md': page('Text.'),
    'i18n/fr/versions/1.0/content/blog/2026-01-01-b.md': page('Text.'),
    'i18n/fr/versions/1.0/contnt/a.md': 'x',
    'i18n/fr/versions/1.0/snapshots/2026-01-01.json': '{}',
    'i18n/fr/instances/pant/content/docs/a.md': page('Text.'),
    'i18n/fr/instances/paint/versions/2.0/content/docs/a.md': page('Text.'),
    'instances/paint/versions/3.0/content/docs/a.md': page('Text.'),
  };
  const config = CONFIG.replace('brand', `docs: { ${versions}, ${more} },\n  ${i18n},\n  brand`);
  const files = {
    ...GUIDE,
    'site.config.ts': config,
    ...original,
    ...Object.fromEntries(translated),
    ...unread,
  };
  expect((await problemsOf(files)).map((problem) => problem.replace(/: warning: .*\n +/, ': '))).toEqual([
    'i18n/fr/instances/paint/versions/2.0: Add `2.0` to `docs.instances.paint.versions` in `site.config.ts`.',
    'i18n/fr/instances/pant: Rename it to `paint`, or add `pant` to `docs.instances` in `site.config.ts`.',
    'i18n/fr/versions/1.0/content/blog: Move the posts to `i18n/fr/content/blog/`.',
    'i18n/fr/versions/1.0/contnt: Rename it to `content`.',
    'i18n/fr/versions/1.0/snapshots: Remove it, or move it to one of these folders.',
    'i18n/fr/versions/1.1: Rename it to `1.0`, or add `1.1` to `docs.versions` in `site.config.ts`.',
    'instances/paint/versions/3.0: Add `3.0` to `docs.instances.paint.versions` in `site.config.ts`.',
  ]);
});

test('texts beside definitions, and pages and posts without text, are reported', async () => {
  const files = {
    'definitions/notes.md': 'x',
    'definitions/README.md': 'x',
    'content/blog/2026-01-01-a.md': '---\ntitle: A\n---\n',
    'content/blog/2026-01-02-b.md': '---\ntitle: B\ndraft: true\n---\n',
    'content/blog/2026-01-03-c.md': '',
    'content/docs/empty.md': '---\ntitle: Empty\n---\n\n<!-- Soon. -->\n',
    'content/docs/heading.md': '# Heading\n',
    'content/home.md': '---\ntitle: Home\n---\n',
    'content/more/index.md': '---\ntitle: Overview of what is beside it\n---\n',
    'content/more/a.md': page('Text.'),
  };
  expect(await problemsOf({ ...GUIDE, ...files })).toEqual([
    'content/blog/2026-01-01-a.md: warning: The post has no text below its front matter.\n  Write it, or add `draft: true` to the front matter.',
    expect.stringMatching(/^content\/blog\/2026-01-03-c.md\S* error: /),
    'content/docs/empty.md: warning: The page has no text below its front matter.\n  Write it, or add `draft: true` to the front matter.',
    'content/docs/heading.md: warning: The page has no text below its title.\n  Write it, or add `draft: true` to the front matter.',
    'definitions/notes.md: warning: `notes.md` is not read: texts belong in `content/`.\n  Move it to `content/docs/notes.md` if readers need it, or rename it to `README.md`.',
  ]);
});

test('the latest version without files is reported, and not what leads to it', async () => {
  const versions =
    "lastVersion: '1.0', versions: [{ name: 'current', label: 'A', path: 'next' }, { name: '1.0', label: 'B' }]";
  const item = "navbar: { items: [{ type: 'docSidebar', sidebarId: 'docsSidebar', label: 'Docs' }] }";
  const files = {
    'site.config.ts': CONFIG.replace('brand', `docs: { ${versions} }, ${item}, brand`),
    'content/blog/2026-01-01-a.md': page('[guide](/docs/guide)'),
  };
  expect(await problemsOf({ ...GUIDE, ...files })).toEqual([
    expect.stringMatching(
      /^site\.config\.ts:2:\d+: error: The version `1\.0` of the docs instance `default` has no files/,
    ),
  ]);
});

test('a version without files is reported at its entry', async () => {
  const versions = "versions: [{ name: 'current', label: 'A' }, { name: '1.0', label: 'B', path: '1' }]";
  const config = CONFIG.replace('brand', `docs: { ${versions} },\n  brand`);
  expect(await problemsOf({ ...GUIDE, 'site.config.ts': config })).toEqual([
    'site.config.ts:2:103: error: The version `1.0` of the docs instance `default` has no files: `versions/1.0/` has neither definitions nor content.\n  Add files such as `versions/1.0/content/docs/welcome.md`, or remove the version from the configuration.',
  ]);
});

test('a page at the route of the one for missing addresses is reported', async () => {
  const told = 'error: The address `/404` is that of the not-found page, which every site has.';
  const fix = 'Give the page another `slug` or name.';
  expect(await problemsOf({ ...GUIDE, 'content/docs/gone.md': page('Text.', 'slug: /404\n') })).toEqual([
    `content/docs/gone.md:3:1: ${told}\n  ${fix}`,
  ]);
  const config = CONFIG.replace('brand', "search: { searchPagePath: '404' }, brand");
  expect(await problemsOf({ ...GUIDE, 'site.config.ts': config })).toEqual([
    `site.config.ts: ${told}\n  ${fix}`,
  ]);
});

test('files in `brand/` with nearly the name of a drawing are reported, unless the site has that drawing', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"/>';
  const files = {
    'brand/icon.png': 'x',
    'brand/notes.txt': 'x',
    'brand/maskable.svg': svg,
    'brand/maskable.png': 'x',
    'brand/social/functions.svg': svg,
  };
  expect(await problemsOf({ ...GUIDE, ...files })).toEqual([
    'brand/icon.png: warning: `brand/icon.png` is not read: the drawing must be called `icon.svg`.\n  Save it as SVG, in `icon.svg`.',
    'brand/social/functions.svg: warning: `brand/social/functions.svg` is not read: the drawing must be called `function.svg`.\n  Rename it to `function.svg`.',
  ]);
});

test('a link to a draft says that it is one', async () => {
  const files = {
    'content/docs/guide.md': page('[Later](./later.md)'),
    'content/docs/later.md': page('Text.', 'draft: true\n'),
  };
  expect(await problemsOf(files)).toEqual([
    'content/docs/guide.md:5:1: warning: Broken link: `./later.md` (resolved: `/docs/later`).\n  Remove the link, or `draft: true` in `content/docs/later.md`: drafts are left out of the site.',
  ]);
});
