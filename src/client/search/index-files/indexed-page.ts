import type { SearchRecord } from '../../../shared/search/model.ts';

/** A page out of the index file. */
export interface IndexedPage {
  record: SearchRecord;
  /** Stems and function words, with commas between phrases. */
  phrases: string;
  /** Stems of the prose, separated by spaces. */
  stems: string;
  parts: SearchRecord[];
}
