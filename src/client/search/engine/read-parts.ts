import type { IndexedPage } from '../index-files/indexed-page.ts';
import type { ReadIndex } from '../index-files/read-index.ts';
import type { Steps } from '../index-files/steps.ts';
import type { ValuesSource } from '../rows/values.ts';

/** A file of the index, and what to leave out of it. */
export interface IndexPart {
  text: string;
  /** Docs instances whose wanted version is in another file than this one. */
  without?: string[];
}

/** The combined content of the files of an index. */
export interface ReadParts {
  pages: IndexedPage[];
  /** Groups of synonyms. */
  groups: string[];
  sources: ValuesSource[];
}

/**
 * Reads the files of an index into one list of pages.
 *
 * @param read Reads one of them, ids from the given one on.
 * @throws SearchError when one of them cannot be used.
 */
export function* readParts(
  parts: IndexPart[],
  read: (text: string, firstId: number) => Steps<ReadIndex>,
): Steps<ReadParts> {
  const pages: IndexedPage[] = [];
  const groups: string[] = [];
  const sources: ValuesSource[] = [];
  let nextId = 0;
  for (const { text, without = [] } of parts) {
    const { pages: all, synonyms, ...source } = yield* read(text, nextId);
    groups.push(...synonyms);
    sources.push({ ...source, all });
    const last = all.at(-1);
    nextId = (last?.parts.at(-1)?.id ?? last?.record.id ?? nextId) + 1;
    pages.push(...all.filter(({ record }) => !record.docs || !without.includes(record.docs)));
  }
  return { pages, groups, sources };
}
