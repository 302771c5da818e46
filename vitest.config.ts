import { defineConfig } from 'vitest/config';

const ALL = 'tests/unit/**/*.test.{ts,tsx}';
const BROWSER = 'tests/unit/{client,search}/**/*.test.{ts,tsx}';
const ALONE = 'tests/unit/**/*.alone.test.ts';
const SITE = 'tests/unit/**/*.site.test.ts';

export default defineConfig({
  test: {
    pool: 'threads',
    // Tests in a browser run beside.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubEnvs: true,
    projects: [
      // Code for browsers, with globals that its tests replace.
      { extends: true, test: { name: 'browser', include: [BROWSER] } },
      // Tests that replace modules, which are loaded for each file anew.
      { extends: true, test: { name: 'alone', include: [ALONE] } },
      // Scripts of guides and snippets, which LuaJIT runs: no version of Node makes a difference.
      {
        extends: true,
        test: { name: 'lua', include: ['tests/lua/**/*.test.ts'], globalSetup: ['tests/lua/setup.ts'] },
      },
      // Tests of what this site's own files say, which is the same under every Node.
      { extends: true, test: { name: 'site', include: [SITE], isolate: false } },
      // The others share their modules: loading the engine for each file takes longer than most of the tests.
      {
        extends: true,
        test: { name: 'node', include: [ALL], exclude: [BROWSER, ALONE, SITE], isolate: false },
      },
    ],
  },
});
