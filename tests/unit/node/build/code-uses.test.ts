import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSources } from '../../../../src/node/source/index.ts';
import { putFile } from '../../../support/put-file.ts';

const CONFIG = `export default {
  title: 'Test', url: 'https://docs.example.com', brand: { words: ['test'] },
  docs: { reference: {
    examples: { listeners: ['lamp.on'] },
    eventFamilies: [
      { id: 'yard', label: 'Yard', path: '', noun: 'Yard event' },
      { id: 'street', label: 'Street', path: 'street', noun: 'Street event' },
    ],
  } },
};
`;
const fn = (name: string, tags = '') =>
  `---Does it.\n${tags}---@param ... any What.\n---@return any result What.\nfunction ${name}(...) end\n`;
const event = (family: string, names: string[]) =>
  `---@meta\n\n---@class event.${family}\nlocal ${family} = {}\n\n${names
    .map((name) => `---It happens.\n---@class event.${family}.${name}\n---@field who string Who.\n`)
    .join('\n')}`;

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'uses-'));
  await put('site.config.ts', CONFIG);
  await put(
    'definitions/lamp.lua',
    `---@meta\n\n---Lamps.\n---@class lamplib\nlamp = {}\n\n${['on', 'light', 'dim', 'spin'].map((it) => fn(`lamp.${it}`)).join('\n')}`,
  );
  await put(
    'definitions/G.lua',
    `---@meta\n\n---Globals.\n---@class _G\n_G = {}\n\n${fn('print', '---@version 5.1\n')}`,
  );
  await put('definitions/events/street.lua', event('street', ['noon', 'parade']));
  await put('definitions/events/yard.lua', event('yard', ['noon']));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const put = (path: string, text: string) => putFile(dir, path, text);

const page = (title: string, ...fences: string[]) => `# ${title}\n\n${fences.join('\n')}`;
const lua = (code: string, meta = '') => `\`\`\`lua ${meta}\n${code}\n\`\`\`\n`;

async function snippet(name: string, script: string, ...fences: string[]): Promise<void> {
  await put(`content/snippets/${name}.lua`, `${script}\n`);
  await put(
    `content/snippets/${name}.md`,
    page(name, lua('', `file="${name}.lua"`).replace('\n\n', '\n'), ...fences),
  );
}

async function read() {
  const { sources, problems } = await readSources(dir);
  expect(problems).toEqual([]);
  const pages = sources[0]?.catalogue.pages ?? [];
  const dataOf = (route: string): object => pages.find((it) => it.route === route)?.data ?? {};
  return {
    uses(name: string) {
      const data = dataOf(`/docs/snippets/${name}`);
      const lists = 'uses' in data && data.uses ? Object.entries(data.uses) : [];
      return Object.fromEntries(
        lists.map(([key, links]: [string, { label: string; href: string }[]]) => [
          key,
          links.map((it) => `${it.label} ${it.href}`),
        ]),
      );
    },
    usedIn(route: string) {
      const data = dataOf(`/docs/${route}`);
      return 'usedInHtml' in data ? String(data.usedInHtml).replace(/<[^>]*>/g, '') : undefined;
    },
    html: (route: string) => JSON.stringify(dataOf(`/docs/${route}`)),
    toc: (route: string) => pages.find((it) => it.route === route)?.toc.map(({ id }) => id),
  };
}

test('a snippet says which functions, events and names of Lua its script uses, however it names them', async () => {
  await snippet(
    'clock',
    'local dim = lamp.dim\nlocal function ring()\n    dim(1)\n    print(lamp.light)\nend\nlamp.on("noon", ring)',
    lua('lamp.spin(1)'),
    '## Pitfalls\n',
  );
  const { uses, toc } = await read();
  expect(uses('clock')).toEqual({
    functions: [
      'lamp.dim /docs/api/lamp/dim',
      'lamp.light /docs/api/lamp/light',
      'lamp.on /docs/api/lamp/on',
    ],
    events: ['noon /docs/events/noon'],
    lua: ['print /docs/api/G/print'],
  });
  expect(toc('/docs/snippets/clock')).toEqual(['pitfalls', 'uses']);
});

