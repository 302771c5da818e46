import type { PhrasingContent, RootContent } from 'mdast';
import type { EventIndexData, EventRow, FamilyView, TypeIndexData } from '../../../shared/page-data.ts';
import type { PageKind } from '../../../shared/page-kinds.ts';
import type {
  EventData,
  EventFieldView,
  FunctionData,
  GroupData,
  MemberView,
  TypeData,
} from '../../../shared/symbol-data.ts';
import { shownText } from '../../markdown/html/rewrite.ts';
import { code, heading, joinParts, list, paragraph, strong, table, text } from '../../markdown/nodes.ts';
import { blocks, inline, pageLink, pageLinks, type TwinContext } from './context.ts';
import {
  entryRows,
  guideLine,
  memberLine,
  memberList,
  optionalWord,
  section,
  sections,
  seeAlso,
  signatures,
  symbolHead,
  values,
} from './symbol.ts';

/** Kinds of pages that are the reference. */
export const REFERENCE: ReadonlySet<PageKind> = new Set<PageKind>([
  'Group',
  'Function',
  'Event',
  'EventIndex',
  'Type',
  'TypeIndex',
]);

/** Writes a function, method, constructor or value. */
export function functionTwin(data: FunctionData, context: TwinContext): RootContent[] {
  const { i18n } = context;
  return [
    ...symbolHead(data, context),
    ...signatures(data.signatures),
    ...blocks(data.blocks, context),
    ...sections(data.topics, context),
    ...section(i18n.t('symbol.parameters', 'Parameters'), values(data.params, context)),
    ...section(i18n.t('symbol.returns', 'Returns'), values(data.returns, context)),
    ...sections(data.sections, context),
    ...seeAlso(data, context),
  ];
}

/** Writes an event: when it fires and what its callback gets. */
export function eventTwin(data: EventData, context: TwinContext): RootContent[] {
  const { i18n } = context;
  return [
    ...symbolHead(data, context),
    ...(data.registration
      ? blocks([data.registration], context)
      : signatures([data.signature], i18n.t('event.callback', 'Callback'))),
    ...blocks(data.blocks, context),
    ...sections(data.topics, context),
    ...section(i18n.t('event.fields', 'Fields'), fieldTable(data.fields, context)),
    ...section(i18n.t('symbol.parameters', 'Parameters'), values(data.params, context)),
    ...section(i18n.t('symbol.returns', 'Returns'), values(data.returns, context)),
    ...sections(data.sections, context),
    ...seeAlso(data, context),
  ];
}

/** Fields of an event. The column for wire types is left out if no field has one. */
function fieldTable(fields: EventFieldView[], context: TwinContext): RootContent[] {
  if (!fields.length) return [];
  const { i18n } = context;
  const wire = fields.some((field) => field.typeHtml !== field.luaTypeHtml);
  const head = [
    i18n.t('event.field', 'Field'),
    ...(wire ? [i18n.t('event.wireType', 'Wire type')] : []),
    wire ? i18n.t('event.luaType', 'Lua type') : i18n.t('event.type', 'Type'),
    i18n.t('event.description', 'Description'),
  ];
  const rows = fields.map((field): PhrasingContent[][] => [
    [code(field.name), ...(field.optional ? [text(` (${optionalWord(context)})`)] : [])],
    ...(wire ? [inline(field.typeHtml, context)] : []),
    inline(field.luaTypeHtml, context),
    joinParts([inline(field.descriptionHtml, context), memberSentence(field.members ?? [], context)], ' '),
  ]);
  return [table([head.map((word) => [text(word)]), ...rows])];
}

/** Members in one line of a cell: a full stop only after the last one. */
function memberSentence(members: MemberView[], context: TwinContext): PhrasingContent[] {
  const lines = members.map((member, index) => {
    const line = memberLine(member, context);
    const end = line.at(-1);
    if (index < members.length - 1 && end?.type === 'text') end.value = end.value.replace(/\.$/, '');
    return line;
  });
  return joinParts(lines, '; ');
}

