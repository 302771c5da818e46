import type { TocEntry } from '../../../shared/page.ts';
import type { PageLink } from '../../../shared/page-link.ts';
import type { GroupData } from '../../../shared/symbol-data.ts';
import { inSection } from '../../luacats/index.ts';
import type { EntryDoc, FieldDoc, GroupDoc } from '../../luacats/model.ts';
import { entryLabel } from '../reference/lists.ts';
import type { ViewContext } from './context.ts';
import { methodsId, ownerOf, sectionIds } from './part-ids.ts';
import { entryRow, linkTo, sectionEntries, symbolData, symbolToc, textEntry } from './symbol.ts';
import { fieldViews } from './values.ts';

/** Returns the data of a group's overview. */
export function groupView(
  group: GroupDoc,
  label: string,
  context: ViewContext,
): { data: GroupData; toc: TocEntry[] } {
  const guides = context.guides.ofGroup(group);
  const data: GroupData = {
    ...symbolData(group, { prefix: '', name: label }, context.i18n.t('kind.group', 'Group'), context),
    ...(guides.length > 0 && { guides }),
    ...(group.module && {
      requireHtml: context.renderer.lua(`local ${group.id} = require "${group.module}"`),
    }),
    lists: group.sections.length ? sectionLists(group, context) : entryLists(group, context),
    fields: fieldViews(
      group.fields.filter((field) => !isIndex(field)),
      context,
    ),
    indexFields: fieldViews(group.fields.filter(isIndex), context),
    index: group.sections.length ? indexOf(group, context) : [],
    types: context.reference.types
      .filter((type) => type.group === group.id)
      .map((type) => linkTo(context.symbols.type(type), context)),
  };
  const parts = [
    {
      id: 'constants',
      text: context.i18n.t('group.constants', 'Constants'),
      present: data.fields.length > 0,
    },
    {
      id: 'index-fields',
      text: context.i18n.t('group.indexFields', 'Index'),
      present: data.indexFields.length > 0,
    },
    { id: 'types', text: context.i18n.t('group.types', 'Types'), present: data.types.length > 0 },
    {
      id: 'a-to-z',
      text: context.i18n.t('group.index', 'All from A to Z'),
      present: data.index.length > 0,
    },
  ];
  return {
    data,
    toc: [
      ...sectionEntries(data.topics),
      ...data.lists.map((list) => textEntry(list.id, list.title)),
      ...sectionEntries(data.sections),
      ...symbolToc(parts, { topics: [], sections: [], see: data.see }, context),
    ],
  };
}

function isIndex({ name }: FieldDoc): boolean {
  return name.startsWith('[');
}

/** Groups entries by what scripts do with them, as `@section` says. */
function sectionLists(group: GroupDoc, context: ViewContext): GroupData['lists'] {
  const ids = sectionIds(group.sections);
  return group.sections.map(({ title, names }, index) => ({
    id: ids[index] ?? '',
    title,
    rows: [...new Set(names.flatMap((name) => inSection(name, group.entries)))].map((entry) =>
      row(entry, entryLabel(entry), context),
    ),
  }));
}

function indexOf(group: GroupDoc, context: ViewContext): PageLink[] {
  const byName = group.entries.toSorted((a, b) => a.shortName.localeCompare(b.shortName, 'en'));
  return byName.map((entry) => ({
    href: context.href(context.symbols.entry(entry).route),
    label: entryLabel(entry),
    kind: 'Function',
  }));
}

/** Entries as the reader looks for them: functions and values of the table, then the methods of each type. */
function entryLists(group: GroupDoc, context: ViewContext): GroupData['lists'] {
  const owners = [...new Set(group.entries.filter((entry) => entry.kind === 'method').map(ownerOf))];
  const { i18n } = context;
  const members = group.entries.filter((entry) => entry.kind !== 'method');
  const lists = [
    {
      id: 'functions',
      title: i18n.t('group.functions', 'Functions'),
      rows: members.map((entry) => row(entry, entryLabel(entry), context)),
    },
    ...owners.map((owner) => ({
      id: methodsId(owner),
      title:
        owners.length > 1
          ? i18n.t('group.methodsOf', 'Methods of {owner}', { owner })
          : i18n.t('group.methods', 'Methods'),
      rows: group.entries
        .filter((entry) => entry.kind === 'method' && ownerOf(entry) === owner)
        .map((entry) => row(entry, entryLabel(entry), context)),
    })),
  ];
  return lists.filter((list) => list.rows.length > 0);
}

function row(entry: EntryDoc, label: string, context: ViewContext) {
  const { i18n } = context;
  const notes: Partial<Record<EntryDoc['kind'], string>> = {
    value: i18n.t('entry.value', 'value'),
    constructor: i18n.t('entry.constructor', 'constructor'),
  };
  const note = notes[entry.kind];
  return { ...entryRow(entry, label, context), ...(note && { note }) };
}
