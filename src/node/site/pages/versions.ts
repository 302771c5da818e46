import type { Sidebar } from '../../../shared/page.ts';
import type { PageLink } from '../../../shared/page-link.ts';
import type { CataloguePage } from '../catalogue-page.ts';
import type { InstanceRecord, VersionRecord } from '../sets/docs-records.ts';
import type { DocsSet } from '../sets/docs-sets.ts';
import { sidebarPages } from '../sidebar/sidebars.ts';

/** The pages and sidebars of one docs set. */
export interface DocsPages {
  set: DocsSet;
  pages: CataloguePage[];
  sidebars: Sidebar[];
  draftIds: string[];
}

/**
 * Returns the content of `docs-data.json` (ENT-01 to ENT-05): instances, versions, docs, sidebars with their first
 * link.
 */
export function instanceRecords(docs: DocsPages[], routeOf: (href: string) => string): InstanceRecord[] {
  const ids = [...new Set(docs.map(({ set }) => set.instance))];
  return ids.map((id) => ({
    id,
    versions: docs.filter(({ set }) => set.instance === id).map((doc) => versionRecord(doc, routeOf)),
  }));
}

function versionRecord(
  { set, pages, sidebars, draftIds }: DocsPages,
  routeOf: (href: string) => string,
): VersionRecord {
  const docs = pages.flatMap((page) => {
    if (page.docId === undefined) return [];
    const sidebar = sidebars.find((candidate) => candidate.key === page.sidebarKey)?.name;
    return [{ id: page.docId, path: page.route, ...(sidebar && { sidebar }) }];
  });
  const links = sidebars.map((sidebar) => {
    const first = sidebarPages(sidebar.items)[0];
    return [sidebar.name, { link: first && { path: routeOf(first.href), label: first.label } }] as const;
  });
  const first = sidebars[0] && sidebarPages(sidebars[0].items)[0];
  const main = first && docs.find((doc) => doc.path === routeOf(first.href));
  return {
    name: set.version.name,
    label: set.version.label,
    isLast: set.isLast,
    path: set.routes.root,
    mainDocId: main?.id ?? docs[0]?.id ?? '',
    docs,
    draftIds,
    sidebars: Object.fromEntries(links),
  };
}

/** Adds to the pages of docs with several versions which one they belong to, and where their doc is in the others. */
export function addVersions(docs: DocsPages[], href: (route: string) => string): void {
  for (const { set, pages } of docs.filter((doc) => doc.set.severalVersions)) {
    const siblings = docs.filter((doc) => doc.set.instance === set.instance);
    for (const page of pages) {
      const same = siblings.flatMap((sibling) => {
        const twin = twinOf(page, sibling);
        return twin ? [[sibling.set.version.name, href(twin.route)] as const] : [];
      });
      const latest = latestLink(siblings, page, href);
      page.version = {
        instance: set.instance,
        name: set.version.name,
        label: set.version.label,
        badge: set.version.badge ?? true,
        banner: set.version.banner,
        ...(!set.isLast && latest && { latest }),
        alternates: Object.fromEntries(same),
      };
    }
  }
}

/** The page of another version that has the same doc; the landing pages of all versions are one doc. */
function twinOf(page: CataloguePage, { pages }: DocsPages): CataloguePage | undefined {
  return pages.find((other) => other.docId === page.docId && other.kind === page.kind);
}

function latestLink(
  siblings: DocsPages[],
  page: CataloguePage,
  href: (route: string) => string,
): PageLink | undefined {
  const last = siblings.find((sibling) => sibling.set.isLast);
  const first = last?.sidebars[0] && sidebarPages(last.sidebars[0].items)[0];
  const twin = last && twinOf(page, last);
  if (twin && last) return { href: href(twin.route), label: last.set.version.label, kind: twin.kind };
  return first && last && { ...first, label: last.set.version.label };
}
