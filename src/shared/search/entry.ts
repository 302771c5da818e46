import { traitsOf } from '../page-kinds.ts';
import type { HitEntry, SearchHit, SearchRecord } from './model.ts';

/** What a list shows of a record. */
export function toEntry({ href, kind, name, summary, where, heading, signature }: SearchRecord): HitEntry {
  return {
    href,
    kind,
    title: name,
    summary,
    where,
    ...(heading && { heading }),
    ...(signature && { signature }),
  };
}

/**
 * The entry that a part of a page belongs to. A heading of an article is an entry of its own; parameters and fields
 * are passages.
 *
 * @param page The part's page; absent for a page.
 */
export function parentOf(page: SearchRecord | undefined): Pick<SearchHit, 'parent'> {
  if (!page || traitsOf(page.kind).hasHeadings) return {};
  return { parent: toEntry(page) };
}
