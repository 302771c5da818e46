import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildSite } from '../../../../../src/node/build/index.ts';
import { headersFile, redirectsFile } from '../../../../../src/node/build/root-files/host-files.ts';
import { bundleInline } from '../../../../../src/node/bundle/bundle-inline.ts';
import { removingWorker, serviceWorker } from '../../../../../src/node/bundle/service-worker.ts';
import { PROJECT_DIR } from '../../../../../src/node/files/folders.ts';
import { SCRIPTLESS, SECURITY_HEADERS } from '../../../../../src/node/server/headers.ts';
import { putFiles } from '../../../../support/put-file.ts';
import { readFiles } from '../../../../support/read-files.ts';

const english = { code: 'en', htmlLang: 'en', direction: 'ltr', label: 'English', base: '/x/' } as const;
const french = { code: 'fr', htmlLang: 'fr', direction: 'ltr', label: 'Français', base: '/x/fr/' } as const;

test('_headers guards every file, keeps hashed ones for good, and never the service worker', () => {
  const rules = headersFile([english, french], []).split('\n\n');
  expect(rules[0]).toMatch(/^\/x\/\*\n/);
  for (const header of Object.entries(SECURITY_HEADERS)) expect(rules[0]).toContain(`  ${header.join(': ')}`);
  for (const folder of ['/x/assets/*', '/x/offline/*', '/x/fr/assets/*', '/x/fr/offline/*'])
    expect(rules).toContain(`${folder}\n  Cache-Control: public, max-age=31536000, immutable`);
  expect(rules.at(-1)?.trim()).toBe('/x/sw.js\n  Cache-Control: no-cache');
});

test('_headers takes the scripts from files that are no pages: each by its name, or of many each kind', () => {
  const policy = `  Content-Security-Policy: ${SCRIPTLESS}`;
  expect(headersFile([english], ['/img/a b.svg', '/feed.xml'])).toContain(
    `\n/x/feed.xml\n${policy}\n\n/x/img/a%20b.svg\n${policy}\n`,
  );
  const many = Array.from({ length: 99 }, (_, turn) => `/img/${turn}.svg`);
  const rules = headersFile([english], [...many, '/feed.xml']);
  expect(rules).toContain(`\n/x/*.svg\n${policy}\n\n/x/*.xml\n${policy}\n`);
  expect(rules).not.toContain('/img/');
});

test('_headers names a file as its URL does', () => {
  expect(headersFile([english], ['/C# 50%.svg'])).toContain('\n/x/C%23%2050%25.svg\n');
});

test('_headers says what Lua files are, of which hosts know no type', () => {
  const type = '  Content-Type: text/plain; charset=utf-8';
  expect(headersFile([english], ['/docs/b c.lua', '/docs/a.lua'])).toContain(
    `\n/x/docs/a.lua\n${type}\n\n/x/docs/b%20c.lua\n${type}\n`,
  );
});

test('TWN-05: _headers says that Markdown is Markdown, and not for search engines', () => {
  const rules = headersFile([english], ['/docs.md', '/llms-full.txt']);
  expect(rules).toContain(
    '\n/x/docs.md\n  Content-Type: text/markdown; charset=utf-8\n  X-Robots-Tag: noindex\n',
  );
  expect(rules).toContain('\n/x/llms-full.txt\n  X-Robots-Tag: noindex\n');
  const many = Array.from({ length: 99 }, (_, turn) => `/docs/${turn}.md`);
  expect(headersFile([english], many)).toContain('\n/x/*.md\n  Content-Type: text/markdown');
});

test('_redirects cleans the home pages and names the not-found page of each further language', () => {
  expect(redirectsFile([english, french]).trim().split('\n')).toEqual([
    '/x/index.html /x/ 308',
    '/x/index /x/ 308',
    '/x/fr/index.html /x/fr/ 308',
    '/x/fr/index /x/fr/ 308',
    '/x/fr/* /x/fr/404.html 404',
  ]);
});

