import { docTag } from '../../shared/doc-tag.ts';
import type { KindFilter } from '../../shared/kind-filters.ts';
import type { PageKind } from '../../shared/page-kinds.ts';
import { parentOf } from '../../shared/search/entry.ts';
import { filterOf } from '../../shared/search/filters.ts';
import type { Hierarchy } from '../../shared/search/hosted-hit.ts';
import type { HitEntry, SearchRecord } from '../../shared/search/model.ts';
import { pageHref } from './columns.ts';

/** A record as the hosted index keeps it; attributes that a crawler of the provider writes too have its names. */
export interface HostedRecord {
  /** The URL: unique, and the same each time the index is published. */
  objectID: string;
  url: string;
  /** `lvl1` for a page, `lvl2` for a part of one. */
  type: 'lvl1' | 'lvl2';
  hierarchy: Hierarchy;
  content: string;
  /** Other names of a page. */
  aliases: string[];
  /** Different words of phrases and prose. */
  text: string;
  where: string;
  signature?: string;
  /** The page that a parameter or field is on. */
  parent?: HitEntry;
  kind: PageKind;
  isSnippet?: true;
  sort?: KindFilter;
  language: string;
  version?: string;
  docusaurus_tag: string;
  /** Larger comes first among equally good hits: that of a page, half for deprecated symbols, 0 for parts. */
  weight: number;
  /** Smaller comes first where nothing else decides. */
  position: number;
}

/** Bytes of a record that every plan of the service accepts. */
export const RECORD_LIMIT = 10_000;

/**
 * Turns the records of the embedded index into those of the hosted one.
 *
 * @param origin `https://docs.example.com`, put in front of the URLs.
 * @param language Code of the language of the records.
 */
export function hostedRecords(records: SearchRecord[], origin: string, language: string): HostedRecord[] {
  const pages = new Map(records.filter(({ type }) => type === 'page').map((record) => [record.href, record]));
  return records.map((record, position) => {
    const page = pages.get(pageHref(record));
    const hosted = hostedRecord(record, page, { origin, language, position });
    const room = RECORD_LIMIT - sizeOf(hosted);
    return { ...hosted, text: differentWords(`${record.phrases ?? ''} ${record.text}`, room) };
  });
}

/** A record without its text, which gets the room that the rest leaves. */
function hostedRecord(
  record: SearchRecord,
  page: SearchRecord | undefined,
  { origin, language, position }: Pick<HostedRecord, 'language' | 'position'> & { origin: string },
): HostedRecord {
  const {
    href,
    kind,
    isSnippet,
    name,
    aliases,
    summary,
    where,
    heading,
    signature,
    doc,
    deprecated,
    weight,
  } = record;
  const isPage = record.type === 'page';
  const { parent } = parentOf(isPage ? undefined : page);
  const sort = filterOf(record);
  return {
    objectID: origin + href,
    url: origin + href,
    type: isPage ? 'lvl1' : 'lvl2',
    hierarchy: { lvl0: heading, lvl1: isPage ? name : (page?.name ?? null), lvl2: isPage ? null : name },
    content: summary,
    aliases: [...new Set(aliases)].filter((alias) => alias !== name),
    text: '',
    where,
    ...(signature && { signature }),
    ...(parent && { parent: { ...parent, href: origin + parent.href } }),
    kind,
    ...(isSnippet && { isSnippet }),
    ...(sort && { sort }),
    language,
    ...(doc && { version: doc.version }),
    docusaurus_tag: docTag(doc),
    weight: isPage ? weight / (deprecated ? 2 : 1) : 0,
    position,
  };
}

/** Returns the bytes of a value as JSON. */
export function sizeOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

/** The words of a text, each once, as many as fit into a number of bytes. */
function differentWords(text: string, room: number): string {
  const words = new Map(text.split(/\s+/).map((word) => [word.toLowerCase(), word]));
  const kept: string[] = [];
  let left = room;
  for (const word of words.values()) {
    left -= sizeOf(word);
    if (left < 0) break;
    kept.push(word);
  }
  return kept.join(' ').trim();
}
