import type { PageFile } from '../../shared/page.ts';
import type { SiteFile, SiteView } from '../../shared/site.ts';
import { decodePath, NOT_FOUND_ROUTE, underBase } from '../../shared/urls.ts';
import { PageMissing } from '../runtime/loading/page-error.ts';
import type { LoadedPage, PageLoader } from '../runtime/loading/page-loader.ts';
import { runningResource, settledResource } from '../runtime/loading/resource.ts';
import { mayLoadAhead } from '../runtime/navigation/connection.ts';
import type { NavigationTarget } from '../runtime/navigation/navigation.ts';
import type { DocumentFacts } from '../runtime/page/document.ts';
import type { ShowView, View } from '../runtime/page/view.ts';
import { assembledView, prerenderedView } from './first-view.ts';
import { loadWithSidebar, type SidebarTrees, viewOf } from './page-views.ts';

/** What the app works with; passed in, so that it runs in tests without a browser. */
export interface AppParts {
  /** Reads what the document says about itself now. */
  readDocument(): DocumentFacts;
  loader: Pick<PageLoader, 'forgetAll' | 'isKnown' | 'loadPage' | 'loadSidebar'>;
  /** Loads the shell's view of the site, once, and sets its texts. After a failure the next call tries again. */
  loadSite(url: string): Promise<SiteFile>;
  /** Puts the first view into the document; resolves when it listens. */
  mount(file: SiteFile, view: View, assembled: boolean): Promise<ShowView>;
  /** Brings the head in step with the page at a path. */
  updateHead(page: PageFile, site: SiteView, path: string): void;
  /** Returns the path of a route as the address bar shows it. */
  pathOf(route: string): string;
  /** Puts the path of a route into the address bar. */
  replaceAddress(route: string): void;
  /** Scrolls to the target of the hash in the address bar. */
  scrollToHash(): void;
  /** Puts the focus before the skip link, so that the next Tab reaches it. */
  focusStart(): void;
}

/** One document's app: it shows one page after the other in the shell. */
export interface App {
  /** Loads what the shell needs, once, and hydrates it. After a failure the pages stay plain documents. */
  start(): Promise<unknown>;
  /** Opens a page: loads it, shows it, then scrolls and sets the focus. */
  openPage(target: NavigationTarget): Promise<void>;
  /**
   * Opens the page that an unclean address means, in a document that holds another page (the not-found page of a
   * host without clean addresses). Only here the loading view appears, because there is no page to keep.
   */
  openInPlace(route: string, isLatest: () => boolean): Promise<void>;
  /** Returns the data of a page; absent when it is not loaded and nothing may be loaded ahead. */
  peekPage(route: string, kind: string): Promise<PageFile | undefined>;
  /** Loads the shell's view of the site, once. After a failure the next call tries again. */
  loadSite(): Promise<SiteView>;
  /** Shows the open page again after its sources have changed; for the dev server. */
  refresh(): Promise<void>;
}

/** Creates the app of a document. It does nothing until it is started, or a page is opened. */
export function createApp({ loader, ...parts }: AppParts): App {
  let serial = 0;
  let starting: Promise<{ site: SiteView; show: ShowView }> | undefined;
  const trees: SidebarTrees = new Map();
  const first = parts.readDocument();
  /** Path of the page that is shown; the address bar may already have that of the next one. */
  let shownPath = underBase(first.route, first.base);
  /** Route of the page that is shown. */
  let shownRoute = first.route;
  /** The page that the document was delivered with is still shown. */
  let isPrerendered = true;
  /** The page that was requested last, while it is loading. */
  let opening: { route: string; done: Promise<void> } | undefined;

  function start() {
    starting ??= mountFirstView();
    return starting;
  }

  function loadSite(): Promise<SiteFile> {
    return parts.loadSite(parts.readDocument().site);
  }

  async function mountFirstView() {
    const facts = parts.readDocument();
    const file = await loadSite();
    const shown = { path: shownPath, serial };
    const view = facts.assembled
      ? await assembledView(loader, trees, facts, shown, (page) =>
          parts.updateHead(page, file.site, shownPath),
        )
      : prerenderedView(loader, trees, facts, shown, untilItStays);
    return { site: file.site, show: await parts.mount(file, view, facts.assembled) };
  }

  /**
   * Waits for other pages that are loading, and forever once the first page was left: hydrating a page that is about to
   * go would hold up the one that replaces it. If the first page is requested again, it is the same part of the
   * document, which React hydrates before it shows the page anew.
   */
  async function untilItStays(): Promise<void> {
    while (opening && opening.route !== first.route) await opening.done.catch(() => {});
    if (!opening && shownRoute !== first.route) await new Promise(() => {});
  }

  async function showPage(loaded: LoadedPage, path: string): Promise<void> {
    const { site, show } = await start();
    shownPath = path;
    shownRoute = loaded.file.route;
    parts.updateHead(loaded.file, site, path);
    const view = viewOf(loader, trees, loaded, { path, serial: ++serial });
    await view.sidebar?.tree.promise;
    // Parts of the prerendered page may still have to be hydrated, which React does in slices.
    const how = isPrerendered ? 'when rendered' : 'at once';
    await show(view, how);
    isPrerendered = false;
  }

  async function openPage(target: NavigationTarget): Promise<void> {
    const { route, kind, url, isLatest, scroll, pushed } = target;
    const [loaded] = await Promise.all([loadWithSidebar(loader, route, kind), start()]);
    if (!isLatest()) return;
    target.loaded();
    await showPage(loaded, decodePath(url.pathname));
    if (!isLatest()) return;
    scroll();
    if (pushed && !url.hash && loaded.file.kind !== 'Search') parts.focusStart();
  }

  async function openInPlace(route: string, isLatest: () => boolean): Promise<void> {
    const { show } = await start();
    if (!isLatest()) return;
    const path = parts.pathOf(route);
    shownPath = path;
    shownRoute = route;
    const loading = loadWithSidebar(loader, route).catch((error: unknown) => {
      if (error instanceof PageMissing) return loader.loadPage(NOT_FOUND_ROUTE);
      throw error;
    });
    const outcome = settledResource(loading);
    const view = { path, route, sidebar: undefined };
    await show({ ...view, serial: ++serial, page: runningResource(loading) }, 'while loading');
    const page = await outcome;
    const loaded = await loading.catch(() => undefined);
    if (!isLatest()) return;
    if (loaded?.file.kind !== 'NotFound') parts.replaceAddress(route);
    if (loaded) await showPage(loaded, path);
    else await show({ ...view, serial: ++serial, page }, 'when rendered');
    parts.scrollToHash();
  }

  async function refresh(): Promise<void> {
    loader.forgetAll();
    trees.clear();
    for (;;) {
      await opening?.done.catch(() => {});
      const before = serial;
      const loaded = await loadWithSidebar(loader, parts.readDocument().route);
      // A page that was opened meanwhile may be from before the change, and is not this one.
      if (serial === before && !opening) return showPage(loaded, shownPath);
    }
  }

  return {
    start,
    openPage(target) {
      const done = openPage(target).finally(() => {
        if (opening?.done === done) opening = undefined;
      });
      opening = { route: target.route, done };
      return done;
    },
    openInPlace,
    async peekPage(route, kind) {
      if (!loader.isKnown(route) && !mayLoadAhead()) return undefined;
      return (await loader.loadPage(route, kind)).file;
    },
    async loadSite() {
      return (await loadSite()).site;
    },
    refresh,
  };
}
