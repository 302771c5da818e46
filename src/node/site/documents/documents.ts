import type { PageKind } from '../../../shared/page-kinds.ts';
import type { PageLink } from '../../../shared/page-link.ts';
import type { Article } from '../../markdown/model.ts';
import type { Document } from './document.ts';
import { postDate } from './post-date.ts';

/** Creates a document from a Markdown file, see `routeOfText`. */
export function locateDocument(article: Article, localPath: string, docsRoot?: string): Document {
  const { section, folders, stem } = partsOf(localPath);
  const segments = stem === 'index' ? folders : [...folders, stem];
  const inOrder = section === 'docs' || section === 'blog' ? segments : [section, ...segments];
  const date = section === 'blog' ? postDate(article, localPath) : undefined;
  return {
    article,
    localPath,
    section,
    folders,
    route: routeOfText(localPath, article.frontMatter.slug, docsRoot),
    id: article.frontMatter.id ?? inOrder.join('/'),
    ...(date && { date }),
  };
}

/**
 * Returns the route of a Markdown file: the front matter's slug, or else one that follows the folders. In docs with another
 * root, `/docs` in a slug means that root.
 *
 * @example
 * routeOfText('content/docs/editor.md', undefined)    // '/docs/editor'
 * routeOfText('content/snippets/ffi/x.md', undefined) // '/docs/snippets/ffi/x'
 */
export function routeOfText(localPath: string, slug: string | undefined, docsRoot = '/docs'): string {
  const { section, folders, stem } = partsOf(localPath);
  const route = slug?.startsWith('/')
    ? slug.replace(/^\/docs(?=\/|$)/, docsRoot)
    : [sectionRoot(section, docsRoot), ...folders, slug ?? stem].join('/');
  return route.replace(/(?<=.)\/index$/, '');
}

function partsOf(localPath: string): Pick<Document, 'section' | 'folders'> & { stem: string } {
  const [, section = '', ...rest] = localPath.split('/');
  const stem = (rest.at(-1) ?? '').replace(/\.md$/, '').replace(/^\d{4}-\d{2}-\d{2}-(?=.)/, '');
  return { section, folders: rest.slice(0, -1), stem };
}

/**
 * Returns the route of a file that lies next to documents, which is where its own path leads.
 *
 * @example
 * routeOfPath('content/snippets/ffi/trace.lua', '/docs') // '/docs/snippets/ffi/trace.lua'
 */
export function routeOfPath(localPath: string, docsRoot: string): string {
  const [, section = '', ...rest] = localPath.split('/');
  return rest.length ? [sectionRoot(section, docsRoot), ...rest].join('/') : `/${section}`;
}

function sectionRoot(section: string, docsRoot: string): string {
  if (section === 'docs') return docsRoot;
  return section === 'blog' ? '/blog' : `${docsRoot}/${section}`;
}

/** Returns whether a document is the text of the home page, which is not a page of the docs. */
export function isHome({ localPath }: Document): boolean {
  return localPath === HOME;
}

const HOME = 'content/home.md';

/**
 * Returns the documents of a section in sidebar order: by `sidebar_position`, then by label.
 *
 * @param language Language whose alphabet orders the labels.
 */
export function orderDocuments(documents: Document[], language: string): Document[] {
  const position = (document: Document) =>
    document.article.frontMatter.sidebar_position ?? Number.POSITIVE_INFINITY;
  return [...documents].sort(
    (a, b) =>
      comparePositions(position(a), position(b)) ||
      documentLabel(a).localeCompare(documentLabel(b), language),
  );
}

/**
 * Returns the documents in the order in which one reads them: those of the docs, by folder, before other sections and
 * posts.
 */
export function readingOrder(documents: Document[], language: string): Document[] {
  const sections = [
    'docs',
    ...documents.map(({ section }) => section).filter((section) => section !== 'blog'),
    'blog',
  ];
  return [...new Set(sections)].flatMap((section) => {
    const ordered = orderDocuments(
      documents.filter((document) => document.section === section),
      language,
    );
    const pathOf = (document: Document) => document.folders.join('/');
    return ordered.sort((a, b) => pathOf(a).localeCompare(pathOf(b), 'en'));
  });
}

/** Returns the kind of the page that a document becomes, by the path of its file within its docs set. */
export function documentKind({ localPath }: Pick<Document, 'localPath'>): PageKind {
  return localPath.startsWith('content/blog/') ? 'BlogPost' : 'Article';
}

/** Returns a link to the page of a document. */
export function documentLink(document: Document, href: (route: string) => string): Required<PageLink> {
  return { href: href(document.route), label: documentLabel(document), kind: documentKind(document) };
}

/** Returns the label of a document in sidebars and links. */
export function documentLabel({ article }: Document): string {
  return article.frontMatter.sidebar_label ?? article.title;
}

function comparePositions(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
