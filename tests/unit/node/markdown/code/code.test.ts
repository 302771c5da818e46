import { describe, expect, it } from 'vitest';
import { createLuaCheck } from '../../../../../src/node/lua/index.ts';
import type { LuaCode } from '../../../../../src/node/markdown/code/lua-code.ts';
import { createTextRenderer } from '../../../../../src/node/markdown/index.ts';
import { articleHtml, makeRenderer, oneLine } from '../helper.ts';

const TRACE = '<a class="f" href="/s/api.trace" data-kind="Function">api.trace</a>';

/** Text of HTML, as it is copied. */
function copied(html: string): string {
  const entities: Record<string, string> = { '&lt;': '<', '&amp;': '&', '&quot;': '"' };
  return html.replace(/<[^>]*>/g, '').replace(/&\w+;/g, (entity) => entities[entity] ?? entity);
}

async function lua(code: string): Promise<string> {
  const { renderer } = await makeRenderer();
  return renderer.lua(code);
}

describe('highlighting', () => {
  it.each([
    ['local x = 1', '<span class="k">local</span> x <span class="p">=</span> <span class="n">1</span>'],
    [
      'return "a" -- b',
      '<span class="k">return</span> <span class="s">"a"</span> <span class="c">-- b</span>',
    ],
    ['f(nil)', '<span class="f">f</span>(<span class="t">nil</span>)'],
    ['--- @param x integer', '<span class="c">--- @param x integer</span>'],
    ['not a', '<span class="k">not</span> a'],
    ['a < b', 'a <span class="p">&lt;</span> b'],
    ['[[a\n  b]]', '<span class="s">[[a</span>\n  <span class="s">b]]</span>'],
  ])('CON-12: writes %j as spans', async (code, html) => {
    expect(await lua(code)).toBe(html);
  });

  it.each([
    ['lua', 'if x then\n\n\tprint("<&>")\nend -- é'],
    ['lua', '--[[ a\n\n  b ]] local t = { "\\n", \'x\' }\n'],
    ['bash', '# comment\ncd "$HOME" && echo \'a\' | grep -v 1'],
    ['json', '{ "a": [1, true, null], "b": "<c>" }'],
    ['c', '#include <a.h>\nint main(void) { return sizeof(int); } // x'],
    ['javascript', `const x = new Foo('a', \`b\`) // c\nexport default async () => null`],
    ['text', 'a < b\n\n  & c'],
  ])('CON-12: loses nothing of %s code, and sets no style', async (lang, code) => {
    const { renderer, problems } = await makeRenderer();
    const block = renderer.code({ code, lang, file: 'a.md' });
    const lines = code.replace(/\n$/, '').split('\n');
    expect(copied(block.html)).toBe(lines.join('\n'));
    expect(block.html.match(/<span class="line">/g)).toHaveLength(lines.length);
    expect(block.html).not.toContain('style=');
    expect(block.html).not.toMatch(/<span class="\w">\s|\s<\/span><span class="\w"/);
    expect(block.html.includes('<span class="s">') || lang === 'text').toBe(true);
    expect(problems).toEqual([]);
  });
});

describe('symbols in Lua', () => {
  it.each([
    ['api.trace(1)', `${TRACE}(<span class="n">1</span>)`],
    ['x = api.trace', `x <span class="p">=</span> <a class="" href="/s/api.trace"`],
    ['api.trace.more', TRACE.replace('class="f" ', '')],
    ['show "a"', '<a class="f" href="/s/show" data-kind="Function">show</a> <span class="s">"a"</span>'],
    ['"a"..api.trace(1)', `<span class="p">..</span>${TRACE}`],
    ['api.on("frame", f)', '(<a class="s" href="/s/event:frame" data-kind="Function">"frame"</a>, '],
    ["api.on('frame', f)", `(<a class="s" href="/s/event:frame" data-kind="Function">'frame'</a>, `],
    ['local api = require("api") api.trace(1)', TRACE],
  ])('links %j', async (code, html) => {
    expect(await lua(code)).toContain(html.replace('class="" ', ''));
  });

  it.each([
    '-- api.trace(1)',
    '--[[ api.trace(1)\n api.log(2) ]]',
    's = [[ api.trace(1) ]]',
    's = "api.trace"',
    'x = show',
    'x.show(1)',
    'x.api.trace(1)',
    'x:show(1)',
    'api.other(1)',
    'f("frame")',
    'f(1, "frame", 2)',
    't = { "frame", 1 }',
    'local function show() end show()',
    'function show() end show()',
    'local show = 1 show()',
    'local a, api = 1, {} api.trace(1)',
  ])('does not link %j', async (code) => {
    expect(await lua(code)).not.toContain('<a ');
  });

  it('leaves links out when asked to', async () => {
    const { renderer } = await makeRenderer();
    expect(renderer.lua('api.trace()', { links: false })).toBe('api.<span class="f">trace</span>()');
    expect(renderer.lua('api.trace()')).toBe(`${TRACE}()`);
  });

  it('links nothing in other languages', async () => {
    const { renderer } = await makeRenderer();
    expect(renderer.code({ code: 'api.trace(1)', lang: 'c', file: 'a.md' }).html).not.toContain('<a ');
  });
});

