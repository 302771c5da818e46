import { samePath } from '../../../shared/urls.ts';
import type { SiteConfig } from '../../config/index.ts';
import { type BarePage, page } from '../bare-page.ts';
import type { CataloguePage } from '../catalogue-page.ts';
import type { RenderedDocs } from '../docs/render-docs.ts';
import { isHome } from '../documents/documents.ts';
import { groupLabels } from '../reference/lists.ts';
import { createSidebarPositions } from '../sidebar/sidebar-position.ts';
import { makeSidebars } from '../sidebar/sidebars.ts';
import { articlePage } from './article-page.ts';
import { BUILD_TRAITS } from './kinds.ts';
import { docsDescription, docsIndexView } from './landing.ts';
import { referencePages } from './reference-pages.ts';
import type { DocsPages } from './versions.ts';

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
  const { about } = config.docs.reference;
  const aboutHref = about && href(about);
  const doc = { plugin: set.plugin, version: set.version.name };
  const pages = bare.map((barePage): CataloguePage => {
    const docId =
      barePage.docId ??
      (barePage.kind === 'DocsIndex' ? undefined : barePage.route.slice(routes.root.length + 1));
    const own = href(barePage.route);
    const { origins } = context.renderer;
    return {
      ...barePage,
      ...positionOf(own, crumbTitle(barePage)),
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
