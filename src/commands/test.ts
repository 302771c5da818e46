import { ensureBrowser } from './support/browser.ts';
import { type Outcome, runStaticChecks, runTests, runUnitTests } from './support/check-steps.ts';
import { defineCommand } from './support/command.ts';
import { countResults, formatTotals, freshResultFile } from './support/results.ts';

/** `npm test` */
export const run = defineCommand({
  name: 'test',
  summary: 'Runs every check and every test. The last line is the total.',
  options: {},
  async action() {
    const outcomes = [...(await runStaticChecks()), ...(await runUnitTests()), ...(await runBrowserTests())];
    const totals = countResults(outcomes);
    console.log(formatTotals(totals));
    return totals.failed === 0 && totals.passed > 0 ? 0 : 1;
  },
});

async function runBrowserTests(): Promise<Outcome> {
  const file = freshResultFile('playwright');
  const browser = await ensureBrowser();
  if ('problem' in browser) {
    console.error(browser.problem);
    return [{ status: 'failed' }];
  }
  return runTests(file, {
    name: 'browser tests',
    script: '@playwright/test/cli.js',
    args: ['test', '--config', 'tests/e2e/playwright.config.ts'],
    env: browser.path === undefined ? {} : { CHROMIUM: browser.path },
    live: true,
  });
}
