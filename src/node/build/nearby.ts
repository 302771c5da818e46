import type { NearbyPage, SidebarItem } from '../../shared/page.ts';
import { cleanPath, decodePath, routeOf } from '../../shared/urls.ts';
import { type SiteWriter, writeHashed } from './site-writer.ts';

/** Most pages in one file. */
const MOST_PAGES = 40;

/** Most characters in one file: about 15 kB compressed. */
const MOST_CHARACTERS = 130_000;

/** A page and its data as text. */
interface Entry {
  route: string;
  text: string;
}

/**
 * Writes the data of pages that stand beside each other in a sidebar into shared files: a reader who opens one after the
 * other fetches one file, in place of one for each.
 *
 * @returns The path of each page's file by its route, relative to the base URL. A page without neighbours has none.
 */
export function writeNearby(writer: SiteWriter, pages: NearbyPage[]): Map<string, string> {
  const { base, catalogue } = writer.source;
  // Offline, each page is kept on its own.
  const online = { ...writer, library: undefined };
  const files = new Map<string, string>();
  const trees = catalogue.sidebars.map(({ items }) => items);
  for (const group of groupNearby(trees, pages, base)) {
    const path = writeHashed(online, 'nearby', `[${group.map(({ text }) => text).join()}]`);
    for (const { route } of group) files.set(route, path);
  }
  return files;
}

/** Yields the pages that go into one file each: those of a category, or a part of them; each page once. */
export function* groupNearby(trees: SidebarItem[][], pages: NearbyPage[], base: string): Generator<Entry[]> {
  const rest = new Map(pages.map((page) => [page.route, page]));
  const take = (route: string): NearbyPage[] => {
    const page = rest.get(route);
    rest.delete(route);
    return page ? [page] : [];
  };
  for (const routes of trees.flatMap((items) => categoriesOf(items, base))) {
    for (const part of partsOf(routes.flatMap(take))) if (part.length > 1) yield part;
  }
}

/** Returns the routes of each category, its own first, and before them those at the top, in the order of the sidebar. */
function categoriesOf(items: SidebarItem[], base: string, own?: SidebarItem): string[][] {
  const pages = [...(own ? [own] : []), ...items.filter((item) => !item.items)];
  const routes = pages.flatMap(({ href }) => {
    const route = href === undefined ? undefined : routeOf(decodePath(href), base);
    return route === undefined ? [] : cleanPath(route);
  });
  const below = items.flatMap((item) => (item.items ? categoriesOf(item.items, base, item) : []));
  return [routes, ...below];
}

/** Cuts a list of pages where a file would get too large. */
function partsOf(pages: NearbyPage[]): Entry[][] {
  const parts: Entry[][] = [];
  let open: Entry[] = [];
  let size = 0;
  for (const page of pages) {
    const text = JSON.stringify(page);
    if (open.length === MOST_PAGES || size + text.length > MOST_CHARACTERS) {
      parts.push(open);
      open = [];
      size = 0;
    }
    open.push({ route: page.route, text });
    size += text.length;
  }
  return [...parts, open];
}
