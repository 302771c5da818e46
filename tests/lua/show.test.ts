import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { showFrame } from '../../scripts/lua/show.ts';
import { luajit, luaTest } from './support.ts';

luaTest('the frame of a script with an error comes with the error', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'show-'));
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const shown = vi.spyOn(console, 'log').mockImplementation(() => {});
  try {
    const file = join(dir, 'a.lua');
    await writeFile(file, 'local a =\n');
    expect(await showFrame(luajit, file, 1, '')).toBe(false);
    expect(said).toHaveBeenCalledExactlyOnceWith("a.lua:2: unexpected symbol near '<eof>'");
    expect(JSON.parse(String(shown.mock.calls[0]?.[0]))).toMatchObject({ calls: [] });
  } finally {
    vi.restoreAllMocks();
    await rm(dir, { recursive: true, force: true });
  }
});
