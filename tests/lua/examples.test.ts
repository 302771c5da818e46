import { describe, expect, test } from 'vitest';
import { examplesByFile } from '../../scripts/lua/examples.ts';
import { runJob } from '../../scripts/lua/run-job.ts';
import { PROJECT_DIR } from '../../src/node/files/folders.ts';
import { readDefinitions } from '../../src/node/source/read-definitions.ts';
import { api, luajit, luaTest } from './support.ts';

/** Symbols whose examples cannot run here, and why. */
const OUT_OF_REACH = new Map([
  ['client.create_interface', 'reads the memory of the game'],
  ['require', 'loads a file of its own'],
  ['ffi.C', 'calls a function of Windows'],
  ['ffi.cdef', 'calls a function of Windows'],
  ['ffi.load', 'loads a library of Windows'],
  ['ffi.gc', 'calls a function of Windows'],
  ['assert', 'insists on a file'],
]);

const files = examplesByFile((await readDefinitions(PROJECT_DIR)).reference);

describe('examples of the reference run in any game', () => {
  test('those that cannot are examples', () => {
    const owners = new Set([...files.values()].flat().map(({ owner }) => owner));
    expect([...OUT_OF_REACH.keys()].filter((name) => !owners.has(name))).toEqual([]);
  });

  for (const [file, examples] of files)
    luaTest(file, async () => {
      const within = examples.filter(({ owner }) => !OUT_OF_REACH.has(owner));
      const { problems } = await runJob(luajit, { mode: 'examples', api, scripts: {}, examples: within });
      expect(problems.map(({ owner, problem }) => `${owner}: ${problem}`)).toEqual([]);
    });
});
