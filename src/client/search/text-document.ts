import { boostOf, type TextDocument } from '../../shared/search/fulltext.ts';
import { lastPart } from '../../shared/search/tokenizer.ts';
import type { IndexedPage } from './read-index.ts';

/** Returns what the full text knows of a page: its own words, its phrases, and the names and texts of its parts. */
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
