import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { systemBrowserPaths } from '../../scripts/support/browser.ts';
import { addressOf, DEV_PORT } from './support/sites.ts';

const chromium = systemBrowserPaths(process.env).find((path) => existsSync(path));
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
  ],
};

/** The specs that must hold on the dev server too. */
const NAVIGATION = /(navigation|hydration|api|events)\.spec\.ts/;

/** The specs whose subject depends on the width; the others run once. */
const NARROW = new RegExp(
  `/(${[
    'accessibility|accessibility-checker|announcement|api|brand|content|crash|drawer|events',
    'broken-data|failed-navigation|focus|footer|grid|hide-on-scroll|home|locales|look|navbar-items|navigation|no-network|not-found|page-foot',
    'save-offline|scroll-navigation|search-accessibility|search-dialog|search-dialog-hits|search-page|sidebar',
    'skip-link|snippets|targets|toc|versions|without-script',
  ].join('|')})[.]spec[.]ts$`,
);

export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/e2e-output',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // On a busy machine a page may miss a limit once; a second try tells that from a defect.
  retries: process.env.CI ? 1 : 0,
  timeout: 30_000,
  // Only a run of all tests leaves results: `npm test` names the file.
  reporter: process.env.E2E_RESULTS ? [['line'], ['json', { outputFile: process.env.E2E_RESULTS }]] : 'line',
  use: { launchOptions, baseURL: addressOf('main'), trace: 'off' },
  webServer: [
    {
      command: 'node --import tsx tests/e2e/support/build-sites.ts',
      url: addressOf('main'),
      cwd: '../..',
      reuseExistingServer: false,
      timeout: 120_000,
    },
    {
      command: `node run.mjs dev --port ${DEV_PORT}`,
      url: `http://localhost:${DEV_PORT}/site.json`,
      cwd: '../..',
      reuseExistingServer: false,
      timeout: 60_000,
    },
  ],
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', testMatch: NARROW, use: { viewport: { width: 375, height: 812 }, hasTouch: true } },
    {
      name: 'dev',
      testMatch: NAVIGATION,
      use: { viewport: { width: 1440, height: 900 }, baseURL: `http://localhost:${DEV_PORT}/` },
    },
  ],
});
