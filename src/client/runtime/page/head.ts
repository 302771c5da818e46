import { CRAWLER_META, docTag, NOT_INDEXED } from '../../../shared/doc-tag.ts';
import { documentTitle } from '../../../shared/document-title.ts';
import type { PageFile } from '../../../shared/page.ts';
import { hasTwin } from '../../../shared/page-kinds.ts';
import type { SiteView } from '../../../shared/site.ts';

/** Updates title and metadata in the head, and the facts of the root element, for the page that is shown now. */
export function updateHead(page: PageFile, site: SiteView, href: string): void {
  const title = documentTitle(page.title, site.title);
  document.title = title;
  const url = site.origin + href;
  // The document of the not-found page has none.
  if (page.kind !== 'NotFound') provide('link', 'rel', 'canonical').href = url;
  set('meta[property="og:url"]', 'content', url);
  set('meta[property="og:title"]', 'content', title);
  set('meta[name="description"]', 'content', page.description);
  set('meta[property="og:description"]', 'content', page.description);
  set(`meta[name="${CRAWLER_META.tag}"]`, 'content', docTag(page.doc));
  setMeta(CRAWLER_META.version, page.doc?.version);
  setMeta('robots', hasTwin(page.kind) ? undefined : NOT_INDEXED);
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

/** Sets a `meta` element that some pages do not have. */
function setMeta(name: string, content: string | undefined): void {
  const meta = provide('meta', 'name', name);
  if (content) meta.content = content;
  else meta.remove();
}

/** Returns the element of the head with an attribute; adds it where there is none. */
function provide<Tag extends 'link' | 'meta'>(
  tag: Tag,
  attribute: string,
  value: string,
): HTMLElementTagNameMap[Tag] {
  const found = document.head.querySelector<HTMLElementTagNameMap[Tag]>(`${tag}[${attribute}="${value}"]`);
  if (found) return found;
  const element = document.createElement(tag);
  element.setAttribute(attribute, value);
  return document.head.appendChild(element);
}

function set(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}