test('a snippet without a file uses what its code uses, and code that is not checked counts as well', async () => {
  await put(
    'content/snippets/clock.md',
    page(
      'Clock',
      lua('lamp.dim(1)'),
      lua('lamp.spin(nothing)', 'no-check="it is short"'),
      lua('lamp.lihgt(1)\nlamp.light(1)', 'mistake'),
    ),
  );
  expect((await read()).uses('clock')).toMatchObject({
    functions: ['lamp.dim /docs/api/lamp/dim', 'lamp.spin /docs/api/lamp/spin'],
  });
});

test('guides do not say what they use, and a snippet without names of the reference does not either', async () => {
  await put('content/docs/guide.md', page('Guide', lua('lamp.dim(1)')));
  await snippet('plain', 'local a = 1');
  const { html } = await read();
  expect(html('guide')).not.toContain('"uses"');
  expect(html('snippets/plain')).not.toContain('"uses"');
});

test('a function and an event link to what uses them: snippets, then guides, with their titles', async () => {
  await snippet('clock', 'lamp.on("noon", print)');
  await put('content/docs/guide.md', page('Guide <1>', lua('lamp.on("noon", print)')));
  await put('content/blog/2026-01-02-post.md', page('Post', lua('lamp.on("noon", print)')));
  await put(
    'content/docs/draft.md',
    `---\ndraft: true\n---\n${page('Draft', lua('lamp.on("noon", print)'))}`,
  );
  const { usedIn, html, toc } = await read();
  expect(usedIn('api/lamp/on')).toBe('Used in clock, Guide &lt;1&gt;');
  expect(usedIn('events/noon')).toBe('Used in clock, Guide &lt;1&gt;');
  expect(usedIn('events/street/noon')).toBeUndefined();
  expect(usedIn('events/street/parade')).toBeUndefined();
  expect(usedIn('api/lamp/dim')).toBeUndefined();
  expect(usedIn('api/G/print')).toBeUndefined();
  expect(html('api/lamp/on')).toContain(
    '<a href=\\"/docs/snippets/clock\\" data-kind=\\"Article\\">clock</a>',
  );
  expect(toc('/docs/api/lamp/on')).toContain('see-also');
  expect(toc('/docs/api/lamp/dim')).not.toContain('see-also');
});

test('what says most about a symbol comes first, and not all pages are listed', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await snippet(name, 'lamp.dim(1)\nlamp.light(1)');
  await snippet('0most', 'lamp.dim(1)\nlamp.dim(2)\nlamp.light(1)');
  await snippet('least', 'lamp.dim(1)\nlamp.light(1)\nlamp.light(2)\nlamp.spin(1)', lua('lamp.dim(2)'));
  for (const name of ['x', 'y', 'z']) await put(`content/docs/${name}.md`, page(name, lua('lamp.dim(1)')));
  const { usedIn } = await read();
  expect(usedIn('api/lamp/dim')).toBe('Used in 0most, a, b, x, y');
  expect(usedIn('api/lamp/light')).toBe('Used in least, a, b, c, d');
  expect(usedIn('api/lamp/spin')).toBe('Used in least');
});

test('LNK-06: a symbol links to the symbols whose examples use it, those that say most about it first', async () => {
  const example = (code: string) => `---Does it.\n---\n---\`\`\`lua\n---${code}\n---\`\`\`\n`;
  await put(
    'definitions/lamp.lua',
    `---@meta\n\n---Lamps.\n---@class lamplib\nlamp = {}\n
${fn('lamp.on')}
${example('lamp.dim(1) lamp.on("noon", print)')}---@param x any What.\nfunction lamp.dim(x) end\n
${example('lamp.light(1) lamp.dim(2) lamp.dim(3)')}---@param x any What.\nfunction lamp.light(x) end\n`,
  );
  await snippet('clock', 'lamp.dim(1)');
  const { usedIn } = await read();
  expect(usedIn('api/lamp/dim')).toBe('Used in clockUsed by the examples of lamp.light');
  expect(usedIn('api/lamp/on')).toBe('Used by the examples of lamp.dim');
  expect(usedIn('events/noon')).toBe('Used by the examples of lamp.dim');
  expect(usedIn('api/lamp/light')).toBeUndefined();
});

