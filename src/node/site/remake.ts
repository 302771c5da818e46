import type { SiteConfig } from '../config/index.ts';
import type { BarePage } from './bare-page.ts';
import type { CataloguePage } from './catalogue-page.ts';
import type { Document } from './documents/document.ts';
import { documentLabel, isHome } from './documents/documents.ts';
import type { Catalogue, Remake } from './model.ts';
import { articlePage } from './pages/article-page.ts';
import { changedPages } from './pages/reference-pages.ts';
import { sitePages } from './pages/site-pages.ts';
import { referenceKinds } from './reference/reference-kinds.ts';
import { createSymbolTable } from './reference/symbols.ts';
import {
  createContext,
  createTextTools,
  type RenderedDocs,
  type RenderOptions,
} from './rendering/render-docs.ts';
import type { DocsInput } from './sets/docs-input.ts';

/** Pages that were made again, and the docs with what they were made from. */
interface Remade {
  docs: RenderedDocs;
  pages: BarePage[];
}

/** Creates the function that makes pages of a catalogue again. */
export function createRemake(catalogue: Catalogue, rendered: RenderedDocs[], options: RenderOptions): Remake {
  return async (path, docs) => {
    const fresh: RenderOptions = { ...options, problems: [], written: [] };
    const remade: Remade[] = [];
    for (const [index, former] of rendered.entries()) {
      const input = docs[index];
      const made = input && (await remakeDocs(path, former, input, fresh));
      if (!made) return undefined;
      remade.push(made);
    }
    const pages = new Map(remade.flatMap((docsSet) => docsSet.pages.map((page) => [page.route, page])));
    if (fresh.problems.length) return undefined;
    if (!pages.size) return catalogue;
    const next: Catalogue = {
      ...catalogue,
      pages: catalogue.pages.map((page): CataloguePage => ({ ...page, ...pages.get(page.route) })),
    };
    next.remake = createRemake(
      next,
      remade.map((docsSet) => docsSet.docs),
      options,
    );
    return next;
  };
}

function remakeDocs(
  path: string,
  former: RenderedDocs,
  input: DocsInput,
  options: RenderOptions,
): Promise<Remade | undefined> | Remade | undefined {
  if (former.content.some((file) => file.path === path)) return remakeDocument(path, former, input, options);
  const { groups, events, types } = former.reference;
  const isDefined = [...groups, ...events, ...types].some(({ position }) => position.file === path);
  return isDefined ? remakeDefinitions(path, former, input, options) : { docs: former, pages: [] };
}

async function remakeDocument(
  path: string,
  former: RenderedDocs,
  { content }: DocsInput,
  options: RenderOptions,
): Promise<Remade | undefined> {
  const { config } = options;
  const file = content.find((candidate) => candidate.path === path);
  const before = former.documents.find(({ article }) => article.file === path);
  if (!file || !before) return undefined;
  const plan = { ...former, content: former.content.map((other) => (other.path === path ? file : other)) };
  const tools = await createTextTools(plan, options);
  const document = tools.document(file);
  if (!isSamePlace(before, document)) return undefined;
  const documents = former.documents.map((other) => (other === before ? document : other));
  const context = createContext(plan, options, tools, {
    documents,
    uses: former.context.uses,
    relations: former.context.relations,
  });
  const docs: RenderedDocs = { ...plan, context, documents };
  return { docs, pages: pagesOfDocument(document, docs, config) };
}

/** Returns whether a document is where it was, so that its address, its breadcrumbs and the lists of pages stay. */
function isSamePlace(former: Document, now: Document): boolean {
  const { draft } = now.article.frontMatter;
  return (
    former.route === now.route &&
    former.id === now.id &&
    former.date === now.date &&
    documentLabel(former) === documentLabel(now) &&
    former.article.frontMatter.draft === draft
  );
}

function pagesOfDocument(document: Document, docs: RenderedDocs, config: SiteConfig): BarePage[] {
  const { context, documents } = docs;
  const { origins } = context.renderer;
  if (document.section === 'blog' || isHome(document)) {
    return sitePages(docs, config)
      .filter(({ source }) => source === document.article.file)
      .map(withoutPlace);
  }
  const docsDocuments = documents.filter((other) => other.section !== 'blog' && !isHome(other));
  return [{ ...articlePage(document, docsDocuments, config, context), origins }];
}

/** A page without what a catalogue says of its position, which stays. */
function withoutPlace({ breadcrumbs: _, ...page }: CataloguePage): BarePage {
  return page;
}

async function remakeDefinitions(
  path: string,
  former: RenderedDocs,
  { reference, definitions }: DocsInput,
  options: RenderOptions,
): Promise<Remade | undefined> {
  const { set } = former;
  const { config } = options;
  const symbols = createSymbolTable(reference, config.docs.reference.eventFamilies, set.routes);
  const kindsOf = (docs: Pick<RenderedDocs, 'reference' | 'symbols'>) =>
    JSON.stringify([...referenceKinds(docs.reference, docs.symbols, set.routes)]);
  if (kindsOf(former) !== kindsOf({ reference, symbols })) return undefined;
  const plan = { ...former, reference, symbols, ...(definitions !== undefined && { definitions }) };
  const tools = await createTextTools(plan, options);
  const {
    documents,
    context: { uses, relations },
  } = former;
  const context = createContext(plan, options, tools, { documents, uses, relations });
  const { origins } = context.renderer;
  const pages = changedPages(path, former.reference, config, context).map((page) => ({ ...page, origins }));
  return { docs: { ...plan, context, documents }, pages };
}
