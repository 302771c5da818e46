/** How the reader left a page: kept in the state of its history entry, so that it outlives the document. */
export interface PagePosition {
  /** Scroll position in px. */
  top: number;
  /** Which `details` are open, in the order of the page. */
  details: boolean[];
  /** Index of the tab that is shown, for each list of tabs whose choice is not remembered elsewhere. */
  tabs: number[];
  /** The link that the keyboard followed: its address, and its index among the links of the page. */
  link?: { href: string; index: number };
}

const DETAILS = 'main details:not([data-copy] > *)';
/** Without the menu that scripts add. */
const LINKS = 'main a:not([data-copy] a)';
const TAB_LISTS = 'main .tabs:not([data-group]) > [role=tablist]';
/** Events with which the reader takes over: from then on, no script scrolls the page. */
const ACTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** Returns how a page was left, from the state of its entry; absent if that is not a result of `readPosition`. */
export function positionIn(left: unknown): PagePosition | undefined {
  const { top, details, tabs } = (left ?? {}) as Partial<PagePosition>;
  return typeof top === 'number' && Array.isArray(details) && Array.isArray(tabs)
    ? (left as PagePosition)
    : undefined;
}

/** Reads the position of the page in this document. */
export function readPosition(): PagePosition {
  const link = followedLink();
  return {
    ...(link && { link }),
    top: scrollY,
    details: all<HTMLDetailsElement>(DETAILS).map(({ open }) => open),
    tabs: all(TAB_LISTS).map((list) => tabsOf(list).findIndex((tab) => tab.ariaSelected === 'true')),
  };
}

function followedLink(): PagePosition['link'] {
  const focused = document.activeElement;
  // Looking through all links takes a millisecond, which a click with the mouse need not wait for.
  if (!focused?.matches(':focus-visible')) return undefined;
  const links = all<HTMLAnchorElement>(LINKS);
  const index = links.indexOf(focused as HTMLAnchorElement);
  const href = links[index]?.href;
  return href ? { href, index } : undefined;
}

/**
 * Restores the page as it was left, with the focus on the link that the keyboard followed. The browser cannot do it: if a
 * page is shorter than the previous one, it takes the end of the page for the position that the reader left. A page that is
 * still growing, such as the search page, is scrolled as far as it goes each time, until the reader moves it or requests
 * another page.
 *
 * @param isWanted Whether this page is still the one that was requested last.
 */
export function restorePosition({ top, details, tabs, link }: PagePosition, isWanted: () => boolean): void {
  all<HTMLDetailsElement>(DETAILS).forEach((element, index) => {
    element.open = details[index] ?? element.open;
  });
  all(TAB_LISTS).forEach((list, index) => {
    const tab = tabsOf(list)[tabs[index] ?? -1];
    if (tab?.ariaSelected === 'false') tab.click();
  });
  const end = new AbortController();
  /** Returns whether the link is there. */
  const place = () => {
    scrollTo({ top, behavior: 'instant' });
    const found = link && all<HTMLAnchorElement>(LINKS)[link.index];
    const isThere = found?.href === link?.href;
    if (isThere) found?.focus({ preventScroll: true });
    return isThere;
  };
  const observer = new ResizeObserver(() => {
    if (!isWanted() || end.signal.aborted || (place() && Math.abs(scrollY - top) < 2)) end.abort();
  });
  end.signal.addEventListener('abort', () => observer.disconnect());
  for (const act of ACTS)
    addEventListener(act, () => end.abort(), { signal: end.signal, capture: true, passive: true });
  place();
  observer.observe(document.body);
}

function all<E extends HTMLElement>(selector: string): E[] {
  return [...document.querySelectorAll<E>(selector)];
}

function tabsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role=tab]')];
}
