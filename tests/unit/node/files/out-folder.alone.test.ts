import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { judgeOutFolder } from '../../../../src/node/files/out-folder.ts';

const foreignIn = vi.hoisted(() => vi.fn());
vi.mock('../../../../src/node/files/folder-mark.ts', () => ({ foreignIn }));

let dir: string;
let folder: string;
beforeEach(() => {
  dir = realpathSync(mkdtempSync(join(tmpdir(), 'out-')));
  folder = join(dir, 'dist');
  mkdirSync(folder);
});
afterEach(() => rmSync(dir, { recursive: true }));

test('a folder that this account may not look into is refused', async () => {
  foreignIn.mockRejectedValueOnce(Object.assign(new Error('denied'), { code: 'EACCES' }));
  const { problems } = await judgeOutFolder('/site', folder);
  expect(problems).toEqual([
    {
      severity: 'error',
      file: folder,
      message: `\`${folder}\` cannot be read (EACCES).`,
      fix: 'Give this account permission to read it, or choose another folder with `--out`.',
    },
  ]);
});

test('a folder that another build replaces meanwhile is looked into again', async () => {
  foreignIn.mockImplementationOnce(async () => {
    renameSync(folder, join(dir, 'former'));
    mkdirSync(folder);
    return { names: ['index.html'], hasMark: false };
  });
  foreignIn.mockResolvedValueOnce(undefined);
  expect(await judgeOutFolder('/site', folder)).toEqual({ path: folder, problems: [] });
});
