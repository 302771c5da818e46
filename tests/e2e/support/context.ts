import { type BrowserContext, test as base } from '@playwright/test';
import { drawSmall } from './draw-small.ts';
import { mapOwnFramesOnly } from './stack-traces.ts';

mapOwnFramesOnly();

/** A context that one test leaves to the next. */
interface Shared {
  context: BrowserContext;
  /** Origins of the pages that were open in it since it was last cleared. */
  origins: Set<string>;
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
 * The pages of a test are new, and neither cookies nor anything that a page stored is left. No service worker can be
 * registered, so none outlives its test.
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
  context: async ({ browser, contexts, contextKey, ownContext, saveData }, use) => {
    if (ownContext) {
      const context = await browser.newContext();
      await use(context);
      await context.close();
      return;
    }
    const used = contexts.get(contextKey);
    const shared =
      used && (await clear(used)) ? used : await createShared(await browser.newContext(), saveData);
    contexts.set(contextKey, shared);
    await use(shared.context);
    const pages = shared.context.pages();
    // The next test's page comes first: the browser then keeps its process, and what is compiled there.
    await shared.context.newPage();
    for (const page of pages) await page.close();
  },
  page: async ({ context, drawn, viewport, isMobile }, use) => {
    const page = context.pages()[0] ?? (await context.newPage());
    if (!drawn && !isMobile && viewport && viewport.width > 500) await drawSmall(page, viewport);
    await use(page);
  },
});

async function createShared(context: BrowserContext, saveData: boolean): Promise<Shared> {
  const origins = new Set<string>();
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => origins.add(new URL(frame.url()).origin));
  });
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

/**
 * Removes what earlier tests left in a used context.
 *
 * @returns whether it is as good as new. Where a test has stopped the clock, which no one can start again, the context
 * is closed.
 */
async function clear({ context, origins }: Shared): Promise<boolean> {
  const page = context.pages()[0] ?? (await context.newPage());
  if (await page.evaluate(() => '__pwClock' in window)) {
    await context.close();
    return false;
  }
  await Promise.all([context.clearCookies(), context.clearPermissions(), context.setOffline(false)]);
  const devtools = await context.newCDPSession(page);
  origins.delete('null');
  for (const origin of origins)
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await devtools.detach();
  origins.clear();
  return true;
}
