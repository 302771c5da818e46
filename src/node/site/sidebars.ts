import type { Translator } from '../../shared/i18n/translator.ts';
import type { Sidebar, SidebarItem } from '../../shared/page.ts';
import type { PageLink } from '../../shared/page-link.ts';
import type { SiteConfig } from '../config/index.ts';
import type { EntryDoc, GroupDoc, Reference } from '../luacats/model.ts';
import { type DocsSet, sidebarKey } from './docs-sets.ts';
import type { Document } from './document.ts';
import { documentKind, documentLabel, orderDocuments } from './documents.ts';
import { type EventFamily, REFERENCE_FOLDER } from './routes.ts';
import { entryLabel } from './views/group.ts';
import { sortTypes } from './views/type.ts';

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
    const { plugin, version, severalVersions } = input.set;
    const id = sidebarKey(plugin, name);
    return { id, name, key: severalVersions ? `${id}-${version.name}` : id, items };
  };
  const docs = sidebar('docsSidebar', docsItems(input));
  const others = sections.map((section) =>
    sidebar(`${section}Sidebar`, folderItems(documentsOf(input, section), input)),
  );
  return [docs, ...others].filter((sidebar) => sidebar.items.length > 0);
}

/** Pages of a sidebar in reading order. */
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

/** Labels of groups that the configuration sets. */
export function groupLabels(config: SiteConfig): Record<string, string> {
  // Without a prototype, so that a group may be called `constructor`.
  const labels: Record<string, string> = Object.create(null);
  for (const [id, { label }] of Object.entries(config.docs.reference.groups)) if (label) labels[id] = label;
  return labels;
}

/** Groups by label, letter case ignored. */
export function sortGroups(groups: GroupDoc[], labels: Record<string, string>): GroupDoc[] {
  const label = (group: GroupDoc) => labels[group.id] ?? group.id;
  return [...groups].sort((a, b) => label(a).localeCompare(label(b), 'en'));
}

/** Entries of a group, index fields included: what it offers to scripts. */
export function entryCount(group: GroupDoc): number {
  return group.entries.length + group.fields.filter((field) => field.name.startsWith('[')).length;
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
  return orderDocuments(input.documents.filter((document) => document.section === section));
}

/** Documents of a folder first, then one category for each folder below it, by label. */
function folderItems(documents: Document[], input: SidebarInput, depth = 0): SidebarItem[] {
  const pages = documents.filter((document) => categoriesOf(document).length === depth);
  const folders = new Set(documents.flatMap((document) => categoriesOf(document)[depth] ?? []));
  const categories = [...folders].map((folder) => {
    const below = documents.filter((document) => categoriesOf(document)[depth] === folder);
    const items = folderItems(below, input, depth + 1);
    // In the docs the reference follows: it should not be pushed out of view.
    const open = below[0]?.section !== 'docs';
    return { label: folderLabel(folder, input.i18n), count: below.length, ...(open && { open }), items };
  });
  categories.sort((a, b) => a.label.localeCompare(b.label, 'en'));
  return [...pages.map((document) => documentItem(document, input)), ...categories];
}

/** Folders that are categories: that of the reference is not, its pages are above the groups. */
function categoriesOf({ section, folders }: Document): string[] {
  return section === 'docs' && folders[0] === REFERENCE_FOLDER ? folders.slice(1) : folders;
}

function documentItem(document: Document, input: SidebarInput): SidebarItem {
  return {
    label: documentLabel(document),
    href: input.href(document.route),
    kind: documentKind(document),
  };
}

/**
 * Label of a folder: short names are initialisms, others start with a capital. The label is the key of its
 * translation.
 *
 * @example
 * folderLabel('ffi')       // 'FFI'
 * folderLabel('rendering') // 'Rendering'
 */
export function folderLabel(folder: string, i18n?: Translator): string {
  const label =
    folder.length <= 3
      ? folder.toUpperCase()
      : (folder[0] ?? '').toUpperCase() + folder.slice(1).replaceAll(/[-_]/g, ' ');
  return i18n ? i18n.wordingOf({ message: label }) : label;
}
