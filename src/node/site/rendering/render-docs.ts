import type { Translator } from '../../../shared/i18n/translator.ts';
import type { PageKind } from '../../../shared/page-kinds.ts';
import type { SiteConfig } from '../../config/index.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import type { LuaBlock } from '../../lua/index.ts';
import { createTextRenderer, type TextMemory, type TextRenderer } from '../../markdown/index.ts';
import type { PictureFile } from '../../pictures/model.ts';
import type { Document } from '../documents/document.ts';
import { documentProblems } from '../documents/document-checks.ts';
import { documentKind, isHome, locateDocument, readingOrder } from '../documents/documents.ts';
import { createGuideFinder } from '../documents/guides.ts';
import { dateProblems } from '../documents/post-date.ts';
import { createScripts, type PublishedScript, type Scripts } from '../documents/scripts.ts';
import { tocProblems } from '../documents/toc-levels.ts';
import { type CodeUses, createUses } from '../documents/uses.ts';
import { valueProblems } from '../documents/value-checks.ts';
import { createLinkResolver } from '../links/links.ts';
import type { StaticUrls } from '../links/static-urls.ts';
import { fileUrl } from '../links/urls.ts';
import type { TextLink } from '../links/written-links.ts';
import { createCallFinder } from '../reference/calls.ts';
import { createPlaceTable } from '../reference/places.ts';
import { createRelations, type Relations } from '../reference/relations.ts';
import { createSinceFinder } from '../reference/since.ts';
import type { ContentFile } from '../sets/docs-input.ts';
import type { ViewContext } from '../views/context.ts';
import { checkCode } from './check-code.ts';
import type { DocsPlan } from './docs-plan.ts';

/** A docs set with its texts rendered. */
export interface RenderedDocs extends DocsPlan {
  context: ViewContext;
  /** Documents that are not drafts. */
  documents: Document[];
  drafts: Document[];
  /** Script files for readers. */
  published: PublishedScript[];
  /** Lua code of the reference's texts; grows while pages are made. */
  luaBlocks: LuaBlock[];
}

/** What all docs of a site in one language are rendered with. */
export interface RenderOptions {
  config: SiteConfig;
  /** Base URL of the language. */
  base: string;
  /** Base URL of the default language. */
  rootBase: string;
  i18n: Translator;
  /** Kind of each page by its route. */
  kinds: Map<string, PageKind>;
  /** Route of each Markdown file, by its path without the folder of a language. */
  files: Map<string, string>;
  /** Files of the site in `static/`, and those that the build draws. */
  statics: StaticUrls;
  /** Pictures next to the texts, by their path. */
  pictures: ReadonlyMap<string, PictureFile>;
  /** Problems of the texts are added to this list. */
  problems: Problem[];
  /** Links of the texts are added to this list. */
  written: TextLink[];
  /** Last parts of the names that definitions lost to errors. */
  lost?: ReadonlySet<string>;
  /** What texts became in earlier builds. */
  memory?: TextMemory | undefined;
}

/** What the texts of a docs set are rendered with. */
export interface TextTools {
  links: ReturnType<typeof createLinkResolver>;
  renderer: TextRenderer;
  scripts: Scripts;
  /** Renders a Markdown file. */
  document(file: ContentFile): Document;
  /** Lua code of the texts that were rendered. */
  luaBlocks: LuaBlock[];
}

/** Prepares the rendering of the texts of a docs set, with links that reach all docs. */
export async function createTextTools(plan: DocsPlan, options: RenderOptions): Promise<TextTools> {
  const { set, reference, symbols } = plan;
  const { config, i18n, problems } = options;
  const families = config.docs.reference.eventFamilies;
  const places = createPlaceTable(reference, families, symbols);
  const links = createLinkResolver({
    ...options,
    origin: config.url,
    trailingSlash: config.trailingSlash,
    symbols,
    places,
  });
  const luaBlocks: LuaBlock[] = [];
  const onLua = (block: LuaBlock) => luaBlocks.push(block);
  const scripts = createScripts(plan.scripts ?? [], set.routes.root, (route) => fileUrl(route, options.base));
  const doubtHref = doubtUrl(config, links);
  const renderer = await createTextRenderer({
    links,
    doubtHref,
    onLua,
    scripts: scripts.find,
    problems,
    i18n,
    texts: textsOf(plan),
    memory: options.memory,
  });
  const types = new Map(reference.types.map((type) => [type.name, type]));
  const type = (name: string) => types.get(name);
  const calls = createCallFinder(reference, families, symbols, {
    type,
    href: links.href,
    lost: options.lost,
  });
  const document = (file: ContentFile) => {
    const isPost = documentKind(file) === 'BlogPost';
    const article = renderer.article(file.path, file.text, isPost ? undefined : calls);
    problems.push(...tocProblems(article, config.tableOfContents));
    // Lists of posts show these links, too.
    for (const { url } of (isPost && article.frontMatter.authors) || [])
      if (url) links.link(url, file.path, article.positions?.authors);
    return locateDocument(article, file.localPath, set.routes.root);
  };
  return { links, renderer, scripts, document, luaBlocks };
}

