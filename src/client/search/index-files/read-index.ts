import {
  expandMember,
  expandName,
  expandPhrases,
  expandSentence,
  expandSignature,
  expandUrl,
  type IndexFile,
  type IndexNames,
  type IndexTexts,
  KINDS,
  LINE_END,
} from '../../../shared/search/index-format.ts';
import type { SearchRecord } from '../../../shared/search/model.ts';
import { stemsOfNames } from '../../../shared/search/stems.ts';
import { lastPart } from '../../../shared/search/tokenizer.ts';
import { checkFormat, corruptIndex, parseIndex, readColumns, readLines, repeatLines } from './index-file.ts';

/** A page out of the index file. */
export interface IndexedPage {
  record: SearchRecord;
  /** Stems and function words, with commas between phrases. */
  phrases: string;
  /** Stems of the prose, separated by spaces. */
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
  const file = parseIndex(text);
  const names = headOf(file);
  try {
    const [, texts] = file as IndexFile;
    return { ...readNamed(names, texts, firstId), synonyms: texts.synonyms.split(LINE_END).filter(Boolean) };
  } catch {
    throw corruptIndex();
  }
}

/**
 * Reads the first line of an index file: everything but phrases, prose, summaries of parts and synonyms.
 *
 * @throws SearchError as `readIndex` does.
 */
export function readNames(line: string, firstId = 0): ReadIndex {
  const names = headOf(parseIndex(line.replace(/,$/, ']')));
  try {
    return { ...readNamed(names, undefined, firstId), synonyms: [] };
  } catch {
    throw corruptIndex();
  }
}

/** The head of an index; former formats were all head. */
function headOf(file: unknown): IndexNames {
  return checkFormat(Array.isArray(file) ? file[0] : file);
}

function readNamed(
  names: IndexNames,
  texts: IndexTexts | undefined,
  firstId: number,
): Omit<ReadIndex, 'synonyms'> {
  return {
    pages: readPages(names, texts, firstId),
    ...(names.values && { values: names.values }),
    alike: names.alike?.split(LINE_END) ?? [],
  };
}

function readPages(
  { pages, parts }: IndexNames,
  texts: IndexTexts | undefined,
  firstId: number,
): IndexedPage[] {
  const column = readColumns(pages);
  column.name = column.name.map((name, index) => expandMember(name, column.group[index] ?? ''));
  const partColumn = readColumns(parts);
  const where = repeatLines(partColumn.where);
  const told = readTexts(texts, column.name, partColumn.name);
  let nextId = firstId;
  let nextPart = 0;
  const read = column.name.map((_, index): IndexedPage => {
    const record = pageRecord(column, index, nextId++);
    const firstPart = nextPart;
    nextPart += Number(column.parts[index]);
    const own = partColumn.name.slice(firstPart, nextPart).map((name, offset) => {
      const row = firstPart + offset;
      return partRecord(record, nextId++, {
        name,
        anchor: partColumn.anchor[row] ?? '',
        where: where[row] ?? '',
        summary: told.summary[row] ?? '',
      });
    });
    if (record.signature)
      record.signature = expandSignature(
        record.signature,
        own.map(({ name }) => lastPart(name)),
      );
    return {
      record,
      phrases: expandPhrases(told.phrases[index] ?? ''),
      stems: told.stems[index] ?? '',
      parts: own,
    };
  });
  if (nextPart !== partColumn.name.length) throw corruptIndex();
  return read;
}

/** The record of the page in a row of the columns. */
function pageRecord(
  column: Record<keyof IndexNames['pages'], string[]>,
  index: number,
  id: number,
): SearchRecord {
  const name = column.name[index] ?? '';
  const rank = column.rank[index] ?? '';
  return {
    id,
    href: expandUrl(column.href[index] ?? '', name),
    kind: KINDS[Number(column.kind[index])] ?? 'Article',
    type: 'page',
    ...(column.snippet[index] && { isSnippet: true }),
    name,
    aliases: column.aliases[index]?.split('\t').filter(Boolean) ?? [],
    summary: expandSentence(column.summary[index] ?? ''),
    text: '',
    where: column.where[index] ?? '',
    heading: column.heading[index] ?? '',
    weight: Math.abs(Number(rank)),
    ...(column.group[index] && { group: column.group[index] }),
    ...(column.docs[index] && { docs: column.docs[index] }),
    ...(column.signature[index] && { signature: column.signature[index] }),
    ...(rank.startsWith('-') && { deprecated: true }),
  };
}

/** The record of a part, which shares with its page what the file does not repeat; names and URLs are shortened there. */
function partRecord(
  { signature: _, ...page }: SearchRecord,
  id: number,
  part: Record<'name' | 'anchor' | 'where' | 'summary', string>,
): SearchRecord {
  const name = expandName(part.name, page.name);
  return {
    ...page,
    id,
    type: 'part',
    href: `${page.href}#${expandUrl(part.anchor, name)}`,
    name,
    aliases: [],
    summary: expandSentence(expandName(part.summary, page.name)),
    where: expandName(part.where, page.name),
  };
}

/** Returns the texts of pages and of parts with these names; without texts, all are empty. */
function readTexts(texts: IndexTexts | undefined, pages: string[], parts: string[]) {
  if (!texts) return { phrases: [], stems: [], summary: [] };
  return {
    phrases: readLines(texts.pages.phrases, pages.length),
    stems: readStems(readLines(texts.pages.stems, pages.length), texts.again, stemsOfNames(pages)),
    summary: repeatLines(readLines(texts.parts.summary, parts.length), parts),
  };
}

/** Returns the stems of each page: those that it is the first to have, and those of names and of pages before it. */
function readStems(firsts: string[], again: string, known: string[]): string[] {
  const stems = firsts.map((line) => line.split(' ').filter(Boolean));
  const steps = again.split(' ');
  let next = 0;
  const spread = (stem: string, first: number) => {
    let page = first;
    for (const step of steps[next++]?.match(/\w+/g) ?? []) {
      page += Number.parseInt(step, 36);
      stems[page]?.push(stem);
    }
  };
  const own = stems.map((list) => [...list]);
  for (const stem of known) spread(stem, 0);
  own.forEach((list, page) => {
    for (const stem of list) spread(stem, page);
  });
  return stems.map((list) => list.join(' '));
}