describe('code blocks', () => {
  it('hands Lua over with its line and column', async () => {
    const { renderer, problems } = await makeRenderer();
    renderer.article(
      'a.md',
      '# T\n\n```lua\nlocal a\n oops\n```\n\n- item\n\n  ```lua\n  oops\n  ```\n\n```text\noops\n```',
    );
    expect(problems.map(oneLine)).toEqual([
      'a.md:5:2: error: Unexpected `oops`.',
      'a.md:11:3: error: Unexpected `oops`.',
    ]);
  });

  it('passes on code that is on its own', async () => {
    const { renderer, problems } = await makeRenderer();
    renderer.code({ code: 'a\noops', lang: 'lua', file: 'x.lua', line: 3 });
    renderer.code({ code: 'oops', lang: 'lua', file: 'y.lua' });
    expect(problems.map(({ file, line, column }) => [file, line, column])).toEqual([
      ['x.lua', 4, 1],
      ['y.lua', undefined, undefined],
    ]);
  });

  it.each([
    ['mistake', { mistake: true }],
    ['title="a" mistake {1}', { mistake: true }],
    ['no-check="an old version"', { unchecked: 'an old version' }],
    ["no-check='x y' showLineNumbers", { unchecked: 'x y' }],
    ['no-check', { unchecked: '' }],
    ['title="mistake no-check"', {}],
  ])('hands over the marks of %j', async (meta, marks) => {
    const blocks: LuaCode[] = [];
    const links = {
      symbol: () => undefined,
      place: () => undefined,
      link: () => undefined,
      image: (url: string) => ({ href: url }),
      picture: () => ({ missing: {} }),
    };
    const renderer = await createTextRenderer({ links, onLua: (block) => blocks.push(block), problems: [] });
    renderer.code({ code: 'a()', lang: 'lua', meta, file: 'a.md' });
    expect(blocks).toEqual([{ code: 'a()', file: 'a.md', ...marks }]);
  });

  it('works with the real parser', async () => {
    const problems: Parameters<typeof createTextRenderer>[0]['problems'] = [];
    const links = {
      symbol: () => undefined,
      place: () => undefined,
      link: () => undefined,
      image: (url: string) => ({ href: url }),
      picture: () => ({ missing: {} }),
    };
    const reference = { groups: [], events: [], families: [], types: [] };
    const onLua = (block: LuaCode) => problems.push(...createLuaCheck(reference)([block]));
    const renderer = await createTextRenderer({ links, onLua, problems });
    renderer.article('a.md', '# T\n\n```lua\nlocal x = = 1\n```');
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ file: 'a.md', line: 4, severity: 'error' });
  });

  it.each([
    ['javascrpt', 'Did you mean `javascript`?'],
    ['luua', 'Did you mean `lua`?'],
    ['lua:radar.lua', 'Write `lua title="radar.lua"` after the fence.'],
    ['diff-lua', 'Did you mean `diff`?'],
    ['brainfog', 'Write another name after the fence, or `text`.'],
  ])('shows code of the unknown language %j plainly, with a warning', async (lang, fix) => {
    const { renderer, problems } = await makeRenderer();
    const [block] = renderer.article('a.md', `# T\n\n\`\`\`${lang}\nx < 1\n\`\`\``).blocks;
    expect(block).toEqual({ type: 'code', lang, html: '<span class="line">x &lt; 1</span>' });
    expect(problems.map(oneLine)).toEqual([
      `a.md:3:4: warning: \`${lang}\` is not a known language; the code is shown without colours. / ${fix}`,
    ]);
  });

  it.each(['mermaid', 'plantuml'])('says that nothing draws %s', async (lang) => {
    const { renderer, problems } = await makeRenderer();
    renderer.article('a.md', `# T\n\n\`\`\`${lang}\nA-->B\n\`\`\``);
    expect(problems.map(oneLine)).toEqual([
      `a.md:3:4: warning: Pages show \`${lang}\` code as it is written: they do not draw diagrams. / Draw an SVG file in a folder \`pictures\` next to the text, or write \`text\`.`,
    ]);
  });

  it.each([
    ['filename="a.lua"', 'title="a.lua"'],
    ['src="a.lua"', 'file="a.lua"'],
    ['hl_lines="1"', '{1,3-4}'],
    ['linenums', 'showLineNumbers'],
  ])('knows what other tools call what may follow a fence: %s', async (word, form) => {
    const { renderer, problems } = await makeRenderer();
    renderer.article('a.md', `# T\n\n\`\`\`lua ${word}\nlocal a = 1\n\`\`\``);
    expect(problems.map(({ fix }) => fix)).toEqual([`Write \`${form}\`.`]);
  });

  it.each([
    ['ts', 'typescript', 'let a: string = "x";', '<span class="s">"x"</span>'],
    ['TypeScript', 'typescript', 'let a = 1;', '<span class="n">1</span>'],
    ['yml', 'yaml', 'a: "b"', '<span class="s">"b"</span>'],
    ['html', 'html', '<p title="a">', '<span class="s">"a"</span>'],
    ['css', 'css', 'a { width: 1px }', '<span class="n">1</span>'],
    ['diff', 'diff', '+ a', '<span class="s">+ a</span>'],
    ['md', 'markdown', '# T', '<span class="k">'],
    ['Lua', 'lua', 'local a', '<span class="k">local</span>'],
  ])('colours %s, which a text names', async (name, lang, code, html) => {
    const text = `# T\n\n\`\`\`${name}\n${code}\n\`\`\``;
    const { renderer, problems } = await makeRenderer([text]);
    const [block] = renderer.article('a.md', text).blocks;
    expect(block).toMatchObject({ type: 'code', lang });
    expect(block?.type === 'code' && block.html).toContain(html);
    expect(problems).toEqual([]);
  });

  it.each(['{a-b}', '{1-}', '{.lines}'])('warns of %s, which is not a range of lines', async (braces) => {
    const { renderer, problems } = await makeRenderer();
    renderer.article('a.md', `# T\n\n\`\`\`lua ${braces}\nx()\n\`\`\``);
    expect(problems.map(oneLine)).toEqual([
      `a.md:3:8: warning: \`${braces}\` after the fence is not a range of lines. / Write numbers such as \`{1,3-4}\`, or remove it.`,
    ]);
  });

  it('reports a block that is not closed', async () => {
    const { renderer, problems } = await makeRenderer();
    renderer.article('a.md', '# T\n\n```lua\nx()\n\nText.');
    expect(problems.map(oneLine)).toEqual([
      'a.md:3:1: error: The code block is not closed. / Add a line ` ``` ` where it ends.',
    ]);
    renderer.article('b.md', `# T\n\n${'~'.repeat(5000)}\nx()`);
    expect(problems.map(oneLine)[1]).toBe(
      'b.md:3:1: error: The code block is not closed. / Add a line of 5000 `~` where it ends.',
    );
    renderer.article('c.md', '# T\n\n```lua\nx()\n~~~');
    expect(problems.map(oneLine)[2]).toMatch(/^c\.md:3:1: error: The code block is not closed\. /);
  });

  it.each(['', '\n\n```lua\nlocal b = 2\n```'])(
    'reports code that goes on outside its list once, with what to indent: followed by %j',
    async (after) => {
      const { renderer, problems } = await makeRenderer();
      renderer.article('a.md', `# T\n\n- Text.\n\n  \`\`\`lua\nlocal a = 1\n  \`\`\`${after}`);
      expect(problems.map(oneLine)).toEqual([
        'a.md:5:3: error: The code block is not closed. / Indent line 6 and the rest of the code like the fence: further left, a line is outside the list.',
      ]);
    },
  );

  it('takes indented code as text, with a warning: it has no colours, and nobody checks it', async () => {
    const { renderer, problems } = await makeRenderer();
    expect(articleHtml(renderer, 'a\n\n    x()\n')).toBe('<p>a</p>\n[text]');
    expect(problems.map(oneLine)).toEqual([
      expect.stringMatching(
        /warning: `x\(\)` is indented by four spaces or more, so it is shown as code\. \/ Remove the indent of text; put code between fences that name its language, such as `` ```lua ``\.$/,
      ),
    ]);
  });
});
