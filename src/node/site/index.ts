import type { DocVersion } from '../../shared/doc-tag.ts';
import { createTranslator } from '../../shared/i18n/translator.ts';
import type { PageVersion, PluginRecord, Sidebar, TocEntry } from '../../shared/page.ts';
import type { PageData, PageKind } from '../../shared/page-data.ts';
import type { SiteView } from '../../shared/site.ts';
import type { ConfigIssue, SiteConfig } from '../config/index.ts';
import { append } from '../diagnostics/append.ts';
import type { Problem } from '../diagnostics/problem.ts';
import { checkLua } from '../lua/index.ts';
import { blogPages } from './blog.ts';
import { checkClaims, routesButForCase } from './claims.ts';
import { checkConfigFiles } from './config-files.ts';
import { type DocsInput, planDocs, type RenderedDocs, renderDocs } from './docs.ts';
import { isHome } from './documents.ts';
import { createDoubt, type Doubt } from './doubt.ts';
import {
  articlePage,
  articleToc,
  type BarePage,
  fixedKinds,
  notFoundPage,
  page,
  searchPages,
} from './fixed-pages.ts';
import { BUILD_TRAITS } from './kinds.ts';
import { docsIndexView, groupLabels, homeView } from './landing.ts';
import type { StaticUrls } from './links.ts';
import { type DatedDocument, isDated } from './post-date.ts';
import { type RecordSet, recordSets } from './records/index.ts';
import { checkReferenceSettings, unlistedFamilies } from './reference-checks.ts';
import { referencePages } from './reference-pages.ts';
import { createSidebarPositions, type SidebarPosition } from './sidebar-position.ts';
import { makeSidebars } from './sidebars.ts';
import { makeSiteView } from './site-view.ts';
import { addVersions, type DocsPages, pluginRecords } from './versions.ts';
import { type ConfigLink, configLinks, type TextLink } from './written-links.ts';

/** A page before it is rendered. */
export interface CataloguePage<K extends PageKind = PageKind> extends SidebarPosition {
  route: string;
  kind: K;
  title: string;
  description: string;
  toc: TocEntry[];
  data: PageData[K];
  /** File that a maintainer edits to change the page, relative to the site's folder. */
  source?: string;
  /** Id of the doc; absent for pages that are not docs. */
  docId?: string;
  /** Docs that the page belongs to; absent for pages outside of the docs. */
  doc?: DocVersion;
  version?: PageVersion;
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
  plugins: PluginRecord[];
  /** What can be found; the first set is that of the latest versions. */
  recordSets: RecordSet[];
}

/** Everything that a catalogue is created from. */
export interface CatalogueInput {
  config: SiteConfig;
  /** Base URL of this language. */
  base: string;
  /** Code of the language. */
  locale: string;
  /** Texts of the language by id, or by the English text; those of the configuration are in it already. */
  texts: Record<string, string>;
  /** Files of the site in `static/`, and those that the build draws. */
  statics: StaticUrls;
  /** The docs of the site; the first one also holds the home page and the blog. */
  docs: DocsInput[];
  /** Problems of the files that the docs were read from; those of their texts are added. */
  problems: Problem[];
  /** Last parts of the names that definitions lost to errors. */
  lost?: ReadonlySet<string>;
  /** Whether a field of the configuration was wrong, and is left out of it. */
  isDoubtful?(...path: string[]): boolean;
}

/** A catalogue, and what was found while it was created. */
export interface CatalogueResult {
  catalogue?: Catalogue;
  /** What is wrong with the configuration's view of the site. */
  issues: ConfigIssue[];
  /** Links as authors wrote them. */
  texts: TextLink[];
  config: ConfigLink[];
  doubt: Doubt;
}

