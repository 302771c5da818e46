import { escapeHtml } from '../../../shared/escape-html.ts';
import type { Translator } from '../../../shared/i18n/translator.ts';
import type { TocEntry } from '../../../shared/page.ts';
import type { Badge, EntryRow, SectionView, SeeView, SymbolData } from '../../../shared/symbol-data.ts';
import { isDay } from '../../diagnostics/day.ts';
import type { EntryDoc, EventDoc, GroupDoc, Position, SeeAlso, TypeDoc } from '../../luacats/model.ts';
import { endingRank } from '../../markdown/endings.ts';
import { dateInWords } from '../dates.ts';
import type { Document } from '../documents/document.ts';
import { documentKind, documentLabel } from '../documents/documents.ts';
import { type SymbolPage, symbolTarget } from '../reference/symbols.ts';
import type { ViewContext } from './context.ts';
import { partIds } from './part-ids.ts';

/** Names of Lua versions as badges show them. */
const VERSION_BADGES: Record<string, string> = { JIT: 'LuaJIT', '5.1': 'Lua 5.1' };

/** Returns the parts of a symbol's page that come from its text and its general tags. */
export function symbolData(
  doc: EntryDoc | EventDoc | GroupDoc | TypeDoc,
  title: { prefix: string; name: string },
  kind: string,
  context: ViewContext,
): SymbolData {
  const text = context.renderer.symbolText(doc.description, partIds(doc));
  const note = (words: string, at: Position | undefined) =>
    context.renderer.inline(words, doc.position.file, at);
  return {
    ...title,
    badges: badges(doc, kind, context),
    leadHtml: text.leadHtml,
    ...(doc.unconfirmed !== undefined && {
      unconfirmedHtml: note(doc.unconfirmed, doc.unconfirmedAt),
      ...(context.doubtHref && { doubtHref: context.doubtHref }),
    }),
    ...(doc.deprecated !== undefined && { deprecatedHtml: note(doc.deprecated, doc.deprecatedAt) }),
    blocks: text.blocks,
    ...splitSections(text.sections, context),
    see: seeViews([...doc.see, ...namedBy(doc, context)], context),
  };
}

/**
 * Parts the sections that a page is about, as written, from those that end it, in the order that readers need: example,
 * errors, where to call, notes.
 */
export function splitSections(
  sections: (SectionView & { title: string })[],
  { i18n }: Pick<ViewContext, 'i18n'>,
): Pick<SymbolData, 'topics' | 'sections'> {
  const ranked = sections.map(({ title, id, titleHtml, blocks }) => ({
    rank: endingRank(title, i18n),
    view: { id, titleHtml, blocks },
  }));
  const ending = ranked.filter((section) => section.rank >= 0).sort((a, b) => a.rank - b.rank);
  return {
    topics: ranked.filter((section) => section.rank < 0).map(({ view }) => view),
    sections: ending.map(({ view }) => view),
  };
}

function badges(
  doc: EntryDoc | EventDoc | GroupDoc | TypeDoc,
  kind: string,
  { i18n, since: sinceOf }: ViewContext,
): Badge[] {
  const since = sinceOf(doc);
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
    ...(since !== undefined
      ? [
          {
            text: i18n.t('symbol.since', 'Since {version}', { version: sinceWords(since, i18n) }),
            tone: 'plain' as const,
          },
        ]
      : []),
    ...(doc.deprecated !== undefined
      ? [{ text: i18n.t('symbol.deprecated', 'Deprecated'), tone: 'warning' as const }]
      : []),
  ];
}

/** A version as it is written, a day in words. */
function sinceWords(since: string, { language }: Translator): string {
  return isDay(since) ? dateInWords(since, language) : since;
}

/** Number of cards up to which symbols that name the page's symbol join those that it names. */
const MOST_CARDS = 4;

/** Symbols that name this one, as if it named them too; as many as there is room for. */
function namedBy(doc: EntryDoc | EventDoc | GroupDoc | TypeDoc, context: ViewContext): SeeAlso[] {
  if (!('shortName' in doc || 'family' in doc)) return [];
  const names = context.relations.namedBy(doc).slice(0, Math.max(0, MOST_CARDS - doc.see.length));
  return names.map((target) => ({ target, position: doc.position }));
}

/** Related symbols and documents with their summaries; other routes and URLs are shown as written. */
function seeViews(see: SeeAlso[], context: ViewContext): SeeView[] {
  return see.flatMap(({ target, position }) => {
    const page = context.symbols.find(target);
    if (page) return [{ ...linkTo(page, context), ...(page.note && { note: page.note }) }];
    // Anything but a route or a URL is the name of a symbol, and was reported with the definitions.
    const at = target.startsWith('/') ? position : undefined;
    const link = context.links.link(target, position.file, at);
    const document = context.document(target.replace(/#.*$/, ''));
    if (link && document) return [seeDocument(link.href, document)];
    return link ? [{ href: link.href, label: target, summaryHtml: '' }] : [];
  });
}

function seeDocument(href: string, document: Document): SeeView {
  const { descriptionHtml } = document.article;
  return {
    href,
    kind: documentKind(document),
    label: documentLabel(document),
    summaryHtml: descriptionHtml,
  };
}

/** Returns a row for an overview that lists an entry. */
export function entryRow(entry: EntryDoc, label: string, context: ViewContext): EntryRow {
  const view = linkTo(context.symbols.entry(entry), context);
  return { ...view, label, ...(entry.deprecated !== undefined && { deprecated: true }) };
}

/** Returns a link to a symbol's page with its summary. */
export function linkTo(page: SymbolPage, context: ViewContext): SeeView {
  return {
    href: symbolTarget(page, context.href).href,
    label: page.label,
    kind: page.kind,
    summaryHtml: context.renderer.again(page.summary),
  };
}

/** Returns an entry of a table of contents for a heading without markup. */
export function textEntry(id: string, text: string): TocEntry {
  return { depth: 2, id, html: escapeHtml(text) };
}

/** Returns the table of contents of a symbol's page: what it is about, its own parts, then the sections that end it. */
export function symbolToc(
  parts: { id: string; text: string; present: boolean }[],
  data: Pick<SymbolData, 'topics' | 'sections' | 'see' | 'usedInHtml'>,
  { i18n }: ViewContext,
): TocEntry[] {
  return [
    ...sectionEntries(data.topics),
    ...parts.filter((part) => part.present).map(({ id, text }) => textEntry(id, text)),
    ...sectionEntries(data.sections),
    ...(data.see.length || data.usedInHtml ? [textEntry('see-also', i18n.t('symbol.see', 'See also'))] : []),
  ];
}

/** Returns the entries of a table of contents for the sections of a text. */
export function sectionEntries(sections: SectionView[]): TocEntry[] {
  return sections.map((section) => ({ depth: 2, id: section.id, html: section.titleHtml }));
}
