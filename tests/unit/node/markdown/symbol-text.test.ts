import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../../../src/shared/i18n/translator.ts';
import { makeRenderer, oneLine } from './helper.ts';

const position = { file: 'definitions/api.lua', line: 10, column: 4 };

async function render(text: string) {
  const { renderer, problems } = await makeRenderer();
  return { ...renderer.symbolText({ text, position }), problems };
}

describe('text of a symbol', () => {
  it('takes the first paragraph as lead and the rest up to the first heading as blocks', async () => {
    const { leadHtml, blocks, sections } = await render('Lead `api.log`\ngoes on.\n\nMore.\n\n- a\n- b');
    expect(leadHtml).toBe(
      'Lead <a href="/s/api.log" data-kind="Function"><code>api.log</code></a>\ngoes on.',
    );
    expect(blocks).toEqual([{ type: 'html', html: '<p>More.</p>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>' }]);
    expect(sections).toEqual([]);
  });

  it('has no lead when the text does not start with a paragraph', async () => {
    const { leadHtml, blocks } = await render('- a\n- b');
    expect(leadHtml).toBe('');
    expect(blocks).toHaveLength(1);
  });

  it('reports an example without code', async () => {
    const { problems } = await render('Lead.\n\n## Example\nCall it.\n\n## Notes\nNone.');
    expect(problems.map(oneLine)).toEqual([
      'definitions/api.lua:12:4: warning: The section `Example` has no code. / Add a code block, or give the section another heading.',
    ]);
    const tabs = '::::tabs\n:::tab[A]\n```lua\nlocal a = 1\n```\n:::\n::::';
    expect((await render(`Lead.\n\n## Example\n${tabs}`)).problems).toEqual([]);
  });

  it('is empty for an empty text', async () => {
    expect(await render('')).toEqual({ leadHtml: '', blocks: [], sections: [], headings: [], problems: [] });
  });

  it.each([1, 2, 3])('cuts at headings of level %i when that is the highest', async (level) => {
    const marks = '#'.repeat(level);
    const { sections, headings } = await render(
      `Lead.\n\n${marks} Errors\nNone.\n\n${marks}# *Deep*\nx\n\n${marks} Errors\ny`,
    );
    expect(sections.map(({ id, title }) => [id, title])).toEqual([
      ['errors', 'Errors'],
      ['errors-1', 'Errors'],
    ]);
    expect(sections[0]?.blocks).toEqual([
      {
        type: 'html',
        html:
          '<p>None.</p>\n<h3 id="deep" aria-label="Deep"><em>Deep</em>' +
          '<a class="anchor" href="#deep" aria-label="Direct link to Deep"></a>' +
          '</h3>\n<p>x</p>',
      },
    ]);
    expect(headings).toEqual([
      { depth: 2, id: 'errors', html: 'Errors', text: 'Errors' },
      { depth: 3, id: 'deep', html: '<em>Deep</em>', text: 'Deep' },
      { depth: 2, id: 'errors-1', html: 'Errors', text: 'Errors' },
    ]);
  });

  it('keeps ids unique among those that the page has already', async () => {
    const { renderer } = await makeRenderer();
    const text = 'Lead.\n\n## Notes\nx\n\n## App\ny';
    const { sections } = renderer.symbolText({ text, position }, ['notes']);
    expect(sections.map(({ id }) => id)).toEqual(['notes-1', 'app-1']);
  });

  it('shows symbols in titles without links', async () => {
    const { sections } = await render('Lead.\n\n## With `api.log` & [more](./p.md)\nx');
    expect(sections[0]).toMatchObject({
      title: 'With api.log & more',
      titleHtml: 'With <code>api.log</code> &amp; more',
      id: 'with-apilog--more',
    });
  });

  it('moves code at the end of the introduction into an example before the notes', async () => {
    const text =
      'Lead.\n\nMore.\n\n```lua\nfirst()\n```\n\n```lua\nsecond()\n```\n\n## Errors\ne\n\n## Notes\nn';
    const { blocks, sections, headings } = await render(text);
    expect(blocks).toEqual([{ type: 'html', html: '<p>More.</p>' }]);
    expect(sections.map(({ title }) => title)).toEqual(['Errors', 'Example', 'Notes']);
    expect(sections[1]).toMatchObject({ id: 'example', titleHtml: 'Example' });
    expect(sections[1]?.blocks.map(({ type }) => type)).toEqual(['code', 'code']);
    expect(headings.map(({ id }) => id)).toEqual(['errors', 'example', 'notes']);
  });

  it('puts the example last when there are no notes', async () => {
    const { sections } = await render('Lead.\n\n```lua\na()\n```\n\n## Errors\ne');
    expect(sections.map(({ title }) => title)).toEqual(['Errors', 'Example']);
  });

  it('leaves code where it is when there is an example, or when text follows it', async () => {
    const withExample = await render('Lead.\n\n```lua\na()\n```\n\n## Example\nx');
    expect(withExample.blocks.map(({ type }) => type)).toEqual(['code']);
    const inBetween = await render('Lead.\n\n```lua\na()\n```\n\nText.');
    expect(inBetween.blocks.map(({ type }) => type)).toEqual(['code', 'html']);
    expect(inBetween.sections).toEqual([]);
  });

  it('does the same in a translation, whose headings are those of its language', async () => {
    const i18n = createTranslator({ 'symbol.example': 'Sample', 'symbol.notes': 'Remarks' }, 'fr');
    const { renderer } = await makeRenderer([], undefined, i18n);
    const titlesOf = (text: string) =>
      renderer.symbolText({ text, position }).sections.map(({ title }) => title);
    const code = '```lua\na()\n```';
    expect(titlesOf(`Lead.\n\n${code}\n\n## Remarks\nn`)).toEqual(['Sample', 'Remarks']);
    expect(titlesOf(`Lead.\n\n${code}\n\n## Sample\n${code}`)).toEqual(['Sample']);
  });

  it('does not cut at headings inside of details', async () => {
    const { sections, headings } = await render(
      'Lead.\n\n<details>\n\n## Inner\n\n</details>\n\n### Outer\nx',
    );
    expect(sections.map(({ title }) => title)).toEqual(['Outer']);
    expect(headings.map(({ id }) => id)).toEqual(['outer']);
  });

  it('locates problems in the definition file', async () => {
    const { problems } = await render('Lead.\n\n```lua\nlocal a\n  oops()\n```\n\n- [x](missing.md)');
    expect(problems.map(oneLine)).toEqual([
      'definitions/api.lua:14:6: error: Unexpected `oops`.',
      'definitions/api.lua:17:6: warning: Broken Markdown link: `missing.md` in `definitions/api.lua` does not lead to a file. / ' +
        'Correct the path; it is relative to the file that contains the link.',
    ]);
  });
});
