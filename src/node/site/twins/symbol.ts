import type { BlockContent, PhrasingContent, RootContent } from 'mdast';
import type { PageLink } from '../../../shared/page-link.ts';
import type {
  EntryRow,
  MemberView,
  SectionView,
  SymbolData,
  ValueView,
} from '../../../shared/symbol-data.ts';
import { shownText } from '../../markdown/html/rewrite.ts';
import { code, heading, joinParts, list, lua, paragraph, quote, strong, text } from '../../markdown/nodes.ts';
import { blocks, inline, pageLink, pageLinks, type TwinContext } from './context.ts';

/** Writes the name, badges, first paragraph, doubts and the notice of a deprecated symbol. */
export function symbolHead(data: SymbolData, context: TwinContext): RootContent[] {
  const { prefix, name, badges, leadHtml, unconfirmedHtml, doubtHref, deprecatedHtml } = data;
  const { i18n, options } = context;
  const kinds = badges.map((badge) => badge.text).join(' · ');
  return [
    heading(1, [code(prefix + name)]),
    ...(kinds ? paragraph({ type: 'emphasis', children: [text(kinds)] }) : []),
    ...(leadHtml ? paragraph(...inline(leadHtml, context)) : []),
    ...(unconfirmedHtml === undefined ? [] : [doubt(unconfirmedHtml)]),
    ...(deprecatedHtml === undefined ? [] : [notice(deprecatedHtml)]),
  ];

  function doubt(html: string): RootContent {
    const mark = strong(i18n.t('symbol.unconfirmed', 'Unconfirmed:'));
    const link = doubtHref ? options.url(doubtHref) : undefined;
    const label: PhrasingContent = link ? { type: 'link', url: link, children: [mark] } : mark;
    return quote(...paragraph(label, text(' '), ...inline(html, context)));
  }

  function notice(html: string): RootContent {
    const words = html
      ? inline(html, context)
      : [text(i18n.t('symbol.deprecatedText', 'Do not use this in new scripts.'))];
    return quote(...paragraph(strong(i18n.t('symbol.deprecated', 'Deprecated'))), ...paragraph(...words));
  }
}

/** Ways to call a symbol, as the page shows them, with a caption where they are something else. */
export function signatures(all: string[], caption?: string): RootContent[] {
  if (!all.length) return [];
  const above = caption ? paragraph(text(`${caption}:`)) : [];
  return [...above, ...all.map((html) => lua(shownText(html)))];
}

/** Writes a part of the page under its heading; nothing without content. */
export function section(title: string, content: RootContent[]): RootContent[] {
  return content.length ? [heading(2, [text(title)]), ...content] : [];
}

/** Writes the parts that authors have written. */
export function sections(all: SectionView[], context: TwinContext): RootContent[] {
  return all.flatMap(({ titleHtml, blocks: content }) => [
    heading(2, inline(titleHtml, context)),
    ...blocks(content, context),
  ]);
}

/** Writes the parameters, return values, fields or constants: name, type, whether it may be left out, what it means. */
export function values(all: ValueView[], context: TwinContext): RootContent[] {
  return list(
    all.map((value): BlockContent[] => {
      const { name, typeHtml, optional, descriptionHtml, members = [] } = value;
      const facts = joinParts([inline(typeHtml, context), optional ? [text(optionalWord(context))] : []]);
      const head = name ? [code(name), text(' ('), ...facts, text(')')] : facts;
      const meaning = descriptionHtml ? [text(': '), ...inline(descriptionHtml, context)] : [];
      return [...paragraph(...head, ...meaning), ...memberList(members, context)];
    }),
  );
}

/** Returns the word for what may be left out. */
export function optionalWord({ i18n }: TwinContext): string {
  return i18n.t('value.optional', 'optional');
}

/** Writes the members of a closed set of values. */
export function memberList(members: MemberView[], context: TwinContext): BlockContent[] {
  return list(members.map((member) => memberLine(member, context)));
}

/** Writes a member with what it means. */
export function memberLine(
  { literal, descriptionHtml }: MemberView,
  context: TwinContext,
): PhrasingContent[] {
  const meaning = inline(descriptionHtml, context);
  return [code(shownText(literal)), ...(meaning.length ? [text(': '), ...meaning] : [])];
}

/** Writes the symbols of an overview with their summaries. */
export function entryRows(rows: EntryRow[], context: TwinContext): BlockContent[] {
  return list(rows.map((row) => linkLine(row, row.summaryHtml, notesOf(row, context), context)));
}

function notesOf({ note, deprecated }: EntryRow, { i18n }: TwinContext): string[] {
  return [...(note ? [note] : []), ...(deprecated ? [i18n.t('entry.deprecated', 'deprecated')] : [])];
}

/** Writes a link with notes about it, and what it leads to. */
export function linkLine(
  link: PageLink,
  html: string,
  notes: string[],
  context: TwinContext,
): PhrasingContent[] {
  const summary = html ? [text(': '), ...inline(html, context)] : [];
  return [pageLink(link, context), ...(notes.length ? [text(` (${notes.join(', ')})`)] : []), ...summary];
}

/** Writes related symbols, and the documents whose code uses this one. */
export function seeAlso({ see, usedInHtml }: Pick<SymbolData, 'see' | 'usedInHtml'>, context: TwinContext) {
  return section(context.i18n.t('symbol.see', 'See also'), [
    ...list(
      see.map((target) => linkLine(target, target.summaryHtml, target.note ? [target.note] : [], context)),
    ),
    ...(usedInHtml ? paragraph(...inline(usedInHtml, context)) : []),
  ]);
}

/** Guides about what a page or a part of it lists. */
export function guideLine(guides: PageLink[] | undefined, context: TwinContext): RootContent[] {
  if (!guides) return [];
  const { i18n } = context;
  const label = guides.length > 1 ? i18n.t('guides.several', 'Guides:') : i18n.t('guides.one', 'Guide:');
  return paragraph(text(`${label} `), ...pageLinks(guides, context));
}
