import { expect, test } from 'vitest';
import { examplesByFile } from '../../scripts/lua/examples.ts';
import { PROJECT_DIR } from '../../src/node/files/folders.ts';
import { readDefinitions } from '../../src/node/source/read-definitions.ts';

/** Names that a script declares with `local`, several at once included. */
const LOCALS = /\blocal (?:function )?([A-Za-z_][\w, ]*)/g;

/** The names that a line such as `local ffi = require("ffi")` gives to a module. */
const MODULES = /\blocal (\w+) = require\("\1"\)/g;

const namesIn = (code: string) =>
  [...code.replaceAll(MODULES, '').matchAll(LOCALS)].flatMap(([, names = '']) => names.split(/[ ,]+/));

test('no example hides a group of the API behind a variable: the reader may need it a few lines below', async () => {
  const { reference } = await readDefinitions(PROJECT_DIR);
  const groups = new Set(reference.groups.map(({ name }) => name));
  expect(groups).toContain('config');
  const examples = [...examplesByFile(reference).values()].flat();
  const hidden = examples.flatMap(({ owner, code }) =>
    namesIn(code)
      .filter((name) => groups.has(name))
      .map((name) => `${owner}: ${name}`),
  );
  expect(hidden).toEqual([]);
});
