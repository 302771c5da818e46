import type { Page } from '@playwright/test';

/** The tree of the docs sidebar. */
export const SIDEBAR = /\/docsSidebar[\w-]*\.json$/;

/** The shell's view of the site. */
export const SITE = /\/assets\/site-[\w-]+\.json$/;

/** The app, which the first script of a page brings in: of a build, or of the dev server. */
export const APP_CODE = /\/(?:assets\/shell-[\w-]+\.js|src\/client\/entry\/app\.tsx)/;

/** React, which the first script has the browser fetch ahead: in a build a file of its own. */
export const REACT_CODE = /\/assets\/react-[\w-]+\.js$/;

/** The code that registers the service worker. */
export const OFFLINE_CODE = /\/assets\/start-[\w-]+\.js$/;

/** Data files of pages. */
export const PAGE_DATA = /\/page\.json$/;

/** Files with the data of pages that are beside each other in a sidebar. */
export const NEARBY = /\/nearby\/\w+\.json$/;

/** Code of a tool, or another chunk: of a build, or of the dev server. */
export function codeOf(kind: string): RegExp {
  return new RegExp(`/(?:assets/${kind}-[\\w-]+\\.js|src/client/tools/${kind}\\.tsx)`);
}

/** Answers the data of a page with content that no page may have, so that rendering it throws. */
export async function breakPage(page: Page, address: string): Promise<void> {
  await page.route(address, async (route) => {
    const file = await (await route.fetch()).json();
    await route.fulfill({ json: { ...file, html: '<iframe></iframe>' } });
  });
}

/** Holds answers back until the returned function is called. */
export async function holdBack(page: Page, address: RegExp | string): Promise<() => void> {
  let release: () => void = () => {};
  const released = new Promise<void>((ok) => {
    release = ok;
  });
  await page.route(address, async (route) => {
    await released;
    // The document that asked may be gone by now.
    await route.fallback().catch(() => {});
  });
  return release;
}

/** Collects the paths of all requests from now on. */
export function watchRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** Collects the paths of documents that the browser loads from now on. */
export function watchDocuments(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') paths.push(new URL(request.url()).pathname);
  });
  return paths;
}
