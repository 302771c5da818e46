import { describe, expect, it } from 'vitest';
import { articleBlocks, makeRenderer, oneLine } from '../helper.ts';

/** Lines of the only code block, marked ones with `>` in front. */
async function render(fence: string, code: string) {
  const { renderer, problems } = await makeRenderer();
  const [block] = articleBlocks(renderer, `\`\`\`${fence}\n${code}\n\`\`\``);
  const html = block?.type === 'code' ? block.html : '';
  const lines = html.split('\n').map((line) => {
    const text = line.replace(/<[^>]*>/g, '').replaceAll('&lt;', '<');
    return line.startsWith('<span class="line hl"') ? `>${text}` : text;
  });
  return { block, lines, problems: problems.map(oneLine) };
}

it.each([
  ['lua', 0],
  ['lua {2}', 1],
  ['lua {1-2}', 2],
  ['lua showLineNumbers', 1],
])('COD-04: only code with marked or numbered lines requests their sheet: %s', async (fence, times) => {
  const { block } = await render(fence, 'a()\nb()');
  expect(String(block?.type === 'code' && block.html).split(' data-sheet="lines"')).toHaveLength(times + 1);
});

describe('marked lines', () => {
  it.each([
    ['lua {1,3-4}', ['>a()', 'b()', '>c()', '>d()', 'e()']],
    ['lua{2}', ['a()', '>b()', 'c()', 'd()', 'e()']],
    ['lua title="x {1}" {5}', ['a()', 'b()', 'c()', 'd()', '>e()']],
    ['lua title="{1}"', ['a()', 'b()', 'c()', 'd()', 'e()']],
    ['{2-3}', ['a()', '>b()', '>c()', 'd()', 'e()']],
  ])('COD-04: %s', async (fence, lines) => {
    const result = await render(fence, 'a()\nb()\nc()\nd()\ne()');
    expect(result.lines).toEqual(lines);
    expect(result.problems).toEqual([]);
  });

  it.each([
    ['lua', '-- highlight-next-line'],
    ['lua', '--[[ highlight-next-line ]]'],
    ['lua', '  // highlight-next-line'],
    ['javascript', '/* highlight-next-line */'],
    ['javascript', '{/* highlight-next-line */}'],
    ['bash', '# highlight-next-line'],
    ['text', '<!-- highlight-next-line -->'],
  ])('COD-05: in %j, `%s` marks the next line and is removed', async (lang, comment) => {
    const result = await render(lang, `a\n${comment}\nb\nc`);
    expect(result.lines).toEqual(['a', '>b', 'c']);
    expect(result.problems).toEqual([]);
  });

  it('COD-05: start and end mark what is between them', async () => {
    const result = await render('lua', 'a\n-- highlight-start\nb\n\nc\n-- highlight-end\nd');
    expect(result.lines).toEqual(['a', '>b', '>', '>c', 'd']);
    expect(result.problems).toEqual([]);
  });

  it('COD-05: keeps a comment that says more', async () => {
    const result = await render('lua', '-- highlight-next-line of code\nb -- highlight-next-line\nc');
    expect(result.lines).toEqual(['-- highlight-next-line of code', 'b -- highlight-next-line', 'c']);
  });

  it('COD-05: the Lua below a removed line is checked at its own line', async () => {
    const { problems } = await render('lua', 'a\n// highlight-next-line\noops');
    expect(problems[0]).toMatch(/^a\.md:7:1: error: Unexpected `oops`/);
  });

  it('COD-11: with a range, markers are code', async () => {
    const result = await render('lua {1}', 'a\n-- highlight-next-line\nb\n-- highlight-end');
    expect(result.lines).toEqual(['>a', '-- highlight-next-line', 'b', '-- highlight-end']);
    expect(result.problems).toEqual([]);
  });

  it.each([
    [
      'lua',
      'a\n-- highlight-start\nb',
      'a.md:6:1: warning: `highlight-start` has no `highlight-end`. / Add it, or remove the comment.',
    ],
    [
      'lua',
      'a\n-- highlight-end\nb',
      'a.md:6:1: warning: `highlight-end` has no `highlight-start`. / Add it, or remove the comment.',
    ],
    [
      'lua {1,3-9}',
      'a\nb\nc',
      'a.md:4:8: warning: The range after the fence names line `9`, but the last line of the code is `3`. / Count the lines from 1, starting below the fence.',
    ],
  ])('reports what does not fit: %s %j', async (fence, code, problem) => {
    expect((await render(fence, code)).problems).toEqual([problem]);
  });
});

