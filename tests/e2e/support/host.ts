import { existsSync, linkSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createSiteServer } from '../../../src/node/server/index.ts';
import { showLife } from './ready.ts';
import { outputOf, SITES, type TestSite } from './sites.ts';
import { test as base } from './test.ts';

/** A host of its own for one test: its site can be replaced, and it can go away and come back on the same address. */
export interface Host {
  /** Address of the site's home page. */
  address: string;
  /** Folder that is served. */
  dir: string;
  /** Paths of the requests so far, with their queries. */
  requests: string[];
  /** Requests whose path matches are answered with status 503. */
  failing: RegExp | undefined;
  /** Requests whose path matches wait until this is unset. */
  holding: RegExp | undefined;
  /** Requests whose path matches are answered with other bytes than those of the site. */
  altering: RegExp | undefined;
  /** Answers requests for the service worker's script in place of the site. */
  answerForWorker: ((response: ServerResponse, script: Buffer) => void) | undefined;
  deploy(name: keyof typeof SITES): Promise<void>;
  /** Changes the text of a file that is served. */
  change(path: string, edit: (text: string) => string): Promise<void>;
  down(): Promise<void>;
  up(): Promise<void>;
}

/** The tests' `test` with a host that outlives the page. It starts with the site `first`. */
export const test = base.extend<{ host: Host; page: Page }>({
  // biome-ignore lint/correctness/noEmptyPattern: the test runner reads what a fixture needs from a pattern
  host: async ({}, use) => {
    const folder = await mkdtemp('.cache/e2e/host-');
    const host = createHost(join(folder, 'site'));
    await host.deploy('first');
    await host.up();
    await use(host);
    await host.down();
    await rm(folder, { recursive: true, force: true });
  },
  page: async ({ host: _, page }, use) => {
    await use(page);
  },
});

function createHost(dir: string): Host {
  let server: Server | undefined;
  let port = 0;
  let base = '/';
  const host: Host = {
    address: '',
    dir,
    requests: [],
    failing: undefined,
    holding: undefined,
    altering: undefined,
    answerForWorker: undefined,
    async deploy(name) {
      const site: TestSite = SITES[name];
      base = site.base ?? '/';
      host.address = `http://localhost:${port}${base}`;
      linkFiles(outputOf(name), `${dir}.next`);
      // At once: a request that comes meanwhile would find no site.
      if (existsSync(dir)) renameSync(dir, `${dir}.former`);
      renameSync(`${dir}.next`, dir);
      await rm(`${dir}.former`, { recursive: true, force: true });
    },
    async change(path, edit) {
      const file = join(dir, path);
      const text = edit(await readFile(file, 'utf8'));
      // First of all, because other tests have the same file.
      for (const variant of [file, `${file}.br`, `${file}.gz`]) await rm(variant, { force: true });
      await writeFile(file, text);
    },
    async down() {
      const stopped = server;
      server = undefined;
      if (!stopped) return;
      const closed = new Promise((done) => stopped.close(done));
      stopped.closeAllConnections();
      await closed;
    },
    async up() {
      const started = createSiteServer({ dir, quiet: true });
      const [answer] = started.listeners('request');
      started.removeAllListeners('request');
      started.on('request', async (request, response) => {
        const path = request.url ?? '';
        host.requests.push(path);
        while (host.holding?.test(path)) await new Promise((next) => setTimeout(next, 50));
        if (host.failing?.test(path)) response.writeHead(503).end();
        else if (host.altering?.test(path)) response.writeHead(200).end('Something else.');
        else if (host.answerForWorker && /\/sw\.js(?:\?|$)/.test(path))
          host.answerForWorker(response, await readFile(join(dir, 'sw.js')));
        else answer?.call(started, request, response);
      });
      await new Promise<void>((done) => started.listen(port, done));
      ({ port } = started.address() as AddressInfo);
      host.address = `http://localhost:${port}${base}`;
      server = started;
    },
  };
  return host;
}

/** Gives a folder the files of another under their names: copies of them would take longer than most of what is tested. */
function linkFiles(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const paths = [join(from, entry.name), join(to, entry.name)] as const;
    if (entry.isDirectory()) linkFiles(...paths);
    else linkSync(...paths);
  }
}

/** Makes offline mode hold in every document of a page from now on, as for a reader who installed the app. */
export async function installApp(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('docusaurus.pwa.event.appInstalled.fired', 'true'));
}

/** Waits until a service worker answers for the open page. */
export async function controlled(page: Page): Promise<void> {
  await showLife(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
    timeout: 20_000,
  });
}

/** Opens a page of a host as an app, and waits until the service worker has kept the site. */
export async function openKept(page: Page, host: Host, path = ''): Promise<void> {
  await installApp(page);
  await page.goto(host.address + path);
  await controlled(page);
}

/** Waits until the site's worker is registered and active, and gives the mode in its address. */
export async function workerMode(page: Page): Promise<{ path: string; mode: unknown }> {
  await showLife(page);
  const address = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
  const { pathname, search, searchParams } = new URL(address ?? '');
  const mode: unknown = JSON.parse(searchParams.get('params') ?? 'null');
  return { path: pathname + search, mode };
}

/** Number of files that are kept for offline use. */
export function keptFiles(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().length;
  });
}
