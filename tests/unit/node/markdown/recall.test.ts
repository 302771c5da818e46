import { expect, test } from 'vitest';
import type { Problem } from '../../../../src/node/diagnostics/problem.ts';
import type { LuaCode } from '../../../../src/node/markdown/code/lua-code.ts';
import { createTextRenderer, type KeptText, type TextMemory } from '../../../../src/node/markdown/index.ts';
import type { LinkResolver } from '../../../../src/node/markdown/link-resolver.ts';
import { originOf } from '../../../../src/node/markdown/origins.ts';

const TEXT = `---
title: Tools
---

Read \`tool.run\` and [the end](./end.md).

## Some *code*

\`\`\`lua
tool.run(1)
\`\`\`

![A box.](./box.svg)

\`\`\`lua file="own.lua"
\`\`\`
`;

/** A site that a renderer asks, whose answers a test can change. */
interface Site {
  symbols: string[];
  end: string;
  box: string;
  script: string;
}

const SITE: Site = { symbols: ['tool.run'], end: '/end', box: '<g/>', script: 'tool.run(2)\n' };

/** Keeps texts, and counts those that were made. */
function createMemory(): TextMemory & { made: string[] } {
  const texts = new Map<string, KeptText>();
  const made: string[] = [];
  return {
    made,
    get: (file, key) => texts.get(file + key),
    set(file, key, text) {
      made.push(file);
      texts.set(file + key, text);
    },
  };
}

/** Everything that comes of a text. */
async function render(memory: TextMemory | undefined, site = SITE, text = TEXT) {
  const written: unknown[] = [];
  const lua: LuaCode[] = [];
  const problems: Problem[] = [];
  const links: LinkResolver = {
    symbol: (name) => (site.symbols.includes(name) ? { href: `/s/${name}`, kind: 'Function' } : undefined),
    place: () => undefined,
    link(url, file, at) {
      if (at) written.push([url, file, at]);
      return url.endsWith('end.md') ? { href: site.end } : undefined;
    },
    image: (url) => ({ href: url }),
    picture: () => ({ width: 40, height: 20, content: site.box }),
  };
  const renderer = await createTextRenderer({
    links,
    problems,
    onLua: (code) => lua.push(code),
    scripts: () => ({
      file: 'own.lua',
      name: 'own.lua',
      text: site.script,
      code: site.script,
      href: '/own.lua',
    }),
    memory,
  });
  const article = renderer.article('a.md', text);
  const symbol = renderer.symbolText(
    { text: 'Runs `tool.run`.\n\n- one', position: { file: 'b.lua', line: 3, column: 4 } },
    ['notes'],
  );
  return {
    article,
    symbol,
    written,
    lua,
    problems,
    origins: [...article.blocks, ...symbol.blocks].map(originOf),
    inline: [symbol.leadHtml, ...article.headings.map(({ html }) => html)].map((html) =>
      renderer.origins.get(html),
    ),
  };
}

test('a text that is restored is as it was made, with all that came of it', async () => {
  const memory = createMemory();
  const made = await render(memory);
  expect(memory.made).toEqual(['a.md', 'b.lua']);
  expect(made.problems).toEqual([]);
  expect(made.lua).toHaveLength(2);
  expect(made.written).toHaveLength(1);
  expect(made.origins.flat().length).toBeGreaterThan(4);
  expect(made.inline).not.toContain(undefined);
  const restored = await render(memory);
  expect(memory.made).toHaveLength(2);
  expect(restored).toEqual(made);
  expect(restored).toEqual(await render(undefined));
});

test.each<[string, Partial<Site>, string[]]>([
  ['a symbol that it names has gone', { symbols: [] }, ['a.md', 'b.lua']],
  ['a link leads elsewhere', { end: '/finish' }, ['a.md']],
  ['its picture changed', { box: '<path/>' }, ['a.md']],
  ['the script that it shows changed', { script: 'tool.run(3)\n' }, ['a.md']],
  ['something else is new', { symbols: ['tool.run', 'tool.stop'] }, []],
])('a text is made anew when the site answers otherwise: %s', async (_, change, files) => {
  const memory = createMemory();
  const former = await render(memory);
  memory.made.length = 0;
  const site = { ...SITE, ...change };
  const now = await render(memory, site);
  expect(memory.made).toEqual(files);
  expect(now).toEqual(await render(undefined, site));
  if (files.length) expect(now).not.toEqual(former);
  // The former answers have been replaced.
  expect(await render(memory, site)).toEqual(now);
  expect(memory.made).toEqual(files);
});

test('a text with a problem is made each time, so that the problem is reported each time', async () => {
  const memory = createMemory();
  const broken = TEXT.replace('./end.md', './missing.md');
  const { problems } = await render(memory, SITE, broken);
  expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining('missing.md')]);
  expect(memory.made).toEqual(['b.lua']);
  expect((await render(memory, SITE, broken)).problems).toEqual(problems);
});

test('a text at another place in its file is made anew, because its problems and links are at other places', async () => {
  const memory = createMemory();
  const renderer = await createTextRenderer({
    links: noLinks,
    problems: [],
    memory,
  });
  const at = (line: number) =>
    renderer.symbolText({ text: 'Text.', position: { file: 'b.lua', line, column: 1 } });
  expect([at(1), at(2), at(2)].map(({ leadHtml }) => leadHtml)).toEqual(['Text.', 'Text.', 'Text.']);
  expect(memory.made).toHaveLength(2);
});

const noLinks: LinkResolver = {
  symbol: () => undefined,
  place: () => undefined,
  link: (url) => ({ href: url }),
  image: (url) => ({ href: url }),
  picture: () => ({ missing: {} }),
};
