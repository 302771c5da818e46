import { parentOf, toEntry } from '../../../shared/search/entry.ts';
import type { SearchHit, SearchRecord } from '../../../shared/search/model.ts';
import { stem, usefulWords } from '../../../shared/search/stem.ts';
import { stemsOf } from '../../../shared/search/stems.ts';
import type { Match } from '../names/match.ts';
import type { Query } from '../query/query.ts';
import { findTerms } from './highlight.ts';

/** A record that fits a query. */
export interface Found {
  record: SearchRecord;
  /** Stems of the text that fitted; none when the name did. */
  stems: string[];
  /** The query that found it, if that is not the one that was typed. */
  by?: Query;
}

/** Returns whether title or summary show a word that was found. */
export function showsWhy({ record: { name, summary }, stems }: Found): boolean {
  return stemsOf(`${name} ${summary}`).some((word) => stems.includes(word));
}

/** Returns whether title and summary show all content words of a query. */
export function showsAll({ record: { name, summary } }: Found, { words }: Query): boolean {
  const shown = stemsOf(`${name} ${summary}`);
  return usefulWords(words).every((word) => shown.includes(stem(word)));
}

/** Returns the record of a name that matched. */
export function toFound({ candidate }: Match): Found {
  return foundRecord(candidate.record);
}

/** Returns a record as one that its name or a lookup found: no stems of its text are marked. */
export function foundRecord(record: SearchRecord): Found {
  return { record, stems: [] };
}

/** Returns each record once, where it stands first. */
export function uniqueRecords(list: Found[]): Found[] {
  const seen = new Set<number>();
  return list.filter(({ record }) => !seen.has(record.id) && seen.add(record.id));
}

/** Returns what a reader sees of a record, with the pieces to mark. */
export function toHit({ record, stems, by }: Found, query: Query, page: SearchRecord | undefined): SearchHit {
  return {
    ...toEntry(record),
    ...parentOf(page),
    terms: findTerms(record, by ?? query, stems),
  };
}
