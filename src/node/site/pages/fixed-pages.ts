import { escapeHtml } from '../../../shared/escape-html.ts';
import type { Translator } from '../../../shared/i18n/translator.ts';
import type { PageKind } from '../../../shared/page-kinds.ts';
import type { PageLink } from '../../../shared/page-link.ts';
import { NOT_FOUND_ROUTE } from '../../../shared/urls.ts';
import type { SiteConfig } from '../../config/index.ts';
import { type BarePage, page } from '../bare-page.ts';

/**
 * Creates the search page, unless it is switched off.
 *
 * @param lists Pages that list the others, for readers who cannot search.
 */
export function searchPages({ search }: SiteConfig, i18n: Translator, lists: PageLink[]): BarePage[] {
  if (search.searchPagePath === false) return [];
  const heading = i18n.t('search.label', 'Search the documentation');
  const text = i18n.t('search.description', 'Search functions, events, types and guides.');
  const indexes = lists.map(({ label, href }) => ({ label, href }));
  const data = { heading, indexes };
  return [page('Search', `/${search.searchPagePath}`, heading, text, data, { noindex: true })];
}

/** Creates the not-found page, at a route that only the build uses; it lists the URLs of all others. */
export function notFoundPage(
  others: Pick<BarePage, 'route' | 'kind' | 'title'>[],
  href: (route: string) => string,
  i18n: Translator,
): BarePage {
  const data = {
    heading: i18n.t('notFound.heading', 'This page does not exist'),
    textHtml: escapeHtml(
      i18n.t(
        'notFound.text',
        'The address may be misspelt, or the page has moved. Start again from the home page.',
      ),
    ),
    pages: others
      .filter(({ kind }) => kind !== 'Home')
      .map(({ route, kind, title }): [string, PageKind, string] => [href(route), kind, title]),
  };
  return page('NotFound', NOT_FOUND_ROUTE, i18n.t('notFound.title', 'Page not found'), '', data, {
    noindex: true,
  });
}

/** Returns the kinds of the pages that every site has. */
export function fixedKinds({ search }: SiteConfig): [string, PageKind][] {
  const kinds: [string, PageKind][] = [
    ['/', 'Home'],
    ['/blog', 'BlogList'],
    ['/blog/archive', 'BlogArchive'],
    ['/blog/tags', 'BlogTags'],
  ];
  return search.searchPagePath === false ? kinds : [...kinds, [`/${search.searchPagePath}`, 'Search']];
}
