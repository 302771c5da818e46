import { cleanPath, dataFile, decodePath, routeOf } from '../../../shared/urls.ts';
import { delegate } from '../delegate.ts';
import type { PageLoader } from '../loading/page-loader.ts';
import { type DocumentFacts, readDocument } from '../page/document.ts';
import { whenIdle } from '../start/idle.ts';
import { mayLoadAhead } from './connection.ts';
import { prefetchFile } from './prefetch-file.ts';

/** Selector of links that lead to pages: the build marks them with the kind of their page. */
const PAGE_LINKS = 'a[href][data-kind]';

/** The properties of a link that decide what is prefetched. */
type LinkFacts = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'target'> & {
  dataset: { kind?: string | undefined };
};

/**
 * Prefetches the pages that links lead to. When the browser is idle, the file with the neighbours of this page is loaded.
 * Then, for links in the text that come into view, the browser prefetches the page's data and the chunk of a tool, unless it
 * has them. Pointing at a link or touching it loads both at once, wherever the link is. Once the reader has left the page of
 * the document, that page's data is loaded too, and so are the files before and after the one with the open page's
 * neighbours, where a category has several. With data saver on, or on a 2g connection, nothing is prefetched. Failures are
 * silent, because the click will load the page anyway.
 *
 * @param chunks URLs of the kinds' chunks.
 */
export function startPrefetching(
  { isKnown, loadNearby, loadPage }: Pick<PageLoader, 'isKnown' | 'loadNearby' | 'loadPage'>,
  chunks: Record<string, string>,
): void {
  const targetOf = (link: HTMLAnchorElement) =>
    mayLoadAhead() ? prefetchTarget(link, { ...readDocument(), origin: location.origin }) : undefined;
  const hinted = new Set<string>();
  const nearby = new Map<string, Promise<string[]>>();
  const loadFile = (file: string): Promise<string[]> => {
    const loading = nearby.get(file) ?? idle().then(() => loadNearby(file));
    nearby.set(file, loading);
    return loading;
  };
  // A service worker that assembles documents has the data of all pages.
  const loadNeighbours = ({ nearby: file, assembled }: DocumentFacts) =>
    file && !assembled && mayLoadAhead() ? loadFile(file) : undefined;
  const tried = new Set<string>();
  const load = ({ route, kind }: { route: string; kind: string }) => {
    if (tried.has(route)) return;
    tried.add(route);
    loadPage(route, kind).catch(() => {});
  };
  const first = readDocument();
  const hint = async (link: HTMLAnchorElement) => {
    const beside = await loadNeighbours(readDocument());
    if (readDocument().route !== first.route && mayLoadAhead()) {
      // Back leads to the page of the document, whose data was never loaded.
      load(first);
      beside?.forEach(loadFile);
    }
    const target = link.closest('main') && !link.closest('nav') ? targetOf(link) : undefined;
    if (!target) return;
    const data = isKnown(target.route) ? undefined : dataFile(target.route, readDocument().base);
    for (const url of [data, chunks[target.kind]]) {
      if (!url || hinted.has(url)) continue;
      hinted.add(url);
      prefetchFile(url);
    }
  };
  const loadTarget = (link: HTMLAnchorElement) => {
    const target = targetOf(link);
    if (target) load(target);
  };
  delegate<HTMLAnchorElement>(['mouseover', 'touchstart'], PAGE_LINKS, loadTarget);
  // The mouse may have come before the app.
  document.querySelectorAll<HTMLAnchorElement>(`${PAGE_LINKS}:hover`).forEach(loadTarget);
  watchLinks(hint);
}

/**
 * Returns route and kind of the page that a link leads to; absent for links to other hosts or that open another tab,
 * for the open page, and for a route that ends in `.html`, because a click loads its document.
 */
export function prefetchTarget(
  { dataset, origin, pathname, target }: LinkFacts,
  open: Pick<DocumentFacts, 'base' | 'route'> & { origin: string },
): { route: string; kind: string } | undefined {
  if (origin !== open.origin || target === '_blank') return undefined;
  const route = routeOf(decodePath(pathname), open.base);
  if (route === undefined || route.endsWith('.html') || cleanPath(route) === open.route) return undefined;
  return { route: cleanPath(route), kind: dataset.kind ?? '' };
}

function idle(): Promise<void> {
  return new Promise((resolve) => whenIdle(() => resolve()));
}

/** Calls `seen` once for each link when it scrolls into view, including links that are added later. */
function watchLinks(seen: (link: HTMLAnchorElement) => void): void {
  const watch = viewportWatcher(seen);
  const watched = new WeakSet<HTMLAnchorElement>();
  const watchNew = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(PAGE_LINKS)) {
      if (watched.has(link)) continue;
      watched.add(link);
      watch(link);
    }
  };
  watchNew();
  let isWaiting = false;
  new MutationObserver(() => {
    if (isWaiting) return;
    isWaiting = true;
    // A page that was just opened has not been painted yet.
    whenIdle(() => {
      isWaiting = false;
      watchNew();
    });
  }).observe(document.body, { childList: true, subtree: true });
}

/** Returns a function that calls `seen` when a link is in view, or at once in browsers that cannot tell. */
function viewportWatcher(seen: (link: HTMLAnchorElement) => void): (link: HTMLAnchorElement) => void {
  if (!('IntersectionObserver' in window)) return seen;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      seen(target as HTMLAnchorElement);
    }
  });
  return (link) => observer.observe(link);
}
