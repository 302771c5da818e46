/** The decisions of navigation as pure functions; `navigation.ts` carries them out. */
import { cleanPath, decodePath, isPageRoute, routeOf, underBase } from '../../../shared/urls.ts';
import type { DocumentFacts } from '../page/document.ts';

/** A navigation as the browser announces it, as far as it matters here. */
export type AnnouncedNavigation = Pick<
  NavigateEvent,
  'canIntercept' | 'downloadRequest' | 'formData' | 'hashChange' | 'navigationType'
> & {
  destination: Pick<NavigationDestination, 'sameDocument' | 'url'>;
  sourceElement: Pick<Element, 'hasAttribute'> | null;
};

/** The document that the navigation starts from. */
type OpenDocument = Pick<DocumentFacts, 'base' | 'languages' | 'slash'> & { href: string };

/**
 * Returns the clean route of the page that a navigation opens in this document; absent when the browser handles it.
 *
 * The browser handles everything that is not a visit to another page of this site and language. It loads an unclean
 * address in full, because the document there knows the right spelling. It also handles reloads, so that every failure
 * ends with a full load. Entries of this very document must be shown here, whatever their address: the browser would
 * change only the address.
 */
export function routeToOpen(
  {
    canIntercept,
    destination,
    downloadRequest,
    formData,
    hashChange,
    navigationType,
    sourceElement,
  }: AnnouncedNavigation,
  { base, href, languages, slash }: OpenDocument,
): string | undefined {
  const { sameDocument, url } = destination;
  if (!canIntercept || hashChange || downloadRequest !== null || formData) return undefined;
  if (navigationType === 'reload' || sourceElement?.hasAttribute('data-full-load')) return undefined;
  // The page at the same address is open already: such entries belong to `guardBack`.
  if (sameDocument && (navigationType !== 'traverse' || url === href)) return undefined;
  const path = decodePath(new URL(url).pathname);
  const route = routeOf(path, base);
  // Another language is another site.
  if (languages.includes(route?.split('/')[1] ?? '')) return undefined;
  const clean = cleanPath(route ?? path);
  // Routes that end in `.html` are opened in full, so only the first entry of a document can have one.
  if (sameDocument) return route?.endsWith('.html') ? route : clean;
  if (route === undefined || !isPageRoute(route)) return undefined;
  return route === clean || (slash === 'always' && route === `${clean}/`) ? clean : undefined;
}

/**
 * Decides where a new page is scrolled to: as it was left (`restore`), to the top, or where the browser takes it (the
 * position of the entry, or the target of the hash). A navigation that was stopped can only go to the top.
 */
export function scrollOf({
  isTraversal,
  wasLeft,
  hash,
  isHashFound,
  isAborted,
}: {
  isTraversal: boolean;
  /** The entry says how its page was left. */
  wasLeft: boolean;
  hash: string;
  isHashFound: boolean;
  isAborted: boolean;
}): 'browser' | 'none' | 'restore' | 'top' {
  if (isTraversal && wasLeft) return 'restore';
  if (!isTraversal && !hash) return 'top';
  return !isAborted && (isTraversal || isHashFound) ? 'browser' : 'none';
}

/**
 * Decides what follows when a page cannot be opened in place: the browser loads it in full, which is never
 * intercepted. Where that would end on the browser's error page, the open page stays.
 */
export function afterFailure(isLatest: boolean, isReachable: boolean): 'ignore' | 'load' | 'stay' {
  if (!isLatest) return 'ignore';
  return isReachable ? 'load' : 'stay';
}

/**
 * Decides what to do about the spelling of the address that this document was loaded from.
 *
 * @returns `open`: route of a page to open, since the document holds the not-found page; `spell`: route to put into
 * the address bar; neither when the address stays as it is.
 */
export function addressFix(
  pathname: string,
  { base, kind, route, slash }: Pick<DocumentFacts, 'base' | 'kind' | 'route' | 'slash'>,
): { open?: string; spell?: string } {
  const spelling = routeOf(decodePath(pathname), base);
  if (spelling === undefined || spelling === route || (slash && spelling === `${route}/`)) return {};
  const clean = cleanPath(spelling);
  if (clean === spelling) return {};
  if (kind === 'NotFound') return { open: clean };
  return clean === route ? { spell: clean } : {};
}

/** Returns the path of a route as the address bar shows it. */
export function spelledPath(route: string, { base, slash }: Pick<DocumentFacts, 'base' | 'slash'>): string {
  return underBase(route, base) + (slash === 'always' && route !== '/' ? '/' : '');
}
