import type { PageFrame } from '../../../shared/page.ts';
import { samePath } from '../../../shared/urls.ts';
import type { SiteConfig } from '../../config/index.ts';
import { type BarePage, page } from '../bare-page.ts';
import type { CataloguePage } from '../catalogue-page.ts';
import type { Document } from '../documents/document.ts';
import { documentKind, isHome } from '../documents/documents.ts';
import { folderLabel } from '../documents/folder-labels.ts';
import { groupLabels } from '../reference/lists.ts';
import type { RenderedDocs } from '../rendering/render-docs.ts';
import { createSidebarPositions } from '../sidebar/sidebar-position.ts';
import { makeSidebars } from '../sidebar/sidebars.ts';
import type { ViewContext } from '../views/context.ts';
import { articlePage } from './article-page.ts';
import { BUILD_TRAITS } from './kinds.ts';
import { docsDescription, docsIndexView } from './landing.ts';
import { referencePages } from './reference-pages.ts';
import type { DocsPages } from './versions.ts';

type Breadcrumb = PageFrame['breadcrumbs'][number];

/** Creates the pages of a docs set with their positions in its sidebars. */
export function docsPages(
  { set, context, reference, documents, drafts }: RenderedDocs,
  config: SiteConfig,
): DocsPages {
  const { href, routes, families, i18n } = context;
  const docsDocuments = documents.filter((document) => document.section !== 'blog' && !isHome(document));
  const landing = docsIndexView({ config, context, documents: docsDocuments });
  const bare: BarePage[] = [
    {
      ...page('DocsIndex', routes.root, landing.data.heading, docsDescription(i18n), landing.data),
      toc: landing.toc,
    },
    ...docsDocuments.map((document) => articlePage(document, docsDocuments, config, context)),
    ...referencePages(config, context),
  ];
  const labels = groupLabels(config);
  const sidebars = makeSidebars({
    set,
    reference,
    families,
    documents: docsDocuments,
    groupLabels: labels,
    href,
    i18n,
  });
  const positionOf = createSidebarPositions(sidebars);
  const sections = sectionCrumbs(docsDocuments, context);
  const { about } = config.docs.reference;
  const aboutHref = about && href(about);
  const doc = { instance: set.instance, version: set.version.name };
  const pages = bare.map((barePage): CataloguePage => {
    const docId =
      barePage.docId ??
      (barePage.kind === 'DocsIndex' ? undefined : barePage.route.slice(routes.root.length + 1));
    const own = href(barePage.route);
    const { origins } = context.renderer;
    const position = positionOf(own, crumbTitle(barePage));
    const section = sections.get(barePage.route);
    return {
      ...barePage,
      ...position,
      ...(section && { breadcrumbs: [section, ...position.breadcrumbs] }),
      doc,
      origins,
      ...(docId !== undefined && { docId }),
      ...(aboutHref && !samePath(aboutHref, own) && { aboutHref }),
    };
  });
  return { set, pages, sidebars, draftIds: drafts.map((document) => document.id) };
}

/** Symbols are short in breadcrumbs: their last part, as in the sidebar. */
function crumbTitle({ kind, title }: BarePage): string {
  return BUILD_TRAITS[kind].hasShortCrumb ? title.replace(/^.*[.:](?=\w)/, '') : title;
}

/**
 * Returns the first breadcrumb of each document outside the docs, by route: its section, such as Snippets, which links to
 * the section's page where there is one. That page itself has none.
 */
function sectionCrumbs(documents: Document[], { routes, href, i18n }: ViewContext): Map<string, Breadcrumb> {
  const byRoute = new Map(documents.map((document) => [document.route, document]));
  return new Map(
    documents.flatMap(({ section, route }) => {
      const top = byRoute.get(`${routes.root}/${section}`);
      if (section === 'docs' || top?.route === route) return [];
      const link = top && { href: href(top.route), kind: documentKind(top) };
      return [[route, { label: folderLabel(section, i18n), ...link }]];
    }),
  );
}
