import { distanceIntoView } from '../../shared/layout.ts';
import { itemAt, type KeptSidebar, listOf } from '../../shared/sidebar-list.ts';
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
 * has seen it.
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
    const parts = kept?.parts ?? [];
    // What it lets through is checked when it is parsed. A trusted text is an object, so an empty one is not false.
    const policy = window.trustedTypes?.createPolicy('kept', { createHTML: (html) => html });
    const trust = (html: string) => policy?.createHTML(html) ?? html;
    for (const [place, html] of parts) restoreList(aside, place, html && trust(html));
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
function restoreList(aside: Element, place: string, html: string): void {
  let list: Element | null | undefined = aside.querySelector('nav>ul');
  let item: Element | undefined;
  for (const position of place.split('.')) {
    item = list ? itemAt(list, Number(position)) : undefined;
    list = listOf(item);
  }
  const button = item?.querySelector('[aria-expanded]');
  if (!item || !button) return;
  const open = button.getAttribute('aria-expanded') === 'true';
  if (html && !open) item.append(...checkedNodes(html));
  else if (!html && open && !item.querySelector('[aria-current]')) list?.remove();
  else return;
  button.setAttribute('aria-expanded', String(!open));
}

/**
 * Parses the HTML of a list.
 *
 * @throws Error when there is anything in it that lists of a sidebar do not have.
 */
function checkedNodes(html: string): Iterable<Element> {
  // Nothing of it runs, because a document that is parsed here is not shown.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('*')) {
    // A link of an SVG has no origin of its own.
    const { origin } = new URL(element.getAttribute('href') ?? '', location.href);
    if (
      !LISTED.test(element.localName) ||
      [...element.attributes].some(({ name }) => !LISTED_ATTRIBUTES.test(name)) ||
      origin !== location.origin
    )
      throw new Error();
  }
  return body.children;
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
