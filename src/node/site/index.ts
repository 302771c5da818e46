import { createTranslator, type Translator } from '../../shared/i18n/translator.ts';
import { append } from '../diagnostics/append.ts';
import type { Point } from '../diagnostics/point.ts';
import { editorFacts } from './api/editor-facts.ts';
import { apiSources } from './api/index.ts';
import type { CatalogueInput } from './catalogue-input.ts';
import type { CataloguePage } from './catalogue-page.ts';
import { certainIssues, findIssues, pageProblems } from './checks/catalogue-checks.ts';
import { createDoubt, unknownNames, unreadTexts } from './checks/doubt.ts';
import { withChangelog } from './documents/changelog.ts';
import { rootBase } from './frame/site-input.ts';
import { makeSiteView } from './frame/site-view.ts';
import { redirectsOf } from './links/redirects.ts';
import { configLinks, type TextLink } from './links/written-links.ts';
import type { Catalogue, CatalogueResult } from './model.ts';
import { docsPages } from './pages/docs-pages.ts';
import { fixedKinds, notFoundPage } from './pages/fixed-pages.ts';
import { sitePages } from './pages/site-pages.ts';
import { addVersions, type DocsPages, instanceRecords } from './pages/versions.ts';
import { findableKinds } from './records/findable-kinds.ts';
import { recordSets } from './records/index.ts';
import { groupLabels } from './reference/lists.ts';
import { createRemake } from './remake.ts';
import { type DocsPlan, planDocs } from './rendering/docs-plan.ts';
import { type RenderedDocs, type RenderOptions, renderDocs } from './rendering/render-docs.ts';
import { createTwins } from './twins/index.ts';
import { llmsFiles } from './twins/llms.ts';

export type { CataloguePage } from './catalogue-page.ts';
export { originalLanguage } from './links/original-language.ts';
export type { Catalogue } from './model.ts';
export { cardOf } from './views/card.ts';

/** The translator of the language of a catalogue, which also knows what texts without a translation are written in. */
function translatorOf({ config, locale, texts, originalTexts }: CatalogueInput): Translator {
  const { locales, defaultLocale } = config.i18n;
  const translator = (own: Record<string, string>, code: string) =>
    createTranslator(own, locales[code]?.htmlLang ?? code);
  const i18n = translator(texts, locale);
  return originalTexts ? { ...i18n, original: translator(originalTexts, defaultLocale) } : i18n;
}

/** Creates all pages of a site with their positions in sidebars, and collects links and issues. */
export async function buildCatalogue(given: CatalogueInput): Promise<CatalogueResult> {
  const lost = unknownNames(given);
  const input = { ...given, lost };
  const { config, problems, isDoubtful = () => false } = input;
  const texts: TextLink[] = [];
  const i18n = translatorOf(input);
  const families = config.docs.reference.eventFamilies;
  const plans = input.docs.map((docs) => planDocs(withChangelog(docs, families, i18n), config));
  const kinds = new Map([...fixedKinds(config), ...plans.flatMap((plan) => [...plan.kinds])]);
  const options = renderOptions(input, i18n, plans, kinds, texts);
  const rendered = await Promise.all(plans.map((plan) => renderDocs(plan, options)));
  const doubt = createDoubt({ config, plans, problems, lost, isDoubtful });
  const [main] = rendered;
  if (!main) return { issues: [], texts, config: [], drafts: new Map(), placed: new Map(), doubt };
  const { href } = main.context;
  const docs = rendered.map((docsSet) => docsPages(docsSet, config));
  addVersions(docs, href);
  const claims = allPages(main, docs, input);
  append(problems, pageProblems(input, rendered, plans, claims));
  const pages = onePerRoute(claims);
  const instances = instanceRecords(docs, routeReader(pages, href));
  const issues = findIssues(input, { rendered, docs, claims, pages });
  const documents = rendered.flatMap((docsSet) => docsSet.documents);
  const site = makeSiteView({
    ...input,
    instances,
    href,
    kindOf: (route) => kinds.get(route),
    kinds: findableKinds(pages, documents, config.docs.snippets),
    issues,
  });
  const settings = { groupLabels: groupLabels(config), snippets: config.docs.snippets };
  const sidebars = docs.flatMap((doc) => doc.sidebars);
  const scripts = rendered.flatMap((docsSet) => docsSet.published);
  const { texts: shown, originalTexts } = input;
  const twins = createTwins({ pages, site, i18n, wordings: [shown, originalTexts], href });
  const llms = llmsFiles({ pages, sidebars, instances, site, twins, i18n, href });
  const apis = apiSources(rendered, config, new Map(pages.map(({ route, title }) => [route, title])));
  const catalogue: Catalogue = {
    site,
    pages,
    sidebars,
    scripts,
    redirects: redirectsOf(config, pages, href),
    instances,
    editor: editorFacts(main, pages, config.url),
    apis,
    recordSets: recordSets(recordSources(rendered, docs, pages), settings),
    twins,
    llms,
  };
  if (input.isFollowed) catalogue.remake = createRemake(catalogue, rendered, options);
  return {
    catalogue,
    issues: certainIssues(issues, doubt),
    texts,
    config: configLinks(config, href),
    drafts: draftFiles(rendered),
    placed: new Map(rendered.flatMap(placesOf)),
    doubt,
  };
}

