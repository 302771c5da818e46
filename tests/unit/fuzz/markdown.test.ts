import fc from 'fast-check';
import { expect } from 'vitest';
import type { Problem } from '../../../src/node/diagnostics/problem.ts';
import { readFrontMatter } from '../../../src/node/markdown/front-matter/front-matter.ts';
import { makeRenderer } from '../node/markdown/helper.ts';
import { eachHtml, expectSafe } from './markup.ts';
import { anyText, expectProblem, mutated, property, soup } from './support.ts';
import { realTexts } from './texts.ts';

const HTML = [
  '<b>',
  '</b>',
  '<details>',
  '</details>',
  '<summary>',
  '</summary>',
  '<kbd>',
  '</kbd>',
  '<br>',
  '<abbr title="',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<!--',
  '-->',
  '<!-- truncate -->',
  '<![CDATA[',
  '<?',
  '<a href="javascript:alert(1)">',
  '<details open ontoggle=x>',
  '<kbd\nonclick=x>',
  '&lt;',
  '&#60;',
  '&#x3C;script&#62;',
  '&amp;',
  '&colon;',
  '&NewLine;',
];
const LINKS = [
  '[a](javascript:alert(1))',
  '[a](JaVa\tScript:x)',
  '[a](java&#10;script:x)',
  '[a](data:text/html,x)',
  '[a](/b)',
  '[a](<b c>)',
  '![a](/map.png)',
  '![a](./pictures/box.svg)',
  '![](./pictures/wide.svg)',
  '[a]: javascript:x',
  '[a][b]',
  '[b]: /c "d"',
  '<https://a.b>',
  '<javascript:x>',
  'www.a.b',
  'https://a.b?c=<d>',
  'a@b.c',
  '[^1]',
  '[^1]: a',
];
const BLOCKS = [
  ':::note',
  ':::',
  '::::',
  ':::tip[Title]',
  ':::details',
  ':::tabs',
  ':::tab{value="a"}',
  ':::calls',
  ':::values',
  ':::{x=y}',
  ':::note{onclick="x"}',
  ':a[b]{c}',
  '# ',
  '## ',
  '### A {#b}',
  '- ',
  '1. ',
  '> ',
  '> [!NOTE]',
  '    ',
  '\t',
  '---',
  '===',
  '| a | b |',
  '|---|:-:|',
  '|',
  '```',
  '```lua',
  '```lua {1,2} title="<b>"',
  '~~~',
  '```bash showLineNumbers',
  '\n```\n',
  '- [ ] ',
  '\\',
  '***',
];
const INLINE = [
  '*',
  '**',
  '_',
  '`',
  '``',
  '~~',
  '[',
  ']',
  '(',
  ')',
  '!',
  '`api.trace`',
  '`event:frame`',
  '{unconfirmed}',
  '{width=1 height=2}',
];
const LUA = ['api.trace()', '-- highlight-next-line\n', '"</script>"', '[[', ']]', 'local a = 1\n'];
const PIECES = [...HTML, ...LINKS, ...BLOCKS, ...INLINE, ...LUA, '\n', '\n\n'];

const texts = realTexts(['content', 'tests/fixtures'], '.md');
const text = fc.oneof(
  { weight: 4, arbitrary: soup(PIECES, 60) },
  { weight: 3, arbitrary: mutated(texts, PIECES, 2_000) },
  { weight: 1, arbitrary: anyText },
);

const hasErrors = (problems: Problem[]) => problems.some(({ severity }) => severity === 'error');

property('any Markdown becomes safe HTML, or has problems that say where', 60, text, async (source) => {
  const { renderer, problems } = await makeRenderer();
  const article = renderer.article('a.md', source);
  eachHtml(article, (html) => expectSafe(html, !hasErrors(problems)));
  for (const problem of problems) expectProblem(problem);
});

property('any text of a symbol becomes safe HTML', 40, text, async (source) => {
  const { renderer, problems } = await makeRenderer([], '/doubt');
  const position = { file: 'a.lua', line: 3, column: 4 };
  const made = renderer.symbolText({ text: source, position });
  const inline = renderer.inline(source, 'a.lua', position);
  const again = renderer.again(source);
  const isClosed = !hasErrors(problems);
  eachHtml(made, (html) => expectSafe(html, isClosed));
  for (const html of [inline, again]) expectSafe(html, isClosed);
  for (const problem of problems) expectProblem(problem);
});

property(
  'any code becomes lines of safe HTML, as many as it has',
  40,
  fc.tuple(
    soup([...LUA, ...PIECES], 40),
    fc.constantFrom('lua', 'bash', 'json', 'c', 'javascript', '__proto__', 'constructor', '<b>'),
    anyText,
  ),
  async ([code, lang, meta]) => {
    const { renderer, problems } = await makeRenderer();
    const { html } = renderer.code({ code, lang, meta, file: 'a.md', line: 2 });
    expectSafe(html);
    expectSafe(renderer.lua(code));
    for (const problem of problems) expectProblem(problem);
  },
);

const YAML = [
  'title: ',
  'tags: ',
  '- ',
  '[',
  ']',
  '{',
  '}',
  ': ',
  '\n',
  '\n  ',
  '&a',
  '*a',
  '<<: *a',
  '!!js/function ',
  '!!binary ',
  '!!set ',
  '!!map ',
  '? ',
  '| ',
  '> ',
  '"',
  "'",
  '#',
  '%YAML 1.1',
  '...',
  '---',
  '2024-02-30',
  'authors:',
  '  - name: a',
  'url: javascript:x',
  'slug: ../../x',
  'picture: ',
  '.inf',
  '0x1',
  '~',
  'null',
  '__proto__: ',
  'constructor: ',
];
const fronts = texts.flatMap((it) => /^---\n[\s\S]*?\n---\n/.exec(it)?.[0] ?? []);
const front = fc.oneof(
  soup(YAML, 30).map((yaml) => `---\n${yaml}\n---\n`),
  mutated(fronts, YAML, 2_000),
);

property('any front matter gives known keys, or problems that say where', 150, front, (content) => {
  const problems: Problem[] = [];
  const { frontMatter, body } = readFrontMatter('a.md', content, problems);
  expect(Object.getPrototypeOf(frontMatter)).toBe(Object.prototype);
  for (const key of Object.keys(frontMatter)) expect(key).toMatch(/^[a-z_]+$/);
  expect(Object.keys(frontMatter)).not.toContain('__proto__');
  expect(frontMatter.slug ?? '').not.toMatch(/\.\.\/|\/\.\.|[<>"\s]/);
  for (const { url = '' } of frontMatter.authors ?? [])
    expect(url).not.toMatch(/^\s*(?:javascript|data|vbscript):/i);
  expect(body.split('\n').length).toBe(content.split('\n').length);
  for (const problem of problems) expectProblem(problem);
});
