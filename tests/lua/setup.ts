import type { TestProject } from 'vitest/node';
import { ensureLua } from '../../scripts/support/lua.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Path of LuaJIT; empty without one. */
    luajit: string;
  }
}

/** Finds or installs LuaJIT, once for all files. */
export default async function setup(project: TestProject): Promise<void> {
  const lua = await ensureLua();
  if ('problem' in lua) console.error(lua.problem);
  project.provide('luajit', 'path' in lua ? lua.path : '');
}
