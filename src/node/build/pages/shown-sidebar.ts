import type { SidebarItem } from '../../../shared/page.ts';
import { countPages } from '../../../shared/sidebar-tree.ts';
import { trimSlash } from '../../../shared/urls.ts';

/**
 * Prepares a sidebar for rendering: returns, for a page's URL, its tree without what is in closed
 * categories. The HTML is that of the whole tree. But rendering looks for the page in every category, which in
 * whole trees takes a time that grows with the square of the site's size.
 */
export function shownSidebar(items: SidebarItem[]): (href: string) => SidebarItem[] {
  const inside = new Map<SidebarItem, Set<string>>();
  const closed = new Map<SidebarItem, SidebarItem>();
  const collect = (item: SidebarItem): string[] => {
    const hrefs = (item.items ?? []).flatMap(collect);
    if (item.href !== undefined) hrefs.push(trimSlash(item.href));
    if (item.items) {
      inside.set(item, new Set(hrefs));
      closed.set(item, { ...item, items: [], leftOut: countPages(item.items) });
    }
    return hrefs;
  };
  items.forEach(collect);
  const cut = (item: SidebarItem, page: string): SidebarItem => {
    if (!item.items) return item;
    const shown = item.open === true || inside.get(item)?.has(page);
    if (!shown) return closed.get(item) ?? item;
    return { ...item, items: item.items.map((child) => cut(child, page)) };
  };
  return (href) => items.map((item) => cut(item, trimSlash(href)));
}
