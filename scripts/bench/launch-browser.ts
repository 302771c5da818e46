import type { Browser } from '@playwright/test';
import { UsageError } from '../../src/node/commands/support/options.ts';
import { ensureBrowser } from '../support/browser.ts';

/**
 * Starts the browser of the tests, which Playwright runs without a sandbox.
 *
 * @throws UsageError when there is none.
 */
export async function launchBrowser(): Promise<Browser> {
  const found = await ensureBrowser();
  if ('problem' in found) throw new UsageError(found.problem);
  const { chromium } = await import('@playwright/test');
  return chromium.launch(found.path ? { executablePath: found.path } : {});
}
