import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { systemBrowserPaths } from '../../scripts/support/browser.ts';
import { addressOf, DEV_PORT } from './support/sites.ts';

const chromium = systemBrowserPaths(process.env).find((path) => existsSync(path));
/**
 * Parts of the browser that tests do without. Playwright leaves out all but the last one as well, but of two such lists the
 * browser reads the second. The last one makes everything around a document anew for each, which is a tenth of what opening a
 * page takes.
 */
const LEFT_OUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'RenderDocument',
];

const launchOptions = {
  ...(chromium && { executablePath: chromium }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Pages share a process, which has compiled the scripts already, wherever one of their context is open.
    '--renderer-process-limit=1',
    // Nothing is drawn by a graphics card: handing frames to a process of its own is a twelfth of the browser's work.
    '--in-process-gpu',
    `--disable-features=${LEFT_OUT}`,
    // No page lives long enough for the two slowest compilers to be worth their work: the slowest takes a seventh of what a
    // search does, the other a twentieth of what the tests of the search take.
    '--js-flags=--no-turbofan --no-maglev',
  ],
};

const DESKTOP = { width: 1440, height: 900 };

export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/e2e-output',
  fullyParallel: true,
  // With more, background tasks of pages wait too long on a busy machine, and a whole run is hardly shorter.
  workers: Math.max(2, availableParallelism()),
  forbidOnly: Boolean(process.env.CI),
  // On a busy machine a page may miss a limit once; a second try tells that from a defect.
  retries: process.env.CI ? 1 : 0,
  // Long, because checks and unit tests run beside: who waits for something does so until it is there.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // Only a run of all tests leaves results: `npm test` names the file.
  reporter: process.env.E2E_RESULTS ? [['line'], ['json', { outputFile: process.env.E2E_RESULTS }]] : 'line',
  use: { launchOptions, baseURL: addressOf('main'), trace: 'off' },
  webServer: [
    {
      command: 'node --import tsx tests/e2e/support/build-sites.ts',
      url: addressOf('main'),
      cwd: '../..',
      reuseExistingServer: false,
      // Checks and unit tests run beside it.
      timeout: 300_000,
    },
    {
      command: 'node --import tsx tests/e2e/support/dev-server.ts',
      url: `http://localhost:${DEV_PORT}/site.json`,
      cwd: '../..',
      reuseExistingServer: false,
      timeout: 300_000,
    },
  ],
  // Where a test runs besides the desktop, its own tag says.
  projects: [
    { name: 'desktop', grepInvert: /@(?:phone|dev)-only/, use: { viewport: DESKTOP } },
    { name: 'phone', grep: /@phone/, use: { viewport: { width: 375, height: 812 }, hasTouch: true } },
    { name: 'dev', grep: /@dev/, use: { viewport: DESKTOP, baseURL: `http://localhost:${DEV_PORT}/` } },
  ],
});
