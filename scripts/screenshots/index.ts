import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { buildSite } from '../../src/node/build/index.ts';
import { formatProblem } from '../../src/node/diagnostics/problem.ts';
import { PROJECT_DIR } from '../../src/node/files/folders.ts';
import { createSiteServer } from '../../src/node/server/index.ts';
import { hydrated } from '../../tests/e2e/support/ready.ts';
import { chooseStates } from './choose.ts';
import { preparePictureFolder } from './folder.ts';
import { STATES, type State } from './states.ts';

/** Windows that pictures are taken in. */
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 375, height: 812 },
];

const MODES = ['dark', 'light'] as const;
const SITES = { main: '.', look: 'tests/fixtures/look' };

/** What to take, and where to put it. */
export interface ScreenshotOptions {
  outDir: string;
  /** States whose names contain this; all when absent. */
  only?: string | undefined;
  /** Path of a Chromium; Playwright's own when absent. */
  browserPath?: string | undefined;
}

/**
 * Builds the sites and takes a picture of every state in every window and mode.
 *
 * @returns the states that could not be shown, each with its reason.
 */
export async function takeScreenshots({ outDir, only, browserPath }: ScreenshotOptions): Promise<string[]> {
  const states = chooseStates(STATES, only);
  const pictures = states.flatMap((state) => shotsOf(state).map(({ name }) => `${name}.png`));
  await preparePictureFolder(outDir, pictures, { keepOthers: only !== undefined });
  const sites = [...new Set(states.map((state) => state.site))];
  const served = new Map<string, Served>();
  for (const name of sites) served.set(name, await serve(name));
  const browser = await chromium.launch({
    ...(browserPath && { executablePath: browserPath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const failures: string[] = [];
  try {
    for (const state of states) {
      for (const { name, window, mode } of shotsOf(state)) {
        const path = join(outDir, `${name}.png`);
        const address = served.get(state.site)?.address ?? '';
        await take(browser, state, { window, mode, address, path }).catch((error: Error) => {
          failures.push(`${name}: ${error.message.split('\n')[0]}`);
        });
      }
    }
  } finally {
    await browser.close();
    for (const { close } of served.values()) close();
  }
  return failures;
}

/** The pictures of a state: one for each of its windows and modes. */
function shotsOf(state: State) {
  const windows = WINDOWS.filter(({ width }) => state.widths?.includes(width) ?? true);
  return windows.flatMap((window) =>
    MODES.map((mode) => ({ name: `${state.name}-${window.width}-${mode}`, window, mode })),
  );
}

interface Shot {
  window: { width: number; height: number };
  mode: (typeof MODES)[number];
  address: string;
  path: string;
}

async function take(browser: Browser, state: State, { window, mode, address, path }: Shot): Promise<void> {
  const context = await browser.newContext({ viewport: window, hasTouch: window.width < 1000 });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(5000);
    // The loader of TypeScript wraps named functions in calls of `__name`, even those that pages evaluate.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
    await state.arrange?.(page);
    await page.goto(address + state.path, { waitUntil: 'load' });
    await hydrated(page);
    await state.act?.(page);
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    const height = Math.max(window.height, Math.min(whole, state.height ?? 0));
    const clip = { x: 0, y: 0, width: window.width, height };
    await page.screenshot({ path, clip, fullPage: height > window.height, animations: 'disabled' });
  } finally {
    await context.close();
  }
}

interface Served {
  address: string;
  close: () => void;
}

async function serve(name: keyof typeof SITES): Promise<Served> {
  const outDir = join(PROJECT_DIR, '.cache/screenshots', name);
  const { ok, problems } = await buildSite({ siteDir: join(PROJECT_DIR, SITES[name]), outDir });
  if (!ok)
    throw new Error(`The site \`${SITES[name]}\` was not built.\n${problems.map(formatProblem).join('\n')}`);
  const server = createSiteServer({ dir: outDir, base: '/', quiet: true });
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
