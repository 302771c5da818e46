import type { SidebarItem } from '../../../shared/page.ts';
import { categoriesAbove } from '../../../shared/sidebar-tree.ts';

/** Longest list that a prerendered sidebar shows whole: the size of a page must not grow with the site. */
const LONGEST = 100;
/** Items of a longer list that it shows on either side of the open page. */
const AROUND = 20;

/** The items of a list that a prerendered sidebar shows: from `start` up to `end`. */
export interface ListWindow {
  start: number;
  end: number;
}

/**
 * Chooses the items of a list around the one with the page at `href`: all of a short list, the first of a long one without
 * that page.
 */
export function windowOf(items: SidebarItem[], href: string): ListWindow {
  if (items.length <= LONGEST) return { start: 0, end: items.length };
  const place = items.findIndex((item) => categoriesAbove([item], href) !== undefined);
  const start = Math.max(0, Math.min(place - AROUND, items.length - 2 * AROUND));
  return { start, end: start + 2 * AROUND };
}
