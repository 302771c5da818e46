import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { PageFile, SidebarItem } from '../../shared/page.ts';
import type { OfflineView, SiteFile, SiteView } from '../../shared/site.ts';
import { decodePath, underBase } from '../../shared/urls.ts';
import { isSiteFile } from '../runtime/data-shapes.ts';
import { type DocumentFacts, readDocument } from '../runtime/document.ts';
import { updateHead } from '../runtime/head.ts';
import { whenIdle } from '../runtime/idle.ts';
import { hashTarget, type NavigationTarget, pathOf, replaceAddress } from '../runtime/navigation.ts';
import { PageMissing } from '../runtime/page-error.ts';
import {
  fetchJson,
  forgetAll,
  type LoadedPage,
  loadPage,
  loadSidebar,
  providePageModules,
} from '../runtime/pages.ts';
import { startPrefetching } from '../runtime/prefetch.ts';
import {
  patientResource,
  type Resource,
  readyResource,
  runningResource,
  settledResource,
} from '../runtime/resource.ts';
import type { ShowView, View } from '../runtime/view.ts';
import { App } from '../shell/App.tsx';
import { setTexts } from '../shell/texts.ts';
import { pageModules } from './page-modules.ts';
import { findFrame, moveSearch } from './search.ts';

/** Route of the not-found page. */
const NOT_FOUND = '/404';

let serial = 0;
let show: ShowView | undefined;
let site: SiteView;
let chunks: SiteFile['chunks'];
let siteLoad: Promise<SiteView> | undefined;
/** Path of the page that is shown; the address may be a later one's already. */
let currentPath = underBase(readDocument().route, readDocument().base);
const trees = new Map<string, Resource<SidebarItem[]>>();
providePageModules(pageModules);
const shown = start();
shown.catch((error) => console.warn('The app could not be started; pages work as plain documents.', error));

/** Opens a page in this document: loads it, shows it, then scrolls and sets the focus. */
export async function openPage(target: NavigationTarget): Promise<void> {
  const { url, isLatest } = target;
  const path = decodePath(url.pathname);
  const [loaded] = await Promise.all([loadWithSidebar(target.route, target.kind), shown]);
  if (!isLatest()) return;
  await showPage(loaded, path);
  if (!isLatest()) return;
  target.scroll();
  if (target.pushed && !url.hash && loaded.file.kind !== 'Search') focusStart();
}

/**
 * Opens the page that an unclean address means, in a document that holds another page (the not-found page of a
 * host that knows no clean addresses). Here the loading view is seen, because there is no page to keep.
 */
export async function openInPlace(route: string, isLatest: () => boolean): Promise<void> {
  await shown;
  if (!isLatest()) return;
  const path = pathOf(route);
  currentPath = path;
  const loading = loadWithSidebar(route).catch(notFoundPage);
  const outcome = settledResource(loading);
  const view = { path, route, sidebar: undefined };
  await show?.({ ...view, serial: ++serial, page: runningResource(loading) }, { keepOld: false });
  const page = await outcome;
  const loaded = await loading.catch(() => undefined);
  if (!isLatest()) return;
  if (loaded?.file.kind !== 'NotFound') replaceAddress(route);
  if (loaded) await showPage(loaded, path);
  else await show?.({ ...view, serial: ++serial, page }, { keepOld: true });
  hashTarget(location.hash)?.scrollIntoView();
}

/** The not-found page in the place of one that the server does not have; other errors stay errors. */
function notFoundPage(error: unknown): Promise<LoadedPage> {
  if (error instanceof PageMissing) return loadPage(NOT_FOUND);
  throw error;
}

async function start(): Promise<void> {
  const facts = readDocument();
  await loadSite();
  const view = facts.assembled ? await assembledView(facts) : prerenderedView(facts);
  const frame = findFrame();
  await new Promise<void>((ready) => {
    const connect = (set: ShowView) => {
      show = set;
      ready();
    };
    const container = document.getElementById('app');
    if (!container) throw new Error('The document has no element `#app`.');
    startTransition(() => {
      const app = <App site={site} initial={view} connect={connect} />;
      if (facts.assembled) createRoot(container).render(app);
      else hydrateRoot(container, app);
    });
  });
  moveSearch(frame);
  startWhenWanted(view);
  startPrefetching(chunks);
  if (import.meta.env.PROD && site.offline) startWorker(site.offline);
}

/** Loads the shell's view of the site, once, and sets its texts. After a failure the next call tries again. */
export function loadSite(): Promise<SiteView> {
  siteLoad ??= fetchJson(readDocument().site, isSiteFile).then(
    (file) => {
      ({ site, chunks } = file);
      setTexts(site.texts, site.locale.htmlLang);
      return site;
    },
    (error: unknown) => {
      siteLoad = undefined;
      throw error;
    },
  );
  return siteLoad;
}

/** The page in this document; sidebar and article wait until they are wanted. */
function prerenderedView({ route, kind, version, sidebar }: DocumentFacts): View {
  return {
    path: currentPath,
    route,
    serial,
    page: patientResource(() => loadPage(route, kind)),
    version,
    sidebar: sidebar && { id: sidebar.id, tree: sidebarTree(sidebar.file) },
  };
}

/** The page in a document of the service worker, which holds its content alone: the rest is rendered here. */
async function assembledView({ route, kind }: DocumentFacts): Promise<View> {
  const loaded = await loadWithSidebar(route, kind);
  const { sidebar, version } = loaded.file;
  if (sidebar) trees.set(sidebar.file, readyResource(await loadTree(sidebar.file)));
  updateHead(loaded.file, site, currentPath);
  return {
    path: currentPath,
    route,
    serial,
    page: readyResource(loaded),
    version,
    sidebar: sidebarOf(loaded.file),
  };
}

/** The service worker is the last thing that a page needs. */
function startWorker(offline: OfflineView): void {
  const start = () => import('../offline/start.ts').then(({ startOffline }) => startOffline(offline));
  whenIdle(() => {
    start().catch((error) => console.warn('The code for offline use could not be loaded.', error));
  });
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
  if (!sidebar) return undefined;
  const tree = sidebarTree(sidebar.file);
  tree.start();
  return { id: sidebar.id, tree };
}

/** The same sidebar is the same resource on every page, so that React keeps what the reader opened. */
function sidebarTree(file: string): Resource<SidebarItem[]> {
  const tree = trees.get(file) ?? patientResource(() => loadTree(file));
  trees.set(file, tree);
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
  whenIdle(begin);
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
  // The same function each time: the region may keep the focus over many pages, and has one listener then.
  region.addEventListener('blur', loseFocus, { once: true });
}

function loseFocus({ currentTarget }: FocusEvent): void {
  (currentTarget as Element).removeAttribute('tabindex');
}
