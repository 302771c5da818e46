import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { PURE_ROOMS } from './scripts/support/import-rules.ts';

const ALL = 'tests/unit/**/*.test.{ts,tsx}';
const BROWSER = 'tests/unit/{client,search}/**/*.test.{ts,tsx}';
const ALONE = 'tests/unit/**/*.alone.test.ts';
const SITE = 'tests/unit/**/*.site.test.ts';
/** Tests for browsers that replace modules, load them again, or write to globals. */
const RELOADING = [
  'tests/unit/client/{fuzz/offline,runtime/navigation/progress,runtime/start/trusted-types}.test.ts',
  'tests/unit/search/{choose-client,embedded-search}.test.ts',
];
const PURE = [
  ...PURE_ROOMS.map((room) => `tests/unit/${room}/**/*.test.ts`),
  'tests/unit/fuzz/{configuration,definitions,json,limits,markdown,pictures}.test.ts',
  // What these rooms say about texts and settings. The builds that they take are tested under every Node in other files.
  'tests/unit/node/build/{all-problems,author-*,code-uses,described-pages,gallery,text-forms,whole-sites}.test.ts',
  // What is in the files of a site. `build-site`, `kept`, `same-bytes` and the commands write such files under every Node.
  'tests/unit/node/build/{feeds,offline,pages,root-files}/**/*.test.ts',
  'tests/unit/node/{config/documentation,config/schema,document}/**/*.test.ts',
  'tests/unit/node/{config/messages/fixes,source/remake}.test.ts',
  // Tools of the repository, which visitors of the site never meet.
  'tests/unit/scripts/**/*.test.ts',
];

/**
 * Lets tests load the packages that builds load. Vitest asks for their development code, whose checks take a third of the
 * time of whatever reads Markdown.
 */
const PLAIN_PACKAGES: Plugin = {
  name: 'plain-packages',
  configResolved({ ssr }) {
    if (ssr.resolve) ssr.resolve.conditions = ['node'];
  },
};

export default defineConfig({
  plugins: [PLAIN_PACKAGES],
  test: {
    pool: 'threads',
    // Tests in a browser run beside, and some machines are slow: a limit only ends what hangs.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    restoreMocks: true,
    unstubEnvs: true,
    globalSetup: ['tests/support/memory-folder.ts'],
    // Half of what the start of a few tests takes. `npm test` runs them under more than one version of Node.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    projects: [
      // Code for browsers. Each test puts the globals back that it has replaced.
      {
        extends: true,
        test: {
          name: 'browser',
          include: [BROWSER],
          exclude: [SITE, ...RELOADING],
          isolate: false,
          setupFiles: ['tests/support/unstub-globals.ts'],
        },
      },
      { extends: true, test: { name: 'reloading', include: RELOADING } },
      // Tests that replace modules, which are loaded for each file anew.
      { extends: true, test: { name: 'alone', include: [ALONE] } },
      // What this site's own files say, and what LuaJIT does with its scripts: no version of Node makes a difference.
      {
        extends: true,
        test: {
          name: 'site',
          include: [SITE, 'tests/lua/**/*.test.ts'],
          globalSetup: ['tests/lua/setup.ts'],
          isolate: false,
        },
      },
      // Rooms that use no module of Node (`PURE` in import-rules.ts), and hostile input for them: only computation.
      { extends: true, test: { name: 'pure', include: PURE, exclude: [ALONE, SITE], isolate: false } },
      // The others share their modules: loading the engine for each file takes longer than most of the tests.
      {
        extends: true,
        test: { name: 'node', include: [ALL], exclude: [BROWSER, ALONE, SITE, ...PURE], isolate: false },
      },
    ],
  },
});
