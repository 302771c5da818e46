import { traitsOf } from '../../../shared/page-kinds.ts';
import type { SearchRecord } from '../../../shared/search/model.ts';
import { lastPart } from '../../../shared/search/tokenizer.ts';
import type { IndexedPage } from '../index-files/indexed-page.ts';

/** A page as the full-text search sees it; `stems` come straight from the index file. */
export interface TextDocument {
  id: number;
  name: string;
  /** Last part of the name. */
  title: string;
  where: string;
  summary: string;
  /** Phrases that authors may type to find it: stems and function words, with commas between phrases. */
  phrases: string;
  /** Stems of the prose, separated by spaces. */
  stems: string;
  /** Names and summaries of the page's parts. */
  parts: string[];
  boost: number;
}

/** Returns what the full-text search knows about a page: its own words, its phrases, and the names and texts of its parts. */
export function toDocument({ record, phrases, stems, parts }: IndexedPage): TextDocument {
  return {
    id: record.id,
    name: [record.name, ...record.aliases].join(' '),
    title: lastPart(record.name),
    where: record.where,
    summary: record.summary,
    phrases,
    stems,
    parts: parts.flatMap((part) => [lastPart(part.name), part.summary]),
    boost: boostOf(record),
  };
}

/** Returns the factor that puts functions and events before types and overviews, and deprecated symbols last. */
export function boostOf({ kind, weight, deprecated }: SearchRecord): number {
  const { boost = 0.8 } = traitsOf(kind);
  return boost * (deprecated ? 0.5 : 1) * (0.8 + 0.1 * Math.min(weight, 4));
}
