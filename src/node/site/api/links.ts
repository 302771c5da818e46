import type { ApiPage } from '../../api/index.ts';
import { linkText } from '../../markdown/index.ts';
import type { Refs } from '../reference/refs.ts';
import type { ViewContext } from '../views/context.ts';

/** Pages of a site by their routes, with their titles. */
export type PageTitles = ReadonlyMap<string, string>;

/** Turns addresses into references, and notes the pages that they lead to. */
export interface ApiLinks {
  /** Returns the text with references in place of addresses; `file` is where it is written. */
  text(markdown: string, file: string): string;
  /**
   * Returns the reference of what a name or an address stands for, and other addresses as they are; undefined for what
   * leads nowhere.
   */
  to(target: string, file: string): string | undefined;
  /** Returns the reference of a page that does not describe a symbol. */
  page(route: string): string;
  /** Pages that `to`, `text` and `page` have returned. */
  pages(): ApiPage[];
}

/**
 * Creates the links of an API.
 *
 * @param origin Host of the site, for the addresses of files.
 */
export function createApiLinks(
  { links, href }: ViewContext,
  refs: Refs,
  titles: PageTitles,
  origin: string,
): ApiLinks {
  const byHref = new Map([...refs.routes].map(([ref, route]) => [hrefOf(route, href), ref]));
  const routes = new Map([...titles.keys()].map((route) => [href(route), route]));
  const used = new Map<string, ApiPage>();
  const page = (route: string) => {
    const ref = `doc:${route}`;
    const title = titles.get(route);
    used.set(ref, { ref, ...(title && { title }), url: href(route) });
    return ref;
  };
  /** A reference instead of an address of the site; the address of a file is made whole. */
  const refOf = (address: string): string => {
    const whole = byHref.get(address);
    if (whole !== undefined) return whole;
    const [path = '', ...rest] = address.split('#');
    const anchor = rest.length ? `#${rest.join('#')}` : '';
    const symbol = byHref.get(path);
    if (symbol !== undefined) return symbol + anchor;
    const route = routes.get(path);
    if (route !== undefined) return page(route) + anchor;
    return address.startsWith('/') && !address.startsWith('//') ? origin + address : address;
  };
  const linkTo = (url: string, file: string) => {
    const target = links.link(url, file);
    return target && refOf(target.href);
  };
  return {
    text: (markdown, file) =>
      linkText(markdown, {
        code(value) {
          const target = links.symbol(value.replace(/\(\)$/, '')) ?? links.place(value);
          return target && 'href' in target ? refOf(target.href) : undefined;
        },
        link: (url) => linkTo(url, file) ?? url,
      }),
    to(target, file) {
      const symbol = links.symbol(target);
      return symbol ? refOf(symbol.href) : linkTo(target, file);
    },
    page,
    pages: () => [...used.values()],
  };
}

/** Address of a route that may end in an anchor. */
function hrefOf(route: string, href: (route: string) => string): string {
  const [path = '', anchor] = route.split('#');
  return href(path) + (anchor === undefined ? '' : `#${anchor}`);
}
