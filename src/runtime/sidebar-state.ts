import { readDocument } from './document.ts';
import { keepForSession } from './storage.ts';

/**
 * What a reader did to a sidebar: it lasts as long as the document in memory, and over full page loads in the
 * storage of the session, from which a script of the build restores it before the first paint.
 */
interface SidebarMemory {
  /** Places of open categories. */
  open: ReadonlySet<string>;
  /** Scroll position in px. */
  top: number;
}

const memories = new WeakMap<object, SidebarMemory>();

/** Whether this document was delivered with a sidebar that was not hydrated yet. */
let prerendered = typeof document !== 'undefined' && document.querySelector('aside [data-sidebar]') !== null;

/**
 * Open categories of a tree: as the reader left them, or as the prerendered HTML has them, which must be met at
 * hydration; absent when there is neither.
 */
export function recallOpen(tree: object): ReadonlySet<string> | undefined {
  const list = prerendered && document.querySelector('aside [data-sidebar] > ul');
  return memories.get(tree)?.open ?? (list ? new Set(openBelow(list)) : undefined);
}

/** Remembers the open categories of a tree. */
export function rememberOpen(tree: object, open: ReadonlySet<string>): void {
  prerendered = false;
  memories.set(tree, { top: 0, ...memories.get(tree), open });
}

/** Remembers how far a sidebar is scrolled. */
export function rememberScroll(tree: object, navigation: Element): void {
  const memory = memories.get(tree);
  const scroller = navigation.closest(SCROLLER);
  if (memory && scroller) memory.top = scroller.scrollTop;
}

/**
 * Scrolls a sidebar that comes to the page to where the reader left it, and the entry of the open page into view.
 * A prerendered one is where it has to be.
 */
export function restoreScroll(tree: object, navigation: Element): void {
  if (prerendered) return;
  const scroller = navigation.closest(SCROLLER);
  if (scroller) scroller.scrollTop = memories.get(tree)?.top ?? 0;
  showCurrent(navigation);
}

/** Brings the entry of the open page into view when it is not. */
export function showCurrent(navigation: Element): void {
  const scroller = navigation.closest(`${SCROLLER}, dialog`);
  const entry = navigation.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  if (!scroller || !entry?.height) return;
  const box = scroller.getBoundingClientRect();
  if (entry.top >= box.top + FILTER_HEIGHT && entry.bottom <= box.bottom) return;
  scroller.scrollTop += entry.top - box.top - box.height / 2;
}

/** Height in px of the field that stays at the top of a sidebar, a gap included. */
export const FILTER_HEIGHT = 60;

const SCROLLER = '[data-sidebar-scroll]';

/** Storage key of a sidebar in the session, by the file of its tree. */
export const SIDEBAR_KEY = 'sidebar ';

/** A sidebar in the storage of the session. */
export interface KeptSidebar {
  build: string;
  /** Path of the page that was open. */
  path: string;
  top: number;
  /** Categories that differ from a fresh page: place, and the HTML of the open list; empty when it is closed. */
  parts: [place: string, html: string][];
}

/**
 * Keeps a sidebar over a full page load. Lists are kept as HTML, because the next page has none for categories
 * that are closed at first.
 *
 * @param list List of the top level.
 * @param places Categories that may differ from a fresh page.
 */
export function keepSidebar(list: Element, places: string[]): void {
  const { build, sidebar } = readDocument();
  const scroller = list.closest(SCROLLER);
  if (!sidebar || !scroller) return;
  const parts = places.map((place): [string, string] => [place, listHtml(listAt(list, place))]);
  const kept: KeptSidebar = { build, path: location.pathname, top: scroller.scrollTop, parts };
  keepForSession(SIDEBAR_KEY + sidebar.file, JSON.stringify(kept));
}

/** HTML of a list as it is rendered on a page that is none of its own. */
function listHtml(list: Element | undefined): string {
  if (!list || list.hasAttribute('inert')) return '';
  const copy = list.cloneNode(true) as Element;
  for (const closing of copy.querySelectorAll('ul[inert]')) closing.remove();
  for (const element of [copy, ...copy.querySelectorAll('[aria-current], [style]')]) {
    element.removeAttribute('aria-current');
    element.removeAttribute('style');
  }
  return copy.outerHTML;
}

function listAt(list: Element, place: string): Element | undefined {
  return place
    .split('.')
    .reduce<Element | undefined>((at, position) => listOf(at?.children[Number(position)]), list);
}

function openBelow(list: Element, parent = ''): string[] {
  return [...list.children].flatMap((item, index) => {
    const below = listOf(item);
    return below ? [parent + index, ...openBelow(below, `${parent + index}.`)] : [];
  });
}

/** The list of a category's item; absent while it is closed. */
function listOf(item: Element | undefined): Element | undefined {
  const last = item?.lastElementChild;
  return last?.localName === 'ul' ? last : undefined;
}
