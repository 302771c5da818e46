import { mayLoadAhead } from './connection.ts';
import { readDocument } from './document.ts';
import { isPageKnown, loadPage } from './pages.ts';
import { cleanPath, dataFile, routeOf } from './paths.ts';

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
    if (!target || !mayLoadAhead() || isPageKnown(target.route) || target.route === readDocument().route)
      return;
    for (const address of [dataFile(target.route, readDocument().base), chunks[target.kind]]) {
      if (!address || hinted.has(address)) continue;
      hinted.add(address);
      prefetchFile(address);
    }
  };
  const ahead = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(PAGE_LINKS) : null;
    const target = link && pageTarget(link);
    if (target && mayLoadAhead()) loadPage(target.route, target.kind).catch(() => {});
  };
  document.addEventListener('mouseover', ahead, { passive: true });
  document.addEventListener('touchstart', ahead, { passive: true });
  watchLinks(hint);
}

/** Route and kind of the page that a link leads to; absent for anchors on the same page and foreign links. */
function pageTarget(link: HTMLAnchorElement): { route: string; kind: string } | undefined {
  if (link.origin !== location.origin || link.target === '_blank') return undefined;
  const route = routeOf(cleanPath(link.pathname), readDocument().base);
  return route === undefined ? undefined : { route, kind: link.dataset.kind ?? '' };
}

/** Calls `seen` once for each link, when it scrolls into view, also for links that are added later. */
function watchLinks(seen: (link: HTMLAnchorElement) => void): void {
  if (!('IntersectionObserver' in window)) {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(PAGE_LINKS)) seen(link);
    return;
  }
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      if (!entry.isIntersecting) continue;
      observer.unobserve(entry.target);
      seen(entry.target as HTMLAnchorElement);
    }
  });
  const observe = (root: ParentNode) => {
    for (const link of root.querySelectorAll(PAGE_LINKS)) observer.observe(link);
  };
  observe(document);
  new MutationObserver((records) => {
    for (const node of records.flatMap((record) => [...record.addedNodes])) {
      if (!(node instanceof Element)) continue;
      if (node.matches(PAGE_LINKS)) observer.observe(node);
      observe(node);
    }
  }).observe(document.body, { childList: true, subtree: true });
}

function prefetchFile(address: string): void {
  const link = document.createElement('link');
  if (!link.relList?.supports?.('prefetch')) {
    fetch(address, { priority: 'low' } as RequestInit).catch(() => {});
    return;
  }
  link.rel = 'prefetch';
  link.href = address;
  document.head.append(link);
}
