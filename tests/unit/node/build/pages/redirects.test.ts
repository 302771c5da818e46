import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildSite } from '../../../../../src/node/build/index.ts';
import { formatProblem } from '../../../../../src/node/diagnostics/problem.ts';
import { putFile } from '../../../../support/put-file.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'redirects-'));
  await putFile(dir, 'content/docs/guide.md', '---\ntitle: Guide & more\n---\n\n## First\n\nText.\n');
});
afterEach(() => rm(dir, { recursive: true, force: true }));

/** Builds the site with these former addresses, and returns its problems. */
async function build(redirects: Record<string, string>, more = ''): Promise<string[]> {
  const config = `export default {
  title: 'Test', url: 'https://docs.example.com', brand: { words: ['test'] }, ${more}
  redirects: ${JSON.stringify(redirects)},
};
`;
  await putFile(dir, 'site.config.ts', config);
  const { problems } = await buildSite({ siteDir: dir, outDir: join(dir, 'dist') });
  return problems.map(formatProblem);
}

const read = (path: string) => readFile(join(dir, 'dist', path), 'utf8');

test('a former address leads to the page without script, and is in no list of pages', async () => {
  const redirects = { '/docs/old': '/docs/guide', '/docs/older/one': '/docs/guide#first' };
  expect(await build(redirects, "baseUrl: '/x/', trailingSlash: true,")).toEqual([]);
  const html = await read('docs/old/index.html');
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/x/docs/guide/">');
  expect(html).toContain('<link rel="canonical" href="https://docs.example.com/x/docs/guide/">');
  expect(html).toContain('<a href="/x/docs/guide/">Guide &amp; more</a>');
  const toPart = await read('docs/older/one/index.html');
  expect(toPart).toContain('content="0; url=/x/docs/guide/#first"');
  expect(toPart).not.toContain('<script');
  expect(await read('_redirects')).toContain('/x/docs/old /x/docs/guide/ 308\n');
  for (const list of ['sitemap.xml', 'search.json', 'llms.txt', '404.html'])
    expect(await read(list)).not.toContain('/docs/old');
});

test('a former address takes its anchor along by the only script that its policy allows', async () => {
  await build({ '/docs/old': '/docs/guide' });
  const html = await read('docs/old/index.html');
  const [, script = ''] = /<script>(.*)<\/script>/.exec(html) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  expect(html).toContain(`content="default-src 'none'; script-src 'sha256-${hash}'"`);
  const left: string[] = [];
  const page = { hash: '#first', replace: (url: string) => left.push(url) };
  const lead = new Function('location', 'document', script);
  lead(page, { links: [{ href: 'https://docs.example.com/docs/guide' }] });
  lead({ ...page, hash: '' }, { links: [{ href: 'https://docs.example.com/docs/guide' }] });
  expect(left).toEqual(['https://docs.example.com/docs/guide#first']);
});

test('a change of where it leads is a change of the build', async () => {
  await build({ '/docs/old': '/docs/guide' });
  const before = await read('build.json');
  await build({ '/docs/old': '/docs/guide#first' });
  expect(await read('build.json')).not.toBe(before);
});

test('a link to a former address is told, with the current one', async () => {
  await putFile(dir, 'content/docs/other.md', '---\ntitle: Other\n---\n\n[Guide](/docs/old#first)\n');
  expect(await build({ '/docs/old': '/docs/guide' })).toEqual([
    'content/docs/other.md:5:1: warning: Broken link: `/docs/old#first`.\n  Write `/docs/guide#first`: `redirects` in the configuration says that the page is there.',
  ]);
});

