import type { SidebarItem } from '../../../shared/page.ts';
import { countPages } from '../../../shared/sidebar-tree.ts';
import { trimSlash } from '../../../shared/urls.ts';
import { keyOf } from '../../files/kept-files.mjs';

/** What a page shows of a sidebar. */
export interface ShownSidebar {
  items: SidebarItem[];
  /** Hash of the items. */
  key: string;
}

/**
 * Prepares a sidebar for rendering: returns, for a page's URL, its tree without what is in closed
 * categories. The HTML is that of the whole tree. But rendering looks for the page in every category, which in
 * whole trees takes a time that grows with the square of the site's size. For the same reason, pages of the same categories
 * share one tree.
 */
export function shownSidebar(items: SidebarItem[]): (href: string) => ShownSidebar {
  const closed = new Map<SidebarItem, SidebarItem>();
  /** Categories that a page is in, by its URL. */
  const around = new Map<string, Set<SidebarItem>>();
  const collect = (item: SidebarItem, above: SidebarItem[]) => {
    const categories = item.items ? [...above, item] : above;
    if (item.href !== undefined) {
      const page = trimSlash(item.href);
      around.set(page, new Set([...(around.get(page) ?? []), ...categories]));
    }
    for (const child of item.items ?? []) collect(child, categories);
    if (item.items) closed.set(item, { ...item, items: [], leftOut: countPages(item.items) });
  };
  for (const item of items) collect(item, []);
  const numbers = new Map([...closed.keys()].map((category, index) => [category, index]));
  const cut = (item: SidebarItem, open: Set<SidebarItem>): SidebarItem => {
    if (!item.items) return item;
    if (item.open !== true && !open.has(item)) return closed.get(item) ?? item;
    return { ...item, items: item.items.map((child) => cut(child, open)) };
  };
  const shown = new Map<string, ShownSidebar>();
  return (href) => {
    const open = around.get(trimSlash(href)) ?? new Set();
    const name = Array.from(open, (category) => numbers.get(category)).join(' ');
    const known = shown.get(name);
    if (known) return known;
    const tree = items.map((item) => cut(item, open));
    const made = { items: tree, key: keyOf(JSON.stringify(tree)) };
    shown.set(name, made);
    return made;
  };
}
