import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import { compressClient } from '../../../../src/node/bundle/client-files.ts';

test('when a file of the browser cannot be read, no worker and no folder is left', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'client-'));
  const terminate = vi.spyOn(Worker.prototype, 'terminate');
  try {
    for (const part of ['client', 'worker'])
      await mkdir(join(dir, 'engine', part, 'assets'), { recursive: true });
    await writeFile(join(dir, 'engine/client/assets/a.js'), 'a');
    // Not a file.
    await mkdir(join(dir, 'engine/worker/assets/b.js'));
    await expect(compressClient(join(dir, 'engine'))).rejects.toThrow('EISDIR');
    expect(terminate).toHaveBeenCalledTimes(1);
    expect(await readdir(dir)).toEqual(['engine']);
  } finally {
    terminate.mockRestore();
    await rm(dir, { recursive: true, force: true });
  }
});
