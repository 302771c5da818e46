import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type ReferenceMemory, readReference } from '../../../../src/node/luacats/index.ts';
import { keptDefinitions } from '../../../../src/node/source/kept-definitions.ts';
import { readFiles } from '../../../support/read-files.ts';

const kept = await mkdtemp(join(tmpdir(), 'kept-'));
afterAll(() => rm(kept, { recursive: true, force: true }));

const FILES = Object.entries(await readFiles('definitions', 'utf8')).map(([path, text]) => ({
  path: `definitions/${path}`,
  text,
}));

/** A memory that notes which files it knew. */
function watched(engine: string): ReferenceMemory & { known: string[] } {
  const memory = keptDefinitions(engine, kept);
  const known: string[] = [];
  const get: ReferenceMemory['get'] = (file) => {
    const read = memory.get(file);
    if (read) known.push(file.path);
    return read;
  };
  return { ...memory, get, known };
}

test('what files declare is the same when an earlier build has read them', () => {
  const read = readReference(FILES);
  expect(read.problems).toEqual([]);
  expect(readReference(FILES, watched('a'))).toEqual(read);

  const second = watched('a');
  expect(readReference(FILES, second)).toEqual(read);
  expect(second.known).toHaveLength(FILES.length);
});

test('a changed file, another path and another engine are read again', () => {
  readReference(FILES, watched('a'));
  const [first = { path: '', text: '' }, ...others] = FILES;
  const changed = watched('a');
  readReference([{ ...first, text: `${first.text}\n` }, ...others], changed);
  expect(changed.known).toHaveLength(others.length);
  const moved = watched('a');
  readReference([{ ...first, path: 'definitions/moved.lua' }], moved);
  const other = watched('b');
  readReference(FILES, other);
  expect([...moved.known, ...other.known]).toEqual([]);
});

test('files that were read beside a mistake are read again, and the mistake is reported again', () => {
  const files = [...FILES, { path: 'definitions/wrong.lua', text: '---@meta\n\n---Is wrong.\nwrong = {' }];
  const first = readReference(files, watched('c'));
  expect(first.problems).not.toEqual([]);
  const second = watched('c');
  expect(readReference(files, second)).toEqual(first);
  expect(second.known).toEqual([]);
});