test.each(['/é/', '/%C3%A9/'])('both files name the base URL %s as browsers request it', (base) => {
  const locales = [
    { ...english, base },
    { ...french, base: `${base}fr/` },
  ];
  const headers = headersFile(locales, ['/a b.svg', '/a.lua']);
  const paths = headers.split('\n').filter((line) => /^[^ ]/.test(line));
  expect(paths.filter((path) => !path.startsWith('/%C3%A9/'))).toEqual([]);
  expect(paths).toEqual(
    expect.arrayContaining(['/%C3%A9/*', '/%C3%A9/a%20b.svg', '/%C3%A9/fr/assets/*', '/%C3%A9/sw.js']),
  );
  expect(
    redirectsFile(locales, [[`${base}a`, `${base}é`]])
      .trim()
      .split('\n'),
  ).toEqual([
    '/%C3%A9/a /%C3%A9/%C3%A9 308',
    '/%C3%A9/index.html /%C3%A9/ 308',
    '/%C3%A9/index /%C3%A9/ 308',
    '/%C3%A9/fr/index.html /%C3%A9/fr/ 308',
    '/%C3%A9/fr/index /%C3%A9/fr/ 308',
    '/%C3%A9/fr/* /%C3%A9/fr/404.html 404',
  ]);
});

test('_redirects leads former addresses on before anything else', () => {
  const former: [string, string][] = [['/x/docs/é', '/x/docs/%C3%A9clair#a']];
  expect(redirectsFile([english], former)).toMatch(
    /^\/x\/docs\/%C3%A9 \/x\/docs\/%C3%A9clair#a 308\n\/x\/index/,
  );
});

test('both worker scripts are scripts, and small: every reader fetches one', async () => {
  const inline = await bundleInline(PROJECT_DIR);
  const site = { build: 'b', base: '/', cache: 'offline:/', languages: [] };
  for (const script of [
    serviceWorker({ site, code: '/assets/offline-1.js' }, inline),
    removingWorker('/', inline),
  ]) {
    expect(() => new Function(script)).not.toThrow();
    expect(script.length).toBeLessThan(1200);
  }
});

describe('of a site in two languages', () => {
  /** Builds a site with a service worker of a kind, and returns its files. */
  async function build(worker: string): Promise<Record<string, string>> {
    const dir = await mkdtemp(join(tmpdir(), 'host-files-'));
    try {
      const config = {
        title: 'T',
        url: 'https://a.example',
        baseUrl: '/x/',
        brand: { words: ['t'] },
        pwa: { serviceWorker: worker },
        i18n: {
          locales: { en: { label: 'English', htmlLang: 'en' }, fr: { label: 'Français', htmlLang: 'fr' } },
        },
      };
      await putFiles(dir, {
        'site.config.ts': `export default ${JSON.stringify(config)};\n`,
        'content/docs/intro.md': '---\ntitle: Intro\n---\n\nText.\n',
      });
      const { problems } = await buildSite({
        siteDir: dir,
        outDir: join(dir, 'out'),
        kept: join(dir, 'kept'),
      });
      expect(problems).toEqual([]);
      return await readFiles(join(dir, 'out'));
    } finally {
      await rm(dir, { recursive: true, force: true });
    }
  }

  test('_headers names files as their URLs do', async () => {
    const rules = (await build('on'))._headers?.split('\n') ?? [];
    expect(rules).toEqual(
      expect.arrayContaining([
        '/x/docs/intro.md',
        '/x/fr/docs/intro.md',
        '/x/sitemap.xml',
        '/x/fr/sitemap.xml',
      ]),
    );
  });

  test('the service worker keeps both languages, removes itself, or is not there', async () => {
    const { 'sw.js': keeping = '' } = await build('on');
    for (const base of ['/x/', '/x/fr/']) expect(keeping).toContain(`"base":"${base}"`);
    const { 'sw.js': removing = '', ...others } = await build('remove');
    expect(removing).toContain('unregister');
    expect(Object.keys(others).filter((path) => /(?:^|\/)offline[./]/.test(path))).toEqual([]);
    expect(await build('off')).not.toHaveProperty(['sw.js']);
  });
});
