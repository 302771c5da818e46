import { expect, test } from 'vitest';
import { typeView } from '../../../../src/node/site/views/type.ts';
import { viewContext } from './support.ts';

const TYPES = `---@meta

---A tool.
---@class tool

---A saw.
---@class saw: tool, table<string, tool>
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

test('a class without a parent says nothing of one', async () => {
  expect(await parentsOf('tool')).toBeUndefined();
});
