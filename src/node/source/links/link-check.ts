import { decodeHash, decodePath } from '../../../shared/urls.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import { decodeFilePath } from '../../site/links/urls.ts';

/** A built page as the link check sees it. */
export interface BuiltPage {
  /** File that the page was made from; absent for pages of the engine. */
  source?: string | undefined;
  /** Clean URL path, base URL included. */
  href: string;
  ids: ReadonlySet<string>;
  links: readonly string[];
}

/**
 * Reads the ids and links of a page's HTML, each once.
 *
 * @param pool Texts of the pages before. What they share is kept once, and no part keeps a whole page in memory.
 */
export function readLinks(
  html: string,
  pool = new Map<string, string>(),
): { ids: string[]; links: string[] } {
  return {
    ids: matches(html, / id="([^"]*)"/g, pool),
    links: matches(html, /<a\b[^>]*? href="([^"]*)"/g, pool),
  };
}

/** From this many pages on a broken link is taken for one of the layout. */
const LAYOUT_PAGES = 5;

/**
 * Finds links and anchors that lead nowhere, read from the built HTML: what is left when the links that authors
 * wrote were checked.
 *
 * @param files URL paths of the other files of the output, base URL included.
 * @param reported URLs that have already been reported.
 */
export function checkLinks(
  pages: BuiltPage[],
  files: Set<string>,
  base: string,
  reported: ReadonlySet<string> = new Set(),
): Problem[] {
  const ids = new Map(pages.map((page) => [page.href, page.ids]));
  const targets: LinkTargets = { base, ids: (path) => ids.get(path), hasFile: (path) => files.has(path) };
  // A link from the root means the same on every page, and most pages share most of theirs.
  const verdicts = new Map<string, Verdict>();
  const broken = new Map<string, { link: string; resolved: string; reason: string; on: BuiltPage[] }>();
  for (const page of pages) {
    for (const link of page.links) {
      const verdict = verdicts.get(link) ?? judgeLink(link, page.href, targets);
      if (link.startsWith('/')) verdicts.set(link, verdict);
      const { resolved, reason } = verdict;
      if (!reason || reported.has(resolved)) continue;
      const entry = broken.get(`${reason} ${link}`) ?? { link, resolved, reason, on: [] };
      broken.set(`${reason} ${link}`, entry);
      entry.on.push(page);
    }
  }
  return [...broken.values()].flatMap(({ link, resolved, reason, on }) => {
    const shown = resolved === link ? `\`${link}\`` : `\`${link}\` (resolved: \`${resolved}\`)`;
    const fix =
      on.length >= LAYOUT_PAGES
        ? `\`${link}\` is on ${on.length} pages: it is probably part of the layout (navbar, sidebar or footer).`
        : 'Correct the link, or add what it points to.';
    const named = on.length >= LAYOUT_PAGES ? on.slice(0, 1) : on;
    return named.map(
      ({ href, source }): Problem => ({
        severity: 'warning',
        file: source ?? href,
        message: `Broken ${reason} on ${on.length >= LAYOUT_PAGES ? `${on.length} pages` : `\`${href}\``}: ${shown}.`,
        fix,
      }),
    );
  });
}

/** Where a link leads, and what is wrong with it. */
export interface Verdict {
  resolved: string;
  reason?: string;
}

/** What links may lead to. */
export interface LinkTargets {
  base: string;
  /** Ids of the page at a URL path; absent when there is no page. */
  ids(path: string): ReadonlySet<string> | undefined;
  /** Whether there is a file with a path, which is not escaped. */
  hasFile(path: string): boolean;
}

/** What a browser skips or takes for a slash, so that pages have it escaped. */
const ESCAPED = /[\\\s\p{Cc}]/gu;

/** Returns where a link on a page leads. */
export function judgeLink(link: string, from: string, { base, ids, hasFile }: LinkTargets): Verdict {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(link)) return { resolved: link };
  const url = new URL(link.replaceAll(ESCAPED, encodeURIComponent), `http://site${from}`);
  const path = decodePath(url.pathname);
  const target = ids(path) ?? ids(path.replace(/\/$/, '') || base);
  const resolved = path + url.hash;
  if (!target) return hasFile(decodeFilePath(url.pathname)) ? { resolved } : { resolved, reason: 'link' };
  const id = decodeHash(url.hash);
  return id && !target.has(id) ? { resolved, reason: 'anchor' } : { resolved };
}

function matches(html: string, pattern: RegExp, pool: Map<string, string>): string[] {
  const found = Array.from(html.matchAll(pattern), (match) => pooled(plainText(match[1] ?? ''), pool));
  return [...new Set(found)];
}

/** Returns a copy of a text. A match is only a view that would keep the whole page in memory. */
function pooled(text: string, pool: Map<string, string>): string {
  const existing = pool.get(text);
  if (existing !== undefined) return existing;
  const copy = Buffer.from(text).toString();
  pool.set(copy, copy);
  return copy;
}

function plainText(text: string): string {
  if (!text.includes('&')) return text;
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
