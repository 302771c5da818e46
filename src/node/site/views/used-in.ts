import type { PhrasingContent } from 'mdast';
import { escapeHtml } from '../../../shared/escape-html.ts';
import type { SymbolData } from '../../../shared/symbol-data.ts';
import type { EntryDoc, EventDoc } from '../../luacats/model.ts';
import { documentLink } from '../documents/documents.ts';
import { symbolTarget } from '../reference/symbols.ts';
import type { ViewContext } from './context.ts';

/** A line of links: what they are, and where they lead. */
interface LinkLine {
  lead: string;
  links: { href: string; kind: string; label: string; isCode?: boolean }[];
}

/**
 * Returns the lines that link a symbol to the documents whose code uses it, and to symbols whose examples do. They are
 * HTML, not a list, because the pages of the reference have few bytes to spare.
 */
export function usedIn(doc: EntryDoc | EventDoc, context: ViewContext): Pick<SymbolData, 'usedInHtml'> {
  const { i18n, uses, relations, href } = context;
  const documents = uses.documentsFor(doc).map((document) => documentLink(document, href));
  const examples = relations.examplesWith(doc).map((symbol) => ({
    ...symbolTarget(symbol, href),
    kind: symbol.kind,
    label: symbol.label,
    isCode: true,
  }));
  const lines: LinkLine[] = [
    { lead: i18n.t('symbol.usedIn', 'Used in'), links: documents },
    { lead: i18n.t('symbol.usedByExamples', 'Used by the examples of'), links: examples },
  ].filter(({ links }) => links.length > 0);
  if (!lines.length) return {};
  const usedInHtml = lines.map(lineHtml).join('<br>');
  context.renderer.origins.set(
    usedInHtml,
    lines.flatMap((line, index): PhrasingContent[] => [
      ...(index ? [{ type: 'break' } as const] : []),
      ...lineOrigin(line),
    ]),
  );
  return { usedInHtml };
}

function lineHtml({ lead, links }: LinkLine): string {
  const each = links.map(({ href, kind, label, isCode }) => {
    const text = escapeHtml(label);
    return `<a href="${href}" data-kind="${kind}">${isCode ? `<code>${text}</code>` : text}</a>`;
  });
  return `${escapeHtml(lead)} ${each.join(', ')}`;
}

/** The same line for the Markdown of the page. */
function lineOrigin({ lead, links }: LinkLine): PhrasingContent[] {
  return [
    { type: 'text', value: lead },
    ...links.flatMap(({ href, label, isCode }, index): PhrasingContent[] => [
      { type: 'text', value: index ? ', ' : ' ' },
      { type: 'link', url: href, children: [{ type: isCode ? 'inlineCode' : 'text', value: label }] },
    ]),
  ];
}
