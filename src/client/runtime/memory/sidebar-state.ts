import { distanceIntoView } from '../../../shared/layout.ts';
import { listAt, listOf } from '../../../shared/sidebar-list.ts';

/**
 * What a reader did to a sidebar. It is kept in memory as long as the document lasts and, across full page loads, in session
 * storage, from which `client/inline/sidebar.ts` restores it before the first paint.
 */
interface SidebarMemory {
  /** Places of open categories. */
  open: ReadonlySet<string>;
  /** Scroll position in px. */
  top: number;
}

const memories = new WeakMap<object, SidebarMemory>();

/** Whether this document was delivered with a sidebar that has not been hydrated yet. */
let prerendered = !import.meta.env.SSR && document.querySelector('aside [data-sidebar]') !== null;

/**
 * Returns the lists that the prerendered HTML shows only in part, as the places of their categories (empty for the top
 * level), because hydration must match them. Returns `all` while prerendering.
 */
export function recallCut(): ReadonlySet<string> | 'all' {
  if (import.meta.env.SSR) return 'all';
  const list = prerenderedList();
  return new Set(list ? cutLists(list) : []);
}

/**
 * Notes where the entry of the open page is.
 *
 * @returns a function that scrolls it there again after entries were added above it.
 */
export function holdInPlace(navigation: Element): () => void {
  const entry = navigation.querySelector('[aria-current="page"]');
  const before = entry?.getBoundingClientRect().top ?? 0;
  return () => {
    const scroller = navigation.closest(`${SCROLLER}, ${DRAWER}`);
    if (scroller && entry) scroller.scrollTop += entry.getBoundingClientRect().top - before;
  };
}

/**
 * Returns the open categories of a tree: as the prerendered HTML has them, which hydration must match, or as the reader
 * left them; absent when there is neither.
 */
export function recallOpen(tree: object): ReadonlySet<string> | undefined {
  const list = prerenderedList();
  return list ? new Set(openBelow(list)) : memories.get(tree)?.open;
}

/** Returns the list of the top level in this document's sidebar, until that has been hydrated. */
function prerenderedList(): Element | null {
  return prerendered ? document.querySelector('aside [data-sidebar] > ul') : null;
}

/** Remembers the open categories of a tree, which a sidebar or the drawer shows. */
export function rememberOpen(tree: object, open: ReadonlySet<string>, navigation: Element | null): void {
  // The drawer may be opened before the sidebar is hydrated.
  if (!navigation?.closest(DRAWER)) prerendered = false;
  memories.set(tree, { top: 0, ...memories.get(tree), open });
}

/** Remembers how far a sidebar is scrolled. */
export function rememberScroll(tree: object, navigation: Element): void {
  const memory = memories.get(tree);
  const scroller = navigation.closest(SCROLLER);
  if (memory && scroller) memory.top = scroller.scrollTop;
}

/**
 * Scrolls a sidebar that appears on the page to where the reader left it, and the entry of the open page into view. A
 * prerendered sidebar is already in position.
 */
export function restoreScroll(tree: object, navigation: Element): void {
  if (prerendered && !navigation.closest(DRAWER)) return;
  const scroller = navigation.closest(SCROLLER);
  if (scroller) scroller.scrollTop = memories.get(tree)?.top ?? 0;
  showCurrent(navigation);
}

/** Brings the entry of the open page into view if it is not. */
export function showCurrent(navigation: Element | null): void {
  const scroller = navigation?.closest(`${SCROLLER}, ${DRAWER}`);
  const entry = navigation?.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  if (!scroller || !entry?.height) return;
  scroller.scrollTop += distanceIntoView(entry, scroller.getBoundingClientRect());
}

/** The scroller of a sidebar next to the page. */
export const SCROLLER = '[data-sidebar-scroll]';
/** The scroller of the drawer, whose position is not remembered. */
const DRAWER = '[data-drawer-scroll]';

function openBelow(list: Element, parent = ''): string[] {
  let place = 0;
  return [...list.children].flatMap((item) => {
    const position = parent + place;
    place += Number((item as HTMLElement).dataset.gap ?? 1);
    const below = listOf(item);
    return below ? [position, ...openBelow(below, `${position}.`)] : [];
  });
}

/** Returns the places of lists with gaps; empty for the outermost one. */
function cutLists(list: Element): string[] {
  const lists = ['', ...openBelow(list)].map((place) => [place, place ? listAt(list, place) : list] as const);
  return lists.flatMap(([place, own]) => (own?.querySelector(':scope > [data-gap]') ? [place] : []));
}
