import { distanceIntoView } from '../../shared/layout.ts';
import { itemAt, type KeptElement, type KeptSidebar, listOf } from '../../shared/sidebar-list.ts';
import { SIDEBAR_KEY } from '../../shared/storage-keys.ts';

/** Elements and attributes that the lists of a sidebar are made of. */
const LISTED = /^(ul|li|div|a|i|span|button|svg|path)$/;
const LISTED_ATTRIBUTES = /^(class|href|type|d|viewBox|data-(kind|icon|gap)|aria-(label|hidden|expanded))$/;

/**
 * Runs after the sidebar in a document, before the first paint: opens, closes and scrolls it as the reader left it
 * before a full page load, and brings the entry of the page into view. Without it, that would be seen to jump when
 * the sidebar is hydrated. It takes itself off the page, so that hydration meets nothing but the app.
 *
 * Of a list that is too long to be prerendered whole, the entry of the open page is brought to where it was.
 *
 * What was kept by another shell is left alone: its lists may be other ones. A failure leaves the rest as it is, and
 * so does a list with anything in it that lists of a sidebar do not have: it is inserted before any code of the app
 * has seen it. Elements are made one by one, since text that becomes markup would need a policy.
 */
export default function restoreSidebar(): void {
  const script = document.currentScript;
  const aside = script?.previousElementSibling;
  script?.remove();
  const scroller = aside?.firstElementChild;
  if (!scroller || !matchMedia('(width > 996px)').matches) return;
  let kept: KeptSidebar | undefined;
  try {
    kept = readKept();
    for (const [place, list] of kept?.parts ?? []) restoreList(aside, place, list);
  } catch {
    // Whatever the storage holds, the sidebar is usable as it was delivered.
  }
  // Layout before the first frame would be done twice: once for what is parsed, once for the rest.
  requestAnimationFrame(() => scroll(aside, scroller, kept));
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
  const open = button.getAttribute('aria-expanded') === 'true';
  if (kept && !open) item.append(checkedElement(kept));
  else if (!kept && open && !item.querySelector('[aria-current]')) list?.remove();
  else return;
  button.setAttribute('aria-expanded', String(!open));
}

/**
 * Makes an element with all that is in it.
 *
 * @throws Error when there is anything in it that lists of a sidebar do not have.
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
  const cut = aside.querySelector('[data-gap]') !== null;
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
