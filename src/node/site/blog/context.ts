import type { Translator } from '../../../shared/i18n/translator.ts';
import type { PageKind } from '../../../shared/page-kinds.ts';
import type { PageLink } from '../../../shared/page-link.ts';
import type { SiteConfig } from '../../config/index.ts';
import type { BarePage } from '../bare-page.ts';
import type { DatedDocument } from '../documents/post-date.ts';

/** What the pages of the blog need. */
export interface BlogContext {
  config: SiteConfig['blog'];
  href(route: string): string;
  i18n: Translator;
  /** The newest posts, for the list next to each page. */
  recent: PageLink[];
  /** Whether any post has a tag; without one there is no page of tags. */
  hasTags: boolean;
}

/** A page of the blog before it is part of the site. */
export interface BlogPage<K extends PageKind = PageKind> extends BarePage<K> {
  /** The post that the page is of; absent for lists. */
  document?: DatedDocument;
}
