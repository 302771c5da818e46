import { comparableText } from './comparable-text.ts';
import type { SidebarItem } from './page.ts';
import { samePath } from './urls.ts';

/**
 * Returns the place of an item in the tree of a sidebar: indices from the top, such as `2.0`. Places name categories,
 * because labels occur more than once.
 */
export function placeInTree(index: number, parent?: string): string {
  return parent === undefined ? String(index) : `${parent}.${index}`;
}

/** Returns the places of the categories that are open from the start. */
export function openFromStart(items: SidebarItem[], parent?: string): string[] {
  return items.flatMap((item, index) => {
    const place = placeInTree(index, parent);
    return item.items ? [...(item.open ? [place] : []), ...openFromStart(item.items, place)] : [];
  });
}

/**
 * Returns the places of the categories that contain the page at `href`, outermost first, including the one whose own
 * page it is; absent when the page is not in the tree.
 */
export function categoriesAbove(items: SidebarItem[], href: string, parent?: string): string[] | undefined {
  for (const [index, item] of items.entries()) {
    const place = placeInTree(index, parent);
    const below = item.items && categoriesAbove(item.items, href, place);
    if (below) return [place, ...below];
    if (item.href !== undefined && samePath(item.href, href)) return item.items ? [place] : [];
  }
  return undefined;
}

/** Returns the number of pages in a tree, including those that were left out of it. */
export function countPages(items: SidebarItem[]): number {
  return items.reduce(
    (sum, item) => sum + (item.href ? 1 : 0) + (item.leftOut ?? 0) + countPages(item.items ?? []),
    0,
  );
}

/** What is left of a tree, and how many pages match. */
export interface FilteredTree {
  items: SidebarItem[];
  count: number;
}

/**
 * Keeps the items that match a text, in closed categories too, with the categories above them. Spaces, dots, colons and
 * what surrounds names in code separate words; underscores do not count, as in addresses. Each word has to occur in the
 * label or in one above it, and at least one in the label itself. A category without a page of its own brings its pages
 * along. Without words, as in `_`, nothing is returned.
 *
 * @example
 * filterSidebar(items, 'client log')?.items // the page `log` in the category `client`
 */
export function filterSidebar(items: SidebarItem[], text: string): FilteredTree | undefined {
  const words = wordsOf(text);
  return words.length ? filterBelow(items, words, words) : undefined;
}

function filterBelow(items: SidebarItem[], words: string[], missing: string[]): FilteredTree {
  let count = 0;
  const kept = items.flatMap((item): SidebarItem[] => {
    const label = comparableText(item.label);
    const rest = missing.filter((word) => !label.includes(word));
    const matches = rest.length === 0 && words.some((word) => label.includes(word));
    if (matches && item.items && !item.href) {
      count += countPages(item.items);
      return [item];
    }
    const below = filterBelow(item.items ?? [], words, rest);
    count += below.count + (matches ? 1 : 0);
    const { items: _, ...own } = item;
    if (below.items.length > 0) return [{ ...own, items: below.items }];
    return matches ? [own] : [];
  });
  return { items: kept, count };
}

function wordsOf(text: string): string[] {
  return comparableText(text)
    .split(/[\s.:"'()]+/)
    .filter(Boolean);
}