describe('words after a fence', () => {
  it('COD-02: without a language the code is plain text, and what it lacks is told', async () => {
    const { block, lines, problems } = await render('', 'a\n#highlight-next-line\nb');
    expect(block).toMatchObject({ type: 'code', lang: 'text' });
    expect(lines).toEqual(['a', '>b']);
    expect(problems).toEqual([
      'a.md:4:1: warning: The code block does not name a language, so its code is neither coloured nor checked. / Write it after the fence: ` ```lua `, or `text` for text without colours.',
    ]);
  });

  it.each([
    ['lua title="a.lua"', { lang: 'lua', title: 'a.lua' }],
    ['lua title=\'say "hi"\'', { lang: 'lua', title: 'say "hi"' }],
    ['lua showLineNumbers', { lang: 'lua', numbered: true }],
    ['js', { lang: 'javascript' }],
    ['sh', { lang: 'bash' }],
    ['txt', { lang: 'text' }],
  ])('COD-03, COD-08: %j', async (fence, expected) => {
    const { block, problems } = await render(fence, '1.');
    const { html, ...rest } = block?.type === 'code' ? block : { html: '' };
    expect(html.replace(/<[^>]*>/g, '')).toBe('1.');
    expect(rest).toEqual({ type: 'code', ...expected });
    expect(problems).toEqual([]);
  });

  it.each([
    ['titel="a.lua"', 'title="a.lua"', 8],
    ['title="a.lua', 'title="a.lua"', 8],
    ['title=""', 'title="..."', 8],
    ['title=a.lua', 'title="a.lua"', 8],
    ['title=“a.lua”', 'title="a.lua"', 8],
    ['{1} showlinenumbers', 'showLineNumbers', 12],
    ['title="a.lua" mistakes', 'mistake', 22],
    ['live', undefined, 8],
  ])('%s after the fence has no effect, which is told', async (meta, form, column) => {
    const { problems } = await render(`lua ${meta}`, 'x = 1');
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(
      /^a\.md:\d+:\d+: warning: `[^`]+` after the fence has no effect, expected `title="\.\.\."`, `showLineNumbers`, /,
    );
    expect(problems[0]?.split(':')[2]).toBe(String(column));
    expect(problems[0]).toContain(form === undefined ? '/ Remove it.' : `/ Write \`${form}\`.`);
  });

  it.each([
    ['-- higlight-next-line', 'highlight-next-line'],
    ['// highlight-nextline', 'highlight-next-line'],
    ['# Highlight-Start', 'highlight-start'],
    ['<!-- highlight_end -->', 'highlight-end'],
  ])('the comment %s marks nothing, which is told', async (comment, marker) => {
    const { problems } = await render('text', `a\n${comment}\nb`);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(
      /^a\.md:\d+:1: warning: The comment `.*` does not mark a line, and readers see it\. /,
    );
    expect(problems[0]?.endsWith(`/ Write \`${marker}\`.`)).toBe(true);
  });

  it.each(['-- highlights of the day', '-- the highlight-start of it', '-- highlight'])(
    'the comment %s is one for readers',
    async (comment) => {
      expect((await render('text', `a\n${comment}\nb`)).problems).toEqual([]);
    },
  );

  it.each(['title="a\'', 'title=\'a"', 'title=a', 'title=""', 'title="a'])(
    'COD-12: %j is no title',
    async (meta) => {
      const { block } = await render(`lua ${meta}`, 'x');
      expect(block).not.toHaveProperty('title');
    },
  );
});
