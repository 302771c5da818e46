import { type BrowserContext, test as base, type Page, type ViewportSize } from '@playwright/test';
import { emptyPage, type KeptPage, openKeptPage } from './kept-page.ts';
import { mapOwnFramesOnly } from './stack-traces.ts';

mapOwnFramesOnly();

/** A context that one test leaves to the next. */
interface Shared {
  context: BrowserContext;
  /** Origins of the pages that were open in it since it was last cleared. */
  origins: Set<string>;
  /** The page that the last test left. */
  kept?: KeptPage;
}

interface Options {
  /**
   * Gives each test a context that nobody used before, as Playwright does: for service workers, and for what the
   * browser keeps and asks for.
   */
  ownContext: boolean;
  /**
   * In a shared context, asks pages to save data, so that they load no page ahead that the test does not open: a fifth
   * of what opening a page takes. On unless loading ahead is a part of what is tested.
   */
  saveData: boolean;
  /**
   * Has wide pages drawn as large as they are. Otherwise the browser draws them small enough to take no time; styles,
   * layout and what scripts see are the same. Files that turn the mouse wheel need it, which looks for what is drawn
   * below the pointer.
   */
  drawn: boolean;
}

/**
 * Playwright's test with contexts that are shared: a new one takes as long as a page, and compiles all scripts again.
 * So is the page, which is emptied between tests. Neither cookies nor anything that a page stored is left. No service
 * worker can be registered, so none outlives its test.
 */
export const test = base.extend<Options & { contextKey: string }, { contexts: Map<string, Shared> }>({
  ownContext: [false, { option: true }],
  saveData: [true, { option: true }],
  drawn: [false, { option: true }],
  contexts: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads what a fixture needs from a pattern
    async ({}, use) => {
      const contexts = new Map<string, Shared>();
      await use(contexts);
      for (const { context } of contexts.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  /** All options that tell contexts apart. Playwright gives them to `newContext` by itself. */
  contextKey: async (
    {
      acceptDownloads,
      baseURL,
      bypassCSP,
      colorScheme,
      contextOptions,
      deviceScaleFactor,
      extraHTTPHeaders,
      geolocation,
      hasTouch,
      httpCredentials,
      ignoreHTTPSErrors,
      isMobile,
      javaScriptEnabled,
      locale,
      offline,
      permissions,
      proxy,
      saveData,
      serviceWorkers,
      storageState,
      timezoneId,
      userAgent,
      viewport,
    },
    use,
  ) => {
    const where = { baseURL, geolocation, locale, offline, proxy, timezoneId, userAgent };
    const screen = { colorScheme, deviceScaleFactor, hasTouch, isMobile, viewport };
    const rights = { bypassCSP, ignoreHTTPSErrors, javaScriptEnabled, permissions, serviceWorkers };
    const rest = {
      acceptDownloads,
      contextOptions,
      extraHTTPHeaders,
      httpCredentials,
      saveData,
      storageState,
    };
    await use(JSON.stringify({ where, screen, rights, rest }));
  },
  context: async ({ browser, contexts, contextKey, ownContext, saveData, viewport }, use, test) => {
    if (ownContext) {
      const context = await browser.newContext();
      await use(context);
      await context.close();
      return;
    }
    const shared = contexts.get(contextKey) ?? (await createShared(await browser.newContext(), saveData));
    contexts.set(contextKey, shared);
    await use(shared.context);
    // What failed may be in any state. The runner continues with another worker, and this one closes all it has.
    if (test.status !== test.expectedStatus) return;
    if (await clear(shared, viewport)) return;
    contexts.delete(contextKey);
    await shared.context.close();
  },
  page: async ({ context, contexts, contextKey, drawn, isMobile, ownContext, viewport }, use) => {
    const small = !drawn && !isMobile && viewport && viewport.width > 500 ? viewport : undefined;
    const shared = ownContext ? undefined : contexts.get(contextKey);
    const left = shared?.kept;
    const kept = left?.isSmall === Boolean(small) ? left : await openKeptPage(context, small);
    if (shared) shared.kept = kept;
    if (left && left !== kept) await left.page.close();
    await use(kept.page);
  },
});

async function createShared(context: BrowserContext, saveData: boolean): Promise<Shared> {
  const origins = new Set<string>();
  context.on('framenavigated', (frame) => origins.add(new URL(frame.url()).origin));
  await context.addInitScript(() => {
    if ('ServiceWorkerContainer' in window)
      ServiceWorkerContainer.prototype.register = () => new Promise(() => {});
  });
  if (saveData)
    await context.addInitScript(() => {
      const { connection } = navigator as { connection?: object };
      if (connection) Object.defineProperty(connection, 'saveData', { value: true });
    });
  return { context, origins };
}

/** Whether a test has stopped the clock; a page that is on its way to another document when its test ends cannot tell. */
function hasClock(page: Page): Promise<boolean> {
  return page.evaluate(() => '__pwClock' in window).catch(() => true);
}

/**
 * Removes what a test left in its context.
 *
 * @returns whether it is as good as new. Where a test has stopped the clock, which no one can start again, it is not.
 */
async function clear(shared: Shared, viewport: ViewportSize | null): Promise<boolean> {
  const { context, origins } = shared;
  const [opened] = context.pages();
  if (opened && (await hasClock(opened))) return false;
  origins.delete('null');
  const isEmpty = shared.kept && (await emptyPage(shared.kept, viewport));
  // Before the others close: the browser then keeps its process, and what is compiled there.
  const kept =
    isEmpty && shared.kept
      ? shared.kept
      : await openKeptPage(context, shared.kept?.isSmall && viewport ? viewport : undefined);
  shared.kept = kept;
  for (const page of context.pages()) if (page !== kept.page) await page.close();
  await Promise.all([
    context.clearCookies(),
    context.clearPermissions(),
    context.setOffline(false),
    ...[...origins].map((origin) =>
      kept.devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' }),
    ),
  ]);
  origins.clear();
  return true;
}
