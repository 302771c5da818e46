import { escapeHtml } from '../../../shared/escape-html.ts';
import type { TocEntry } from '../../../shared/page.ts';
import type { Badge, EntryRow, SectionView, SeeView, SymbolData } from '../../../shared/page-data.ts';
import type { EntryDoc, EventDoc, GroupDoc, SeeAlso, TypeDoc } from '../../luacats/model.ts';
import { type SymbolPage, symbolTarget } from '../symbols.ts';
import type { ViewContext } from './context.ts';

/** Sections come in this order; others follow as written. */
const SECTION_ORDER = ['Errors', 'Where to call', 'Example', 'Examples', 'Notes'];

/** Names of Lua versions as badges show them. */
const VERSION_BADGES: Record<string, string> = { JIT: 'LuaJIT', '5.1': 'Lua 5.1' };

/** The parts of a symbol's page that come from its text and its general tags. */
export function symbolData(
  doc: EntryDoc | EventDoc | GroupDoc | TypeDoc,
  title: { prefix: string; name: string },
  kind: string,
  context: ViewContext,
): SymbolData {
  const text = context.prose.symbolText(doc.description);
  const file = doc.position.file;
  return {
    ...title,
    badges: badges(doc, kind, context),
    leadHtml: text.leadHtml,
    ...(doc.deprecated !== undefined && { deprecatedHtml: context.prose.inline(doc.deprecated, file) }),
    blocks: text.blocks,
    sections: orderSections(
      text.sections.map(({ id, title, titleHtml, blocks }) => ({ id, title, titleHtml, blocks })),
      context.i18n.t('symbol.example', 'Example'),
    ),
    see: seeViews(doc.see, context),
  };
}

/** Puts the known sections first, in the order in which a reader needs them. */
function orderSections(sections: (SectionView & { title: string })[], example: string): SectionView[] {
  const rank = (title: string) => {
    const index = SECTION_ORDER.indexOf(title === example ? 'Example' : title);
    return index < 0 ? SECTION_ORDER.length : index;
  };
  return [...sections]
    .sort((a, b) => rank(a.title) - rank(b.title))
    .map(({ id, titleHtml, blocks }) => ({ id, titleHtml, blocks }));
}

function badges(doc: EntryDoc | EventDoc | GroupDoc | TypeDoc, kind: string, { i18n }: ViewContext): Badge[] {
  const versions = 'versions' in doc ? doc.versions : [];
  return [
    { text: kind, tone: 'kind' as const },
    ...versions.map((version) => ({
      text: VERSION_BADGES[version] ?? `Lua ${version}`,
      tone: 'plain' as const,
    })),
    ...('async' in doc && doc.async
      ? [{ text: i18n.t('symbol.async', 'Async'), tone: 'plain' as const }]
      : []),
    ...(doc.deprecated !== undefined
      ? [{ text: i18n.t('symbol.deprecated', 'Deprecated'), tone: 'warning' as const }]
      : []),
  ];
}

/** Related symbols with their summaries; routes and addresses are shown as written. */
export function seeViews(see: SeeAlso[], context: ViewContext): SeeView[] {
  return see.flatMap(({ target, position }) => {
    const page = context.symbols.find(target);
    if (page) return [{ ...linkTo(page, context), ...(page.note && { note: page.note }) }];
    // Anything but a route or an address is the name of a symbol, and was reported with the definitions.
    const at = target.startsWith('/') ? position : undefined;
    const link = context.links.link(target, position.file, at);
    return link ? [{ href: link.href, label: target, summaryHtml: '' }] : [];
  });
}

/** A row for an overview that lists an entry. */
export function entryRow(entry: EntryDoc, label: string, context: ViewContext): EntryRow {
  const view = linkTo(context.symbols.entry(entry), context);
  return { ...view, label, ...(entry.deprecated !== undefined && { deprecated: true }) };
}

/** A link to a symbol's page with its summary. */
export function linkTo(page: SymbolPage, context: ViewContext): SeeView {
  return {
    href: symbolTarget(page, context.href).href,
    label: page.label,
    kind: page.kind,
    summaryHtml: context.prose.again(page.summary),
  };
}

/** An entry of a table of contents for a heading without markup. */
export function textEntry(id: string, text: string): TocEntry {
  return { depth: 2, id, html: escapeHtml(text) };
}

/** Contents of a symbol's page: its own parts, then the sections of its text. */
export function symbolToc(
  parts: { id: string; text: string; present: boolean }[],
  data: Pick<SymbolData, 'sections' | 'see'>,
  { i18n }: ViewContext,
): TocEntry[] {
  return [
    ...parts.filter((part) => part.present).map(({ id, text }) => textEntry(id, text)),
    ...data.sections.map((section) => ({ depth: 2, id: section.id, html: section.titleHtml })),
    ...(data.see.length ? [textEntry('see-also', i18n.t('symbol.see', 'See also'))] : []),
  ];
}
