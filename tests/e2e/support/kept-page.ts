import type { BrowserContext, CDPSession, Page, ViewportSize } from '@playwright/test';
import { drawSmall } from './draw-small.ts';

/** A page that one test leaves to the next. */
export interface KeptPage {
  page: Page;
  devtools: CDPSession;
  isSmall: boolean;
  /** Undoes what the test added to all documents of the page. */
  added: { dispose(): Promise<void> }[];
  /** Whether the test has set something that nothing undoes. */
  isSpent: boolean;
}

/** Events of which a test may have left listeners; the test runner itself listens to others. */
const EVENTS = [
  'console',
  'dialog',
  'domcontentloaded',
  'download',
  'filechooser',
  'frameattached',
  'framedetached',
  'framenavigated',
  'load',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'websocket',
  'worker',
] as const;

/** Opens a page, and notes from now on what a test does to it that would outlive a document. */
export async function openKeptPage(
  context: BrowserContext,
  small: ViewportSize | undefined,
): Promise<KeptPage> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  if (small) await drawSmall(page, devtools, small);
  const kept: KeptPage = { page, devtools, isSmall: Boolean(small), added: [], isSpent: false };
  const note = async <Added extends { dispose(): Promise<void> }>(adding: Promise<Added>) => {
    const added = await adding;
    kept.added.push(added);
    return added;
  };
  const addInitScript = page.addInitScript.bind(page);
  const exposeFunction = page.exposeFunction.bind(page);
  const emulateMedia = page.emulateMedia.bind(page);
  page.addInitScript = (script, arg, options) => note(addInitScript(script, arg, options));
  page.exposeFunction = (name, callback) => note(exposeFunction(name, callback));
  page.emulateMedia = (options) => {
    kept.isSpent = true;
    return emulateMedia(options);
  };
  return kept;
}

/**
 * Removes the entries of the history but that of the empty document. The browser does so once it has taken in that the page shows
 * that one, of which the test runner may know earlier: the page itself tells as soon as that has been sent.
 */
async function forgetHistory({ page, devtools }: KeptPage): Promise<void> {
  for (let attempt = 1; attempt <= 20; attempt++) {
    try {
      await devtools.send('Page.resetNavigationHistory');
      const { entries } = await devtools.send('Page.getNavigationHistory');
      if (entries.every(({ url }) => url === 'about:blank')) return;
    } catch (error) {
      if (!/Not attached to an active page/.test(String(error))) throw error;
    }
    await page.evaluate(() => {});
  }
  throw new Error('The history of the page is not empty.');
}

/**
 * Empties a page, so that it is as good as new: another one takes as long as half of what it loads.
 *
 * @returns whether it could be done.
 */
export async function emptyPage(kept: KeptPage, viewport: ViewportSize | null): Promise<boolean> {
  const { page, added } = kept;
  if (kept.isSpent || page.isClosed() || !page.url().startsWith('http')) return false;
  try {
    for (const event of EVENTS) page.removeAllListeners(event);
    await Promise.all(added.splice(0).map((it) => it.dispose()));
    await page.mouse.move(-1, -1);
    // The page goes there by itself: sent there, the next one would meet the mouse.
    const isGuarded = await page.evaluate(() => {
      if ((history.state as { guard?: boolean } | null)?.guard) return true;
      location.href = 'about:blank';
      return false;
    });
    // The entry of a drawer, which the page may be leaving: that would interrupt what the next test opens.
    if (isGuarded) return false;
    // A navigation of its own may take the place of this one, which then never comes.
    await page.waitForURL('about:blank', { waitUntil: 'commit', timeout: 10_000 });
    const size = page.viewportSize();
    const isResized = viewport && (size?.width !== viewport.width || size.height !== viewport.height);
    await Promise.all([forgetHistory(kept), isResized && page.setViewportSize(viewport)]);
    return true;
  } catch {
    // Whatever was still going on there: the next test gets another page.
    return false;
  }
}
