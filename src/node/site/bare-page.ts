import type { PageData } from '../../shared/page-data.ts';
import type { PageKind } from '../../shared/page-kinds.ts';
import type { CataloguePage, SidebarPosition } from './catalogue-page.ts';

/** A page without its position in a sidebar. */
export type BarePage<K extends PageKind = PageKind> = Omit<CataloguePage<K>, keyof SidebarPosition>;

/** Creates a page without a table of contents. */
export function page<K extends PageKind>(
  kind: K,
  route: string,
  title: string,
  description: string,
  data: PageData[K],
  more: { source?: string | undefined; noindex?: boolean } = {},
): BarePage<K> {
  const { source, noindex } = more;
  return {
    kind,
    route,
    title,
    description,
    data,
    toc: [],
    ...(source && { source }),
    ...(noindex && { noindex }),
  };
}
