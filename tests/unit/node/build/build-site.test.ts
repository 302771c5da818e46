import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rename, rm, watch, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildSite } from '../../../../src/node/build/index.ts';
import { formatProblem } from '../../../../src/node/diagnostics/problem.ts';
import { SITE_FILES } from '../../../../src/node/source/links/written-files.ts';
import { putFile } from '../../../support/put-file.ts';
import { readFiles } from '../../../support/read-files.ts';

const CONFIG = `export default {
  title: 'Test', url: 'https://docs.example.com', brand: { words: ['test'] },
  docs: { reference: { eventFamilies: [{ id: 'game', label: 'Game events', path: '', noun: 'Game event' }] } },
};
`;
const LUA = `---@meta

---Does things.
---@class toollib
tool = {}

---Does one thing.
---@param count integer How often.
---@return boolean done True when it was done.
function tool.run(count) end
`;

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'site-'));
  await put('site.config.ts', CONFIG);
  await put('definitions/tool.lua', LUA);
  await put('content/docs/intro.md', '---\ntitle: Intro\n---\n\nSee `tool.run`.\n');
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const put = (path: string, text: string) => putFile(dir, path, text);

async function build(strict = false) {
  const result = await buildSite({ siteDir: dir, outDir: join(dir, 'dist'), strict });
  return { ...result, messages: result.problems.map(formatProblem) };
}

