import type { DocRecord, Sidebar, VersionRecord } from './model.ts';
import { sidebarPages } from './sidebars.ts';

/**
 * The docs data of section 3 of the specification: one version, its docs and the sidebars with their first link.
 */
export function makeVersion(
  docs: DocRecord[],
  sidebars: Sidebar[],
  draftIds: string[],
  routeOf: (href: string) => string,
): VersionRecord {
  const links = sidebars.map((sidebar) => {
    const first = sidebarPages(sidebar.items)[0];
    return [sidebar.id, { link: first && { path: routeOf(first.href), label: first.label } }] as const;
  });
  const first = sidebars[0] && sidebarPages(sidebars[0].items)[0];
  const main = first && docs.find((doc) => doc.path === routeOf(first.href));
  return {
    name: 'current',
    label: 'Next',
    isLast: true,
    path: '/docs',
    mainDocId: main?.id ?? docs[0]?.id ?? '',
    docs,
    draftIds,
    sidebars: Object.fromEntries(links),
  };
}
