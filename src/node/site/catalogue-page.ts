import type { DocVersion } from '../../shared/doc-tag.ts';
import type { PageFrame, PageVersion, TocEntry } from '../../shared/page.ts';
import type { PageData } from '../../shared/page-data.ts';
import type { PageKind } from '../../shared/page-kinds.ts';
import type { ImageSize } from '../markdown/link-resolver.ts';
import type { InlineOrigins } from '../markdown/origins.ts';

/** Where a page is in its sidebar. */
export type SidebarPosition = Pick<PageFrame, 'breadcrumbs' | 'previous' | 'next'> & { sidebarKey?: string };

/** A page before it is rendered. */
export interface CataloguePage<K extends PageKind = PageKind> extends SidebarPosition {
  route: string;
  kind: K;
  title: string;
  description: string;
  toc: TocEntry[];
  data: PageData[K];
  /** File that a maintainer edits to change the page, relative to the site's folder. */
  source?: string;
  /** Id of the doc; absent for pages that are not docs. */
  docId?: string;
  /** Docs that the page belongs to; absent for pages outside the docs. */
  doc?: DocVersion;
  version?: PageVersion;
  /** URL of the page that says how the docs are made; absent on that page, and when none is configured. */
  aboutHref?: string;
  /** Kept out of search engines. */
  noindex?: boolean;
  /** The Markdown that inline HTML of its data was written from; absent for pages without text of their own. */
  origins?: InlineOrigins;
  /** All Markdown that its blocks were written from; absent on lists of posts. */
  text?: string;
  /** Image for links to the page, when it names one; with its size where that is known. */
  image?: { href: string; size?: ImageSize };
  /** Day and tags of a post. */
  post?: { date: string; tags: string[] };
}
