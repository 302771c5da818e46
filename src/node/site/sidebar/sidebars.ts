import type { Translator } from '../../../shared/i18n/translator.ts';
import type { Sidebar, SidebarItem } from '../../../shared/page.ts';
import type { PageLink } from '../../../shared/page-link.ts';
import type { EntryDoc, GroupDoc, Reference } from '../../luacats/model.ts';
import type { Document } from '../documents/document.ts';
import { orderDocuments } from '../documents/documents.ts';
import { entryCount, entryLabel, sortGroups, sortTypes } from '../reference/lists.ts';
import type { EventFamily } from '../routes.ts';
import { type DocsSet, sidebarKey } from '../sets/docs-sets.ts';
import { folderItems } from './sidebar-folders.ts';

/** What sidebars are created from. Routes are without the base URL until `href` puts it in front. */
export interface SidebarInput {
  set: DocsSet;
  reference: Reference;
  families: EventFamily[];
  documents: Document[];
  /** Labels of groups that are not called by their id. */
  groupLabels: Record<string, string>;
  href(route: string): string;
  i18n: Translator;
}

/** Creates one sidebar for the docs with the reference, and one for each further folder of `content/`. */
export function makeSidebars(input: SidebarInput): Sidebar[] {
  const sections = [...new Set(input.documents.map((document) => document.section))].filter(
    (section) => section !== 'docs' && section !== 'blog',
  );
  const sidebar = (name: string, items: SidebarItem[]): Sidebar => {
    const { instance, version, severalVersions } = input.set;
    const id = sidebarKey(instance, name);
    return { id, name, key: severalVersions ? `${id}-${version.name}` : id, items };
  };
  const docs = sidebar('docsSidebar', docsItems(input));
  const others = sections.map((section) =>
    sidebar(`${section}Sidebar`, folderItems(documentsOf(input, section), input)),
  );
  return [docs, ...others].filter((sidebar) => sidebar.items.length > 0);
}

/** Returns the pages of a sidebar in reading order. */
export function sidebarPages(items: SidebarItem[]): PageLink[] {
  return items.flatMap((item) => [
    ...(item.href && item.kind ? [{ href: item.href, label: item.label, kind: item.kind }] : []),
    ...sidebarPages(item.items ?? []),
  ]);
}

/** Categories above a page, outermost first; absent when the page is not in the sidebar. */
export function sidebarTrail(items: SidebarItem[], href: string): SidebarItem[] | undefined {
  for (const item of items) {
    if (item.href === href) return [item];
    const below = sidebarTrail(item.items ?? [], href);
    if (below) return [item, ...below];
  }
  return undefined;
}

function docsItems(input: SidebarInput): SidebarItem[] {
  const { reference, families, href, i18n } = input;
  const groups = sortGroups(reference.groups, input.groupLabels);
  return [
    ...folderItems(documentsOf(input, 'docs'), input),
    ...category({
      label: i18n.t('docs.api', 'API'),
      open: true,
      items: groups.map((group) => groupItem(group, input)),
    }),
    ...category({
      label: i18n.t('events.heading', 'Events'),
      href: href(input.set.routes.events),
      kind: 'EventIndex',
      open: true,
      items: families.map((family) => familyItem(family, input)).filter((item) => item.items?.length),
    }),
    ...category({
      label: i18n.t('types.heading', 'Types'),
      href: href(input.set.routes.types),
      kind: 'TypeIndex',
      count: reference.types.length,
      items: sortTypes(reference.types).map((type) => ({
        label: type.name,
        href: href(input.set.routes.type(type)),
        kind: 'Type',
        code: true,
      })),
    }),
  ];
}

function category(item: SidebarItem): SidebarItem[] {
  return item.items?.length ? [item] : [];
}

function groupItem(group: GroupDoc, input: SidebarInput): SidebarItem {
  return {
    label: input.groupLabels[group.id] ?? group.id,
    href: input.href(input.set.routes.group(group)),
    kind: 'Group',
    count: entryCount(group),
    items: group.entries.map((entry) => entryItem(entry, input)),
  };
}

function entryItem(entry: EntryDoc, input: SidebarInput): SidebarItem {
  return {
    label: entryLabel(entry),
    href: input.href(input.set.routes.entry(entry)),
    kind: 'Function',
    code: true,
    ...(entry.deprecated !== undefined && { deprecated: true }),
  };
}

function familyItem(family: EventFamily, input: SidebarInput): SidebarItem {
  const events = input.reference.events.filter((event) => event.family === family.id);
  return {
    label: family.label,
    ...(family.path && { href: input.href(input.set.routes.family(family)), kind: 'EventIndex' as const }),
    count: events.length,
    items: events.map((event) => ({
      label: event.name,
      href: input.href(input.set.routes.event(event, family)),
      kind: 'Event',
      code: true,
      ...(event.deprecated !== undefined && { deprecated: true }),
    })),
  };
}

function documentsOf(input: SidebarInput, section: string): Document[] {
  return orderDocuments(
    input.documents.filter((document) => document.section === section),
    input.i18n.language,
  );
}
