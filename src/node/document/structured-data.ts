import type { PageFrame } from '../../shared/page.ts';
import type { SiteView } from '../../shared/site.ts';
import type { CataloguePage } from '../site/index.ts';
import { BUILD_TRAITS } from '../site/pages/kinds.ts';

/**
 * Returns what search engines read about a page besides its text, as a script element with data: the site with its
 * search on the home page, an article and its breadcrumbs on the others. Empty on pages that are not to be found.
 *
 * @see https://schema.org/TechArticle
 */
export function structuredData(
  page: CataloguePage,
  file: PageFrame,
  site: SiteView,
  url: string,
  image?: string,
): string {
  const graph = [describePage(page, file, site, url, image), trail(page, file, site)].filter(
    (node) => node !== undefined,
  );
  if (page.noindex || !graph.length) return '';
  const data = { '@context': 'https://schema.org', '@graph': graph };
  // No `<` can end the element.
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>\n`;
}

function describePage(
  page: CataloguePage,
  { updated }: PageFrame,
  site: SiteView,
  url: string,
  image: string | undefined,
): object | undefined {
  const { schema } = BUILD_TRAITS[page.kind];
  if (schema === 'WebSite') return webSite(site, url);
  if (!schema) return undefined;
  return {
    '@type': schema,
    headline: page.title,
    ...(page.description && { description: page.description }),
    url,
    inLanguage: site.locale.htmlLang,
    // Search engines show pictures of posts; for other pages they would be bytes that nobody looks at.
    ...(page.post && { datePublished: page.post.date, ...(image && { image }) }),
    ...(updated && { dateModified: updated.day }),
    ...('post' in page.data && { author: authorsOf(page.data.post.authors, site) }),
    ...(page.post?.tags.length && { keywords: page.post.tags.join(', ') }),
  };
}

function webSite(site: SiteView, url: string): object {
  return {
    '@type': 'WebSite',
    name: site.title,
    ...(site.tagline && { description: site.tagline }),
    url,
    inLanguage: site.locale.htmlLang,
    ...(site.searchHref && {
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${site.origin}${site.searchHref}?q={query}` },
        'query-input': 'required name=query',
      },
    }),
  };
}

/** A post without authors is the site's. */
function authorsOf(authors: { name: string; url?: string }[], site: SiteView): object[] {
  if (!authors.length) return [{ '@type': 'Organization', name: site.title }];
  return authors.map(({ name, url }) => ({ '@type': 'Person', name, ...(url && { url }) }));
}

/** The breadcrumbs, of a post from the list of posts; search engines want a URL for all but the last. */
function trail(page: CataloguePage, file: PageFrame, site: SiteView): object | undefined {
  const [list] = 'ways' in page.data && 'post' in page.data ? page.data.ways : [];
  const breadcrumbs = list ? [list, { label: page.title, href: undefined }] : file.breadcrumbs;
  const last = breadcrumbs.length - 1;
  const steps = breadcrumbs.filter(({ href }, position) => href !== undefined || position === last);
  if (steps.length < 2) return undefined;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, position) => ({
      '@type': 'ListItem',
      position: position + 1,
      name: label,
      ...(href !== undefined && { item: site.origin + href }),
    })),
  };
}
