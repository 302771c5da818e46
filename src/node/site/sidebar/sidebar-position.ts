import type { Sidebar } from '../../../shared/page.ts';
import type { PageLink } from '../../../shared/page-link.ts';
import type { SidebarPosition } from '../catalogue-page.ts';
import { sidebarPages, sidebarTrail } from './sidebars.ts';

/** Returns a function that finds the position of a page: its sidebar, the categories above it, its neighbours. */
export function createSidebarPositions(
  sidebars: Sidebar[],
): (href: string, title: string) => SidebarPosition {
  const orders = sidebars.map((sidebar) => {
    const pages = sidebarPages(sidebar.items);
    return { sidebar, pages, index: new Map(pages.map((page, index) => [page.href, index])) };
  });
  return (href, title) => {
    const order = orders.find((candidate) => candidate.index.has(href));
    if (!order) return { breadcrumbs: [] };
    const index = order.index.get(href) ?? 0;
    const trail = (sidebarTrail(order.sidebar.items, href) ?? []).slice(0, -1);
    const crumbs = trail.map(({ label, href, kind }) => ({
      label,
      ...(href && { href }),
      ...(kind && { kind }),
    }));
    return {
      sidebarKey: order.sidebar.key,
      breadcrumbs: [...crumbs, { label: title }],
      ...neighbour('previous', order.pages[index - 1]),
      ...neighbour('next', order.pages[index + 1]),
    };
  };
}

function neighbour(
  name: 'previous' | 'next',
  page: PageLink | undefined,
): { previous?: PageLink; next?: PageLink } {
  return page ? { [name]: page } : {};
}
