import { CRAWLER_META, docTag, NOT_INDEXED } from '../../shared/doc-tag.ts';
import type { LocaleView } from '../../shared/locale.ts';
import type { PageFrame } from '../../shared/page.ts';
import { underBase } from '../../shared/urls.ts';
import type { CataloguePage } from '../site/index.ts';
import { BUILD_TRAITS } from '../site/pages/kinds.ts';
import { spellTrailingSlash } from '../site/routes.ts';
import type { Bitmap } from '../source/images/icons.ts';
import type { DocumentFrame } from './document-frame.ts';
import { link, meta } from './elements.ts';

/** Returns the full URL of a page, spelled as links to it are. */
export function pageUrl({ route }: CataloguePage, frame: DocumentFrame): string {
  return frame.site.origin + pathIn(frame.site, route, frame);
}

/** Returns what search engines and shared links show of a page, as elements of its head. */
export function pageMeta(
  page: CataloguePage,
  { updated }: Pick<PageFrame, 'updated'>,
  title: string,
  frame: DocumentFrame,
): string {
  return [
    meta('name', 'description', page.description),
    page.kind === 'NotFound' ? '' : canonical(page, frame),
    meta('property', 'og:title', title),
    meta('property', 'og:description', page.description),
    meta('property', 'og:site_name', frame.site.title),
    meta('property', 'og:type', page.post ? 'article' : 'website'),
    postMeta(page, updated?.day),
    meta('name', 'twitter:card', 'summary_large_image'),
    imageMeta(page, frame),
    meta('name', 'robots', page.noindex ? NOT_INDEXED : ''),
    crawlerMeta(page, frame),
  ].join('');
}

/** The page's own URL, and that of the same page in each language and in the default one. */
function canonical(page: CataloguePage, frame: DocumentFrame): string {
  const url = pageUrl(page, frame);
  const alternate = (hreflang: string, locale: LocaleView) =>
    link({ rel: 'alternate', hreflang, href: frame.site.origin + pathIn(locale, page.route, frame) });
  const [main] = frame.locales;
  return [
    link({ rel: 'canonical', href: url }),
    meta('property', 'og:url', url),
    ...frame.locales.map((locale) => alternate(locale.htmlLang, locale)),
    main ? alternate('x-default', main) : '',
  ].join('');
}

function pathIn({ base }: { base: string }, route: string, { trailingSlash }: DocumentFrame): string {
  return spellTrailingSlash(underBase(route, base), trailingSlash || undefined, base);
}

function postMeta({ post }: CataloguePage, changed = ''): string {
  if (!post) return '';
  return [
    meta('property', 'article:published_time', post.date),
    meta('property', 'article:modified_time', changed),
    ...post.tags.map((tag) => meta('property', 'article:tag', tag)),
  ].join('');
}

/** Returns the image for links to a page: that of its kind, else that of the site. */
function socialImage(page: CataloguePage, { socialImages, snippets }: DocumentFrame): Bitmap | undefined {
  const isSnippet = page.kind === 'Article' && page.source?.includes(`content/${snippets}/`);
  const kind = isSnippet ? 'snippet' : BUILD_TRAITS[page.kind].image;
  return (
    socialImages.find((image) => image.kind === kind) ??
    socialImages.find((image) => image.kind === undefined)
  );
}

/** Returns the full URL of the image for links to a page; undefined without one. */
export function imageUrl(page: CataloguePage, frame: DocumentFrame): string | undefined {
  const { origin, base } = frame.site;
  if (page.image) return origin + page.image.href;
  const image = socialImage(page, frame);
  return image && origin + base + image.path;
}

/** Title and description are said elsewhere in the head; the image shows the wordmark and the kind of page. */
function imageMeta(page: CataloguePage, frame: DocumentFrame): string {
  const image = socialImage(page, frame);
  const url = imageUrl(page, frame);
  if (!url) return '';
  const { title } = frame.site;
  const size = page.image ? page.image.size : image;
  return [
    meta('property', 'og:image', url),
    meta('property', 'og:image:width', size ? String(size.width) : ''),
    meta('property', 'og:image:height', size ? String(size.height) : ''),
    meta(
      'property',
      'og:image:alt',
      page.image ? page.title : image?.kind ? `${title}: ${image.kind}` : title,
    ),
  ].join('');
}

/** What a search crawler stores with the page; searches are filtered by it. */
function crawlerMeta({ doc }: CataloguePage, { site }: DocumentFrame): string {
  return [
    meta('name', CRAWLER_META.language, site.locale.code),
    meta('name', CRAWLER_META.version, doc?.version ?? ''),
    meta('name', CRAWLER_META.tag, docTag(doc)),
  ].join('');
}
