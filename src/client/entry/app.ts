import type { PageFile } from '../../shared/page.ts';
import { decodePath } from '../../shared/urls.ts';
import type { PageLoader } from '../runtime/loading/page-loader.ts';
import { mayLoadAhead } from '../runtime/navigation/connection.ts';
import type { NavigationTarget } from '../runtime/navigation/navigation.ts';
import type { DocumentFacts } from '../runtime/page/document.ts';
import { type InPlaceParts, openInPlace } from './open-in-place.ts';
import { loadWithSidebar } from './page-views.ts';
import type { Screen } from './screen.ts';

/** What the app works with; passed in, so that it runs in tests without a browser. */
export interface AppParts extends InPlaceParts {
  /** Reads what the document says about itself now. */
  readDocument(): DocumentFacts;
  loader: Pick<PageLoader, 'isKnown' | 'loadPage' | 'loadSidebar'>;
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
   * host without clean addresses). The loading view appears, because there is no page to keep.
   */
  openInPlace(route: string, isLatest: () => boolean): Promise<void>;
  /** Returns the data of a page; absent when it is not loaded and nothing may be loaded ahead. */
  peekPage(route: string, kind: string): Promise<PageFile | undefined>;
}

/** Creates the app of a document. It does nothing until it is started, or a page is opened. */
export function createApp(parts: AppParts, screen: Screen): App {
  const { loader } = parts;

  async function openPage(target: NavigationTarget): Promise<void> {
    const { route, url, isLatest, scroll, pushed } = target;
    const kind = screen.isAsDelivered(route) ? parts.readDocument().kind : await showLoaded(target);
    if (!isLatest()) return;
    scroll();
    if (pushed && !url.hash && kind !== 'Search') parts.focusStart();
  }

  /** Loads a page and shows it, if it is still wanted by then; returns its kind. */
  async function showLoaded({ route, kind, url, isLatest, loaded }: NavigationTarget): Promise<string> {
    const [page] = await Promise.all([loadWithSidebar(loader, route, kind), screen.start()]);
    if (isLatest()) {
      loaded();
      await screen.showPage(page, decodePath(url.pathname));
    }
    return page.file.kind;
  }

  return {
    start: screen.start,
    openPage,
    openInPlace: (route, isLatest) => openInPlace(route, isLatest, screen, parts),
    async peekPage(route, kind) {
      if (!loader.isKnown(route) && !mayLoadAhead()) return undefined;
      return (await loader.loadPage(route, kind)).file;
    },
  };
}
