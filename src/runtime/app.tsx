import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { SidebarItem } from '../catalogue/model.ts';
import { App } from '../shell/App.tsx';
import type { SiteView } from '../shell/site.ts';
import { readDocument } from './document.ts';
import { updateHead } from './head.ts';
import { type NavigationTarget, replaceAddress } from './navigation.ts';
import { fetchJson, forgetPage, type LoadedPage, loadPage, loadSidebar } from './pages.ts';
import { startPrefetching } from './prefetch.ts';
import { startProgress, stopProgress } from './progress.ts';
import { lazyResource, type Resource, readyResource } from './resource.ts';
import type { ShowView, View } from './view.ts';

/** Everything that the shell knows, plus the addresses of the kinds' chunks. */
export interface SiteFile {
  site: SiteView;
  chunks: Record<string, string>;
}

let serial = 0;
let show: ShowView | undefined;
let site: SiteView;
const shown = start();

/** Opens a page in this document: loads it, shows it, then scrolls and sets the focus. */
export async function openPage(target: NavigationTarget): Promise<void> {
  const samePage = target.url.pathname === currentPath;
  if (!samePage) startProgress();
  try {
    const [loaded] = await Promise.all([loadPage(target.route, target.kind), shown]);
    if (target.signal.aborted) return;
    await showPage(loaded, target.url.pathname, readyResource(loaded), true);
    if (target.signal.aborted) return;
    target.scroll();
    if (target.pushed && !target.url.hash && loaded.file.kind !== 'Search') focusStart();
  } finally {
    if (!samePage && !target.signal.aborted) stopProgress();
  }
}

/**
 * Opens the page that an unclean address means, in a document that holds another page (the not-found page of a
 * host that knows no clean addresses). Here the loading view is seen, because there is no page to keep.
 */
export async function openInPlace(route: string): Promise<void> {
  await shown;
  replaceAddress(route);
  const page = lazyResource(() => loadPage(route));
  page.start();
  const { base } = readDocument();
  const path = base === '/' ? route : base + route.slice(1);
  currentPath = path;
  page.promise.then((loaded) => showPage(loaded, path, readyResource(loaded), true)).catch(() => {});
  await show?.({ path, route, serial: ++serial, page, sidebar: undefined }, { keepOld: false });
}

let currentPath = location.pathname;

async function start(): Promise<void> {
  const facts = readDocument();
  const file = (await fetchJson(facts.site)) as SiteFile;
  site = file.site;
  const view: View = {
    path: location.pathname,
    route: facts.route,
    serial,
    page: prerendered(() => loadPage(facts.route, facts.kind)),
    sidebar: facts.sidebar && { id: facts.sidebar.id, tree: sidebarTree(facts.sidebar.file, false) },
  };
  await new Promise<void>((ready) => {
    const connect = (set: ShowView) => {
      show = set;
      ready();
    };
    const container = document.getElementById('app');
    if (!container) throw new Error('The document has no element `#app`.');
    startTransition(() => {
      hydrateRoot(container, <App site={site} initial={view} connect={connect} />);
    });
  });
  startWhenWanted(view);
  startPrefetching(file.chunks);
}

async function showPage(loaded: LoadedPage, path: string, page: Resource<LoadedPage>, keepOld: boolean) {
  const { file } = loaded;
  const sidebar = file.sidebar && { id: file.sidebar.id, tree: sidebarTree(file.sidebar.file, true) };
  await sidebar?.tree.promise;
  currentPath = path;
  updateHead(file, site, path);
  await show?.({ path, route: file.route, serial: ++serial, page, sidebar }, { keepOld });
}

const trees = new Map<string, Resource<SidebarItem[]>>();

/** Prerendered content stays as it is when what would make it interactive cannot be loaded. */
function prerendered<T>(load: () => Promise<T>): Resource<T> {
  return lazyResource(() =>
    load().catch((error) => {
      console.warn('A part of the page stays as it was delivered, without interaction.', error);
      return new Promise<never>(() => {});
    }),
  );
}

/** The same sidebar is the same resource on every page, so that React keeps what the reader opened. */
function sidebarTree(file: string, now: boolean): Resource<SidebarItem[]> {
  const address = readDocument().base + file;
  const load = () => loadSidebar(address);
  const tree = trees.get(file) ?? (now ? lazyResource(load) : prerendered(load));
  trees.set(file, tree);
  if (now) tree.start();
  tree.promise.catch(() => trees.delete(file));
  return tree;
}

/** Hydrates sidebar and article when the browser is idle, or the reader points at, touches or focuses them. */
function startWhenWanted(view: View): void {
  const begin = () => {
    view.sidebar?.tree.start();
    view.page.start();
    for (const type of WANTS) removeEventListener(type, begin, true);
  };
  for (const type of WANTS) addEventListener(type, begin, { capture: true, passive: true });
  (window.requestIdleCallback ?? setTimeout)(begin);
}

const WANTS = ['pointerdown', 'keydown', 'focusin', 'mouseover', 'touchstart'];

/** Development only: shows the open page again after its definitions or prose have changed. */
async function refresh(): Promise<void> {
  const { route } = readDocument();
  forgetPage(route);
  trees.clear();
  const loaded = await loadPage(route);
  await showPage(loaded, currentPath, readyResource(loaded), true);
}

import.meta.hot?.on('site:content', () => {
  refresh().catch(() => location.reload());
});

/** Puts the focus before the skip link, so that the next Tab reaches it. */
function focusStart(): void {
  const region = document.querySelector<HTMLElement>('[data-skip-region]');
  if (!region) return;
  region.tabIndex = -1;
  region.focus({ preventScroll: true });
  region.removeAttribute('tabindex');
}
