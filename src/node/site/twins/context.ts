import type { PhrasingContent, RootContent } from 'mdast';
import type { Block } from '../../../shared/blocks.ts';
import type { Translator } from '../../../shared/i18n/translator.ts';
import { traitsOf } from '../../../shared/page-kinds.ts';
import type { PageLink } from '../../../shared/page-link.ts';
import { shownText } from '../../markdown/html/rewrite.ts';
import { code, joinParts, text } from '../../markdown/nodes.ts';
import type { InlineOrigins } from '../../markdown/origins.ts';
import { originOf } from '../../markdown/origins.ts';
import { codeNodes, plainNodes } from '../../markdown/to-markdown/to-markdown.ts';
import { type MarkdownOptions, plainInline } from '../../markdown/to-markdown/to-markdown-inline.ts';

/** What twins are written with. */
export interface TwinContext {
  i18n: Translator;
  /** The Markdown that inline HTML of the page's data was written from. */
  origins: InlineOrigins;
  options: MarkdownOptions;
}

/** Writes inline HTML of a page's data as Markdown; HTML that did not come from Markdown is text. */
export function inline(html: string, { origins, options }: TwinContext): PhrasingContent[] {
  return plainInline(origins.get(html) ?? [text(shownText(html))], options);
}

/** Writes the blocks of a page's data as Markdown. */
export function blocks(all: Block[], { options }: TwinContext): RootContent[] {
  return all.flatMap((block) => {
    const origin = originOf(block);
    if (block.type === 'code' && !origin.length) return codeNodes(block, options);
    return plainNodes(origin, options);
  });
}

/** Writes a link to a page, whose label is code where it is the name of a symbol. */
export function pageLink({ href, label, kind }: PageLink, { options }: TwinContext): PhrasingContent {
  const children = [traitsOf(kind).isSymbol ? code(label) : text(label)];
  return { type: 'link', url: options.url(href), children };
}

/** Links to pages, one after the other. */
export function pageLinks(links: PageLink[], context: TwinContext): PhrasingContent[] {
  return joinParts(links.map((link) => [pageLink(link, context)]));
}
