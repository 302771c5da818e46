import { boostOf, FullText, type TextDocument } from './fulltext.ts';
import { findTerms } from './highlight.ts';
import type { SearchAnswer, SearchHit, SearchOptions, SearchRecord } from './model.ts';
import { parseQuery, type Query } from './query.ts';
import { type Candidate, findAddress, findCodeNames, listMembers, prepare, rankNames } from './rank.ts';
import { type IndexedPage, readIndex } from './read-index.ts';
import { sortOf } from './sort.ts';
import { lastPart } from './tokenizer.ts';

/** Answers queries from an index in memory; the same in the worker, on the main thread and in tests. */
export interface SearchEngine {
  search(query: string, options: SearchOptions): SearchAnswer;
}

interface Found {
  record: SearchRecord;
  /** Stems of the text that fitted; none when the name did. */
  stems: string[];
}

/** Makes an engine of an index file. Throws a `SearchError` when the file cannot be used. */
export function createEngine(indexText: string): SearchEngine {
  const pages = readIndex(indexText);
  const records = pages.flatMap((page) => [page.record, ...page.parts]);
  const candidates = records.map(prepare);
  const fullText = new FullText(pages.map(toDocument));
  const byId = new Map(records.map((record) => [record.id, record]));

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
    const names = rankNames(allowed, rest).map(({ candidate }) => found(candidate.record));
    const inKind = new Set(allowed.map(({ record }) => record.id));
    const mentions = query.isIdentifier ? fullText.search([rest.joined], true) : [];
    const texts = [...mentions, ...fullText.search(query.words, query.strict)]
      .flatMap(({ id, stems }) => (inKind.has(id) ? [{ record: byId.get(id), stems }] : []))
      .flatMap(({ record, stems }) => (record ? [{ record, stems }] : []));
    return unique([...special, ...names, ...texts]);
  }

  return {
    search(input, { limit, offset = 0, kinds }) {
      const query = parseQuery(input);
      const allowed = candidates.filter(
        ({ record }) =>
          (!kinds || kinds.includes(record.kind)) && (!query.filter || sortOf(record) === query.filter),
      );
      const all = find(query, allowed);
      const hits = all.slice(offset, offset + limit).map((it) => toHit(it, query));
      return { hits, total: all.length };
    },
  };
}

function findSpecial(query: Query, allowed: Candidate[]): Found[] {
  const matches = query.list
    ? listMembers(allowed, query.list)
    : query.lastSegment !== undefined
      ? findAddress(allowed, query.joined)
      : findCodeNames(allowed, query.code);
  return matches.map(({ candidate }) => found(candidate.record));
}

function found(record: SearchRecord): Found {
  return { record, stems: [] };
}

/** Each record once, where it stands first. */
function unique(list: Found[]): Found[] {
  const seen = new Set<number>();
  return list.filter(({ record }) => !seen.has(record.id) && seen.add(record.id));
}

function toDocument({ record, stems, parts }: IndexedPage): TextDocument {
  return {
    id: record.id,
    name: [record.name, ...record.aliases].join(' '),
    title: lastPart(record.name),
    where: record.where,
    summary: record.summary,
    stems,
    parts: parts.flatMap((part) => [lastPart(part.name), part.summary]),
    boost: boostOf(record),
  };
}

function toHit({ record, stems }: Found, query: Query): SearchHit {
  return {
    href: record.href,
    kind: record.kind,
    title: record.name,
    summary: record.summary,
    where: record.where,
    terms: findTerms(record, query, stems),
  };
}