test.each([
  [
    { '/docs/guide': '/docs' },
    'error: `redirects["/docs/guide"]` is a former address, but the site has a page there, made from `content/docs/guide.md`.\n  Remove the entry, or give the page another address.',
  ],
  [
    { 'docs/old/': '/docs/guide' },
    'error: `redirects["docs/old/"]` is `docs/old/`, expected a path such as `/docs/api/old`, without a slash at its end.\n  Write `/docs/old`.',
  ],
  [
    { '/docs/../old': '/docs/guide' },
    'error: `redirects["/docs/../old"]` is `/docs/../old`, expected a path such as `/docs/api/old`, without a slash at its end.\n  Write the path that browsers showed, without the host.',
  ],
  [
    { '/docs/.old': '/docs/guide', '/.well-known/old': '/docs/guide' },
    'error: `redirects["/docs/.old"]` is `/docs/.old`, expected a path such as `/docs/api/old`, without a slash at its end.\n  Remove the entry: hosts do not show what starts with a dot.',
  ],
  [
    { '/docs/old': 'https://example.com/' },
    'error: `redirects["/docs/old"]` is `https://example.com/`, expected a path of the site that starts with a single `/`.\n  Write a page of this site; it may have a link to another one.',
  ],
  [
    { '/docs/old': 'docs/guide' },
    'error: `redirects["/docs/old"]` is `docs/guide`, expected a path of the site that starts with a single `/`.\n  Write `/docs/guide`.',
  ],
  [
    { 'https://docs.example.com/docs/old': '/docs/guide' },
    'error: `redirects["https://docs.example.com/docs/old"]` is `https://docs.example.com/docs/old`, expected a path such as `/docs/api/old`, without a slash at its end.\n  Write `/docs/old`.',
  ],
  [
    { '/docs/caf%C3%A9': '/docs/guide' },
    'error: `redirects["/docs/caf%C3%A9"]` is `/docs/caf%C3%A9`, expected a path such as `/docs/api/old`, without a slash at its end.\n  Write `/docs/café`.',
  ],
  [
    { '/docs/old/*': '/docs/guide' },
    'error: `redirects["/docs/old/*"]` is `/docs/old/*`, expected a path such as `/docs/api/old`, without a slash at its end.\n  Write an entry for each former address: patterns are not supported.',
  ],
  [
    { '/docs/old': '/docs/old/#x' },
    'error: `redirects["/docs/old"]` leads back to itself: `/docs/old` → `/docs/old`.\n  Write the current address of the page, or remove the entry.',
  ],
  [
    { '/docs/Guide': '/docs/guide' },
    'warning: `redirects["/docs/Guide"]` and the address `/docs/guide` differ only in letter case: Windows and macOS disks can store only one of them.\n  Remove the entry, or give the page another address.',
  ],
  [
    { '/docs/old': '/docs/guide', '/docs/OLD': '/docs/guide' },
    'warning: `redirects["/docs/OLD"]` and the address `/docs/old` differ only in letter case: Windows and macOS disks can store only one of them.\n  Remove the entry, or give the page another address.',
  ],
  [
    { '/docs/guide/index.html': '/docs/guide' },
    'error: The address `/docs/guide/index.html` needs the file `/docs/guide/index.html`, which the page `/docs/guide` already uses.\n  Remove the entry, or correct the address.',
  ],
  [
    { '/docs/old': '/docs/giude' },
    'warning: `redirects["/docs/old"]` is a broken link: `/docs/giude`.\n  Did you mean `/docs/guide`?',
  ],
  [
    { '/sitemap.xml/old': '/docs/guide' },
    'error: The build writes the file `/sitemap.xml` where the address `/sitemap.xml/old` needs a folder.\n  Remove the entry, or correct the address.',
  ],
])('%j', async (redirects, problem) => {
  const [first, ...more] = await build(redirects);
  expect(first).toMatch(/^site\.config\.ts:3:\d+: /);
  expect(first?.replace(/^site\.config\.ts\S* /, '')).toBe(problem);
  expect(more).toEqual([]);
});

test('former addresses that lead to one another are told once, and nothing else', async () => {
  const redirects = { '/docs/a': '/docs/b', '/docs/b': '/docs/a', '/docs/c': '/docs/guide' };
  expect(await build(redirects)).toEqual([
    expect.stringContaining(
      '`redirects["/docs/a"]` leads back to itself: `/docs/a` → `/docs/b` → `/docs/a`.',
    ),
  ]);
});
