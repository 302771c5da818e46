import { CRAWLER_META, docTag } from '../../../shared/doc-tag.ts';
import { documentTitle } from '../../../shared/document-title.ts';
import type { PageFile } from '../../../shared/page.ts';
import type { SiteView } from '../../../shared/site.ts';

/** Updates title and metadata in the head, and the facts of the root element, for the page that is shown now. */
export function updateHead(page: PageFile, site: SiteView, href: string): void {
  const title = documentTitle(page.title, site.title);
  document.title = title;
  const url = site.origin + href;
  if (page.kind !== 'NotFound') canonicalLink().href = url;
  set('meta[property="og:url"]', 'content', url);
  set('meta[property="og:title"]', 'content', title);
  set('meta[name="description"]', 'content', page.description);
  set('meta[property="og:description"]', 'content', page.description);
  set(`meta[name="${CRAWLER_META.tag}"]`, 'content', docTag(page.doc));
  setVersion(page.doc?.version);
  const { dataset } = document.documentElement;
  const spelled = (route: string) =>
    dataset.slash === 'always' && !/(?:\/|\.html)$/.test(route) ? `${route}/` : route;
  const former = spelled(dataset.route ?? '/');
  for (const link of document.querySelectorAll('link[rel="alternate"][hreflang]')) {
    // What precedes the route is the base URL of the language.
    const language = link.getAttribute('href')?.slice(0, -former.length) ?? '';
    link.setAttribute('href', language + spelled(page.route));
  }
  dataset.route = page.route;
  dataset.kind = page.kind;
  dataset.nearby = page.nearby ?? '';
  dataset.sidebar = page.sidebar?.id ?? '';
  dataset.sidebarFile = page.sidebar?.file ?? '';
  if (page.version) dataset.version = JSON.stringify(page.version);
  else delete dataset.version;
}

/** Returns the canonical link, which the document of the not-found page lacks. */
function canonicalLink(): HTMLLinkElement {
  const existing = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (existing) return existing;
  const link = document.createElement('link');
  link.rel = 'canonical';
  document.head.append(link);
  return link;
}

/** Sets the version for crawlers, which only docs have. */
function setVersion(version: string | undefined): void {
  const name = CRAWLER_META.version;
  const existing = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (version === undefined) {
    existing?.remove();
    return;
  }
  const meta = existing ?? document.head.appendChild(document.createElement('meta'));
  meta.name = name;
  meta.content = version;
}

function set(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}
