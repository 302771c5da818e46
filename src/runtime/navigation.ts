import { readDocument } from './document.ts';
import { createHistoryKey } from './history-key.ts';
import { cleanPath, decodePath, isPageRoute, routeOf } from './paths.ts';

/** Loads the page at an address and shows it; rejects when that cannot be done without a full page load. */
export type OpenPage = (target: NavigationTarget) => Promise<void>;

/** An in-app navigation that has begun. */
export interface NavigationTarget {
  /** Clean route of the page. */
  route: string;
  url: URL;
  /** Kind of the page, when the link told it. */
  kind?: string;
  /** A new entry was pushed, as opposed to Back, Forward and replacements. */
  pushed: boolean;
  /** The page scrolls to where the browser would have scrolled it. */
  scroll(): void;
  /** Aborted when a later navigation takes over. */
  signal: AbortSignal;
}

/**
 * Turns clicks on internal links, Back and Forward into in-app navigations, with the browser's Navigation API.
 * Without it links load the next document, which is as good. When a page cannot be opened in this document, the
 * browser loads it in full, once.
 */
export function listenToNavigation(open: OpenPage): void {
  const { navigation } = window;
  if (!navigation) return;
  let kind: string | undefined;
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      kind = link?.dataset.kind;
      setTimeout(() => {
        kind = undefined;
      });
    },
    { capture: true },
  );
  navigation.addEventListener('navigate', (event) => {
    const route = interceptedRoute(event);
    if (route === undefined) return;
    const url = new URL(event.destination.url);
    const pushed = event.navigationType === 'push';
    const target: NavigationTarget = {
      route,
      url,
      pushed,
      signal: event.signal,
      scroll: () => scrollToTarget(event, url),
      ...(kind && { kind }),
    };
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      handler: () => run(open, target),
    });
  });
  navigation.addEventListener('currententrychange', markEntry);
  markEntry();
}

/** Loads an address in full, without being intercepted. */
export function loadDocument(url: URL): void {
  if (url.href === location.href) location.reload();
  else location.assign(url);
}

async function run(open: OpenPage, target: NavigationTarget): Promise<void> {
  try {
    await open(target);
  } catch (error) {
    if (target.signal.aborted) return;
    console.warn(`The page \`${target.route}\` could not be opened in place; loading it in full.`, error);
    loadDocument(target.url);
  }
}

/** Clean route of a navigation that this document handles; the browser handles the others. */
function interceptedRoute(event: NavigateEvent): string | undefined {
  if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData)
    return undefined;
  if (event.navigationType === 'reload') return undefined;
  if (event.destination.sameDocument && event.navigationType !== 'traverse') return undefined;
  const url = new URL(event.destination.url);
  const route = routeOf(decodePath(url.pathname), readDocument().base);
  if (route === undefined || !isPageRoute(route)) return undefined;
  if (event.sourceElement?.hasAttribute('data-full-load')) return undefined;
  return cleanPath(route);
}

/**
 * Puts the clean spelling of an address into the address bar, without a new history entry; query and hash stay.
 *
 * @returns the clean route when the page at it is not the one in this document, so that it has to be opened.
 */
export function cleanAddress(): string | undefined {
  const { base, route, kind, bothSlashForms } = readDocument();
  const asked = routeOf(decodePath(location.pathname), base);
  if (asked === undefined || asked === route || (bothSlashForms && asked === `${route}/`)) return undefined;
  const clean = cleanPath(asked);
  if (clean === asked) return undefined;
  if (kind === 'NotFound') return clean;
  if (clean === route) replaceAddress(clean);
  return undefined;
}

/** Replaces the path of the address in the bar by that of a route. */
export function replaceAddress(route: string): void {
  const { base } = readDocument();
  const path = base === '/' ? route : base + route.slice(1);
  history.replaceState(history.state, '', path + location.search + location.hash);
}

/** Gives the current history entry its key. */
function markEntry(): void {
  const { navigation } = window;
  const state = (navigation?.currentEntry?.getState() ?? {}) as { key?: string };
  if (navigation && !state.key)
    navigation.updateCurrentEntry({ state: { ...state, key: createHistoryKey() } });
}

/** Top without a hash, the target with one, the former position on Back and Forward. */
function scrollToTarget(event: NavigateEvent, url: URL): void {
  if (event.navigationType === 'traverse') event.scroll();
  else if (!url.hash) window.scrollTo({ top: 0, behavior: 'instant' });
  else if (document.getElementById(decodePath(url.hash.slice(1)))) event.scroll();
}