/** Creates all pages of a site with their positions in sidebars. Links and issues are returned beside them. */
export async function buildCatalogue(input: CatalogueInput): Promise<CatalogueResult> {
  const { config, base, statics, problems, lost = new Set(), isDoubtful = () => false } = input;
  const i18n = createTranslator(input.texts, config.i18n.locales[input.locale]?.htmlLang ?? input.locale);
  const texts: TextLink[] = [];
  const issues: ConfigIssue[] = [];
  const plans = input.docs.map((docs) => planDocs(docs, config));
  const kinds = new Map([...fixedKinds(config), ...plans.flatMap((plan) => [...plan.kinds])]);
  const files = new Map(plans.flatMap((plan) => [...plan.files]));
  const rendered = await Promise.all(
    plans.map((plan) =>
      renderDocs(plan, { config, base, i18n, kinds, files, statics, problems, written: texts }),
    ),
  );
  const doubt = createDoubt({ config, plans, problems, lost, isDoubtful });
  const [main] = rendered;
  if (!main) return { issues, texts, config: [], doubt };
  const { href } = main.context;

  const docs = rendered.map((it) => docsWithSidebars(it, config));
  addVersions(docs, href);
  for (const { luaBlocks, reference } of rendered)
    append(problems, checkLua(luaBlocks, reference, { ...config.docs.reference.examples, lost }));
  const contents = [...sitePages(main, config), ...docs.flatMap((it) => it.pages)];
  const allPages = [...contents, { ...notFoundPage(contents, href, i18n), breadcrumbs: [] }];
  append(problems, checkClaims(allPages, plans));
  append(problems, routesButForCase(allPages, plans));
  if (!isDoubtful('docs', 'reference', 'eventFamilies')) {
    append(
      problems,
      input.docs.flatMap(({ reference }) => unlistedFamilies(reference, config)),
    );
  }
  const pages = [...new Map(allPages.toReversed().map((it) => [it.route, it])).values()].reverse();
  const plugins = pluginRecords(docs, routeReader(pages, href));
  issues.push(
    ...checkConfigFiles(config, statics),
    ...checkReferenceSettings(
      config,
      input.docs.map(({ reference }) => reference),
      pages.map(({ route }) => route),
    ),
  );
  const site = makeSiteView({ ...input, plugins, href, kindOf: (route) => kinds.get(route), issues });
  const sidebars = docs.flatMap((it) => it.sidebars);
  const sources = rendered.map((it, index) => ({ docs: it, pages: docs[index]?.pages ?? [] }));
  const records = recordSets(sources, { groupLabels: groupLabels(config), snippets: config.docs.snippets });
  const certain = issues.filter(
    ({ misses }) => misses === undefined || !(doubt.route(misses) || doubt.name(misses)),
  );
  return {
    catalogue: { site, pages, sidebars, plugins, recordSets: records },
    issues: certain,
    texts,
    config: configLinks(config, href),
    doubt,
  };
}

/** Pages outside of the docs: home, blog, search. */
function sitePages({ context, documents }: RenderedDocs, config: SiteConfig): CataloguePage[] {
  const { i18n } = context;
  const home = documents.find(isHome);
  const listed = documents.filter((document) => !isHome(document));
  const posts = listed.filter((document) => document.section === 'blog').filter(isDated);
  const homeData = homeView({ config, context, documents: listed }, home);
  const blog = blogPages(posts, config, context.href, (document) => articleToc(document, config), i18n);
  const pages: BarePage[] = [
    page('Home', '/', '', config.tagline, homeData, { source: home?.article.file }),
    ...blog.map(({ document, ...rest }) => ({ ...rest, ...(document && postFacts(document)) })),
    ...searchPages(config, i18n, homeData.cards),
  ];
  return pages.map((it) => ({ ...it, breadcrumbs: [] }));
}

function postFacts({ article, date }: DatedDocument): Pick<CataloguePage, 'source' | 'post'> {
  return { source: article.file, post: { date, tags: article.frontMatter.tags ?? [] } };
}

/** Creates the pages of a docs set with their positions in its sidebars. */
function docsWithSidebars(
  { set, context, reference, documents, drafts }: RenderedDocs,
  config: SiteConfig,
): DocsPages {
  const { href, routes, families, i18n } = context;
  const own = documents.filter((document) => document.section !== 'blog' && !isHome(document));
  const landing = docsIndexView({ config, context, documents: own });
  const bare: BarePage[] = [
    page(
      'DocsIndex',
      routes.root,
      i18n.t('docs.heading', 'Documentation'),
      i18n.t('docs.description', 'All parts of the documentation.'),
      landing,
    ),
    ...own.map((document) => articlePage(document, config)),
    ...referencePages(config, context),
  ];
  const labels = groupLabels(config);
  const sidebars = makeSidebars({
    set,
    reference,
    families,
    documents: own,
    groupLabels: labels,
    href,
    i18n,
  });
  const positionOf = createSidebarPositions(sidebars);
  const doc = { plugin: set.plugin, version: set.version.name };
  const pages = bare.map((it): CataloguePage => {
    const docId = it.docId ?? (it.kind === 'DocsIndex' ? undefined : it.route.slice(routes.root.length + 1));
    const position = positionOf(href(it.route), crumbTitle(it));
    return { ...it, ...position, doc, ...(docId !== undefined && { docId }) };
  });
  return { set, pages, sidebars, draftIds: drafts.map((document) => document.id) };
}

/** Symbols are short in breadcrumbs: their last part, as in the sidebar. */
function crumbTitle({ kind, title }: BarePage): string {
  return BUILD_TRAITS[kind].hasShortCrumb ? title.replace(/^.*[.:](?=\w)/, '') : title;
}

function routeReader(pages: CataloguePage[], href: (route: string) => string): (href: string) => string {
  const routes = new Map(pages.map((it) => [href(it.route), it.route]));
  return (address) => routes.get(address) ?? address;
}
