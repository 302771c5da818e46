import { statSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_DIR } from '../../src/node/files/folders.ts';
import { outputOf } from '../../tests/e2e/support/sites.ts';
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

/**
 * Returns the folder of this site as the browser tests have built it; nothing if they have not done so since a moment. A build
 * that fails leaves the folder of the one before.
 *
 * @param since Milliseconds since 1970.
 */
export function siteBuiltSince(
  since: number,
  folder = join(PROJECT_DIR, outputOf('main')),
): string | undefined {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found && found.mtimeMs >= since ? folder : undefined;
}
