import { spawnSync } from 'node:child_process';
import { expect } from 'vitest';
import { libraryOf, readAddon } from '../unit/node/addon/support.ts';
import { luajit, luaTest } from './support.ts';

luaTest('ADD-05: LuaJIT compiles every file of the add-on', async () => {
  const { files } = await readAddon('.');
  for (const { path, text } of libraryOf(files)) {
    const script = 'local code = io.read("*a") assert(loadstring(code, "=code"))';
    const { status, stderr } = spawnSync(luajit, ['-e', script], { input: text, encoding: 'utf8' });
    expect(status, `${path}: ${stderr}`).toBe(0);
  }
});
