import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import { escapeHtml } from '../../shared/escape-html.ts';
import type { PageFile, PageFrame } from '../../shared/page.ts';
import { cleanPath, dataFile, routeOf, underBase } from '../../shared/urls.ts';
import { blogFeeds, feedLinks } from '../build/feeds/feeds.ts';
import { pageFile } from '../build/pages/page-file.ts';
import { pageModel } from '../build/pages/page-model.ts';
import type { Renderer, Rendering } from '../bundle/engine.ts';
import { sheetsFor } from '../bundle/page-sheets.ts';
import { configuredFrame } from '../document/document-frame.ts';
import { documentHtml } from '../document/html.ts';
import { contentType } from '../server/content-type.ts';
import type { CataloguePage } from '../site/index.ts';
import { encodeUrl } from '../site/links/urls.ts';
import type { SiteSource } from '../source/index.ts';
import { BUILD, dataFiles, searchFilesOf, sidebarFiles } from './data-files.ts';
import { isDocumentRequest, pathOf } from './requests.ts';

/** Vite's message over the page, without its advice about a file that this project does not have. */
const OVERLAY_STYLE = 'vite-error-overlay::part(tip){display:none}';

/** What pages are made with. */
export interface PageMaker {
  vite: ViteDevServer;
  /** Returns what makes documents. */
  rendering(): Promise<Rendering>;
  /** The site in each language. */
  sources: SiteSource[];
}

/**
 * Answers a request for a page or a data file.
 *
 * @returns false when the site has neither at this URL.
 */
export async function answerFromSite(
  maker: PageMaker,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const path = pathOf(request);
  const source = sourceAt(maker.sources, path);
  if (!source) return false;
  const data = dataFiles(source).get(path)?.() ?? (await pageData(maker, source, path));
  if (data !== undefined) {
    response.setHeader('content-type', contentType(path));
    response.end(data);
    return true;
  }
  if (!isDocumentRequest(request)) return false;
  const former = source.catalogue.redirects.find(({ route }) => path === underBase(route, source.base));
  if (former) {
    response.writeHead(302, { Location: encodeUrl(former.href) }).end();
    return true;
  }
  const page = findPage(source, path);
  if (!page) return false;
  await sendPage(maker, source, page, path, response);
  return true;
}

/** Returns the document that a path is answered with; undefined without a page there. */
export async function documentAt(maker: PageMaker, path: string): Promise<string | undefined> {
  const found = pageAt(maker, path);
  return found && makeDocument(maker, found.source, found.page, path);
}

/** Returns whether a request asks for the document of a page. */
export function asksForPage(maker: PageMaker, request: IncomingMessage): boolean {
  return isDocumentRequest(request) && pageAt(maker, pathOf(request)) !== undefined;
}

/** Answers a request for a document, which nothing else has answered, with the not-found page. */
export async function answerNotFound(
  maker: PageMaker,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const path = pathOf(request);
  const source = sourceAt(maker.sources, path) ?? maker.sources[0];
  const page = source?.catalogue.pages.find(({ kind }) => kind === 'NotFound');
  if (!source || !page || !isDocumentRequest(request)) return false;
  await sendPage(maker, source, page, path, response);
  return true;
}

/** Answers with the problems of a site that could not be read yet. The page reloads when it can. */
export async function answerProblems(
  vite: ViteDevServer,
  problems: string,
  response: ServerResponse,
): Promise<void> {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Problems of the site</title>
<style>:root{color-scheme:dark light;font:1rem/1.6 ui-monospace,monospace}body{margin:3rem}pre{white-space:pre-wrap}</style></head>
<body><main><h1>The site has problems</h1><pre>${escapeHtml(problems)}</pre></main></body></html>`;
  response.statusCode = 500;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(await vite.transformIndexHtml('/', html));
}

/** The site in the language that a path belongs to: that of the longest base URL. */
function sourceAt(sources: SiteSource[], path: string): SiteSource | undefined {
  return sources.findLast(({ base }) => path.startsWith(base));
}

/** The page at a path in the language of the path; undefined where the not-found page would be shown. */
function pageAt(
  { sources }: PageMaker,
  path: string,
): { source: SiteSource; page: CataloguePage } | undefined {
  const source = sourceAt(sources, path);
  const page = source && findPage(source, path);
  return page && page.kind !== 'NotFound' ? { source, page } : undefined;
}

function findPage({ catalogue, base }: SiteSource, path: string): CataloguePage | undefined {
  const route = cleanPath(routeOf(path, base) ?? path);
  return catalogue.pages.find((page) => page.route === route);
}

async function sendPage(
  maker: PageMaker,
  source: SiteSource,
  page: CataloguePage,
  path: string,
  response: ServerResponse,
): Promise<void> {
  const html = await makeDocument(maker, source, page, path);
  response.statusCode = page.kind === 'NotFound' ? 404 : 200;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(html);
}

/** Returns the data file of the page at its URL; undefined when there is no such page. */
async function pageData(
  { rendering }: PageMaker,
  source: SiteSource,
  path: string,
): Promise<string | undefined> {
  const page = source.catalogue.pages.find(({ route }) => dataFile(route, source.base) === path);
  return page && JSON.stringify(render((await rendering()).renderer, source, page).file);
}

/** Renders a page, and returns its body with what its document says, and what is in its data file. */
function render(
  { renderPage, pageSheets }: Renderer,
  source: SiteSource,
  page: CataloguePage,
): { head: PageFrame; file: PageFile; body: string } {
  const { sidebars, site } = source.catalogue;
  const model = { ...pageModel(page, source, sidebarFiles(source)), shell: BUILD };
  const tree = sidebars.find((sidebar) => sidebar.key === page.sidebarKey)?.items;
  const { body, html } = renderPage(model, site, tree);
  const sheet = sheetsFor(body, pageSheets);
  return { head: { ...model, sheet }, file: pageFile(model, html, sheet), body };
}

async function makeDocument(
  { vite, rendering }: PageMaker,
  source: SiteSource,
  page: CataloguePage,
  path: string,
): Promise<string> {
  const { catalogue, base } = source;
  const { renderer, css, inline } = await rendering();
  const { renderSearch, pageSheets } = renderer;
  const { head, body } = render(renderer, source, page);
  const html = documentHtml(page, head, body, {
    ...configuredFrame(source, css + OVERLAY_STYLE, pageSheets),
    search: renderSearch(catalogue.site),
    inline,
    boot: '/src/client/entry/boot.ts',
    preload: [],
    siteFile: `${base}site.json`,
    searchFile: searchFilesOf(source).main,
    feeds: feedLinks(blogFeeds(source), base),
    contentSecurityPolicy: false,
  });
  return vite.transformIndexHtml(path, html);
}
