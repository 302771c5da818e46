import type { TocEntry } from '../../../shared/page.ts';
import type { ArticleData } from '../../../shared/page-data.ts';
import type { PageLink } from '../../../shared/page-link.ts';
import type { SiteConfig } from '../../config/index.ts';
import type { Heading } from '../../markdown/model.ts';
import { keepOrigin } from '../../markdown/origins.ts';
import type { BarePage } from '../bare-page.ts';
import type { Document } from '../documents/document.ts';
import { tocLevels } from '../documents/toc-levels.ts';
import { symbolTarget } from '../reference/symbols.ts';
import type { ViewContext } from '../views/context.ts';
import { galleryView, splitLead } from '../views/gallery.ts';
import { textEntry } from '../views/symbol.ts';
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
  const { title, description, file } = document.article;
  return {
    kind: 'Article',
    route: document.route,
    title,
    description,
    ...contentOf(document, documents, config, context),
    source: file,
    text: document.article.text,
    ...sharedImage(document, context.links),
    docId: document.id,
  };
}

/** Returns what the page shows: its text, all snippets if it begins their folder, what the code of a snippet uses. */
function contentOf(
  document: Document,
  documents: Document[],
  config: SiteConfig,
  context: ViewContext,
): Pick<BarePage<'Article'>, 'toc' | 'data'> {
  const { title: heading, blocks } = document.article;
  const folder = config.docs.snippets;
  const toc = articleToc(document, config);
  const snippets = documents.filter((other) => other.section === folder && other !== document);
  if (snippets.length && document.route === `${context.routes.root}/${folder}`) {
    const { html, toc: groups, nodes } = galleryView(snippets, context);
    const { lead, rest } = splitLead(blocks);
    return {
      toc: [...groups, ...toc],
      data: { heading, gallery: keepOrigin({ lead, html }, nodes), blocks: rest },
    };
  }
  const uses = document.section === folder ? usesView(document, context) : undefined;
  const usesEntry = textEntry('uses', context.i18n.t('article.uses', 'What it uses'));
  return {
    toc: uses && toc.length ? [...toc, usesEntry] : toc,
    data: { heading, blocks, ...(uses && { uses }) },
  };
}

/** Returns what the code of a document uses, as links; undefined where it uses nothing of the reference. */
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
