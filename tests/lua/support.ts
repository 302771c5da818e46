import { inject, test } from 'vitest';

/** Path of LuaJIT; empty without one. */
export const luajit = inject('luajit');

/**
 * A test that runs Lua. Whoever works without LuaJIT can do without these; a machine that speaks for all (`CI`)
 * cannot, and fails.
 */
export const luaTest = luajit || process.env.CI ? test.concurrent : test.skip;
