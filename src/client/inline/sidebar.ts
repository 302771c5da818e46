import { distanceIntoView, WIDE_WINDOW } from '../../shared/layout.ts';
import { itemAt, type KeptElement, type KeptSidebar, listOf } from '../../shared/sidebar-list.ts';
import { SIDEBAR_KEY } from '../../shared/storage-keys.ts';

/** Elements and attributes that lists of a sidebar may contain. */
const LISTED = /^(ul|li|div|a|i|s|span|button|svg|path)$/;
const LISTED_ATTRIBUTES = /^(class|href|type|d|viewBox|data-(kind|icon|gap)|aria-(label|hidden|expanded))$/;

/**
 * Opens, closes and scrolls the sidebar as the reader left it before a full page load, and brings the entry of the page
 * into view. Runs after the sidebar in a document, before the first paint: otherwise the sidebar would jump when it is
 * hydrated. The script removes itself from the page, so that hydration finds only the app.
 *
 * In a list that is too long to be prerendered whole, the entry of the open page returns to where it was.
 *
 * What another shell kept is ignored, because its lists may differ. After a failure, the rest stays as it is. A list
 * with an unknown element or attribute counts as a failure, because it is inserted before any code of the app has
 * checked it. Elements are created one by one, because text that becomes markup would need a policy.
 */
export default function restoreSidebar(): void {
  const script = document.currentScript;
  const aside = script?.previousElementSibling;
  script?.remove();
  const scroller = aside?.firstElementChild;
  if (!scroller || !matchMedia(WIDE_WINDOW).matches) return;
  let kept: KeptSidebar | undefined;
  try {
    kept = readKept();
    for (const [place, list] of kept?.parts ?? []) restoreList(aside, place, list);
  } catch {
    // Whatever the storage holds, the sidebar is usable as it was delivered.
  }
  const restore = () => scroll(aside, scroller, kept);
  // If painting waits for the content, this is one of the steps in which the page is laid out (`layout-step.ts`). Otherwise,
  // the sidebar would be painted alone, and laid out twice.
  if (document.querySelector<HTMLLinkElement>('[rel=expect]')?.blocking) restore();
  else requestAnimationFrame(restore);
}

function readKept(): KeptSidebar | undefined {
  const { shell, sidebarFile } = document.documentElement.dataset;
  const kept: KeptSidebar | null = JSON.parse(sessionStorage.getItem(SIDEBAR_KEY + sidebarFile) ?? 'null');
  return kept?.shell === shell && typeof kept?.top === 'number' ? kept : undefined;
}

/** Opens or closes the category at a place. */
function restoreList(aside: Element, place: string, kept?: KeptElement): void {
  let list: Element | null | undefined = aside.querySelector('nav>ul');
  let item: Element | undefined;
  for (const position of place.split('.')) {
    item = list ? itemAt(list, Number(position)) : undefined;
    list = listOf(item);
  }
  const button = item?.querySelector('[aria-expanded]');
  if (!item || !button) return;
  const open = button.ariaExpanded === 'true';
  if (kept && !open) item.append(checkedElement(kept));
  else if (!kept && open && !item.querySelector('[aria-current]')) list?.remove();
  else return;
  button.ariaExpanded = String(!open);
}

/**
 * Creates an element with its content.
 *
 * @throws Error when it contains anything that lists of a sidebar may not contain.
 */
function checkedElement([name, attributes, ...content]: KeptElement): Element {
  if (!LISTED.test(name)) throw new Error();
  const space = /^(svg|path)$/.test(name) ? '2000/svg' : '1999/xhtml';
  const element = document.createElementNS(`http://www.w3.org/${space}`, name);
  for (const [key, value] of Object.entries(attributes)) {
    if (
      !LISTED_ATTRIBUTES.test(key) ||
      (key === 'href' && new URL(value, location.href).origin !== location.origin)
    )
      throw new Error();
    element.setAttribute(key, value);
  }
  element.append(...content.map((part) => (typeof part === 'string' ? part : checkedElement(part))));
  return element;
}

function scroll(aside: Element, scroller: Element, kept: KeptSidebar | undefined): void {
  const cut = Boolean(aside.querySelector('[data-gap]'));
  const samePage = kept?.path === location.pathname;
  if (kept && !cut) {
    scroller.scrollTop = kept.top;
    if (samePage) return;
  }
  const entry = aside.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!entry) return;
  const view = scroller.getBoundingClientRect();
  const offset = cut && samePage && kept?.offset;
  scroller.scrollTop +=
    typeof offset === 'number' ? entry.top - view.top - offset : distanceIntoView(entry, view);
}
