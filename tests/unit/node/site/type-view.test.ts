import { expect, test } from 'vitest';
import { planDocs, renderDocs } from '../../../../src/node/site/docs.ts';
import { docsSets } from '../../../../src/node/site/docs-sets.ts';
import { typeView } from '../../../../src/node/site/views/type.ts';
import { createTranslator } from '../../../../src/shared/i18n/translator.ts';
import { read } from '../config/helpers.ts';
import { readGood } from '../luacats/support.ts';

const TYPES = `---@meta

---A tool.
---@class tool

---A saw.
---@class saw: tool, table<string, tool>
`;

async function parentsOf(name: string) {
  const config = read();
  const [set] = docsSets(config);
  const reference = readGood({ 'definitions/types.lua': TYPES });
  const type = reference.types.find((it) => it.name === name);
  if (!set || !type) throw new Error('nothing to show');
  const plan = planDocs({ set, reference, content: [] }, config);
  const { context } = await renderDocs(plan, {
    config,
    base: '/x/',
    i18n: createTranslator({}, 'en'),
    kinds: plan.kinds,
    files: plan.files,
    statics: new Map(),
    problems: [],
    written: [],
  });
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
