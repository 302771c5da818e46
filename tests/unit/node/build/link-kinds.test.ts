import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSources } from '../../../../src/node/source/index.ts';
import { trimSlash } from '../../../../src/shared/urls.ts';
import { putFiles } from '../../../support/put-file.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'link-kinds-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const CONFIG = { title: 'S', url: 'https://a.example', brand: { words: ['S'] } };
const CODE = '```lua\nlog.write()\n```\n';
const FILES: Record<string, string> = {
  'site.config.ts': `export default ${JSON.stringify(CONFIG)};`,
  'content/home.md': '# S\n\nText.\n',
  'content/docs/start.md': `---\ntask: Start\ngroups: [log]\n---\n# Start\n\n[News](/blog/news)\n\n${CODE}`,
  'content/docs/guides/first.md': `# First\n\n[Start](../start.md)\n\n${CODE}`,
  'content/snippets/welcome.md': '---\nslug: /docs/snippets\n---\n# Snippets\n\nText.\n',
  'content/snippets/hex.md': `# Hex\n\nText.\n\n${CODE}`,
  'content/blog/2025-01-02-news.md':
    '---\ngroups: [log]\n---\n# News\n\n[Start](/docs/start), `log.write`.\n',
  'definitions/log.lua': `---@meta

---Logs.
---@class loglib
log = {}

---Writes.
---@see /blog/news
---@see /docs/start
function log.write() end
`,
};

interface KindLink {
  href: string;
  kind: string;
}

/** All links in some data that name the kind of their page: objects, and elements in HTML. */
function linksIn(value: unknown): KindLink[] {
  if (typeof value === 'string') {
    return [...value.matchAll(/<a\b[^>]*>/g)].flatMap(([tag]) => {
      const [, href] = / href="([^"]*)"/.exec(tag) ?? [];
      const [, kind] = / data-kind="([^"]*)"/.exec(tag) ?? [];
      return href !== undefined && kind !== undefined ? [{ href, kind }] : [];
    });
  }
  if (value === null || typeof value !== 'object') return [];
  const { href, kind } = value as Partial<KindLink>;
  const own = typeof href === 'string' && typeof kind === 'string' ? [{ href, kind }] : [];
  return [...own, ...Object.values(value).flatMap(linksIn)];
}

test('every link names the kind of the page that it leads to, so that the right code is prefetched', async () => {
  await putFiles(dir, FILES);
  const { sources, problems } = await readSources(dir);
  expect(problems).toEqual([]);
  const [source] = sources;
  if (!source) throw new Error('The site could not be read.');
  const { pages, sidebars, recordSets } = source.catalogue;
  const kinds = new Map(pages.map(({ route, kind }) => [route, kind]));
  const links = linksIn([pages.map(({ data, breadcrumbs }) => [data, breadcrumbs]), sidebars, recordSets]);
  const pathOf = (href: string) => trimSlash(href.replace(/#.*$/, ''));
  expect(new Set(links.map(({ kind }) => kind)).size).toBeGreaterThan(4);
  expect(links.filter(({ href, kind }) => kinds.get(pathOf(href)) !== kind)).toEqual([]);
});
