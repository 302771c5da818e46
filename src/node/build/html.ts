import { createHash } from 'node:crypto';
import { CRAWLER_META, docTag } from '../../shared/doc-tag.ts';
import { documentTitle } from '../../shared/document-title.ts';
import { escapeHtml } from '../../shared/escape-html.ts';
import type { PageFile } from '../../shared/page.ts';
import { searchOrigins } from '../../shared/search/hosted-hosts.ts';
import type { LocaleView, SiteView } from '../../shared/site.ts';
import { underBase } from '../../shared/urls.ts';
import { BANNER_ID } from '../../shared/wrong-base-url.ts';
import type { CataloguePage } from '../site/index.ts';
import { spellTrailingSlash } from '../site/routes.ts';
import type { Bitmap } from './icons.ts';
import { headScript, type InlineScripts, withSidebarScript } from './inline-scripts.ts';
import { OPEN_SEARCH_FILE } from './open-search.ts';
import { structuredData } from './structured-data.ts';

/** What the head of every page of a build has in common. */
export interface DocumentFrame {
  site: SiteView;
  /** All languages of the site; the first is the default. */
  locales: LocaleView[];
  themeColor: string;
  /** Without one an empty icon keeps browsers from asking for `/favicon.ico`. */
  favicon: string | undefined;
  /** URL of the web manifest; absent when the site has none. */
  manifest?: string;
  /** Icon for home screens that read no web manifest. */
  touchIcon?: Bitmap | undefined;
  /** Image of the site for shared links. */
  socialImage?: Bitmap | undefined;
  /** URL of the first script. */
  boot: string;
  /** Files that the first script needs at once. */
  preload: string[];
  css: string;
  inline: InlineScripts;
  /** Script of the home page that reports a wrong base URL; absent when it is switched off. */
  banner?: string;
  /** URL of the shell's view of the site. */
  siteFile: string;
  /** URL of the search index; pages name it unless a hosted service answers. */
  searchFile: string;
  feeds: { href: string; type: string; title: string }[];
  bothSlashForms: Set<string>;
  /** The URLs of all pages end in a slash. */
  trailingSlash: boolean;
  /** Left out by the dev server, whose own scripts are inline. */
  contentSecurityPolicy: boolean;
}

/** Writes the whole document of a page around its rendered body. */
export function documentHtml(
  page: CataloguePage,
  file: PageFile,
  body: string,
  frame: DocumentFrame,
): string {
  const { site } = frame;
  const script = headScript(site, frame.inline);
  const banner = page.kind === 'Home' ? frame.banner : undefined;
  const { css } = frame;
  const title = documentTitle(page.title, site.title);
  const address = site.origin + pagePath(page.route, site.base, frame);
  const origins = site.search.hosted ? searchOrigins(site.search.hosted) : [];
  return `<!doctype html>
<html${attributes(rootAttributes(page, file, frame))}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${frame.contentSecurityPolicy ? policyMeta(css, [script, banner ?? '', file.sidebar ? frame.inline.sidebar : ''], origins) : ''}${script && `<script>${script}</script>\n`}${preconnect(origins)}<title>${escapeHtml(title)}</title>
${meta('name', 'description', page.description)}${
  page.kind === 'NotFound'
    ? ''
    : `${link({ rel: 'canonical', href: address })}${meta('property', 'og:url', address)}${alternates(page.route, frame)}`
}${meta('property', 'og:title', title)}${meta('property', 'og:description', page.description)}${meta('property', 'og:site_name', site.title)}${meta('property', 'og:type', page.post ? 'article' : 'website')}${postMeta(page)}${meta('name', 'twitter:card', 'summary_large_image')}${socialImage(frame)}${meta('name', 'robots', page.noindex ? 'noindex, follow' : '')}${crawlerMeta(page, frame)}${meta('name', 'theme-color', frame.themeColor)}${link({ rel: 'icon', href: frame.favicon ?? 'data:,' })}${frame.manifest ? link({ rel: 'manifest', href: frame.manifest }) : ''}${frame.touchIcon ? link({ rel: 'apple-touch-icon', href: site.base + frame.touchIcon.path }) : ''}${frame.feeds.map(({ type, href, title }) => link({ rel: 'alternate', type, href, title })).join('')}${searchLink(site)}${structuredData(page, file, site, address)}<style>${css}</style>
${frame.preload.map((href) => link({ rel: 'modulepreload', href })).join('')}<script${attributes({ type: 'module', src: frame.boot })}></script>
</head>
<body>
${banner === undefined ? '' : `<div id="${BANNER_ID}"></div><script>${banner}</script>\n`}<div id="app">${file.sidebar ? withSidebarScript(body, frame.inline) : body}</div>
</body>
</html>
`;
}

