import { expect, test } from 'vitest';
import { PROJECT_DIR } from '../../../../src/node/files/folders.ts';
import { checkedFacts } from '../../../../src/node/lua/checked-facts.ts';
import { createLuaCheck, type LuaBlock } from '../../../../src/node/lua/index.ts';
import type { MarkdownText, Reference } from '../../../../src/node/luacats/model.ts';
import { readDefinitions } from '../../../../src/node/source/read-definitions.ts';

/** Code that the checks have something to say about. */
const WRONG = [
  'client.trace_lin(1)',
  'client.log()\nclient.delay_call("x")\nentity.get_prop(1)',
  'local x, y = client.screen_size()\nprint(x.y, client.eye_position() + 1)',
  'client.set_event_callback("player_hurt", function(e) print(e.user, e.dmg_health .. 1) end)',
  'client.set_event_callback("player_hrt", print)',
  'client.fire_event("something")\nlocal vector = require("vector")\nvector(1, 2):lenght()',
];

/** Returns the same data, and notes the way to each property that is read, such as `entries.0.name`. */
function noted<T extends object>(data: T, way: string, note: (way: string) => void): T {
  return new Proxy(data, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof key === 'symbol' || typeof value === 'function') return value;
      if (value !== undefined) note(`${way}${key}`);
      return typeof value === 'object' && value !== null ? noted(value, `${way}${key}.`, note) : value;
    },
  });
}

/** The ways to all properties of data. */
function waysTo(data: unknown, way = ''): string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => [
    `${way}${key}`,
    ...(Array.isArray(value) ? [`${way}${key}.length`] : []),
    ...waysTo(value, `${way}${key}.`),
  ]);
}

/** The examples of a text. */
function blocksOf({ text, position }: MarkdownText): LuaBlock[] {
  return [...text.matchAll(/^```lua[^\n]*\n([\s\S]*?)^```/gm)].map(([, code = ''], index) => ({
    file: position.file,
    line: position.line + index,
    code,
  }));
}

test('the check reads nothing of the reference but its facts, and where texts start', async () => {
  const { reference } = await readDefinitions(PROJECT_DIR);
  const all = [
    ...reference.groups,
    ...reference.groups.flatMap(({ entries }) => entries),
    ...reference.events,
  ];
  const blocks = all.flatMap(({ description }) => blocksOf(description));
  expect(blocks.length).toBeGreaterThan(400);
  const wrong = WRONG.map((code): LuaBlock => ({ file: 'content/wrong.md', line: 1, code }));
  const ways = new Set<string>();
  const check = createLuaCheck(noted<Reference>(reference, '', (way) => ways.add(way)));
  expect(check([...blocks, ...wrong]).length).toBeGreaterThan(5);
  const facts = new Set(waysTo(JSON.parse(JSON.parse(checkedFacts(reference))[1])));
  const others = [...ways].filter(
    (way) =>
      !facts.has(way) &&
      !/^(?:groups\.\d+\.entries|\w+)\.\d+\.description(?:$|\.position(?:$|\.(?:file|line)$))/.test(way) &&
      !/^families\.\d+\.description\.text$/.test(way),
  );
  expect(ways.size).toBeGreaterThan(1000);
  expect(others).toEqual([]);
});