test('LNK-06: a short example about a symbol comes before a long one that uses it more often', async () => {
  const example = (code: string) => `---Does it.\n---\n---\`\`\`lua\n---${code}\n---\`\`\`\n`;
  await put(
    'definitions/lamp.lua',
    `---@meta\n\n---Lamps.\n---@class lamplib\nlamp = {}\n
${fn('lamp.on')}
${fn('lamp.dim')}
${example(`lamp.dim(1) lamp.dim(2)${' lamp.on(1)'.repeat(7)}`)}---@param x any What.\nfunction lamp.light(x) end\n
${example('lamp.dim(1)')}---@param x any What.\nfunction lamp.spin(x) end\n`,
  );
  expect((await read()).usedIn('api/lamp/dim')).toBe('Used by the examples of lamp.spin, lamp.light');
});

test('LNK-06: what an example of every page needs names none of them', async () => {
  const names = Array.from({ length: 25 }, (_, index) => `use${index}`);
  const using = (name: string) =>
    `---Does it.\n---\n---\`\`\`lua\n---lamp.on(1)\n---\`\`\`\n---@param x any What.\nfunction lamp.${name}(x) end\n`;
  const lamps = (used: string[]) =>
    `---@meta\n\n---Lamps.\n---@class lamplib\nlamp = {}\n\n${fn('lamp.on')}\n${used.map(using).join('\n')}`;
  await put('definitions/lamp.lua', lamps(names));
  expect((await read()).usedIn('api/lamp/on')).toBeUndefined();
  await put('definitions/lamp.lua', lamps(names.slice(1)));
  expect((await read()).usedIn('api/lamp/on')).toBe(
    'Used by the examples of lamp.use1, lamp.use10, lamp.use11',
  );
});

test('LNK-07: a symbol shows those that name it under @see, as if it named them', async () => {
  await put(
    'definitions/lamp.lua',
    `---@meta\n\n---Lamps.\n---@class lamplib\nlamp = {}\n
${fn('lamp.on')}
${fn('lamp.dim', '---@see lamp.on\n')}`,
  );
  const { html } = await read();
  expect(html('api/lamp/on')).toContain('"label":"lamp.dim"');
  expect(html('api/lamp/dim')).toContain('"label":"lamp.on"');
});

test('LNK-07: two symbols that name each other show each other once', async () => {
  await put(
    'definitions/lamp.lua',
    `---@meta\n\n---Lamps.\n---@class lamplib\nlamp = {}\n
${fn('lamp.on', '---@see lamp.dim\n')}
${fn('lamp.dim', '---@see lamp.on\n')}`,
  );
  const { html } = await read();
  expect(html('api/lamp/on').match(/"label":"lamp.dim"/g)).toHaveLength(1);
  expect(html('api/lamp/dim').match(/"label":"lamp.on"/g)).toHaveLength(1);
});

test('LNK-07: a function shows no events that name it, an event shows the functions that do', async () => {
  await put(
    'definitions/lamp.lua',
    `---@meta\n\n---Lamps.\n---@class lamplib\nlamp = {}\n
${fn('lamp.on')}
${fn('lamp.dim', '---@see event.yard.noon\n')}`,
  );
  await put(
    'definitions/events/yard.lua',
    event('yard', ['noon']).replace('---@field', '---@see lamp.on\n---@field'),
  );
  const { html } = await read();
  expect(html('events/noon')).toContain('"label":"lamp.on"');
  expect(html('events/noon')).toContain('"label":"lamp.dim"');
  expect(html('api/lamp/on')).not.toContain('"label":"noon"');
});
