import {
  expandName,
  expandUrl,
  INDEX_FORMAT,
  type IndexFile,
  KINDS,
  type ValuesFile,
} from '../../shared/search/index-format.ts';
import { SearchError, type SearchRecord } from '../../shared/search/model.ts';

/** A page out of the index file: of its phrases and prose, the stems. */
export interface IndexedPage {
  record: SearchRecord;
  phrases: string;
  stems: string;
  parts: SearchRecord[];
}

/** What an index file holds. */
export interface ReadIndex {
  pages: IndexedPage[];
  /** Groups of words that mean the same, with spaces between them. */
  synonyms: string[];
  /** URL of the file with the rows, where there is one. */
  values?: string;
  /** Joined titles of rows that names of pages begin with. */
  alike: string[];
}

/**
 * Reads an index file. Ids are the positions in the file, a page before its parts.
 *
 * @param firstId Id of the first record, when there is a file before this one.
 * @throws SearchError when the text is not an index, or has another format version.
 */
export function readIndex(text: string, firstId = 0): ReadIndex {
  const file = parse<IndexFile>(text);
  try {
    return {
      pages: readPages(file, firstId),
      synonyms: file.synonyms.split('\n').filter(Boolean),
      ...(file.values && { values: file.values }),
      alike: file.alike?.split('\n') ?? [],
    };
  } catch {
    throw corrupt();
  }
}

/**
 * Reads the file with the rows of an index.
 *
 * @param pages All pages of that index.
 * @param firstId Id of the first row.
 * @throws SearchError when the text is not such a file, or has another format version.
 */
export function readValues(text: string, pages: IndexedPage[], firstId: number): SearchRecord[] {
  const { rows } = parse<ValuesFile>(text);
  try {
    const column = readColumns(rows);
    return column.name.map((shortName, row): SearchRecord => {
      const page = pages[Number(column.page[row])]?.record;
      if (!page) throw corrupt();
      const { signature: _, ...shared } = page;
      const name = expandName(shortName, page.name);
      return {
        ...shared,
        id: firstId + row,
        type: 'row',
        href: `${page.href}#${expandUrl(column.anchor[row] ?? '', name)}`,
        name,
        aliases: [],
        summary: column.summary[row] ?? '',
        where: expandName(column.where[row] ?? '', page.name),
      };
    });
  } catch {
    throw corrupt();
  }
}

function readPages({ pages, parts }: IndexFile, firstId: number): IndexedPage[] {
  const column = readColumns(pages);
  const partColumn = readColumns(parts);
  let nextId = firstId;
  let nextPart = 0;
  const read = column.name.map((name, index): IndexedPage => {
    const rank = column.rank[index] ?? '';
    const record: SearchRecord = {
      id: nextId++,
      href: expandUrl(column.href[index] ?? '', name),
      kind: KINDS[Number(column.kind[index])] ?? 'Article',
      type: 'page',
      ...(column.snippet[index] && { isSnippet: true }),
      name,
      aliases: column.aliases[index]?.split('\t').filter(Boolean) ?? [],
      summary: column.summary[index] ?? '',
      text: '',
      where: column.where[index] ?? '',
      heading: column.heading[index] ?? '',
      weight: Math.abs(Number(rank)),
      ...(column.group[index] && { group: column.group[index] }),
      ...(column.docs[index] && { docs: column.docs[index] }),
      ...(column.signature[index] && { signature: column.signature[index] }),
      ...(rank.startsWith('-') && { deprecated: true }),
    };
    const count = Number(column.parts[index]);
    const own = partColumn.name.slice(nextPart, nextPart + count).map((shortName, offset): SearchRecord => {
      const row = nextPart + offset;
      const partName = expandName(shortName, name);
      const { signature: _, ...shared } = record;
      return {
        ...shared,
        id: nextId++,
        type: 'part',
        href: `${record.href}#${expandUrl(partColumn.anchor[row] ?? '', partName)}`,
        name: partName,
        aliases: [],
        summary: partColumn.summary[row] ?? '',
        where: expandName(partColumn.where[row] ?? '', name),
      };
    });
    nextPart += count;
    return {
      record,
      phrases: column.phrases[index] ?? '',
      stems: column.stems[index] ?? '',
      parts: own,
    };
  });
  if (nextPart !== partColumn.name.length) throw corrupt();
  return read;
}

/** Returns the columns as lists of lines; throws when one is longer or shorter than the others. */
function readColumns<Name extends string>(columns: Record<Name, string>): Record<Name, string[]> {
  const isEmpty = Object.values<string>(columns).every((lines) => lines === '');
  const entries = Object.entries<string>(columns).map(
    ([name, lines]) => [name, isEmpty ? [] : lines.split('\n')] as const,
  );
  if (entries.some(([, lines]) => lines.length !== entries[0]?.[1].length)) throw corrupt();
  return Object.fromEntries(entries) as Record<Name, string[]>;
}

function parse<File extends { format: number }>(text: string): File {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw corrupt();
  }
  if (typeof file !== 'object' || file === null || !('format' in file) || typeof file.format !== 'number')
    throw corrupt();
  if (file.format === INDEX_FORMAT) return file as File;
  throw new SearchError(
    'version',
    `The search index has format ${file.format}, this page reads format ${INDEX_FORMAT}. Reload the page.`,
  );
}

function corrupt(): SearchError {
  return new SearchError(
    'corrupt',
    'The search index is damaged. Reload the page; if that does not help, build the site again.',
  );
}
