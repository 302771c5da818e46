import { documentTitle } from '../../shared/document-title.ts';
import { escapeHtml } from '../../shared/escape-html.ts';
import { CONTENT_END_ID } from '../../shared/layout.ts';
import type { PageFrame } from '../../shared/page.ts';
import { searchOrigins } from '../../shared/search/hosted-hosts.ts';
import type { SiteView } from '../../shared/site.ts';
import { headScript } from '../bundle/inline-scripts.ts';
import type { CataloguePage } from '../site/index.ts';
import { policyMeta } from './content-security-policy.ts';
import type { DocumentFrame } from './document-frame.ts';
import { attributes, link, meta } from './elements.ts';
import { imageUrl, pageMeta, pageUrl } from './head-meta.ts';
import { OPEN_SEARCH_FILE } from './open-search.ts';
import { structuredData } from './structured-data.ts';

/** What the head has to know of the body. */
interface BodyNeeds {
  /** Inline scripts, which the policy of the page has to allow. */
  scripts: string[];
  /** Id of the element that painting waits for; absent if it waits for none. */
  paintAt: string | undefined;
}

/** Returns the content of the head of a page's document. */
export function headHtml(
  page: CataloguePage,
  file: PageFrame,
  body: BodyNeeds,
  frame: DocumentFrame,
): string {
  const { site, css } = frame;
  const title = documentTitle(page.title, site.title);
  return [
    '<meta charset="utf-8">\n',
    '<meta name="viewport" content="width=device-width, initial-scale=1">\n',
    beforePaint(body, frame),
    `<title>${escapeHtml(title)}</title>\n`,
    pageMeta(page, file, title, frame),
    siteLinks(frame),
    structuredData(page, file, site, pageUrl(page, frame), imageUrl(page, frame)),
    `<style>${css}</style>\n`,
    ...frame.preload.map((href) => link({ rel: 'modulepreload', href })),
    `<script${attributes({ type: 'module', src: frame.boot })}></script>\n`,
  ].join('');
}

/** The policy, what the first paint waits for, what runs before it, and the early connection to a hosted search. */
function beforePaint(
  { scripts, paintAt }: BodyNeeds,
  { site, css, inline, contentSecurityPolicy }: DocumentFrame,
): string {
  const isWholePage = paintAt === undefined || paintAt === CONTENT_END_ID;
  const script = [headScript(site, inline), isWholePage ? '' : inline.wholePage].filter(Boolean).join(';');
  const origins = site.search.hosted ? searchOrigins(site.search.hosted) : [];
  return [
    contentSecurityPolicy ? policyMeta(css, [script, ...scripts], origins) : '',
    paintAt ? link({ rel: 'expect', href: `#${paintAt}`, blocking: 'render' }) : '',
    script && `<script>${script}</script>\n`,
    preconnect(origins),
  ].join('');
}

/** Opens the connection to the hosted search early; without credentials, as its client asks. */
function preconnect([origin]: string[]): string {
  return origin ? link({ rel: 'preconnect', href: origin, crossorigin: '' }) : '';
}

/** What every page of the site has: colour, icons, manifest, feeds and the search of the browser. */
function siteLinks({ site, themeColor, favicon, manifest, touchIcon, feeds }: DocumentFrame): string {
  return [
    meta('name', 'theme-color', themeColor),
    link({ rel: 'icon', href: favicon ?? 'data:,' }),
    manifest ? link({ rel: 'manifest', href: manifest }) : '',
    touchIcon ? link({ rel: 'apple-touch-icon', href: site.base + touchIcon.path }) : '',
    ...feeds.map(({ type, href, title }) => link({ rel: 'alternate', type, href, title })),
    searchLink(site),
  ].join('');
}

function searchLink({ searchHref, base, title }: SiteView): string {
  if (!searchHref) return '';
  const type = 'application/opensearchdescription+xml';
  return link({ rel: 'search', type, href: base + OPEN_SEARCH_FILE, title });
}
