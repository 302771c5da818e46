import type { SidebarItem } from '../../../shared/page.ts';
import { cleanPath, decodePath, routeOf } from '../../../shared/urls.ts';
import type { SiteSource } from '../../source/index.ts';
import { contentHash } from '../site-writer.ts';
import type { MeasuredPage } from './page-model.ts';

/** Most pages in one file. */
const MOST_PAGES = 40;

/** Most characters of data in one file, which is about as long as the HTML made of it: about 15 kB compressed. */
const MOST_CHARACTERS = 130_000;

/** What goes into a file of neighbours. */
export interface NearbyPlan {
  routes: string[];
  /** Paths of the files before and after it in the same category, relative to the base URL. */
  beside: string[];
}

/**
 * Decides which pages share a file of data, because they are next to each other in a sidebar: a reader who opens one
 * after the other fetches one file, in place of one for each. A file has the name of its first page, so that its pages
 * stay as they are when one of them changes.
 *
 * @returns What is in each file, by its path relative to the base URL. A page without neighbours is in none.
 */
export function planNearby({ catalogue, base }: SiteSource, pages: MeasuredPage[]): Map<string, NearbyPlan> {
  const trees = catalogue.sidebars.map(({ items }) => items);
  const files = new Map<string, NearbyPlan>();
  for (const parts of groupNearby(trees, pages, base)) {
    const paths = parts.map(([first = '']) => `nearby/${contentHash(first).slice(0, 8)}.json`);
    for (const [index, path] of paths.entries()) {
      const beside = paths.filter((_, other) => Math.abs(other - index) === 1);
      files.set(path, { routes: parts[index] ?? [], beside });
    }
  }
  return files;
}

/** Yields the routes of each category, cut into what goes into one file; each page once. */
export function* groupNearby(
  trees: SidebarItem[][],
  pages: MeasuredPage[],
  base: string,
): Generator<string[][]> {
  const rest = new Map(pages.map((page) => [page.model.route, page]));
  const take = (route: string): MeasuredPage[] => {
    const page = rest.get(route);
    rest.delete(route);
    return page ? [page] : [];
  };
  for (const routes of trees.flatMap((items) => categoriesOf(items, base))) {
    yield partsOf(routes.flatMap(take)).filter((part) => part.length > 1);
  }
}

/** Returns the routes of each category, its own first, and before them those at the top, in the order of the sidebar. */
function categoriesOf(items: SidebarItem[], base: string, category?: SidebarItem): string[][] {
  const pages = [...(category ? [category] : []), ...items.filter((item) => !item.items)];
  const routes = pages.flatMap(({ href }) => {
    const route = href === undefined ? undefined : routeOf(decodePath(href), base);
    return route === undefined ? [] : cleanPath(route);
  });
  const below = items.flatMap((item) => (item.items ? categoriesOf(item.items, base, item) : []));
  return [routes, ...below];
}

/** Returns the routes of pages, cut where a file would get too large. */
function partsOf(pages: MeasuredPage[]): string[][] {
  const parts: string[][] = [];
  let open: string[] = [];
  let sum = 0;
  for (const { model, size } of pages) {
    if (open.length === MOST_PAGES || sum + size > MOST_CHARACTERS) {
      parts.push(open);
      open = [];
      sum = 0;
    }
    open.push(model.route);
    sum += size;
  }
  return [...parts, open];
}
