import type { PageKind } from './page-kinds.ts';

/** A link in the site's shell or content. `kind` is that of the target page; absent when the target is not a page. */
export interface PageLink {
  href: string;
  label: string;
  kind?: PageKind;
}