describe('a build', () => {
  test('writes pages, data and build.json', async () => {
    const { ok, messages } = await build(true);
    expect(messages).toEqual([]);
    expect(ok).toBe(true);
    const html = await readFile(join(dir, 'dist/docs/api/tool/run/index.html'), 'utf8');
    expect(html).toContain('How often.');
    const page = JSON.parse(await readFile(join(dir, 'dist/docs/api/tool/run/page.json'), 'utf8'));
    const record = JSON.parse(await readFile(join(dir, 'dist/build.json'), 'utf8'));
    expect(page).toMatchObject({ kind: 'Function', route: '/docs/api/tool/run', shell: record.shell });
    expect(record).toMatchObject({ siteVersion: '0.0.0', frameworkVersion: '2.2.0', locale: 'en' });
  });

  test('writes no file at the root whose name a page could take', async () => {
    await put('content/blog/2024-01-02-news.md', '---\ntitle: News\n---\n\nText.\n');
    await build();
    const names = (await readdir(join(dir, 'dist'))).filter((name) => /^[^.]+\.(?!md$)\w+$/.test(name));
    const known = new Set([...SITE_FILES, '/index.html', '/page.json']);
    expect(names.length).toBeGreaterThan(15);
    expect(names.filter((name) => !known.has(`/${name}`))).toEqual([]);
  });

  test('is the same when nothing changed', async () => {
    await build();
    const first = await readFile(join(dir, 'dist/docs/api/tool/run/index.html'), 'utf8');
    await build();
    expect(await readFile(join(dir, 'dist/docs/api/tool/run/index.html'), 'utf8')).toBe(first);
  });

  test('has another id when anything that a reader gets has changed', async () => {
    const idOf = async () => {
      await build();
      return JSON.parse(await readFile(join(dir, 'dist/build.json'), 'utf8')).build as string;
    };
    const ids = [await idOf()];
    await put('static/img/a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    ids.push(await idOf());
    await put('site.config.ts', CONFIG.replace("title: 'Test'", "title: 'Test', themeColor: '#123456'"));
    ids.push(await idOf());
    await put('site.config.ts', CONFIG.replace("title: 'Test'", "title: 'Test', blog: { feedPosts: 3 }"));
    ids.push(await idOf());
    // In no page, but in the archive of the definitions.
    await put('definitions/tool.lua', `${LUA}-- A note.\n`);
    ids.push(await idOf());
    await put('LICENSE', 'MIT');
    ids.push(await idOf());
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('where addresses end in a slash, everything that names a page says so', async () => {
    await put('site.config.ts', CONFIG.replace("title: 'Test'", "title: 'Test', trailingSlash: true"));
    const { messages } = await build(true);
    expect(messages).toEqual([]);
    const html = await readFile(join(dir, 'dist/docs/intro/index.html'), 'utf8');
    const address = 'https://docs.example.com/docs/intro/';
    expect(html).toContain(`<link rel="canonical" href="${address}">`);
    expect(html).toContain(`<meta property="og:url" content="${address}">`);
    expect(html).toContain(`hreflang="en" href="${address}">`);
    expect(await readFile(join(dir, 'dist/sitemap.xml'), 'utf8')).toContain(`<loc>${address}</loc>`);
    const home = await readFile(join(dir, 'dist/index.html'), 'utf8');
    expect(home).toContain('<link rel="canonical" href="https://docs.example.com/">');
    const manifest = JSON.parse(await readFile(join(dir, 'dist/manifest.webmanifest'), 'utf8'));
    expect(manifest.shortcuts).toContainEqual(expect.objectContaining({ url: '/search/' }));
  });

  test('reports all problems at once, sorted, and leaves the former output as it was', async () => {
    await build();
    await writeFile(join(dir, 'dist/index.html'), 'former');
    await put(
      'definitions/tool.lua',
      LUA.replace('@param count', '@param cuont').replace('boolean done', 'boolaen done'),
    );
    await put('definitions/bad.lua', '---@meta\nfunction x( end\n');
    await put('content/docs/intro.md', '---\ntitel: Intro\n---\n\ntext\n');
    const { ok, messages } = await build();
    expect(ok).toBe(false);
    const places = messages.map((message) => message.split(':').slice(0, 3).join(':'));
    expect(places).toEqual([...places].sort((a, b) => (a < b ? -1 : 1)));
    expect(messages.join('\n')).toMatch(/content\/docs\/intro\.md:2:1: error: .*`titel`/);
    expect(messages.join('\n')).toMatch(/definitions\/bad\.lua:2:\d+: error/);
    expect(messages.join('\n')).toMatch(/definitions\/tool\.lua:8:\d+: error: `@param cuont`/);
    expect(messages.join('\n')).toMatch(/definitions\/tool\.lua:9:\d+: error: [^\n]*`boolaen`/);
    expect(await readFile(join(dir, 'dist/index.html'), 'utf8')).toBe('former');
  });

  test('a drawing that cannot be rendered is reported with the other problems', async () => {
    await put('brand/icon.svg', 'no drawing');
    await put('content/docs/intro.md', '---\ntitle: Intro\nsulg: x\n---\n\ntext\n');
    const { ok, messages } = await build();
    expect(ok).toBe(false);
    expect(messages).toEqual([
      expect.stringMatching(
        /^brand\/icon\.svg: error: The drawing cannot be rendered: .+\.\n {2}Fix its SVG\.$/,
      ),
      expect.stringMatching(/^content\/docs\/intro\.md:3:1: error: .*`sulg`/),
    ]);
  });

  test('VAL-12: two files that claim one route are an error that names both', async () => {
    await put('content/docs/other.md', '---\ntitle: Other\nslug: /docs/intro\n---\n\ntext\n');
    const { ok, messages } = await build();
    expect(ok).toBe(false);
    expect(messages).toEqual([
      'content/docs/other.md:3:1: error: The address `/docs/intro` is also the address of `content/docs/intro.md:1:1`.\n  Give one of the two another `slug` or name.',
    ]);
  });

  test('VAL-12: of two such files, the one with a slug is told', async () => {
    await put('content/docs/a.md', '---\ntitle: Other\nslug: /docs/intro\n---\n\ntext\n');
    expect((await build()).messages).toEqual([
      'content/docs/a.md:3:1: error: The address `/docs/intro` is also the address of `content/docs/intro.md:1:1`.\n  Give one of the two another `slug` or name.',
    ]);
  });

  test('VAL-12: of two files with the same slug, the second is told', async () => {
    const text = '---\ntitle: Other\nslug: /docs/other\n---\n\ntext\n';
    await put('content/docs/a.md', text);
    await put('content/docs/b.md', text);
    expect((await build()).messages).toEqual([
      'content/docs/b.md:3:1: error: The address `/docs/other` is also the address of `content/docs/a.md:3:1`.\n  Give one of the two another `slug` or name.',
    ]);
  });

  test('VAL-12: a file that claims the route of a page of the engine warns, and fails only a strict build', async () => {
    await put('content/docs/other.md', '---\ntitle: Other\nslug: /docs\n---\n\ntext\n');
    await put('content/docs/tool.md', '---\ntitle: Tool\nslug: /docs/api/tool\n---\n\ntext\n');
    const plain = await build();
    expect(plain.ok).toBe(true);
    expect(plain.messages).toEqual([
      'content/docs/other.md:3:1: warning: The site generates the list of all docs at `/docs`, so this text is not published.\n  Rename the file, or give it another `slug`.',
      'content/docs/tool.md:3:1: warning: The site generates the page of a group (`definitions/tool.lua:5:1`) at `/docs/api/tool`, but this text is published in its place.\n  Rename the file, or give it another `slug`.',
    ]);
    expect((await build(true)).ok).toBe(false);
  });

  test('VAL-08, VAL-11: broken links and Markdown links warn with their place', async () => {
    await put('content/docs/intro.md', '---\ntitle: Intro\n---\n\n[a](/docs/gone) and [b](./gone.md)\n');
    const { ok, messages } = await build();
    expect(ok).toBe(true);
    expect(messages).toEqual([
      'content/docs/intro.md:5:1: warning: Broken link: `/docs/gone`.\n  Correct the link, or add what it points to.',
      expect.stringMatching(/^content\/docs\/intro\.md:5:21: warning: .*`\.\/gone\.md`/),
    ]);
    expect((await build(true)).ok).toBe(false);
  });

  test('VAL-01, VAL-02, NIT-18: navbar items that lead nowhere are named', async () => {
    await put('site.config.ts', CONFIG.replace('brand:', "navbar: { items: [{ type: 'foo' }] }, brand:"));
    expect((await build()).messages.join('\n')).toContain('foo');
    await put(
      'site.config.ts',
      CONFIG.replace(
        'brand:',
        `navbar: { items: [
    { type: 'docSidebar', sidebarId: 'noSidebar' },
    { type: 'doc', docId: 'intr' },
  ] }, brand:`,
      ),
    );
    const { ok, messages } = await build();
    expect(ok).toBe(false);
    expect(messages).toEqual([
      expect.stringMatching(/^site\.config\.ts:3:27: error: .*`noSidebar`.*`current`.*`docsSidebar`/),
      expect.stringMatching(/^site\.config\.ts:4:20: error: .*`intr`.*\n {2}Did you mean `intro`\?$/),
    ]);
  });

  test('events of a family that is not listed are errors, names that mean nothing are warnings', async () => {
    await put('site.config.ts', CONFIG.replace('eventFamilies:', "bothSlashForms: ['/docs/gone'], $&"));
    expect((await build()).messages).toEqual([
      expect.stringMatching(/^site\.config\.ts:3:41: warning: .*`\/docs\/gone`/),
    ]);
    await put(
      'definitions/events/foo.lua',
      '---@meta\n\n---Fires.\n---@class event.foo.bar\n---@field a integer A number.\n',
    );
    const { ok, messages } = await build();
    expect(ok).toBe(false);
    expect(messages).toEqual([
      expect.stringMatching(
        /^definitions\/events\/foo\.lua:4:\d+: error: .*`bar`.*`foo`.*`docs\.reference\.eventFamilies`/,
      ),
      expect.stringMatching(/^site\.config\.ts:3:41: warning: .*`\/docs\/gone`/),
    ]);
  });

  test('a post without a day is an error, and its file name can say it', async () => {
    await put('content/blog/2024-02-29-leap.md', '---\ntitle: Leap\n---\n\ntext\n');
    expect((await build()).messages).toEqual([]);
    expect(await readFile(join(dir, 'dist/blog/leap/index.html'), 'utf8')).toContain('2024-02-29');
    await put('content/blog/other.md', '---\ntitle: Other\n---\n\ntext\n');
    const { ok, messages } = await build();
    expect(ok).toBe(false);
    expect(messages).toEqual([
      expect.stringMatching(/^content\/blog\/other\.md:1:1: error: The post has no date/),
    ]);
  });

  test('an empty site, a missing configuration and a missing folder are errors with a fix', async () => {
    await rm(join(dir, 'definitions'), { recursive: true });
    await rm(join(dir, 'content'), { recursive: true });
    expect((await build()).messages.join('\n')).toMatch(/The site is empty[\s\S]*--site/);
    await rm(join(dir, 'site.config.ts'));
    expect((await build()).messages.join('\n')).toContain('site.config.ts');
  });

  test('a folder that cannot be read is an error', async () => {
    await rm(join(dir, 'definitions'), { recursive: true });
    await put('definitions', 'a file in its place');
    const { ok, messages } = await build();
    expect(ok).toBe(false);
    expect(messages.join('\n')).toMatch(/definitions: error: `definitions` is a file, expected a folder/);
  });

  test('a build that is killed leaves the former output, and the next one clears its draft away', async () => {
    await build();
    const former = await readFiles(join(dir, 'dist'));
    await put('content/docs/intro.md', '---\ntitle: Changed\n---\n\ntext\n');
    const child = spawn(process.execPath, ['run.mjs', 'build', '--site', dir], { stdio: 'ignore' });
    const ended = once(child, 'exit');
    for await (const { filename } of watch(dir)) if (filename?.startsWith('dist.build-')) break;
    child.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
    expect(await siblings()).toEqual(['dist', expect.stringMatching(/^dist\.build-[0-9a-f]{8}-\d+-\w{6}$/)]);
    expect(await readFiles(join(dir, 'dist'))).toEqual(former);
    expect((await build()).ok).toBe(true);
    expect(await siblings()).toEqual(['dist']);
    expect(await readFile(join(dir, 'dist/docs/intro/index.html'), 'utf8')).toContain('Changed');
  });

  test('an output that an interrupted build moved away is put back', async () => {
    await build();
    const former = await readFiles(join(dir, 'dist'));
    await put('dist.build-abcdef/build-in-progress.json', owner(999_999));
    await rename(join(dir, 'dist'), join(dir, 'dist.build-abcdef/old'));
    // Told by the check of the written pages alone, when the build is well on its way.
    await put('content/docs/intro.md', '---\ntitle: Intro\n---\n\n[a](/assets/gone.js)\n');
    expect((await build(true)).ok).toBe(false);
    expect(await siblings()).toEqual(['dist']);
    expect(await readFiles(join(dir, 'dist'))).toEqual(former);
  });

  test('what only looks like a leftover stays: backups, and the work of other builds', async () => {
    const kept = {
      'dist.old-20240102/thesis.txt': 'mine',
      'dist.next-7/thesis.txt': 'mine',
      'dist.build-abcdef/thesis.txt': 'mine',
      'dist.build-ghijkl/build-in-progress.json': owner(process.ppid),
      'dist.build-mnopqr/build-in-progress.json': owner(999_999, 'elsewhere'),
    };
    for (const [path, text] of Object.entries(kept)) await put(path, text);
    expect((await build()).ok).toBe(true);
    for (const [path, text] of Object.entries(kept)) {
      expect(await readFile(join(dir, path), 'utf8'), path).toBe(text);
    }
  });
});

/** Names beside the output that begin like it. */
async function siblings(): Promise<string[]> {
  return (await readdir(dir)).filter((name) => name.startsWith('dist')).sort();
}

/** What a workspace says of the process that made it. */
function owner(pid: number, host = hostname()): string {
  return JSON.stringify({ pid, host });
}
