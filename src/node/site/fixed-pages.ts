import type { Heading } from '../../shared/blocks.ts';
import { escapeHtml } from '../../shared/escape-html.ts';
import type { Translator } from '../../shared/i18n/translator.ts';
import type { PageLink, TocEntry } from '../../shared/page.ts';
import type { PageData, PageKind } from '../../shared/page-data.ts';
import type { SiteConfig } from '../config/index.ts';
import type { Document } from './documents.ts';
import type { CataloguePage } from './index.ts';
import type { SidebarPosition } from './sidebar-position.ts';
import { tocLevels } from './toc-levels.ts';

/** A page without its position in a sidebar. */
export type BarePage<K extends PageKind = PageKind> = Omit<CataloguePage<K>, keyof SidebarPosition>;

/** Creates a page without a table of contents. */
export function page<K extends PageKind>(
  kind: K,
  route: string,
  title: string,
  description: string,
  data: PageData[K],
  more: { source?: string | undefined; noindex?: boolean } = {},
): BarePage<K> {
  const { source, noindex } = more;
  return {
    kind,
    route,
    title,
    description,
    data,
    toc: [],
    ...(source && { source }),
    ...(noindex && { noindex }),
  };
}

/** The page of a document. */
export function articlePage(document: Document, config: SiteConfig): BarePage<'Article'> {
  const { article } = document;
  return {
    kind: 'Article',
    route: document.route,
    title: article.title,
    description: article.description,
    toc: articleToc(document, config),
    data: { heading: article.title, blocks: article.blocks },
    source: article.file,
    docId: document.id,
  };
}

/** Headings of a document that its table of contents lists. */
export function articleToc(document: Document, config: SiteConfig): TocEntry[] {
  const { frontMatter, headings } = document.article;
  if (frontMatter.hide_table_of_contents) return [];
  const { least, most } = tocLevels(frontMatter, config.tableOfContents);
  const shown = (heading: Heading) => heading.depth >= least && heading.depth <= most;
  return headings.filter(shown).map(({ depth, id, html }) => ({ depth, id, html }));
}

/**
 * The search page, unless it is switched off.
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
        'The address may be misspelled, or the page has moved. Search for it, or start again from the home page.',
      ),
    ),
    pages: others
      .filter(({ kind }) => kind !== 'Home')
      .map(({ route, kind, title }): [string, PageKind, string] => [href(route), kind, title]),
  };
  return page('NotFound', '/404', i18n.t('notFound.title', 'Page not found'), '', data, { noindex: true });
}

/** Kinds of the pages that every site has. */
export function fixedKinds({ search }: SiteConfig): [string, PageKind][] {
  const kinds: [string, PageKind][] = [
    ['/', 'Home'],
    ['/blog', 'BlogList'],
    ['/blog/archive', 'BlogArchive'],
    ['/blog/tags', 'BlogTags'],
  ];
  return search.searchPagePath === false ? kinds : [...kinds, [`/${search.searchPagePath}`, 'Search']];
}
