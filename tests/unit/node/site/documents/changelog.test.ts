import { expect, test } from 'vitest';
import { frontMatterOf } from '../../../../../src/node/markdown/index.ts';
import { withChangelog } from '../../../../../src/node/site/documents/changelog.ts';
import type { DocsInput } from '../../../../../src/node/site/sets/docs-input.ts';
import { createTranslator } from '../../../../../src/shared/i18n/translator.ts';

/** What the front matter of the page says in a language with these texts. */
function frontMatter(texts: Record<string, string>) {
  const docs = {
    set: { routes: {} },
    reference: { groups: [], events: [], types: [] },
    content: [],
    snapshots: [{ path: 'snapshots/a.json', snapshot: { date: '2026-01-02', symbols: {} } }],
  } as unknown as DocsInput;
  const [page] = withChangelog(docs, [], createTranslator(texts, 'en')).content;
  return frontMatterOf('changelog.md', page?.text ?? '');
}

test('any wording of the title and of the phrases for the search is read as it is written', () => {
  expect(frontMatter({}).search).toEqual(['what is new', 'what changed', 'release notes']);
  expect(
    frontMatter({ 'changelog.heading': 'API: "new"', 'changelog.search': 'new: what?, @api [1], "quoted' }),
  ).toMatchObject({ title: 'API: "new"', search: ['new: what?', '@api [1]', '"quoted'] });
});
