import type { PageKind } from '../page-kinds.ts';
import type { HitEntry, SearchHit } from './model.ts';

/** Titles from the section down to the heading: `{ lvl0: 'API', lvl1: 'client.trace_line' }`. */
export type Hierarchy = Record<string, string | null>;

/**
 * The fields of a hit that are used. Records from the provider's crawler have the first four; those from
 * `npm run search:publish` have all that apply.
 */
export interface HostedHit {
  url: string;
  /** `lvl1` and so on for a title, `content` for a passage below one. */
  type?: string | undefined;
  hierarchy?: Hierarchy | undefined;
  content?: string | null | undefined;
  kind?: PageKind | undefined;
  isSnippet?: true | undefined;
  where?: string | undefined;
  signature?: string | undefined;
  /** The entry that a passage is part of, with the URL as the index has it. */
  parent?: HitEntry | undefined;
  _highlightResult?: unknown;
  _snippetResult?: unknown;
}

/** Marks around what matched, in the answers of the service; private characters, which no text contains. */
export const MARK = { start: '\uE000', end: '\uE001' };

/** A marked piece and the rest of its word, because the service marks only the start. */
const MARKED = new RegExp(`${MARK.start}([^${MARK.end}]*)${MARK.end}([\\p{L}\\p{M}\\p{N}]*)`, 'gu');

/**
 * Turns a hit of the service into one for the result lists. Only a URL is required.
 *
 * @param toHref Turns a URL of the index into one for a link.
 */
export function readHit(hit: HostedHit, toHref: (url: string) => string): SearchHit {
  const clean = hit.kind ? withoutMarks : decode;
  const levels = Object.keys(hit.hierarchy ?? {})
    .sort()
    .flatMap((level) => hit.hierarchy?.[level] || [])
    .map(clean);
  const snippet = snippetOf(hit._snippetResult);
  const entry: HitEntry = {
    href: toHref(hit.url),
    kind: hit.kind ?? 'Article',
    ...(hit.isSnippet && { isSnippet: true }),
    title: levels.at(-1) ?? hit.url,
    summary: clean((hit.kind ? hit.content : (snippet ?? hit.content)) ?? ''),
    where: hit.where ?? levels.slice(0, -1).join(' / '),
    ...(levels.length > 1 && { heading: levels[0] ?? '' }),
    ...(hit.signature && { signature: hit.signature }),
  };
  const parent = hit.parent
    ? { ...hit.parent, href: toHref(hit.parent.href) }
    : hit.type === 'content' && { ...entry, summary: '' };
  return { ...entry, ...(parent && { parent }), terms: termsOf([hit._highlightResult, hit._snippetResult]) };
}

/** Returns the words that matched, as they are written in the texts, longest first. */
function termsOf(results: unknown[]): string[] {
  const terms = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string')
      for (const [, start, rest] of value.matchAll(MARKED)) terms.add(`${start}${rest}`);
    else if (value && typeof value === 'object') for (const inner of Object.values(value)) collect(inner);
  };
  collect(results);
  terms.delete('');
  return [...terms].sort((a, b) => b.length - a.length);
}

function snippetOf(result: unknown): string | undefined {
  const value = (result as { content?: { value?: unknown } } | undefined)?.content?.value;
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function withoutMarks(text: string): string {
  return text.replaceAll(MARK.start, '').replaceAll(MARK.end, '');
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

/** Returns the plain text of what a crawler wrote, which has HTML escapes; the site's own records are plain already. */
function decode(text: string): string {
  return withoutMarks(text).replace(
    /&(amp|lt|gt|quot|#39|#x27);/g,
    (_, name: string) => ENTITIES[name] ?? '',
  );
}
