import { traitsOf } from '../page-kinds.ts';
import type { HitEntry, SearchHit, SearchRecord } from './model.ts';

/** Returns what a list shows of a record. */
export function toEntry({ name: title, ...record }: SearchRecord): HitEntry {
  const { href, kind, isSnippet, summary, where, heading, signature } = record;
  return {
    href,
    kind,
    ...(isSnippet && { isSnippet }),
    title,
    summary,
    where,
    ...(heading && { heading }),
    ...(signature && { signature }),
  };
}

/**
 * Returns the entry that a part of a page belongs to. A heading of an article is an entry of its own; parameters and
 * fields are passages.
 *
 * @param page The part's page; absent for a page.
 */
export function parentOf(page: SearchRecord | undefined): Pick<SearchHit, 'parent'> {
  if (!page || traitsOf(page.kind).hasHeadings) return {};
  return { parent: toEntry(page) };
}
