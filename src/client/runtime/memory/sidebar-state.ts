import { distanceIntoView } from '../../../shared/layout.ts';
import { itemAt, type KeptElement, type KeptSidebar, listOf } from '../../../shared/sidebar-list.ts';
import { SIDEBAR_KEY } from '../../../shared/storage-keys.ts';
import { readDocument } from '../page/document.ts';
import { keepForSession } from './storage.ts';

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

const SCROLLER = '[data-sidebar-scroll]';
/** The scroller of the drawer, whose position is not remembered. */
const DRAWER = '[data-drawer-scroll]';

/**
 * Keeps a sidebar across a full page load. Lists are kept with their content, because the next page has none for
 * categories that are closed at first, and as data, so that no text has to become markup.
 *
 * @param list List of the top level.
 * @param places Categories that may differ from a fresh page.
 */
export function keepSidebar(list: Element, places: string[]): void {
  const { shell, sidebar } = readDocument();
  const scroller = list.closest(SCROLLER);
  // In a narrow window, the sidebar is hidden and has no position.
  if (!sidebar || !scroller?.clientHeight) return;
  const parts = places.map((place): KeptSidebar['parts'][number] => {
    const open = listAt(list, place);
    return open && !open.hasAttribute('inert') ? [place, keptElement(open)] : [place];
  });
  const kept: KeptSidebar = {
    shell,
    path: location.pathname,
    top: scroller.scrollTop,
    ...offsetOf(
      list.querySelector('[aria-current="page"]')?.getBoundingClientRect(),
      scroller.getBoundingClientRect(),
    ),
    parts,
  };
  keepForSession(SIDEBAR_KEY + sidebar.file, JSON.stringify(kept));
}

/**
 * Returns the places of the categories that differ from a fresh page, in order: opened, or closed.
 *
 * @example
 * changedPlaces(new Set(['1']), new Set(['0'])) // ['0', '1']
 */
export function changedPlaces(open: ReadonlySet<string>, fresh: ReadonlySet<string>): string[] {
  const opened = [...open].filter((place) => !fresh.has(place));
  return [...opened, ...[...fresh].filter((place) => !open.has(place))].sort();
}

type Extent = Pick<DOMRect, 'bottom' | 'top'>;

/** Returns how far, in px, the entry of the open page is below the top of the scroller, if it is in view. */
export function offsetOf(entry: Extent | undefined, view: Extent): Pick<KeptSidebar, 'offset'> {
  if (!entry || entry.bottom < view.top || entry.top > view.bottom) return {};
  return { offset: Math.round(entry.top - view.top) };
}

/** Returns an element of a list as data, without what marks the open page. */
function keptElement(element: Element): KeptElement {
  const attributes = [...element.attributes]
    .filter(({ name }) => name !== 'aria-current' && name !== 'style')
    .map(({ name, value }) => [name, value]);
  const kept: KeptElement = [element.localName, Object.fromEntries(attributes)];
  for (const node of element.childNodes) {
    if (node instanceof Text) kept.push(node.data);
    else if (node instanceof Element && !node.matches('ul[inert]')) kept.push(keptElement(node));
  }
  return kept;
}

function listAt(list: Element, place: string): Element | undefined {
  return place
    .split('.')
    .reduce<Element | undefined>((at, position) => listOf(at && itemAt(at, Number(position))), list);
}

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
