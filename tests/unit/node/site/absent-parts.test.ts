import { describe, expect, test } from 'vitest';
import { docsIndexView, homeView } from '../../../../src/node/site/pages/landing.ts';
import { documentRecords } from '../../../../src/node/site/records/documents.ts';
import { createTranslator } from '../../../../src/shared/i18n/translator.ts';
import { llmsText, readTwins } from '../../../support/twins.ts';
import { read } from '../config/helpers.ts';
import { HEAD } from '../luacats/support.ts';
import { renderedDocs } from './support.ts';

const FUNCTION = { 'definitions/demo.lua': `${HEAD}---Does it.\nfunction demo.run() end\n` };
const TYPE = {
  'definitions/types.lua': '---@meta\n\n---A thing.\n---@class thing\n---@field id integer Number.\n',
};
const EVENT = {
  'definitions/events/game.lua': '---@meta\n\n---It began.\n---@class event.game.began\n',
};
const SNIPPET = { 'content/snippets/tools/timer.md': '# Timer\n\nCounts seconds.\n' };
const SETTINGS = {
  docs: {
    reference: { eventFamilies: [{ id: 'game', label: 'Game events', path: '', noun: 'Game event' }] },
  },
};

/** The two landing pages of docs. */
async function landing(definitions: Record<string, string>, texts: Record<string, string> = {}) {
  const { context, documents } = await renderedDocs(definitions, SETTINGS, texts);
  const input = { config: read(SETTINGS), context, documents };
  const cards = homeView(input, undefined).cards.map(({ label, textHtml }) => `${label}: ${textHtml}`);
  return { intro: docsIndexView(input).data.introHtml, cards };
}

describe('a site that lacks parts does not speak of them', () => {
  test.each([
    ['everything', { ...FUNCTION, ...EVENT }, SNIPPET, /^Everything that scripts can call/],
    ['no events', FUNCTION, SNIPPET, /^All parts/],
    ['no functions', EVENT, SNIPPET, /^All parts/],
    ['no complete code', { ...FUNCTION, ...EVENT }, {}, /^All parts/],
  ])('the overview of docs with %s', async (_what, definitions, texts, intro) => {
    expect((await landing(definitions, texts)).intro).toMatch(intro);
  });

  test('the card of the reference names types only if there are some', async () => {
    expect((await landing(FUNCTION)).cards).toEqual(['API reference: 1 group of functions.']);
    expect((await landing({ ...FUNCTION, ...TYPE })).cards[0]).toContain('with types');
  });

  test('the search offers only kinds of pages that there are', async () => {
    const kindsOf = async (site: string) =>
      (await readTwins(`tests/fixtures/${site}`))[0]?.source.catalogue.site.search.kinds;
    expect(await kindsOf('chrome/harbour')).toEqual(['guide']);
    expect(await kindsOf('look')).toEqual(['fn', 'guide']);
    expect(await kindsOf('small')).toBeUndefined();
  });

  test('llms.txt leads to the reference in one file only if there is one', async () => {
    const llmsOf = async (site: string) => llmsText((await readTwins(`tests/fixtures/${site}`))[0]?.source);
    expect(await llmsOf('chrome/harbour')).toMatch(/These are all of them\.\n/);
    expect(await llmsOf('look')).toMatch(
      /of them\. The whole reference in one file: \[llms-full\.txt\]\(https/,
    );
  });
});

test('search hits name the docs and the blog as the interface of the language does', async () => {
  const files = { 'content/docs/a.md': '# A\n\nText.\n', 'content/blog/2026-01-02-b.md': '# B\n\nText.\n' };
  const { context, documents } = await renderedDocs(FUNCTION, {}, files);
  const i18n = createTranslator({ 'search.docs': 'Handbuch', 'blog.heading': 'Neues' }, 'de');
  const records = documents.flatMap((document) =>
    documentRecords(document, 'snippets', { ...context, i18n }),
  );
  expect(records.map(({ name, where }) => `${name}: ${where}`)).toEqual(['A: Handbuch', 'B: Neues']);
});