/** Writes a class, a closed set of values or another name for a type. */
export function typeTwin(data: TypeData, context: TwinContext): RootContent[] {
  const { i18n } = context;
  const facts: [string, string | undefined][] = [
    [i18n.t('type.base', 'Alias of'), data.baseHtml],
    [i18n.t('type.extends', 'Extends'), data.parentsHtml],
  ];
  const operators = data.operators.map(({ html, descriptionHtml }) =>
    joinParts([[code(shownText(html))], inline(descriptionHtml, context)], ': '),
  );
  return [
    ...symbolHead(data, context),
    ...facts.flatMap(([label, html]) =>
      html === undefined ? [] : paragraph(text(`${label} `), ...inline(html, context)),
    ),
    ...blocks(data.blocks, context),
    ...sections(data.topics, context),
    ...section(i18n.t('type.values', 'Values'), memberList(data.members, context)),
    ...section(i18n.t('type.fields', 'Fields'), values(data.fields, context)),
    ...section(i18n.t('type.methods', 'Methods'), entryRows(data.methods, context)),
    ...section(i18n.t('type.operators', 'Operators'), list(operators)),
    ...section(i18n.t('type.usedBy', 'Used by'), paragraph(...pageLinks(data.usedBy, context))),
    ...sections(data.sections, context),
    ...seeAlso(data, context),
  ];
}

/** Writes the overview of a group: how to get it, and all that it contains. */
export function groupTwin(data: GroupData, context: TwinContext): RootContent[] {
  const { i18n } = context;
  return [
    ...symbolHead(data, context),
    ...guideLine(data.guides, context),
    ...signatures(data.requireHtml ? [data.requireHtml] : []),
    ...blocks(data.blocks, context),
    ...sections(data.topics, context),
    ...data.lists.flatMap(({ title, rows }) => section(title, entryRows(rows, context))),
    ...sections(data.sections, context),
    ...section(i18n.t('group.constants', 'Constants'), values(data.fields, context)),
    ...section(i18n.t('group.indexFields', 'Index'), values(data.indexFields, context)),
    ...section(i18n.t('group.types', 'Types'), entryRows(data.types, context)),
    ...section(i18n.t('group.index', 'All from A to Z'), paragraph(...pageLinks(data.index, context))),
    ...seeAlso(data, context),
  ];
}

/** Writes the events by family and area. */
export function eventIndexTwin(data: EventIndexData, context: TwinContext): RootContent[] {
  const [only] = data.families.length > 1 ? [] : data.families;
  const introHtml = only?.overview?.leadHtml || data.introHtml;
  return [
    heading(1, [text(data.heading)]),
    ...(introHtml ? paragraph(...inline(introHtml, context)) : []),
    ...data.families.flatMap((family) => familyNodes(family, only === undefined, context)),
  ];
}

function familyNodes(family: FamilyView, titled: boolean, context: TwinContext): RootContent[] {
  const { href, title, overview, guides } = family;
  return [
    ...(titled ? [heading(2, [href ? pageLink({ href, label: title }, context) : text(title)])] : []),
    ...(titled && overview?.leadHtml ? paragraph(...inline(overview.leadHtml, context)) : []),
    ...guideLine(guides, context),
    ...blocks(overview?.blocks ?? [], context),
    ...family.lists.flatMap((area) => [
      ...(area.title ? [heading(titled ? 3 : 2, [text(area.title)])] : []),
      ...guideLine(area.guides, context),
      eventTable(area.rows, context),
    ]),
    ...sections(overview?.sections ?? [], context),
  ];
}

function eventTable(rows: EventRow[], context: TwinContext): RootContent {
  const { i18n } = context;
  const head = [
    i18n.t('events.name', 'Event'),
    i18n.t('events.summary', 'Summary'),
    i18n.t('events.fields', 'Fields'),
  ];
  const cells = (row: EventRow): PhrasingContent[][] => [
    [pageLink(row, context)],
    [
      ...(row.deprecated ? [strong(i18n.t('events.deprecated', 'Deprecated.')), text(' ')] : []),
      ...inline(row.summaryHtml, context),
    ],
    joinParts(row.fields.map((field) => [code(field)])),
  ];
  return table([head.map((word) => [text(word)]), ...rows.map(cells)]);
}

/** Writes all types by what they are. */
export function typeIndexTwin(data: TypeIndexData, context: TwinContext): RootContent[] {
  return [
    heading(1, [text(data.heading)]),
    ...(data.introHtml ? paragraph(...inline(data.introHtml, context)) : []),
    ...data.lists.flatMap(({ title, rows }) => section(title, entryRows(rows, context))),
  ];
}
