import type { Page } from '@playwright/test';

/** Lets what the page has already queued run, while its timers stand still. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 20; turn++) {
      await new Promise<void>((ok) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => ok();
        port2.postMessage(undefined);
      });
    }
  });
}

/** Stops the page's timers; `page.clock.runFor` moves them on. */
export async function stopTimers(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}

/** Notes from now on, in this document and later ones, whether an element was ever there. */
export async function watchFor(page: Page, selector: string): Promise<() => Promise<boolean>> {
  await page.addInitScript((wanted) => {
    const record = { seen: false };
    Object.assign(window, { watched: record });
    new MutationObserver(() => {
      if (document.querySelector(wanted)) record.seen = true;
    }).observe(document, { childList: true, subtree: true });
  }, selector);
  return () => page.evaluate(() => (window as unknown as { watched: { seen: boolean } }).watched.seen);
}

/**
 * Keeps a page in a tab behind, where nothing starts by itself. To be called before it is opened.
 *
 * @returns a function that brings its tab to the front.
 */
export async function keepBehind(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const state = (): DocumentVisibilityState =>
      document.documentElement.dataset.front === undefined ? 'hidden' : 'visible';
    Object.defineProperty(document, 'visibilityState', { get: state });
  });
  return () =>
    page.evaluate(() => {
      document.documentElement.dataset.front = '';
      document.dispatchEvent(new Event('visibilitychange'));
    });
}
