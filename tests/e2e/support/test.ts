import { expect } from '@playwright/test';
import { test as base } from './context.ts';

/** Messages that a test expects; every other console error, page error or warning of React fails it. */
interface Quiet {
  /** Patterns of console messages and page errors that the test provokes on purpose. */
  expectedErrors: RegExp[];
}

/**
 * What Chromium says of a web app manifest that was on its way when the page was left: it reads an empty one. The tests of the
 * manifest ask the browser for its faults.
 */
const INTERRUPTED_MANIFEST = 'Manifest: Line: 1, column: 1, Syntax error.';

/** Playwright's test with one more rule: nothing may go wrong in the console. */
export const test = base.extend<Quiet>({
  expectedErrors: [[], { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const found: string[] = [];
    const note = (text: string) => {
      if (!expectedErrors.some((pattern) => pattern.test(text))) found.push(text);
    };
    page.on('pageerror', (error) => note(`page error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && message.text() !== INTERRUPTED_MANIFEST)
        note(`console error: ${message.text()}`);
    });
    await use(page);
    // Requests that a test answers itself may still be under way when it ends.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(found, 'errors in the console').toEqual([]);
  },
});

export { expect };
