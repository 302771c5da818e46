import type { ActiveRule, NavDropdown } from '../../../shared/navbar.ts';
import { samePath, trimSlash } from '../../../shared/urls.ts';

/**
 * Returns `aria-current` of an active link: `page` if it leads to the open page itself, `true` if to a page above it.
 */
export function currentOf(href: string, path: string): 'page' | true {
  return samePath(path, pathOf(href)) ? 'page' : true;
}

/**
 * Returns whether an item of the navbar is active on the page at `path` (base URL included, like all URLs).
 * Without a rule it is on its own page and on those below.
 *
 * @example
 * isActive({ href: '/blog', active: {} }, '/blog/welcome') // true
 */
export function isActive(
  item: { href?: string; active: ActiveRule },
  path: string,
  sidebar?: string,
): boolean {
  const { regex, basePath, sidebar: owner, current } = item.active;
  if (current !== undefined) return current;
  if (regex !== undefined) return new RegExp(regex, 'i').test(path);
  if (basePath !== undefined) return path.startsWith(basePath);
  if (owner !== undefined) return owner === sidebar;
  if (item.href === undefined) return false;
  const href = trimSlash(pathOf(item.href));
  return trimSlash(path) === href || (href !== '' && path.startsWith(`${href}/`));
}

/** Returns whether a link of the navbar or of one of its menus is active on the page at `path`; other items never are. */
export function leadsHere(item: NavDropdown['items'][number], path: string, sidebar?: string): boolean {
  return item.type === 'link' && !item.external && isActive(item, path, sidebar);
}

/** Returns a URL without query and hash. */
function pathOf(url: string): string {
  return url.replace(/[?#].*/s, '');
}
