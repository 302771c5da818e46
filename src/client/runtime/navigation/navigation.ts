import { delegate } from '../delegate.ts';
import { readDocument } from '../page/document.ts';
import { hashTarget } from './address-bar.ts';
import { createHistoryKey } from './history-key.ts';
import { navigationApi } from './navigation-api.ts';
import { afterFailure, routeToOpen, scrollOf } from './navigation-decisions.ts';
import { hideNotice, isReachable, showNotice } from './notice.ts';
import { type PagePosition, positionIn, readPosition, restorePosition } from './page-position.ts';
import { skipProgress, startProgress, stopProgress } from './progress.ts';

/** Loads the page at an address and shows it; rejects when that cannot be done without a full page load. */
export type OpenPage = (target: NavigationTarget) => Promise<void>;

/** An in-app navigation that has begun. */
export interface NavigationTarget {
  /** Clean route of the page. */
  route: string;
  url: URL;
  /** Kind of the page, when the link says it. */
  kind?: string;
  /** A link was followed, as opposed to Back and Forward. One in the drawer may replace an entry, see `guardBack`. */
  pushed: boolean;
  /** Notes that everything the page needs has arrived, and that it is rendered next. */
  loaded(): void;
  /** Scrolls the page to where the browser would have scrolled it. */
  scroll(): void;
  /** Returns whether no other page has been requested since. */
  isLatest(): boolean;
}

/** What is kept with a history entry. */
interface EntryState {
  key?: string;
  /** How its page was left. */
  left?: PagePosition;
}

let pageRequests = 0;
/** Whether the page of the current entry is on the screen; while it loads, the page before stays there. */
let isShown = true;
/** The entry of the page on the screen. */
let shownEntry: NavigationHistoryEntry | null = null;
/** Key of the entry that the address returns to, because its page is still on the screen. */
let returnsTo: string | undefined;

/**
 * Notes that a page is requested. Stopping the load, or a link to a heading, does not undo that: the address bar
 * already has the new page's address.
 *
 * @returns a function that says whether this is still the last page that was requested.
 */
export function notePageRequest(): () => boolean {
  const own = ++pageRequests;
  return () => own === pageRequests;
}

/**
 * Turns clicks on internal links, Back and Forward into in-app navigations, with the browser's Navigation API. Without
 * that API, links load documents. When a page cannot be opened in this document, the browser loads it in full, once.
 */
export function listenToNavigation(open: OpenPage): void {
  const navigation = navigationApi();
  if (!navigation) return;
  let kind: string | undefined;
  let clicked: string | undefined;
  delegate<HTMLAnchorElement>(['click'], 'a', (link, event) => {
    // The second click of a double click may be on what the first one has brought below the pointer.
    if ((event as MouseEvent).detail > 1 && link.href !== clicked) event.preventDefault();
    else clicked = link.href;
    ({ kind } = link.dataset);
    setTimeout(() => {
      kind = undefined;
    });
  });
  const keepPosition = () => {
    if (!isShown) return;
    shownEntry = navigation.currentEntry;
    navigation.updateCurrentEntry({ state: { ...stateOf(shownEntry), left: readPosition() } });
  };
  // Of a reload that the reader asks the browser for, no other event tells.
  addEventListener('pagehide', keepPosition);
  navigation.addEventListener('navigate', (event) => {
    keepPosition();
    if (event.destination.key && event.destination.key === returnsTo) {
      event.intercept({ scroll: 'manual', focusReset: 'manual' });
      return;
    }
    const route = routeToOpen(event, { ...readDocument(), href: location.href });
    if (route === undefined) return;
    const url = new URL(event.destination.url);
    const { navigationType } = event;
    const pushed =
      navigationType === 'push' || (navigationType === 'replace' && route !== readDocument().route);
    const asked = { route, url, pushed, ...(kind && { kind }) };
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      handler() {
        // Not before: until the address changes, another navigation may take the place of this one.
        const isLatest = notePageRequest();
        const scroll = () => scrollToTarget(event, url, isLatest);
        return run(open, { ...asked, isLatest, loaded: skipProgress, scroll });
      },
    });
  });
  navigation.addEventListener('currententrychange', markEntry);
  markEntry();
}

/**
 * Opens a page, and does what `afterFailure` says if that fails. The address bar already has its address, so a reload
 * loads the page.
 */
async function run(open: OpenPage, target: NavigationTarget): Promise<void> {
  isShown = false;
  if (target.route === readDocument().route) stopProgress();
  else startProgress();
  try {
    await open(target);
    if (!target.isLatest()) return;
    isShown = true;
    hideNotice();
  } catch (error) {
    const reachable = await isReachable(target.url.href);
    const next = afterFailure(target.isLatest(), reachable);
    if (next === 'ignore') return;
    console.warn(`The page \`${target.route}\` could not be opened in place.`, error);
    if (next === 'load') location.reload();
    else stay(target.url);
  } finally {
    if (target.isLatest()) stopProgress();
  }
}

/** Restores the address of the page on the screen, and tells the reader that the other one could not be loaded. */
function stay(wanted: URL): void {
  const navigation = navigationApi();
  showNotice(wanted.href);
  if (!navigation || !shownEntry) return;
  const { key, url } = shownEntry;
  if (key === navigation.currentEntry?.key) {
    history.replaceState(history.state, '', url);
    isShown = true;
    return;
  }
  const settle = () => {
    isShown = true;
    // `popstate` may come after this.
    setTimeout(() => {
      returnsTo = undefined;
    });
  };
  returnsTo = key;
  const { committed, finished } = navigation.traverseTo(key);
  committed?.then(settle, settle);
  finished?.catch(() => {});
}

/**
 * Returns whether the address is returning to that of the page on the screen, which stays with everything that is open on
 * it.
 */
export function isReturning(): boolean {
  return returnsTo !== undefined;
}

/**
 * Restores the open page as it was left, after a reload or another document. Pages that script makes call it, because they are
 * too short when the browser does it.
 */
export function restoreEntry(): void {
  const left = positionIn(stateOf(navigationApi()?.currentEntry).left);
  const own = pageRequests;
  if (left) restorePosition(left, () => own === pageRequests);
}

/** Adds a key to the current history entry. */
function markEntry(): void {
  const navigation = navigationApi();
  const state = stateOf(navigation?.currentEntry);
  if (navigation && !state.key)
    navigation.updateCurrentEntry({ state: { ...state, key: createHistoryKey() } });
}

function stateOf(entry: Pick<NavigationHistoryEntry, 'getState'> | null | undefined): EntryState {
  return (entry?.getState() ?? {}) as EntryState;
}

/** Scrolls a new page to where `scrollOf` says. */
function scrollToTarget(event: NavigateEvent, { hash }: URL, isLatest: () => boolean): void {
  const left = positionIn(stateOf(event.destination).left);
  const where = scrollOf({
    isTraversal: event.navigationType === 'traverse',
    wasLeft: left !== undefined,
    hash,
    isHashFound: hashTarget(hash) !== undefined,
    isAborted: event.signal.aborted,
  });
  if (where === 'restore' && left) restorePosition(left, isLatest);
  else if (where === 'top') window.scrollTo({ top: 0, behavior: 'instant' });
  else if (where === 'browser') {
    event.scroll();
    // Not every browser decodes the hash for that.
    if (hash.includes('%')) hashTarget(hash)?.scrollIntoView();
  }
}
