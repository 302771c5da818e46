import { describe, expect, test } from 'vitest';
import type { FrontMatter } from '../../../../../src/node/markdown/model.ts';
import type { Document } from '../../../../../src/node/site/documents/document.ts';
import { orderDocuments } from '../../../../../src/node/site/documents/documents.ts';
import { folderLabel } from '../../../../../src/node/site/documents/folder-labels.ts';
import { docsPages } from '../../../../../src/node/site/pages/docs-pages.ts';
import { folderItems } from '../../../../../src/node/site/sidebar/sidebar-folders.ts';
import { sidebarTrail } from '../../../../../src/node/site/sidebar/sidebars.ts';
import { createTranslator } from '../../../../../src/shared/i18n/translator.ts';
import type { SidebarItem } from '../../../../../src/shared/page.ts';
import { read } from '../../config/helpers.ts';
import { HEAD } from '../../luacats/support.ts';
import { renderedDocs } from '../support.ts';

test.each([
  ['ffi', 'FFI'],
  ['ui', 'UI'],
  ['rendering', 'Rendering'],
  ['user-interface_parts', 'User interface parts'],
])('the folder `%s` is called %s', (folder, label) => {
  expect(folderLabel(folder)).toBe(label);
});

test('the label of a folder is the key of its translation', () => {
  const i18n = createTranslator({ Rendering: 'Rendu' }, 'fr');
  expect(folderLabel('rendering', i18n)).toBe('Rendu');
  expect(folderLabel('ffi', i18n)).toBe('FFI');
});

describe('in a sidebar', () => {
  const make = (title: string, folders: string[], frontMatter: FrontMatter = {}) =>
    ({
      section: 'docs',
      folders,
      localPath: `content/docs/${title}.md`,
      route: `/docs/${title}`,
      article: { title, frontMatter },
    }) as Document;
  const labels = (...documents: Document[]) =>
    folderItems(orderDocuments(documents, 'en'), {
      href: (route) => route,
      i18n: createTranslator({}, 'en'),
    }).map(({ label }) => label);

  test('folders stand in the order of the alphabet of the language', () => {
    const documents = [make('a', ['ängar']), make('b', ['zoner']), make('c', ['berg'])];
    const items = folderItems(documents, { href: (route) => route, i18n: createTranslator({}, 'sv') });
    expect(items.map(({ label }) => label)).toEqual(['Berg', 'Zoner', 'Ängar']);
  });

  test('pages with a position are above the folders, the rest below them', () => {
    const start = make('Start', [], { sidebar_position: 1 });
    expect(labels(make('About', []), make('Draw', ['guides']), start)).toEqual(['Start', 'Guides', 'About']);
  });

  test('pages are above the folders where none has a position', () => {
    expect(labels(make('Start', []), make('Draw', ['guides'], { sidebar_position: 1 }))).toEqual([
      'Start',
      'Guides',
    ]);
  });
});

describe('the way to a page', () => {
  const page = { label: 'trace_line', href: '/docs/api/client/traceline' };
  const group: SidebarItem = { label: 'client', href: '/docs/api/client', items: [page] };
  const api: SidebarItem = { label: 'API', items: [{ label: 'cvar', href: '/docs/api/cvar' }, group] };
  const items: SidebarItem[] = [{ label: 'Start', href: '/docs/start' }, api];

  test.each([
    ['/docs/start', ['Start']],
    ['/docs/api/client', ['API', 'client']],
    ['/docs/api/client/traceline', ['API', 'client', 'trace_line']],
    ['/docs/elsewhere', undefined],
  ])('%s', (href, labels) => {
    expect(sidebarTrail(items, href)?.map(({ label }) => label)).toEqual(labels);
  });
});

describe('the sidebars of docs', () => {
  const START = { 'content/docs/start.md': '# Start\n\nText.' };
  const RUN = `${HEAD}---Runs.\nfunction demo.run() end\n\n---Halts.\n---@deprecated Use demo.run.\nfunction demo.halt() end\n`;

  async function sidebars(definitions: Record<string, string>, texts: Record<string, string>) {
    return docsPages(await renderedDocs(definitions, {}, texts), read({})).sidebars;
  }

  test('only what the docs have is a category', async () => {
    const [docs, ...others] = await sidebars({}, START);
    expect(docs?.items.map(({ label }) => label)).toEqual(['Start']);
    expect(others).toEqual([]);
    const [both] = await sidebars({ 'definitions/demo.lua': RUN }, START);
    expect(both?.items.map(({ label }) => label)).toEqual(['Start', 'API']);
  });

  test('each further folder has its own, the blog has none', async () => {
    const texts = {
      ...START,
      'content/snippets/list.md': '# List\n\nText.',
      'content/blog/2026-11-21-news.md': '# News\n\nText.',
    };
    expect((await sidebars({}, texts)).map(({ id }) => id)).toEqual(['docsSidebar', 'snippetsSidebar']);
  });

  test('without docs there is none', async () => {
    expect(await sidebars({}, {})).toEqual([]);
  });

  test('deprecated symbols are marked, all others are not', async () => {
    const [docs] = await sidebars({ 'definitions/demo.lua': RUN }, {});
    const entries = docs?.items[0]?.items?.[0]?.items ?? [];
    expect(entries.map(({ label, deprecated }) => [label, deprecated])).toEqual([
      ['run', undefined],
      ['halt', true],
    ]);
  });
});
