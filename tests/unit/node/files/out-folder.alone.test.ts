import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { judgeOutFolder } from '../../../../src/node/files/out-folder.ts';

vi.mock('../../../../src/node/files/folder-mark.ts', () => ({
  foreignIn: () => Promise.reject(Object.assign(new Error('denied'), { code: 'EACCES' })),
}));

test('a folder that this account may not look into is refused', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'out-'));
  try {
    const { problems } = await judgeOutFolder('/site', folder);
    expect(problems).toEqual([
      {
        severity: 'error',
        file: folder,
        message: `\`${folder}\` cannot be read (EACCES).`,
        fix: 'Give this account permission to read it, or choose another folder with `--out`.',
      },
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
