import type { SiteConfig } from '../config/index.ts';
import type { Problem } from '../diagnostics/problem.ts';
import type { PageKind } from '../pages/data.ts';
import { createProse } from '../prose/index.ts';
import { checkLua } from '../reference/index.ts';
import type { Reference } from '../reference/model.ts';
import type { DocsSet } from './docs-sets.ts';
import { type Document, placeDocument } from './documents.ts';
import { createLinkResolver, referenceKinds } from './links.ts';
import { createSymbolTable, type SymbolTable } from './symbols.ts';
import type { ViewContext } from './views/context.ts';

/** A Markdown file of a docs set. */
export interface ContentFile {
  /** Path relative to the site's folder. */
  path: string;
  /** Path within the docs set: starts with `content/`, whatever folder or language it comes from. */
  place: string;
  text: string;
}

/** What a docs set is made from. */
export interface DocsInput {
  set: DocsSet;
  reference: Reference;
  content: ContentFile[];
}

/** A docs set whose routes are known, before any text is rendered. */
export interface DocsPlan extends DocsInput {
  symbols: SymbolTable;
  /** Kind of each page by its route. */
  kinds: Map<string, PageKind>;
  /** Route of each Markdown file by its path. */
  files: Map<string, string>;
}

/** A docs set with its texts rendered. */
export interface RenderedDocs extends DocsPlan {
  context: ViewContext;
  /** Documents that are no drafts. */
  documents: Document[];
  drafts: Document[];
}

/** Decides the routes of a docs set. */
export function planDocs(input: DocsInput, config: SiteConfig): DocsPlan {
  const { set, reference, content } = input;
  const symbols = createSymbolTable(reference, config.docs.reference.eventFamilies, set.routes);
  const kinds = referenceKinds(reference, symbols, set.routes);
  const files = new Map(content.map((file) => [file.path, routeOfFile(file, set.routes.root)]));
  for (const { path, place } of content) {
    kinds.set(files.get(path) ?? '', place.startsWith('content/blog/') ? 'BlogPost' : 'Article');
  }
  kinds.set(set.routes.root, 'DocsIndex');
  return { ...input, symbols, kinds, files };
}

/** Renders the documents of a docs set, with links that reach all docs. */
export async function renderDocs(
  plan: DocsPlan,
  all: { kinds: Map<string, PageKind>; files: Map<string, string> },
  config: SiteConfig,
  base: string,
  problems: Problem[],
): Promise<RenderedDocs> {
  const { set, reference, symbols } = plan;
  const links = createLinkResolver({ base, trailingSlash: config.trailingSlash, symbols, ...all });
  const prose = await createProse({ links, checkLua, problems });
  const documents = plan.content.map(({ path, place, text }) =>
    placeDocument(prose.article(path, text), place, set.routes.root),
  );
  const types = new Map(reference.types.map((type) => [type.name, type]));
  const context: ViewContext = {
    reference,
    routes: set.routes,
    symbols,
    families: config.docs.reference.eventFamilies,
    prose,
    links,
    href: links.href,
    typeLink: (name) => (types.has(name) ? links.symbol(name) : undefined),
    type: (name) => types.get(name),
  };
  const isDraft = (document: Document) => document.article.frontMatter.draft === true;
  return {
    ...plan,
    context,
    documents: documents.filter((document) => !isDraft(document)),
    drafts: documents.filter(isDraft),
  };
}

/** Route of a Markdown file, read from its place and slug before it is rendered. */
function routeOfFile({ path, place, text }: ContentFile, root: string): string {
  const front = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? '';
  const slug = /^slug:\s*["']?([^"'\s]+)/m.exec(front)?.[1];
  const frontMatter = slug ? { slug } : {};
  const stub = { file: path, frontMatter, title: '', description: '', blocks: [], headings: [], words: 0 };
  return placeDocument(stub, place, root).route;
}
