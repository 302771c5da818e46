import { escapeHtml } from '../../shared/escape-html.ts';
import type { SiteView } from '../../shared/site.ts';

/** Name of the search description file, relative to the base URL. */
export const OPEN_SEARCH_FILE = 'opensearch.xml';

/** Longest short name of a search: OpenSearch 1.1, "ShortName". */
const SHORT_NAME = 16;

/**
 * Returns the search description file, with which a browser offers the site's search in its address bar; undefined when
 * there is no search page. URLs are absolute, as OpenSearch 1.1 requires.
 */
export function openSearchXml(
  site: SiteView,
  { favicon, trailingSlash }: { favicon: string | undefined; trailingSlash: boolean },
): string | undefined {
  if (!site.searchHref) return undefined;
  const page = site.origin + site.searchHref.replace(/\/?$/, trailingSlash ? '/' : '');
  const name = escapeHtml(site.title);
  const image = favicon && `<Image>${escapeHtml(new URL(favicon, site.origin).href)}</Image>\n`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeHtml(Array.from(site.title).slice(0, SHORT_NAME).join('').trim())}</ShortName>
<LongName>${name}</LongName>
<Description>${escapeHtml([site.title, site.tagline].filter(Boolean).join(': '))}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Language>${site.locale.htmlLang}</Language>
${image ?? ''}<Url type="text/html" template="${escapeHtml(page)}?q={searchTerms}"/>
</OpenSearchDescription>
`;
}