/** Attributes of an element, escaped: nothing else writes values into the head. */
function attributes(values: Record<string, string | undefined>): string {
  return Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`))
    .join('');
}

function link(values: Record<string, string | undefined>): string {
  return `<link${attributes(values)}>\n`;
}

function rootAttributes(
  page: CataloguePage,
  file: PageFile,
  frame: DocumentFrame,
): Record<string, string | undefined> {
  const { locale, base, colorMode } = frame.site;
  const slash = frame.trailingSlash ? 'always' : frame.bothSlashForms.has(page.route) ? 'both' : undefined;
  const codes = frame.locales
    .slice(1)
    .map(({ code }) => code)
    .join(' ');
  return {
    lang: locale.htmlLang,
    dir: locale.direction,
    'data-theme': colorMode.defaultMode,
    'data-base': base,
    'data-build': file.build,
    'data-route': page.route,
    'data-kind': page.kind,
    'data-site': frame.siteFile,
    'data-search': frame.site.search.hosted ? undefined : frame.searchFile,
    'data-sidebar': file.sidebar?.id,
    'data-sidebar-file': file.sidebar?.file,
    'data-slash': slash,
    'data-languages': base === frame.locales[0]?.base && frame.locales.length > 1 ? codes : undefined,
    'data-version': file.version && JSON.stringify(file.version),
  };
}

function policyMeta(css: string, scripts: string[], origins: string[]): string {
  const content = contentSecurityPolicy(css, scripts, origins);
  return `<meta${attributes({ 'http-equiv': 'content-security-policy', content })}>\n`;
}

/**
 * Returns the policy of a page: nothing from other sites; the inline parts are named by their hashes.
 *
 * @param origins What scripts may fetch from beside the site: the hosts of the hosted search.
 */
export function contentSecurityPolicy(css: string, scripts: string[], origins: string[] = []): string {
  const inline = scripts.filter(Boolean).map((script) => ` '${hashOf(script)}'`);
  return [
    "default-src 'self'",
    `script-src 'self'${inline.join('')}`,
    `style-src 'self' '${hashOf(css)}'`,
    "img-src 'self' data:",
    ...(origins.length ? [`connect-src 'self' ${origins.join(' ')}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** Opens the connection to the hosted search early; without credentials, as its client asks. */
function preconnect([origin]: string[]): string {
  return origin ? link({ rel: 'preconnect', href: origin, crossorigin: '' }) : '';
}

/** What a search crawler stores with the page; searches are filtered by it. */
function crawlerMeta({ doc }: CataloguePage, { site }: DocumentFrame): string {
  return [
    meta('name', CRAWLER_META.language, site.locale.code),
    meta('name', CRAWLER_META.version, doc?.version ?? ''),
    meta('name', CRAWLER_META.tag, docTag(doc)),
  ].join('');
}

const hashes = new Map<string, string>();

/** Every page has the same sheet and scripts: each is hashed once. */
function hashOf(text: string): string {
  let hash = hashes.get(text);
  if (hash === undefined) {
    hash = `sha256-${createHash('sha256').update(text).digest('base64')}`;
    hashes.set(text, hash);
  }
  return hash;
}

/** Path of a page as links to it are spelled. */
function pagePath(route: string, base: string, { trailingSlash }: DocumentFrame): string {
  return spellTrailingSlash(underBase(route, base), trailingSlash || undefined, base);
}

/** The same page in each language, and in the default one. */
function alternates(route: string, frame: DocumentFrame): string {
  const { site, locales } = frame;
  const address = ({ base }: LocaleView) => site.origin + pagePath(route, base, frame);
  const alternate = (hreflang: string, locale: LocaleView) =>
    link({ rel: 'alternate', hreflang, href: address(locale) });
  const [main] = locales;
  return (
    locales.map((locale) => alternate(locale.htmlLang, locale)).join('') +
    (main ? alternate('x-default', main) : '')
  );
}

/** Title and description are said elsewhere in the head; the image shows the wordmark. */
function socialImage({ socialImage: image, site }: DocumentFrame): string {
  if (!image) return '';
  return [
    meta('property', 'og:image', site.origin + site.base + image.path),
    meta('property', 'og:image:width', String(image.width)),
    meta('property', 'og:image:height', String(image.height)),
    meta('property', 'og:image:alt', site.title),
  ].join('');
}

function searchLink({ searchHref, base, title }: SiteView): string {
  if (!searchHref) return '';
  const type = 'application/opensearchdescription+xml';
  return link({ rel: 'search', type, href: base + OPEN_SEARCH_FILE, title });
}

function postMeta(page: CataloguePage): string {
  if (!page.post) return '';
  const tags = page.post.tags.map((tag) => meta('property', 'article:tag', tag)).join('');
  return meta('property', 'article:published_time', page.post.date) + tags;
}

function meta(attribute: 'name' | 'property', name: string, content: string): string {
  return content ? `<meta${attributes({ [attribute]: name, content })}>\n` : '';
}
