import { describe, expect, test } from 'vitest';
import { CONFIG, page, problemsOf as read } from './problems-of.ts';

/** Problems of a site with a guide and the files given. */
const problemsOf = (files: Record<string, string>) =>
  read({ 'content/docs/guide.md': '---\ntitle: Guide\n---\n\nText.\n', ...files });

describe('merge conflicts', () => {
  const told = (place: string, mark = '<<<<<<< HEAD') =>
    `${place}: error: \`${mark}\` is the mark of a merge conflict that is not resolved.\n  Keep the lines that are right, and remove the marks (\`<<<<<<<\`, \`=======\`, \`>>>>>>>\`).`;
  const conflict = (ours: string, theirs: string) =>
    `<<<<<<< HEAD\n${ours}\n=======\n${theirs}\n>>>>>>> branch`;

  test('are told once each, with whatever else is wrong', async () => {
    const text = `${conflict('Ours.', 'Theirs [a](b.md).')}\n\n[a](/docs/nope)\n\n${conflict('- a', '- b')}`;
    expect(await problemsOf({ 'content/docs/a.md': page(text) })).toEqual([
      told('content/docs/a.md:5:1'),
      'content/docs/a.md:11:1: warning: Broken link: `/docs/nope`.\n  Correct the link, or add what it points to.',
      told('content/docs/a.md:13:1'),
    ]);
  });

  test('are told in front matter, code, definitions, texts and the configuration', async () => {
    const lua = `---@meta\n\n---Tools.\n---@class toollib\ntool = {}\n\n${conflict('---Runs.', '---Runs it.')}\n${conflict('function tool.run() end', 'function tool.run(fast) end')}\n`;
    const locales = "{ en: { label: 'E', htmlLang: 'en' }, fr: { label: 'F', htmlLang: 'fr' } }";
    expect(
      await problemsOf({
        'site.config.ts': CONFIG.replace('brand', `i18n: { locales: ${locales} }, brand`),
        'content/docs/a.md': `---\n${conflict('title: A', 'title: B')}\n---\n\nText.\n`,
        'content/docs/b.md': page(`\`\`\`lua\n${conflict('local a = 1', 'local a = 2')}\n\`\`\``),
        'definitions/tool.lua': lua,
        'i18n/fr/texts.json': `{\n${conflict('"docs.api": "A"', '"docs.api": "B"')}\n}\n`,
      }),
    ).toEqual([
      told('content/docs/a.md:2:1'),
      told('content/docs/b.md:6:1'),
      told('definitions/tool.lua:7:1'),
      told('definitions/tool.lua:12:1'),
      told('i18n/fr/texts.json:2:1'),
    ]);
    expect(await problemsOf({ 'site.config.ts': `${CONFIG}>>>>>>> branch\n` })).toEqual([
      told('site.config.ts:4:1', '>>>>>>> branch'),
    ]);
  });

  test('the lines below a heading and quotes in quotes are none', async () => {
    const text = 'Heading\n=======\n\n>>>>>>>deep\n\nTitle two\n---';
    expect(await problemsOf({ 'content/docs/a.md': text })).toEqual([]);
  });
});
