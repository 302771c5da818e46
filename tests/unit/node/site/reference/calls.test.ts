import { expect, test } from 'vitest';
import type { Problem } from '../../../../../src/node/diagnostics/problem.ts';
import { documentRecords } from '../../../../../src/node/site/records/documents.ts';
import { HEAD } from '../../luacats/support.ts';
import { renderedDocs } from '../support.ts';

const FILES = {
  'definitions/demo.lua': `${HEAD}---Draws a \`box\`.
---@param width integer Width.
---@param height? integer Height.
---@return boolean done Whether.
---@return string reason Why not.
function demo.draw(width, height) end

---Reads or turns.
---@param yaw number Yaw.
---@param ... any More.
---@overload fun(): yaw: number
function demo.view(yaw, ...) end

---How many.
---@type integer
demo.count = 1
`,
  'definitions/events/first.lua': `---@meta
---Fires.
---@class event.first.hit
---@field who integer Who.
local hit = {}
`,
  'definitions/events/second.lua': `---@meta
---Fires elsewhere.
---@class event.second.hit
---@field where integer Where.
local hit = {}
`,
};

const SETTINGS = {
  docs: {
    reference: {
      eventFamilies: ['first', 'second'].map((id) => ({ id, label: id, noun: 'Event', path: id })),
    },
  },
};

const TEXT = `---
title: Quick
task: Do it
---
## Heading

:::calls
demo.draw, demo.count, demo.view
hit
event.second.hit(where)
:::
`;

test('calls are made out of the definitions', async () => {
  const { documents } = await renderedDocs(FILES, SETTINGS, { 'content/docs/quick.md': TEXT });
  const [, block] = documents[0]?.article.blocks ?? [];
  const html = block?.type === 'calls' ? block.html : '';
  expect(
    [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, row = '']) =>
      row.replaceAll(/<p>/g, ' | ').replaceAll(/<[^>]*>/g, ''),
    ),
  ).toEqual([
    'demo.draw(width, height?) →\u00a0done, reason | Draws a box.',
    'demo.count: integer | How many.',
    'demo.view(yaw?, ...) →\u00a0yaw | Reads or turns.',
    'hit e.who | Fires.',
    'hit e.where | Fires elsewhere.',
  ]);
  expect([...html.matchAll(/href="(.*?)"/g)].map(([, href]) => href)).toEqual([
    '/x/docs/api/demo/draw',
    '/x/docs/api/demo/count',
    '/x/docs/api/demo/view',
    '/x/docs/events/first/hit',
    '/x/docs/events/second/hit',
  ]);
});

test('the search finds a list of calls by its title and task, not by what it lists or its headings', async () => {
  const { documents, context } = await renderedDocs(FILES, SETTINGS, { 'content/docs/quick.md': TEXT });
  const [document] = documents;
  if (!document) throw new Error('no document');
  const records = documentRecords(document, 'snippets', context);
  expect(records.map(({ name, phrases }) => [name, phrases])).toEqual([['Quick', 'Do it']]);
  expect(records[0]?.text).not.toContain('Draws');
});

test('posts have no lists of calls', async () => {
  const problems: Problem[] = [];
  const { documents } = await renderedDocs(
    FILES,
    SETTINGS,
    { 'content/blog/2026-01-02-quick.md': TEXT },
    problems,
  );
  expect(documents).toHaveLength(1);
  expect(problems).toMatchObject([{ line: 7, message: '`:::calls` works only in pages of the docs.' }]);
});

test('a document is found by its task and by the phrases of its front matter', async () => {
  const text = '---\ntitle: Quick\ntask: Do it\nsearch: [how to start, first script]\n---\n\nText.\n';
  const { documents, context } = await renderedDocs(FILES, SETTINGS, { 'content/docs/quick.md': text });
  const phrases = documents.flatMap((it) => documentRecords(it, 'docs', context)).map((it) => it.phrases);
  expect(phrases).toEqual(['Do it, how to start, first script']);
});
