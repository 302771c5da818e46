import { expect, test } from 'vitest';
import { typeIndexView, typeView } from '../../../../src/node/site/views/type.ts';
import { HEAD } from '../luacats/support.ts';
import { viewContext } from './support.ts';

const TYPES = `---@meta

---A tool.
---@class tool

---A saw.
---@class saw: tool, table<string, tool>

---A box.
---@class box<T>
---@field value T What is in it.
`;

async function parentsOf(name: string) {
  const context = await viewContext({ 'definitions/types.lua': TYPES });
  const type = context.type(name);
  if (!type) throw new Error('nothing to show');
  return typeView(type, context).data.parentsHtml;
}

test('a class names the classes that it extends, with links to their pages', async () => {
  const html = (await parentsOf('saw')) ?? '';
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe('tool, table&lt;string, tool&gt;');
  expect(html.match(/href="[^"]*"/g)).toEqual(['href="/x/docs/types/tool"', 'href="/x/docs/types/tool"']);
});

test('the heading of a class has its type parameters', async () => {
  const context = await viewContext({ 'definitions/types.lua': TYPES });
  const type = context.type('box');
  expect(type && typeView(type, context).data.name).toBe('box<T>');
});

test('a class without a parent says nothing of one', async () => {
  expect(await parentsOf('tool')).toBeUndefined();
});

const USED = {
  'definitions/types.lua': `---@meta

---Two bytes.
---@alias short integer

---Text flags.
---@alias flags string

---A line.
---@class line
---@field text string The line.
`,
  'definitions/demo.lua': `${HEAD}---Draws, with \`flags\`.
---@param how string See \`flags\`.
function demo.draw(how) end
`,
  'definitions/events/game.lua': `---@meta

---A player died.
---@class event.game.death
---@field userid short Who.
`,
};

test('a type that signatures spell as text is used by what names it', async () => {
  const context = await viewContext(USED);
  const flags = context.type('flags');
  if (!flags) throw new Error('no type');
  expect(typeView(flags, context).data.usedBy.map(({ label }) => label)).toEqual(['demo.draw']);
});

test('types of events alone are listed after the others', async () => {
  const context = await viewContext(USED);
  const { lists } = typeIndexView('Types', '', context);
  expect(lists.map(({ title, rows }) => [title, rows.map(({ label }) => label)])).toEqual([
    ['Objects and tables', ['line']],
    ['Aliases', ['flags']],
    ['Only in events', ['short']],
  ]);
});
