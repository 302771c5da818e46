import { CRAWLER_META, docTag, NOT_INDEXED } from '../../../shared/doc-tag.ts';
import { documentTitle } from '../../../shared/document-title.ts';
import type { PageFile } from '../../../shared/page.ts';
import { hasTwin } from '../../../shared/page-kinds.ts';
import type { SiteView } from '../../../shared/site.ts';

/** Metadata that only the document of a page has, not its data. */
const OF_ONE_PAGE = '[property^="article:"], [property^="og:image"], [type$="ld+json"]';

/** Updates title and metadata in the head, and the facts of the root element, for the page that is shown now. */
export function updateHead(page: PageFile, site: SiteView, href: string): void {
  const title = documentTitle(page.title, site.title);
  document.title = title;
  // The not-found page has no address of its own.
  const url = page.kind === 'NotFound' ? '' : site.origin + href;
  if (url) provide('link', 'rel', 'canonical').href = url;
  setMeta('property', 'og:url', url);
  setMeta('property', 'og:title', title);
  setMeta('property', 'og:type', page.kind === 'BlogPost' ? 'article' : 'website');
  setMeta('property', 'og:description', page.description);
  setMeta('name', 'description', page.description);
  setMeta('name', CRAWLER_META.tag, docTag(page.doc));
  setMeta('name', CRAWLER_META.version, page.doc?.version);
  setMeta('name', 'robots', hasTwin(page.kind) ? '' : NOT_INDEXED);
  for (const element of document.head.querySelectorAll(OF_ONE_PAGE)) element.remove();
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

/** Sets a `meta` element, which some pages do not have. */
function setMeta(attribute: 'name' | 'property', name: string, content: string | undefined): void {
  const meta = provide('meta', attribute, name);
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
