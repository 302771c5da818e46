import type { PageKind } from './page-kinds.ts';

/** A link of the site's own chrome or content. `kind` is the kind of the page that it leads to (absent: not a page). */
export interface PageLink {
  href: string;
  label: string;
  kind?: PageKind;
}
