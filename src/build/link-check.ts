import type { Problem } from '../diagnostics/problem.ts';

/** A built page as the link check sees it. */
export interface BuiltPage {
  /** Clean address, base URL included. */
  href: string;
  ids: Set<string>;
  links: Set<string>;
}

/** Reads the ids and links of a page's HTML. */
export function readLinks(href: string, html: string): BuiltPage {
  return { href, ids: matches(html, / id="([^"]*)"/g), links: matches(html, /<a\b[^>]*? href="([^"]*)"/g) };
}

/** From this many pages on a broken link is taken for one of the layout. */
const LAYOUT_PAGES = 5;

/**
 * Finds links and anchors that lead nowhere, read from the built HTML.
 *
 * @param files Addresses of the other files of the output, base URL included.
 */
export function checkLinks(pages: BuiltPage[], files: Set<string>, base: string): Problem[] {
  const ids = new Map(pages.map((page) => [page.href, page.ids]));
  const broken = new Map<string, { link: string; resolved: string; reason: string; on: string[] }>();
  for (const page of pages) {
    for (const link of page.links) {
      const { resolved, reason } = judge(link, page.href, ids, files, base);
      if (!reason) continue;
      const entry = broken.get(`${reason} ${link}`) ?? { link, resolved, reason, on: [] };
      broken.set(`${reason} ${link}`, entry);
      entry.on.push(page.href);
    }
  }
  return [...broken.values()].flatMap(({ link, resolved, reason, on }) => {
    const shown = resolved === link ? `\`${link}\`` : `\`${link}\` (resolved: \`${resolved}\`)`;
    const pagesText = on.length >= LAYOUT_PAGES ? `${on.length} pages` : 'this page';
    const mend =
      on.length >= LAYOUT_PAGES
        ? `\`${link}\` is on ${on.length} pages: it is probably part of the layout (navbar, sidebar or footer).`
        : 'Correct the link, or add what it points at.';
    const named = on.length >= LAYOUT_PAGES ? on.slice(0, 1) : on;
    return named.map(
      (href): Problem => ({
        severity: 'warning',
        file: href,
        message: `Broken ${reason} on ${pagesText}: ${shown}.`,
        mend,
      }),
    );
  });
}

function judge(
  link: string,
  from: string,
  ids: Map<string, Set<string>>,
  files: Set<string>,
  base: string,
): { resolved: string; reason?: string } {
  if (/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(link)) return { resolved: link };
  const url = new URL(link, `http://site${from}`);
  const path = decodeURI(url.pathname);
  const target = ids.get(path) ?? ids.get(path.replace(/\/$/, '') || base);
  const resolved = path + url.hash;
  if (!target) return files.has(path) ? { resolved } : { resolved, reason: 'link' };
  const id = decodeURIComponent(url.hash.slice(1));
  return id && !target.has(id) ? { resolved, reason: 'anchor' } : { resolved };
}

function matches(html: string, pattern: RegExp): Set<string> {
  return new Set(Array.from(html.matchAll(pattern), (match) => unescapeHtml(match[1] ?? '')));
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'");
}
