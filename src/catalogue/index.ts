import type { SiteConfig } from '../config/index.ts';
import { compareProblems, type Problem } from '../diagnostics/problem.ts';
import type { PageData, PageKind } from '../pages/data.ts';
import { createProse } from '../prose/index.ts';
import type { Heading } from '../prose/model.ts';
import { checkLua } from '../reference/index.ts';
import type { Reference } from '../reference/model.ts';
import type { SearchRecord } from '../search/model.ts';
import type { SiteView } from '../shell/site.ts';
import { blogPages } from './blog.ts';
import { type Document, placeDocument } from './documents.ts';
import { docsIndexView, groupLabels, homeView } from './landing.ts';
import { createLinkResolver, referenceKinds } from './links.ts';
import type { Sidebar, TocEntry, VersionRecord } from './model.ts';
import { createPlaces, type Place } from './place.ts';
import { referencePages } from './reference-pages.ts';
import { searchRecords } from './search-records.ts';
import { makeSidebars } from './sidebars.ts';
import { ConfigurationError, makeSiteView } from './site-view.ts';
import { createSymbolTable } from './symbols.ts';
import { makeVersion } from './versions.ts';
import type { ViewContext } from './views/context.ts';

/** A page before it is rendered. */
export interface CataloguePage<K extends PageKind = PageKind> extends Place {
  route: string;
  kind: K;
  title: string;
  description: string;
  toc: TocEntry[];
  data: PageData[K];
  /** File that a maintainer edits to change the page, relative to the site's folder. */
  source?: string;
  /** Id of the doc; absent for pages that are no docs. */
  docId?: string;
  /** Kept out of search engines. */
  noindex?: boolean;
  /** Day and tags of a post. */
  post?: { date: string; tags: string[] };
}

/** All pages of a site. */
export interface Catalogue {
  site: SiteView;
  pages: CataloguePage[];
  sidebars: Sidebar[];
  versions: VersionRecord[];
  documents: Document[];
  records: SearchRecord[];
}

/** Everything that a catalogue is made of. */
export interface CatalogueInput {
  config: SiteConfig;
  base: string;
  reference: Reference;
  /** Markdown files by path relative to the site's folder. */
  content: { path: string; text: string }[];
}

/** Makes all pages of a site with their places; problems of texts, links and the navbar come beside it. */
export async function buildCatalogue(
  input: CatalogueInput,
): Promise<{ catalogue?: Catalogue; problems: Problem[] }> {
  const { config, base, reference } = input;
  const problems: Problem[] = [];
  const symbols = createSymbolTable(reference, config.docs.reference.eventFamilies);
  const kinds = referenceKinds(reference, symbols);
  const files = new Map(input.content.map(({ path, text }) => [path, routeOfFile(path, text)]));
  for (const [path, route] of files)
    kinds.set(route, path.startsWith('content/blog/') ? 'BlogPost' : 'Article');
  for (const [route, kind] of fixedKinds(config)) kinds.set(route, kind);
  const links = createLinkResolver({ base, trailingSlash: config.trailingSlash, symbols, kinds, files });
  const prose = await createProse({ links, checkLua, problems });

  const documents = input.content.map(({ path, text }) => placeDocument(prose.article(path, text)));
  const drafts = documents.filter((document) => document.article.frontMatter.draft);
  const published = documents.filter((document) => !document.article.frontMatter.draft);
  const home = published.find((document) => document.article.file === 'content/home.md');
  const listed = published.filter((document) => document !== home);

  const types = new Map(reference.types.map((type) => [type.name, type]));
  const context: ViewContext = {
    reference,
    symbols,
    families: config.docs.reference.eventFamilies,
    prose,
    links,
    href: links.href,
    typeLink: (name) => (types.has(name) ? links.symbol(name) : undefined),
    type: (name) => types.get(name),
  };
  const landing = { config, context, documents: listed };
  const docs = listed.filter((document) => document.section !== 'blog');
  const tocOf = (document: Document) => articleToc(document, config);
  const bare: Omit<CataloguePage, keyof Place>[] = [
    page('Home', '/', '', config.tagline, homeView(landing, home), { source: home?.article.file }),
    page(
      'DocsIndex',
      '/docs',
      'Documentation',
      'All parts of the documentation.',
      docsIndexView(landing),
      {},
    ),
    ...docs.map((document) => articlePage(document, tocOf(document))),
    ...referencePages(config, context),
    ...blogPages(
      listed.filter((document) => document.section === 'blog'),
      config,
      links.href,
      tocOf,
    ).map(({ document, ...rest }) => ({
      ...rest,
      ...(document && {
        source: document.article.file,
        post: {
          date: document.article.frontMatter.date ?? '',
          tags: document.article.frontMatter.tags ?? [],
        },
      }),
    })),
    ...searchPage(config),
    page('NotFound', '/404', 'Page not found', '', notFoundView(), { noindex: true }),
  ];

  const sidebars = makeSidebars({
    reference,
    families: config.docs.reference.eventFamilies,
    documents: docs,
    groupLabels: groupLabels(config),
    href: links.href,
  });
  const placeOf = createPlaces(sidebars);
  const allPages = bare.map(
    (it) => ({ ...it, ...placeOf(links.href(it.route), crumbTitle(it)) }) as CataloguePage,
  );
  problems.push(...duplicateRoutes(allPages));
  const pages = [...new Map(allPages.toReversed().map((it) => [it.route, it])).values()].reverse();
  const versions = [
    makeVersion(
      docRecords(pages),
      sidebars,
      drafts.map((it) => it.id),
      routeReader(pages, links.href),
    ),
  ];
  const kindOf = (route: string) => kinds.get(route);
  try {
    const site = makeSiteView({ config, base, versions, href: links.href, kindOf });
    const records = searchRecords(context, context.families, listed, groupLabels(config));
    const catalogue = { site, pages, sidebars, versions, documents: listed, records };
    return { catalogue, problems: problems.sort(compareProblems) };
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    problems.push({ severity: 'error', file: 'site.config.ts', message: error.message });
    return { problems: problems.sort(compareProblems) };
  }
}

