import { type KeptElement, type KeptSidebar, listAt } from '../../../shared/sidebar-list.ts';
import { SIDEBAR_KEY } from '../../../shared/storage-keys.ts';
import { readDocument } from '../page/document.ts';
import { SCROLLER } from './sidebar-state.ts';
import { keepForSession } from './storage.ts';

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
