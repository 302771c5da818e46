import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { codesIn, examplesByFile } from '../../scripts/lua/examples.ts';
import { titledScripts } from '../../scripts/lua/find-scripts.ts';
import { PROJECT_DIR } from '../../src/node/files/folders.ts';
import { listTree } from '../../src/node/files/read-tree.ts';
import { readDefinitions } from '../../src/node/source/read-definitions.ts';

/** A call that creates an item: tab, container and label. */
const ITEM = /ui\.new_\w+\(\s*("\w+",\s*"\w+",\s*"[^"]+")/g;

/** Tab, container and label of the items that a script creates. */
const itemsIn = (code: string) =>
  [...code.matchAll(ITEM)].map(([, place = '']) => place.replace(/\s+/g, ' '));

/** A call that creates an item of a container: kind, and tab with container. */
const PLACED = /ui\.new_(?!string)(\w+)\(\s*([^,]+,\s*[^,]+),/g;

/** The colour pickers of a script that sit beside an item of somebody else, because none of its own comes before them. */
function lonelyPickersIn(code: string): string[] {
  const items = [...code.matchAll(PLACED)].map(([, kind = '', place = '']) => ({
    kind,
    place: place.replace(/\s+/g, ' '),
  }));
  return items
    .filter(({ kind, place }, index) => kind === 'color_picker' && items[index - 1]?.place !== place)
    .map(({ place }) => place);
}

/** Code by the name under which a reader would save it. Of two scripts with one name, the second replaces the first. */
async function readScripts(): Promise<[name: string, code: string][]> {
  const { reference } = await readDefinitions(PROJECT_DIR);
  const examples = [...examplesByFile(reference).values()].flat();
  const paths = await listTree(join(PROJECT_DIR, 'content'));
  const files = paths.map(async (path): Promise<[string, string][]> => {
    const text = await readFile(join(PROJECT_DIR, 'content', path), 'utf8');
    if (path.endsWith('.lua')) return [[basename(path), text]];
    if (path.startsWith('docs/values/')) return [[path, codesIn(text).join('\n')]];
    const titled = path.endsWith('.md') ? titledScripts(path, text) : [];
    return titled.filter(({ mistake }) => !mistake).map(({ name, source }) => [name, source]);
  });
  return [
    ...examples.map(({ owner, code }): [string, string] => [owner, code]),
    ...(await Promise.all(files)).flat(),
  ];
}

test('no two scripts create an item of the same name in a container: it would have one value for both', async () => {
  const owners = new Map<string, Set<string>>();
  for (const [name, code] of await readScripts())
    for (const item of itemsIn(code)) owners.set(item, (owners.get(item) ?? new Set()).add(name));
  expect(owners.size).toBeGreaterThan(0);
  const shared = [...owners].filter(([, names]) => names.size > 1);
  expect(shared.map(([item, names]) => `${item}: ${[...names].join(', ')}`)).toEqual([]);
});

test('a script of the same name as another is a version of it: saved, it takes the place of the other', async () => {
  const versions = new Map<string, string[][]>();
  for (const [name, code] of await readScripts())
    if (name.endsWith('.lua')) versions.set(name, [...(versions.get(name) ?? []), itemsIn(code)]);
  const several = [...versions].filter(([, all]) => all.length > 1);
  expect(several.length).toBeGreaterThan(0);
  const strangers = several.filter(
    ([, [first = [], ...rest]]) => !rest.every((one) => one.some((item) => first.includes(item))),
  );
  expect(strangers.map(([name]) => name)).toEqual([]);
});

test('a colour picker has an item of its own script to sit beside', async () => {
  const scripts = await readScripts();
  expect(scripts.filter(([, code]) => code.includes('ui.new_color_picker(')).length).toBeGreaterThan(5);
  expect(scripts.filter(([, code]) => lonelyPickersIn(code).length > 0).map(([name]) => name)).toEqual([]);
});
