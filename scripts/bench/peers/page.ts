import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { PeerServer } from './server.ts';
import type { MeasuredSite } from './sites.ts';

/** What `probe.js` notes in the page; times without a name of their own are milliseconds since 1970. */
interface Notes {
  /** Milliseconds since the navigation began. */
  paint: number;
  largest: number;
  shift: number;
  tasks: { startTime: number; duration: number }[];
  /** The page took Ctrl+K. */
  taken: boolean;
  /** Milliseconds from the first Ctrl+K to a painted search that takes letters; absent before that. */
  field?: number;
  headings: { text: string; time: number }[];
  hits: { time: number; count: number }[];
  lastKey: number;
  heading(): string | undefined;
  searchOpen(): boolean;
  watchHits(): void;
}

declare global {
  interface Window {
    peerNotes: Notes;
  }
}

/** A site that is served and visited. */
export interface Visited {
  site: MeasuredSite;
  server: PeerServer;
  browser: Browser;
}

/** A phone of the middle class on a slow mobile connection. */
const SLOW = { cpu: 4, latency: 150, down: 1_600_000 / 8, up: 750_000 / 8 };

/** Opens the site's page with an empty cache, waits for `load`, hands it over and closes it. */
export async function onPage<Result>(
  { site, server, browser }: Visited,
  slow: boolean,
  use: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const selectors = JSON.stringify({ searchInput: site.searchInput, hit: site.hit });
    const probe = await readFile(new URL('probe.js', import.meta.url), 'utf8');
    await page.addInitScript({ content: `window.peerSelectors = ${selectors};\n${probe}` });
    if (slow) {
      const session = await context.newCDPSession(page);
      const { cpu, latency, down, up } = SLOW;
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency,
        downloadThroughput: down,
        uploadThroughput: up,
      });
      await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    }
    server.log.length = 0;
    await page.goto(server.origin + site.page, { waitUntil: 'load', timeout: 60_000 });
    return await use(page, context);
  } finally {
    await context.close();
  }
}

/** Waits until the page asks for nothing any more. */
export async function idle(page: Page, more = 300): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 60_000 });
  await page.waitForTimeout(more);
}
