import { expect, test, vi } from 'vitest';
import type { Problem } from '../../../../../src/node/diagnostics/problem.ts';
import { listFiles } from '../../../../../src/node/source/files/site-folder.ts';

vi.mock('../../../../../src/node/files/read-tree.ts', () => ({
  readTree: (folder: string) =>
    Promise.reject(Object.assign(new Error('denied'), { code: 'EACCES', path: `${folder}/events` })),
}));

test('a folder that cannot be read is named, not the one that it is in', async () => {
  const problems: Problem[] = [];
  expect(await listFiles('/site', 'definitions', problems)).toEqual([]);
  expect(problems).toEqual([
    {
      severity: 'error',
      file: 'definitions/events',
      message: 'The folder `definitions/events` cannot be read (EACCES).',
      fix: 'Make it a folder that this account can read.',
    },
  ]);
});