/** Returns the URL of the text that says what a mark of doubt means; undefined when none is configured. */
function doubtUrl({ docs }: SiteConfig, { href }: TextTools['links']): string | undefined {
  const { unconfirmed } = docs.reference;
  return unconfirmed && href(unconfirmed);
}

/** Renders the documents of a docs set, with links that reach all docs. */
export async function renderDocs(plan: DocsPlan, options: RenderOptions): Promise<RenderedDocs> {
  const { reference } = plan;
  const { config, problems } = options;
  const tools = await createTextTools(plan, options);
  const { scripts, luaBlocks } = tools;
  const documents = plan.content.map(tools.document);
  const isDraft = (document: Document) => document.article.frontMatter.draft === true;
  const kept = documents.filter((document) => !isDraft(document));
  const drafts = documents.filter(isDraft);
  const stray = documentProblems(kept, config.docs.snippets, problems);
  dropAt(stray, problems);
  problems.push(
    ...dateProblems(kept),
    ...stray,
    ...scripts.problems(),
    ...valueProblems(kept, reference.types),
  );
  const uses = createUses(kept, config.docs.snippets);
  const examples = { ...config.docs.reference.examples, ...(options.lost && { lost: options.lost }) };
  // The pages of the reference show what uses them, so this code is checked before theirs is rendered.
  problems.push(...checkCode(luaBlocks.splice(0), plan, examples, uses.take));
  const context = createContext(plan, options, tools, { documents: kept, uses });
  const published = scripts.published(new Set(kept.map(({ article }) => article.file)));
  return { ...plan, context, documents: kept, drafts, published, luaBlocks };
}

/** Removes mistakes in the values of keys that have no effect where they are: one message is enough. */
function dropAt(stray: Problem[], problems: Problem[]): void {
  const placeOf = ({ file, line, column }: Problem) => `${file}:${line}:${column}`;
  const places = new Set(stray.filter(({ severity, line }) => severity === 'warning' && line).map(placeOf));
  const kept = problems.filter((problem) => !places.has(placeOf(problem)));
  if (kept.length < problems.length) problems.splice(0, problems.length, ...kept);
}

/** What views need to know about documents and symbols. */
interface Made {
  documents: Document[];
  uses: CodeUses;
  /** Relations among the same symbols, if they are known from before. */
  relations?: Relations;
}

/** Creates the context of the views of a docs set. */
export function createContext(
  plan: DocsPlan,
  { config, i18n }: RenderOptions,
  { links, renderer }: TextTools,
  { documents, uses, relations }: Made,
): ViewContext {
  const { set, reference, symbols } = plan;
  const families = config.docs.reference.eventFamilies;
  const types = new Map(reference.types.map((type) => [type.name, type]));
  const guides = readingOrder(
    documents.filter((document) => !isHome(document)),
    i18n.language,
  );
  return {
    reference,
    routes: set.routes,
    symbols,
    families,
    registration: config.docs.reference.eventRegistration,
    renderer,
    document: (route) => documents.find((document) => document.route === route),
    guides: createGuideFinder(guides, { symbols, href: links.href }),
    links,
    doubtHref: doubtUrl(config, links),
    i18n,
    href: links.href,
    uses,
    relations: createRelations(reference, families, symbols, relations),
    since: createSinceFinder(plan, families),
    typeLink: (name) => (types.has(name) ? links.symbol(name) : undefined),
    type: (name) => types.get(name),
  };
}

/** All texts that may contain code. */
function textsOf({ content, reference: { groups, events, families, types } }: DocsPlan): string[] {
  const symbols = [...groups, ...groups.flatMap(({ entries }) => entries), ...families, ...events, ...types];
  return [...content.map(({ text }) => text), ...symbols.map(({ description }) => description.text)];
}
