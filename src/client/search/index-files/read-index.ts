import {
  type IndexFile,
  type IndexNames,
  type IndexTexts,
  KINDS,
  LINE_END,
} from '../../../shared/search/index-format.ts';
import type { SearchRecord } from '../../../shared/search/model.ts';
import {
  expandMember,
  expandName,
  expandSentence,
  expandSignature,
  expandUrl,
} from '../../../shared/search/shorten.ts';
import { lastPart } from '../../../shared/search/tokenizer.ts';
import { checkFormat, corruptIndex, parseIndex, readRows, repeatLines } from './index-file.ts';
import type { IndexedPage } from './indexed-page.ts';
import { readWords } from './read-words.ts';
import type { Steps } from './steps.ts';

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
 * Reads an index file, in a few steps for each page. Ids are the positions in the file, a page before its parts.
 *
 * @param firstId Id of the first record, when there is a file before this one.
 * @throws SearchError when the text is not an index, or has another format version.
 */
export function readIndex(text: string, firstId = 0): Steps<ReadIndex> {
  return readFile(parseIndex(text), firstId, true);
}

/**
 * Reads the first line of an index file: everything but phrases, prose, summaries of parts and synonyms.
 *
 * @throws SearchError as `readIndex` does.
 */
export function readNames(line: string, firstId = 0): Steps<ReadIndex> {
  return readFile(parseIndex(line.replace(/,$/, ']')), firstId, false);
}

/** Reads a file, or its first line, which is an array without texts; former formats were no arrays. */
function* readFile(file: unknown, firstId: number, isWhole: boolean): Steps<ReadIndex> {
  const names = checkFormat<IndexNames>(Array.isArray(file) ? file[0] : file);
  try {
    const [, texts] = file as IndexFile;
    const pages = yield* readPages(names, texts, firstId);
    if (isWhole) yield* readWords(pages, texts);
    return {
      pages,
      ...(names.values && { values: names.values }),
      alike: names.alike?.split(LINE_END) ?? [],
      synonyms: isWhole ? texts.synonyms.split(LINE_END).filter(Boolean) : [],
    };
  } catch {
    throw corruptIndex();
  }
}

/** Reads the records; phrases and stems stay as they are in the file. */
function* readPages(
  { pages, parts }: IndexNames,
  texts: IndexTexts | undefined,
  firstId: number,
): Steps<IndexedPage[]> {
  const rows = readRows({ ...pages, ...texts?.pages });
  for (const row of rows) row.name = expandMember(row.name, row.group);
  const partRows = readRows({ ...parts, ...texts?.parts });
  repeatLines(partRows, 'where');
  repeatLines(partRows, 'summary', 'name');
  let nextId = firstId;
  let nextPart = 0;
  const read: IndexedPage[] = [];
  for (const row of rows) {
    const record = pageRecord(row, nextId++);
    const firstPart = nextPart;
    nextPart += Number(row.parts);
    const own = partRows.slice(firstPart, nextPart).map((part) => partRecord(record, nextId++, part));
    if (record.signature)
      record.signature = expandSignature(
        record.signature,
        own.map(({ name }) => lastPart(name)),
      );
    read.push({ record, phrases: row.phrases ?? '', stems: row.stems ?? '', parts: own });
    yield;
  }
  if (nextPart !== partRows.length) throw corruptIndex();
  return read;
}

/** The record of the page in a row. */
function pageRecord(row: Record<keyof IndexNames['pages'], string>, id: number): SearchRecord {
  const { name, where = '', heading = '', group, docs, signature, rank } = row;
  return {
    id,
    href: expandUrl(row.href, name),
    kind: KINDS[Number(row.kind)] ?? 'Article',
    type: 'page',
    ...(row.snippet && { isSnippet: true }),
    name,
    aliases: row.aliases.split('\t').filter(Boolean),
    summary: expandSentence(row.summary),
    text: '',
    where,
    heading,
    weight: Math.abs(Number(rank)),
    ...(group && { group }),
    ...(docs && { docs }),
    ...(signature && { signature }),
    ...(rank.startsWith('-') && { deprecated: true }),
  };
}

/** Returns the record of a part, which shares with its page what files do not repeat; names and URLs are shortened there. */
export function partRecord(
  { signature: _, ...page }: SearchRecord,
  id: number,
  part: Record<'name' | 'anchor' | 'where', string> & { summary?: string },
): SearchRecord {
  const name = expandName(part.name, page.name);
  return {
    ...page,
    id,
    type: 'part',
    href: `${page.href}#${expandUrl(part.anchor, name)}`,
    name,
    aliases: [],
    summary: expandSentence(expandName(part.summary ?? '', page.name)),
    where: expandName(part.where, page.name),
  };
}