/** Route of a Markdown file, read from its path and slug before it is rendered. */
function routeOfFile(path: string, text: string): string {
  const front = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? '';
  const slug = /^slug:\s*["']?([^"'\s]+)/m.exec(front)?.[1];
  const stub = {
    file: path,
    frontMatter: slug ? { slug } : {},
    title: '',
    description: '',
    blocks: [],
    headings: [],
    words: 0,
  };
  return placeDocument(stub).route;
}

function fixedKinds(config: SiteConfig): [string, PageKind][] {
  const search: [string, PageKind][] =
    config.search.searchPagePath === false ? [] : [[`/${config.search.searchPagePath}`, 'Search']];
  return [
    ['/', 'Home'],
    ['/docs', 'DocsIndex'],
    ['/blog', 'BlogList'],
    ['/blog/archive', 'BlogArchive'],
    ['/blog/tags', 'BlogTags'],
    ...search,
  ];
}

function page<K extends PageKind>(
  kind: K,
  route: string,
  title: string,
  description: string,
  data: PageData[K],
  more: { source?: string | undefined; noindex?: boolean },
): Omit<CataloguePage<K>, keyof Place> {
  const { source, noindex } = more;
  return {
    kind,
    route,
    title,
    description,
    data,
    toc: [],
    ...(source && { source }),
    ...(noindex && { noindex }),
  };
}

function articlePage(document: Document, toc: TocEntry[]): Omit<CataloguePage<'Article'>, keyof Place> {
  const { article } = document;
  return {
    kind: 'Article',
    route: document.route,
    title: article.title,
    description: article.description,
    toc,
    data: { heading: article.title, blocks: article.blocks },
    source: article.file,
    docId: document.id,
  };
}

function articleToc(document: Document, config: SiteConfig): TocEntry[] {
  const { frontMatter, headings } = document.article;
  if (frontMatter.hide_table_of_contents) return [];
  const least = frontMatter.toc_min_heading_level ?? config.tableOfContents.minHeadingLevel;
  const most = frontMatter.toc_max_heading_level ?? config.tableOfContents.maxHeadingLevel;
  const shown = (heading: Heading) => heading.depth >= least && heading.depth <= most;
  return headings.filter(shown).map(({ depth, id, html }) => ({ depth, id, html }));
}

function searchPage(config: SiteConfig): Omit<CataloguePage, keyof Place>[] {
  const path = config.search.searchPagePath;
  if (path === false) return [];
  const heading = 'Search the documentation';
  return [
    page(
      'Search',
      `/${path}`,
      heading,
      'Search functions, events, types and guides.',
      { heading },
      { noindex: true },
    ),
  ];
}

function notFoundView(): PageData['NotFound'] {
  return {
    heading: 'This page does not exist',
    textHtml:
      'The address may be misspelled, or the page has moved. Search for it, or start again from the home page.',
  };
}

/** Symbols are short in breadcrumbs: their last part, as in the sidebar. */
function crumbTitle(page: Omit<CataloguePage, keyof Place>): string {
  if (page.kind === 'Function') return page.title.replace(/^.*[.:](?=\w)/, '');
  return page.title;
}

function docRecords(pages: CataloguePage[]) {
  return pages
    .filter((it) => it.route.startsWith('/docs/'))
    .map((it) => ({
      id: it.docId ?? it.route.slice('/docs/'.length),
      path: it.route,
      ...(it.sidebarId && { sidebar: it.sidebarId }),
    }));
}

function routeReader(pages: CataloguePage[], href: (route: string) => string): (href: string) => string {
  const routes = new Map(pages.map((it) => [href(it.route), it.route]));
  return (address) => routes.get(address) ?? address;
}

function duplicateRoutes(pages: CataloguePage[]): Problem[] {
  const seen = new Map<string, CataloguePage>();
  return pages.flatMap((it) => {
    const former = seen.get(it.route);
    seen.set(it.route, it);
    if (!former) return [];
    return [
      {
        severity: 'warning' as const,
        file: it.source ?? 'site.config.ts',
        message: `Two pages claim the route \`${it.route}\`: this one (${it.kind}) and one from \`${former.source ?? 'the engine'}\`.`,
        mend: 'Give one of them another slug or name.',
      },
    ];
  });
}
