import { expect, test } from 'vitest';
import { groupRecords } from '../../../../src/node/site/records/symbols.ts';
import { HEAD } from '../luacats/support.ts';
import { renderedDocs } from './support.ts';

test('a phrase that is a name with a dot is another name of its symbol, and not of its parameters', async () => {
  const files = {
    'definitions/demo.lua': `${HEAD}---Reads it.
---@search read text, json.decode, m_iHealth
---@param text string Text.
function demo.parse(text) end
`,
  };
  const { context } = await renderedDocs(files);
  const records = context.reference.groups.flatMap((group) => groupRecords(group, 'demo', context));
  const told = records.map(({ name, aliases, phrases }) => [name, aliases, phrases]);
  expect(told).toContainEqual(['demo.parse', ['parse', 'json.decode'], 'read text, m_iHealth']);
  expect(told).toContainEqual(['demo.parse: text', [], undefined]);
});