/** What all docs are rendered with: links reach from each to the others. */
function renderOptions(
  input: CatalogueInput,
  i18n: Translator,
  plans: DocsPlan[],
  kinds: Map<string, CataloguePage['kind']>,
  written: TextLink[],
): RenderOptions {
  const { config, base, statics, pictures, problems, lost, memory } = input;
  const files = new Map([...unreadTexts(plans, problems), ...plans.flatMap((plan) => [...plan.files])]);
  return {
    config,
    base,
    rootBase: rootBase(input),
    i18n,
    kinds,
    files,
    statics,
    pictures,
    problems,
    written,
    ...(lost && { lost }),
    memory,
  };
}

/** All pages; some may claim the same route. */
function allPages(main: RenderedDocs, docs: DocsPages[], { config }: CatalogueInput): CataloguePage[] {
  const { href, i18n } = main.context;
  const contents = [...sitePages(main, config), ...docs.flatMap((doc) => doc.pages)];
  return [...contents, { ...notFoundPage(contents, href, i18n), breadcrumbs: [] }];
}

/** Files of drafts, by the routes that they would have. */
function draftFiles(rendered: RenderedDocs[]): Map<string, string> {
  const drafts = rendered.flatMap((docsSet) => docsSet.drafts);
  return new Map(drafts.map(({ route, article }) => [route, article.file]));
}

/** Where the front matter of texts says at which address they are published, or that they are drafts. */
function placesOf({ documents, drafts }: RenderedDocs): [string, Point][] {
  const places = [
    ...documents.map(({ article }) => [article.file, article.positions?.slug] as const),
    ...drafts.map(({ article }) => [article.file, article.positions?.draft] as const),
  ];
  return places.flatMap(([file, point]) => (point ? [[file, point]] : []));
}

/** Each set of docs with the pages that its search records describe; the lists of posts are among those of the first. */
function recordSources(rendered: RenderedDocs[], docs: DocsPages[], pages: CataloguePage[]) {
  return rendered.map((docsSet, index) => ({
    docs: docsSet,
    pages: [
      ...(index === 0 ? pages.filter(({ kind }) => kind === 'BlogList') : []),
      ...(docs[index]?.pages ?? []),
    ],
  }));
}

/** The first page of each route. */
function onePerRoute(pages: CataloguePage[]): CataloguePage[] {
  return [...new Map(pages.toReversed().map((page) => [page.route, page])).values()].reverse();
}

/** Returns a function that finds the route of a URL; other URLs stay as they are. */
function routeReader(pages: CataloguePage[], href: (route: string) => string): (href: string) => string {
  const routes = new Map(pages.map((page) => [href(page.route), page.route]));
  return (url) => routes.get(url) ?? url;
}
