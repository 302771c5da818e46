import type { RootContent } from 'mdast';
import { stringify as yaml } from 'yaml';
import type { Translator } from '../../../shared/i18n/translator.ts';
import type { PageData } from '../../../shared/page-data.ts';
import type { PageKind, TwinKind } from '../../../shared/page-kinds.ts';
import { hasTwin } from '../../../shared/page-kinds.ts';
import type { SiteView } from '../../../shared/site.ts';
import { trimSlash, twinFile } from '../../../shared/urls.ts';
import { stringify } from '../../markdown/to-markdown/to-markdown.ts';
import type { CataloguePage } from '../catalogue-page.ts';
import { splitUrl } from '../links/urls.ts';
import { blogArchiveTwin, blogListTwin, blogPostTwin, blogTagsTwin } from './blog.ts';
import type { TwinContext } from './context.ts';
import { articleTwin, docsIndexTwin, homeTwin } from './pages.ts';
import {
  eventIndexTwin,
  eventTwin,
  functionTwin,
  groupTwin,
  REFERENCE,
  typeIndexTwin,
  typeTwin,
} from './reference.ts';

/** Writes the Markdown twins of the pages of a site in one language. */
export interface Twins {
  /**
   * Returns all that the twin of a page is made from, which is quicker than making it; absent without a twin.
   *
   * @param sources Hashes of the data of the page, and of `sources`.
   */
  origin(page: CataloguePage, sources: readonly string[]): string | undefined;
  /** What twins are written from, besides the data and the text of their page. */
  sources: string;
  /** Returns the twin of a page; absent for pages that have none. */
  of(page: CataloguePage): string | undefined;
  /** The same without its front matter. */
  body(page: CataloguePage): string | undefined;
  /** Full URL of a page, and that of its twin. */
  url(page: CataloguePage): string;
  twinUrl(page: CataloguePage): string;
}

/** What twins are made from. */
export interface TwinsInput {
  pages: CataloguePage[];
  site: SiteView;
  i18n: Translator;
  /** Wordings of the language. */
  wordings: object;
  /** Returns the URL of a route. */
  href(route: string): string;
}

/** Writes what the twin of a page contains. */
type Writer<K extends PageKind> = (data: PageData[K], context: TwinContext) => RootContent[];

/** What each kind of page becomes. */
const WRITERS: { [K in TwinKind]: Writer<K> } = {
  Home: homeTwin,
  DocsIndex: docsIndexTwin,
  Group: groupTwin,
  Function: functionTwin,
  Event: eventTwin,
  EventIndex: eventIndexTwin,
  Type: typeTwin,
  TypeIndex: typeIndexTwin,
  Article: articleTwin,
  BlogList: blogListTwin,
  BlogPost: blogPostTwin,
  BlogArchive: blogArchiveTwin,
  BlogTags: blogTagsTwin,
  BlogTag: blogListTwin,
};

/** Creates the writer of twins. Each twin is made once, when it is needed. */
export function createTwins({ pages, site, i18n, wordings, href }: TwinsInput): Twins {
  const { origin, base } = site;
  const twins = new Map(
    pages
      .filter(({ kind }) => hasTwin(kind))
      .map(({ route }) => [trimSlash(href(route)), twinFile(route, base)]),
  );
  const options = {
    url: (link: string) => {
      const { path, rest } = splitUrl(link);
      const twin = twins.get(trimSlash(path));
      return twin === undefined || path === '' ? link : twin + rest;
    },
    picture: (shown: string) => i18n.t('twin.picture', 'Picture: {text}', { text: shown }),
  };
  // Of one page only: all together are larger than the site.
  let latest: { page: CataloguePage; tree: RootContent[] } | undefined;
  /** Twins that are needed again, for the file with the whole reference: as bytes, which are outside the heap. */
  const bodies = new Map<CataloguePage, Buffer>();
  const url = ({ route }: CataloguePage) => origin + href(route);
  const treeOf = (page: CataloguePage) => {
    const context = { i18n, options, origins: page.origins ?? new Map() };
    const tree = latest?.page === page ? latest.tree : nodesOf(page, context);
    latest = { page, tree };
    return tree;
  };
  const body = (page: CataloguePage) => {
    if (!hasTwin(page.kind)) return undefined;
    const cached = bodies.get(page);
    if (cached) return cached.toString();
    const written = stringify(treeOf(page));
    if (REFERENCE.has(page.kind)) bodies.set(page, Buffer.from(written));
    return written;
  };
  return {
    origin(page, sources) {
      if (!hasTwin(page.kind)) return undefined;
      // It follows from the data and the text: no tree is needed to compare them.
      const content = page.text === undefined ? treeOf(page) : [page.text, sources];
      return JSON.stringify([factsOf(page, site, url(page)), content]);
    },
    sources: JSON.stringify([wordings, [...twins]]),
    body,
    url,
    twinUrl: ({ route }) => origin + twinFile(route, base),
    of(page) {
      const written = body(page);
      if (written === undefined) return undefined;
      return `---\n${yaml(factsOf(page, site, url(page)), { lineWidth: 0 })}---\n\n${written}`;
    },
  };
}

function nodesOf<K extends PageKind>({ kind, data }: CataloguePage<K>, context: TwinContext): RootContent[] {
  const writers: { [Kind in PageKind]?: Writer<Kind> } = WRITERS;
  return writers[kind]?.(data, context) ?? [];
}

/** What a program needs to know about a page before it reads on: title, full URL, description, version of the docs. */
function factsOf({ title, description, version }: CataloguePage, site: SiteView, url: string): object {
  return {
    title: title || site.title,
    url,
    ...(description && { description }),
    ...(version && { version: version.label }),
  };
}
