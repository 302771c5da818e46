import { cleanPath, dataFile, decodePath, routeOf } from '../../shared/urls.ts';
import { mayLoadAhead } from './connection.ts';
import { readDocument } from './document.ts';
import { whenIdle } from './idle.ts';
import { isPageKnown, loadPage } from './pages.ts';

/** Selector of links that lead to pages: the build marks them with the kind of the page behind them. */
const PAGE_LINKS = 'a[href][data-kind]';

/**
 * Prefetches the pages behind links: a link in view makes the browser prefetch the page's data and its kind's
 * chunk when it has time, a link that is pointed at or touched loads both at once. Nothing happens with data
 * saver on or on a 2g connection; failures are silent, because the click will load the page anyway.
 *
 * @param chunks Addresses of the kinds' chunks.
 */
export function startPrefetching(chunks: Record<string, string>): void {
  const hinted = new Set<string>();
  const hint = (link: HTMLAnchorElement) => {
    const target = pageTarget(link);
    if (!target || isPageKnown(target.route)) return;
    for (const address of [dataFile(target.route, readDocument().base), chunks[target.kind]]) {
      if (!address || hinted.has(address)) continue;
      hinted.add(address);
      prefetchFile(address);
    }
  };
  const tried = new Set<string>();
  const ahead = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(PAGE_LINKS) : null;
    const target = link && pageTarget(link);
    if (!target || tried.has(target.route)) return;
    tried.add(target.route);
    loadPage(target.route, target.kind).catch(() => {});
  };
  document.addEventListener('mouseover', ahead, { passive: true });
  document.addEventListener('touchstart', ahead, { passive: true });
  watchLinks(hint);
}

/**
 * Route and kind of the page that a link leads to; absent for foreign links, for the page that is open, for a route
 * that ends in `.html` (a click loads its document), and where nothing may be loaded ahead.
 */
function pageTarget(link: HTMLAnchorElement): { route: string; kind: string } | undefined {
  if (link.origin !== location.origin || link.target === '_blank' || !mayLoadAhead()) return undefined;
  const { base, route: open } = readDocument();
  const route = routeOf(decodePath(link.pathname), base);
  if (route === undefined || route.endsWith('.html') || cleanPath(route) === open) return undefined;
  return { route: cleanPath(route), kind: link.dataset.kind ?? '' };
}

/** Calls `seen` once for each link, when it scrolls into view, also for links that are added later. */
function watchLinks(seen: (link: HTMLAnchorElement) => void): void {
  const watch = viewportWatcher(seen);
  const watchAll = (root: ParentNode) => {
    for (const link of root.querySelectorAll<HTMLAnchorElement>(PAGE_LINKS)) watch(link);
  };
  watchAll(document);
  new MutationObserver((records) => {
    for (const node of records.flatMap((record) => [...record.addedNodes])) {
      if (!(node instanceof Element)) continue;
      if (node.matches(PAGE_LINKS)) watch(node as HTMLAnchorElement);
      watchAll(node);
    }
  }).observe(document.body, { childList: true, subtree: true });
}

/** Where the browser cannot tell what is in view, every link counts as seen at once. */
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

/** Files that the browser was not asked for yet. */
const waiting: string[] = [];

/** Asking for many files at once would hold the page up for a noticeable time, so it is done bit by bit. */
function prefetchFile(address: string): void {
  waiting.push(address);
  if (waiting.length === 1) whenIdle(prefetchNext);
}

function prefetchNext(idle?: IdleDeadline): void {
  do {
    const address = waiting[0];
    if (address) askFor(address);
    waiting.shift();
  } while (waiting.length > 0 && (idle?.timeRemaining() ?? 0) > 5);
  if (waiting.length > 0) whenIdle(prefetchNext);
}

function askFor(address: string): void {
  const link = document.createElement('link');
  if (!link.relList?.supports?.('prefetch')) {
    fetch(address, { priority: 'low' } as RequestInit).catch(() => {});
    return;
  }
  link.rel = 'prefetch';
  link.href = address;
  document.head.append(link);
}
