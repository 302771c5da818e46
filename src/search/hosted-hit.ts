import type { PageKind } from '../pages/data.ts';
import type { HostedSearchView } from '../shell/site.ts';
import type { SearchHit } from './model.ts';

/** Titles from the section down to the heading: `{ lvl0: 'client', lvl1: 'client.trace_line' }`. */
export type Hierarchy = Record<string, string | null>;

/**
 * What is read of a hit. Records that a crawler of the provider made have `url`, `hierarchy` and `content`; those
 * that `npm run search:publish` sent have all of it.
 */
export interface HostedHit {
  url: string;
  hierarchy?: Hierarchy | undefined;
  content?: string | null | undefined;
  kind?: PageKind | undefined;
  where?: string | undefined;
  _highlightResult?: unknown;
  _snippetResult?: unknown;
}

/** Stand around what matched, in the answers of the service; private characters, which no text holds. */
export const MARK = { start: '\uE000', end: '\uE001' };

const MARKED = new RegExp(`${MARK.start}([^${MARK.end}]*)${MARK.end}`, 'g');

/** Turns a hit of the service into one for the result lists. */
export function readHit(hit: HostedHit, hosted: HostedSearchView): SearchHit {
  const levels = Object.keys(hit.hierarchy ?? {})
    .sort()
    .map((level) => hit.hierarchy?.[level])
    .filter((title) => typeof title === 'string' && title !== '')
    .map((title) => clean(title ?? '', hit));
  const snippet = snippetOf(hit._snippetResult);
  return {
    href: hitAddress(hit.url, hosted),
    kind: hit.kind ?? 'Article',
    title: levels.at(-1) ?? hit.url,
    summary: clean((hit.kind ? hit.content : (snippet ?? hit.content)) ?? '', hit),
    where: hit.where ?? levels.slice(0, -1).join(' / '),
    terms: termsOf([hit._highlightResult, hit._snippetResult]),
  };
}

/**
 * Address of a hit for a link: path and hash below the base URL, or as it is where the expression for external
 * addresses matches.
 *
 * @example
 * hitAddress('https://docs.example.com/docs/api#notes', hosted) // '/docs/api#notes'
 */
export function hitAddress(
  address: string,
  { externalUrlRegex, rootBase }: Pick<HostedSearchView, 'externalUrlRegex' | 'rootBase'>,
): string {
  if (externalUrlRegex !== undefined && new RegExp(externalUrlRegex, 'i').test(address)) return address;
  const { pathname, hash } = new URL(address, 'https://docs.invalid');
  const isBelow = pathname.startsWith(rootBase) || `${pathname}/` === rootBase;
  return (isBelow ? pathname : rootBase + pathname.slice(1)) + hash;
}

/** What matched, as it is written in the texts, longest first. */
function termsOf(results: unknown[]): string[] {
  const terms = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') for (const [, term] of value.matchAll(MARKED)) terms.add(term ?? '');
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

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

/** Plain text without marks. Crawlers write texts as HTML does; the site's own records are plain already. */
function clean(text: string, { kind }: HostedHit): string {
  const plain = text.replaceAll(MARK.start, '').replaceAll(MARK.end, '');
  return kind
    ? plain
    : plain.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (_, name: string) => ENTITIES[name] ?? '');
}
