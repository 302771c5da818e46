import { expect, test } from 'vitest';
import { familyRecords, groupRecords } from '../../../../src/node/site/records/symbols.ts';
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

test('a field says of which family its event is, because two families can have the same event', async () => {
  const family = (id: string) => `---@meta

---Events.
---@class event.${id}

---A player was hurt.
---@class event.${id}.player_hurt
---@field health integer Health that is left.
`;
  const files = {
    'definitions/events/game.lua': family('game'),
    'definitions/events/source.lua': family('source'),
  };
  const families = ['game', 'source'].map((id) => ({
    id,
    label: `Events of ${id}`,
    path: id,
    noun: 'Event',
  }));
  const { context } = await renderedDocs(files, { docs: { reference: { eventFamilies: families } } });
  const records = context.families.flatMap((one) => familyRecords(one, context));
  expect(records.filter(({ type }) => type === 'part').map(({ name, where }) => [name, where])).toEqual(
    families.map(({ label }) => ['player_hurt: health', label]),
  );
});

test('a hit shows what only another way to call the function leaves out or returns', async () => {
  const files = {
    'definitions/demo.lua': `${HEAD}---Reads or turns.
---@param pitch number Pitch.
---@param yaw number Yaw.
---@overload fun(): pitch: number, yaw: number
function demo.view(pitch, yaw) end

---Prints.
---@param text string Text.
---@param ... any More.
function demo.print(text, ...) end
`,
  };
  const { context } = await renderedDocs(files);
  const records = context.reference.groups.flatMap((group) => groupRecords(group, 'demo', context));
  expect(records.flatMap(({ signature }) => signature ?? [])).toEqual([
    '(pitch?, yaw?) → pitch, yaw',
    '(text, ...)',
  ]);
});
