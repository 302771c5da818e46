import { ensureBrowser } from './browser.ts';
import type { Program } from './steps.ts';

/**
 * Returns the program that runs the tests in a browser. It finds or installs a browser first.
 *
 * @param args More arguments of Playwright, such as files and `-g`.
 * @returns the program; none without a browser, and the reason is printed.
 */
export async function browserTests(args: string[]): Promise<Program | undefined> {
  const browser = await ensureBrowser();
  if ('problem' in browser) {
    console.error(browser.problem);
    return undefined;
  }
  return {
    name: 'browser tests',
    script: '@playwright/test/cli.js',
    args: ['test', '--config', 'tests/e2e/playwright.config.ts', ...args],
    env: browser.path === undefined ? {} : { CHROMIUM: browser.path },
    live: true,
  };
}
