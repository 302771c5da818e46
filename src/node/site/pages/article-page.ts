import type { TocEntry } from '../../../shared/page.ts';
import type { ArticleData } from '../../../shared/page-data.ts';
import type { PageLink } from '../../../shared/page-link.ts';
import type { SiteConfig } from '../../config/index.ts';
import type { Heading } from '../../markdown/model.ts';
import { keepOrigin } from '../../markdown/origins.ts';
import type { Document } from '../documents/document.ts';
import { tocLevels } from '../documents/toc-levels.ts';
import { symbolTarget } from '../reference/symbols.ts';
import type { ViewContext } from '../views/context.ts';
import { galleryView, splitLead } from '../views/gallery.ts';
import { textEntry } from '../views/symbol.ts';
import type { BarePage } from './bare-page.ts';
import { sharedImage } from './shared-image.ts';

/**
 * Creates the page of a document.
 *
 * @param documents All documents of its docs; the page that begins the folder of the snippets lists those in it.
 */
export function articlePage(
  document: Document,
  documents: Document[],
  config: SiteConfig,
  context: ViewContext,
): BarePage<'Article'> {
  const { article } = document;
  const snippets = documents.filter((other) => other.section === config.docs.snippets && other !== document);
  const isFirst = document.route === `${context.routes.root}/${config.docs.snippets}`;
  if (isFirst && snippets.length) return galleryPage(document, snippets, config, context);
  const uses = document.section === config.docs.snippets ? usesView(document, context) : undefined;
  const toc = articleToc(document, config);
  return {
    kind: 'Article',
    route: document.route,
    title: article.title,
    description: article.description,
    toc:
      uses && toc.length ? [...toc, textEntry('uses', context.i18n.t('article.uses', 'What it uses'))] : toc,
    data: { heading: article.title, blocks: article.blocks, ...(uses && { uses }) },
    source: article.file,
    ...sharedImage(document, context.links),
    docId: document.id,
  };
}

/** Creates the page that begins the folder of the snippets. */
function galleryPage(
  document: Document,
  snippets: Document[],
  config: SiteConfig,
  context: ViewContext,
): BarePage<'Article'> {
  const { article } = document;
  const { html, toc, nodes } = galleryView(snippets, context);
  const { lead, rest } = splitLead(article.blocks);
  return {
    kind: 'Article',
    route: document.route,
    title: article.title,
    description: article.description,
    toc: [...toc, ...articleToc(document, config)],
    data: { heading: article.title, gallery: keepOrigin({ lead, html }, nodes), blocks: rest },
    source: article.file,
    ...sharedImage(document, context.links),
    docId: document.id,
  };
}

/** Returns what the code of a document uses, as links; absent where it uses nothing of the reference. */
function usesView(document: Document, context: ViewContext): ArticleData['uses'] {
  const { symbols, href } = context;
  const { entries, events, ofLua } = context.uses.of(document);
  const linkTo = (page: ReturnType<typeof symbols.find>): PageLink[] =>
    page ? [{ href: symbolTarget(page, href).href, label: page.label, kind: page.kind }] : [];
  const functions = entries.flatMap((entry) => linkTo(symbols.entry(entry)));
  const lua = ofLua.flatMap((entry) => linkTo(symbols.entry(entry)));
  const ofEvents = events.flatMap(({ name }) => linkTo(symbols.findEvent(name)));
  const uses = { functions, events: ofEvents, lua };
  return Object.values(uses).some((links) => links.length) ? uses : undefined;
}

/** Returns the headings of a document that its table of contents lists. */
export function articleToc(document: Document, config: SiteConfig): TocEntry[] {
  const { frontMatter, headings } = document.article;
  if (frontMatter.hide_table_of_contents) return [];
  const { least, most } = tocLevels(frontMatter, config.tableOfContents);
  const shown = (heading: Heading) => heading.depth >= least && heading.depth <= most;
  return headings.filter(shown).map(({ depth, id, html }) => ({ depth, id, html }));
}
