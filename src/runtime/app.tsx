import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { PageFile, SidebarItem } from '../catalogue/model.ts';
import { App } from '../shell/App.tsx';
import type { SiteView } from '../shell/site.ts';
import { setTexts } from '../shell/texts.ts';
import { readDocument } from './document.ts';
import { updateHead } from './head.ts';
import { hashTarget, type NavigationTarget, replaceAddress } from './navigation.ts';
import { fetchJson, forgetAll, type LoadedPage, loadPage, loadSidebar } from './pages.ts';
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
let currentPath = location.pathname;
const trees = new Map<string, Resource<SidebarItem[]>>();
const shown = start();
shown.catch((error) => console.warn('The app could not be started; pages work as plain documents.', error));

/** Opens a page in this document: loads it, shows it, then scrolls and sets the focus. */
export async function openPage(target: NavigationTarget): Promise<void> {
  const { url, isLatest } = target;
  if (url.pathname === currentPath) stopProgress();
  else startProgress();
  try {
    const [loaded] = await Promise.all([loadWithSidebar(target.route, target.kind), shown]);
    if (!isLatest()) return;
    await showPage(loaded, url.pathname);
    if (!isLatest()) return;
    target.scroll();
    if (target.pushed && !url.hash && loaded.file.kind !== 'Search') focusStart();
  } finally {
    if (isLatest()) stopProgress();
  }
}

/**
 * Opens the page that an unclean address means, in a document that holds another page (the not-found page of a
 * host that knows no clean addresses). Here the loading view is seen, because there is no page to keep.
 */
export async function openInPlace(route: string, isLatest: () => boolean): Promise<void> {
  await shown;
  if (!isLatest()) return;
  replaceAddress(route);
  const path = location.pathname;
  currentPath = path;
  const page = lazyResource(() => loadWithSidebar(route));
  page.start();
  await show?.({ path, route, serial: ++serial, page, sidebar: undefined }, { keepOld: false });
  // A failure is shown in the place of the page.
  const loaded = await page.promise.catch(() => undefined);
  if (!loaded || !isLatest()) return;
  await showPage(loaded, path);
  hashTarget(location.hash)?.scrollIntoView();
}

async function start(): Promise<void> {
  const facts = readDocument();
  const file = (await fetchJson(facts.site)) as SiteFile;
  site = file.site;
  setTexts(site.texts, site.locale.htmlLang);
  const view: View = {
    path: location.pathname,
    route: facts.route,
    serial,
    page: prerendered(() => loadPage(facts.route, facts.kind)),
    version: facts.version,
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

async function showPage(loaded: LoadedPage, path: string): Promise<void> {
  const { file } = loaded;
  currentPath = path;
  updateHead(file, site, path);
  const page = readyResource(loaded);
  await show?.(
    { path, route: file.route, serial: ++serial, page, version: file.version, sidebar: sidebarOf(file) },
    { keepOld: true },
  );
}

/** Loads a page and the tree of its sidebar. */
async function loadWithSidebar(route: string, kind?: string): Promise<LoadedPage> {
  const loaded = await loadPage(route, kind);
  const { sidebar } = loaded.file;
  if (sidebar) await loadTree(sidebar.file);
  return loaded;
}

function loadTree(file: string): Promise<SidebarItem[]> {
  return loadSidebar(readDocument().base + file);
}

function sidebarOf({ sidebar }: PageFile): View['sidebar'] {
  return sidebar && { id: sidebar.id, tree: sidebarTree(sidebar.file, true) };
}

/** Prerendered content stays as it is when what would make it interactive cannot be loaded. */
function prerendered<T>(load: () => Promise<T>, failed = () => {}): Resource<T> {
  return lazyResource(() =>
    load().catch((error) => {
      failed();
      console.warn('A part of the page stays as it was delivered, without interaction.', error);
      return new Promise<never>(() => {});
    }),
  );
}

/** The same sidebar is the same resource on every page, so that React keeps what the reader opened. */
function sidebarTree(file: string, now: boolean): Resource<SidebarItem[]> {
  const load = () => loadTree(file);
  const forget = () => trees.delete(file);
  const tree = trees.get(file) ?? (now ? lazyResource(load) : prerendered(load, forget));
  trees.set(file, tree);
  if (now) tree.start();
  tree.promise.catch(forget);
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
  forgetAll();
  trees.clear();
  const loaded = await loadWithSidebar(readDocument().route);
  await showPage(loaded, currentPath);
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
  region.addEventListener('blur', () => region.removeAttribute('tabindex'), { once: true });
}
