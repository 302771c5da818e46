import { parentOf, toEntry } from '../../shared/search/entry.ts';
import { filterOf } from '../../shared/search/filters.ts';
import { boostOf, FullText, type TextDocument, type TextHit } from '../../shared/search/fulltext.ts';
import type { SearchAnswer, SearchHit, SearchOptions, SearchRecord } from '../../shared/search/model.ts';
import { createSynonyms } from '../../shared/search/synonyms.ts';
import { lastPart } from '../../shared/search/tokenizer.ts';
import { findTerms } from './highlight.ts';
import { parseQuery, type Query } from './query.ts';
import {
  type Candidate,
  findByUrl,
  findCodeNames,
  listMembers,
  type Match,
  prepare,
  rankNames,
  Step,
} from './rank.ts';
import { type IndexedPage, type ReadIndex, readIndex } from './read-index.ts';

/** Answers queries from an index in memory; the same in the worker, on the main thread and in tests. */
export interface SearchEngine {
  search(query: string, options: SearchOptions): SearchAnswer;
}

interface Found {
  record: SearchRecord;
  /** Stems of the text that fitted; none when the name did. */
  stems: string[];
}

/** A file of the index, and what of it is not wanted. */
export interface IndexPart {
  text: string;
  /** Docs instances of which other versions are wanted than those in this file. */
  without?: string[];
}

/**
 * Creates an engine from the files of an index.
 *
 * @throws SearchError when one of them cannot be used.
 */
export function createEngine(files: string | IndexPart[]): SearchEngine {
  const { pages, synonyms } = readParts(typeof files === 'string' ? [{ text: files }] : files);
  const records = pages.flatMap((page) => [page.record, ...page.parts]);
  const candidates = records.map(prepare);
  const fullText = new FullText(pages.map(toDocument), createSynonyms(synonyms));
  const byId = new Map(records.map((record) => [record.id, record]));
  const pageOf = new Map(pages.flatMap(({ record, parts }) => parts.map((part) => [part.id, record])));

  const toText = ({ id, stems }: TextHit): Found[] => {
    const record = byId.get(id);
    return record ? [{ record, stems }] : [];
  };

  function find(query: Query, allowed: Candidate[]): Found[] {
    if (query.joined === '') {
      return query.filter
        ? allowed.map(({ record }) => found(record)).filter(({ record }) => record.type === 'page')
        : [];
    }
    const special = findSpecial(query, allowed);
    if (special.length > 0 && query.lastSegment === undefined) return special;
    const rest =
      query.lastSegment === undefined ? query : { ...query, joined: parseQuery(query.lastSegment).joined };
    const ranked = rankNames(allowed, rest);
    const inKind = new Set(allowed.map(({ record }) => record.id));
    const mentions = query.isIdentifier ? fullText.search([rest.joined], true) : [];
    const hits = fullText.search(query.words, query.strict).filter(({ id }) => inKind.has(id));
    const asked = query.words.length > 1 ? hits.filter(({ phrase }) => phrase >= SAME_PHRASE) : [];
    const [sure, loose] = [ranked.filter(isSure), ranked.filter((match) => !isSure(match))];
    const texts = [...mentions.filter(({ id }) => inKind.has(id)), ...hits];
    return unique([
      ...special,
      ...sure.map(toFound),
      ...asked.flatMap(toText),
      ...loose.filter(({ step }) => step < Step.partWords).map(toFound),
      ...texts.flatMap(toText),
      ...loose.filter(({ step }) => step === Step.partWords).map(toFound),
    ]);
  }

  return {
    search(input, { limit, offset = 0, kinds, filter }) {
      const parsed = parseQuery(input);
      const query = filter && !parsed.filter ? { ...parsed, filter } : parsed;
      const allowed = candidates.filter(
        ({ record }) =>
          (!kinds || kinds.includes(record.kind)) &&
          (!filter || filterOf(record) === filter) &&
          (!query.filter || filterOf(record) === query.filter),
      );
      const all = find(query, allowed);
      const hits = all.slice(offset, offset + limit).map((it) => toHit(it, query, pageOf.get(it.record.id)));
      return { hits, total: all.length };
    },
  };
}

/** How well a phrase fits that is what was typed. */
const SAME_PHRASE = 0.95;

/** Whether a name is what was typed, or begins so. Names that have the words here and there come after a phrase. */
function isSure({ step }: Match): boolean {
  return step < Step.words;
}

function readParts(parts: IndexPart[]): ReadIndex {
  const pages: IndexedPage[] = [];
  const words: string[] = [];
  let nextId = 0;
  for (const { text, without = [] } of parts) {
    const { pages: own, synonyms } = readIndex(text, nextId);
    words.push(...synonyms);
    const last = own.at(-1);
    nextId = (last?.parts.at(-1)?.id ?? last?.record.id ?? nextId) + 1;
    pages.push(...own.filter(({ record }) => !record.docs || !without.includes(record.docs)));
  }
  return { pages, synonyms: words };
}

function findSpecial(query: Query, allowed: Candidate[]): Found[] {
  const matches = query.list
    ? listMembers(allowed, query.list)
    : query.lastSegment !== undefined
      ? findByUrl(allowed, query.joined)
      : findCodeNames(allowed, query.code);
  return matches.map(toFound);
}

function toFound({ candidate }: Match): Found {
  return found(candidate.record);
}

function found(record: SearchRecord): Found {
  return { record, stems: [] };
}

/** Returns each record once, where it stands first. */
function unique(list: Found[]): Found[] {
  const seen = new Set<number>();
  return list.filter(({ record }) => !seen.has(record.id) && seen.add(record.id));
}

function toDocument({ record, phrases, stems, parts }: IndexedPage): TextDocument {
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

function toHit({ record, stems }: Found, query: Query, page: SearchRecord | undefined): SearchHit {
  return {
    ...toEntry(record),
    ...parentOf(page),
    terms: findTerms(record, query, stems),
  };
}
