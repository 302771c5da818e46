import type { Heading } from '../../shared/blocks.ts';
import type { TocEntry } from '../../shared/page.ts';
import type { SiteConfig } from '../config/index.ts';
import type { BarePage } from './bare-page.ts';
import type { Document } from './documents.ts';
import { tocLevels } from './toc-levels.ts';

/** Creates the page of a document. */
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

/** Returns the headings of a document that its table of contents lists. */
export function articleToc(document: Document, config: SiteConfig): TocEntry[] {
  const { frontMatter, headings } = document.article;
  if (frontMatter.hide_table_of_contents) return [];
  const { least, most } = tocLevels(frontMatter, config.tableOfContents);
  const shown = (heading: Heading) => heading.depth >= least && heading.depth <= most;
  return headings.filter(shown).map(({ depth, id, html }) => ({ depth, id, html }));
}
