import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import { hasTwin } from '../../shared/page-kinds.ts';
import type { SiteFile } from '../../shared/site.ts';
import { asUrlPath, cleanPath, dataFile, decodePath, routeOf, twinFile } from '../../shared/urls.ts';
import { SCHEMA_FILE } from '../api/index.ts';
import { ADDON_FILE, addonArchive } from '../build/addon.ts';
import { configuredFrame } from '../build/document-frame.ts';
import type { Renderer } from '../build/engine.ts';
import { blogFeeds, feedLinks } from '../build/feeds.ts';
import { documentHtml } from '../build/html.ts';
import type { InlineScripts } from '../build/inline-scripts.ts';
import { pageFile } from '../build/page-file.ts';
import { sheetsFor } from '../build/page-sheets.ts';
import { definitionsArchive } from '../build/root-files.ts';
import { type SearchFiles, searchFiles } from '../build/search-files.ts';
import type { SiteSource } from '../build/source.ts';
import { apiOf, schemaText } from '../build/write-api.ts';
import { contentType } from '../server/content-type.ts';
import type { CataloguePage } from '../site/index.ts';

/** Id of the shell and of the build that all pages of the dev server belong to, however often they change. */
const BUILD = 'dev';

/** Vite's message over the page, without its advice about a file that this project does not have. */
const OVERLAY_STYLE = 'vite-error-overlay::part(tip){display:none}';

/** Returns the current inline scripts. */
type LoadInline = () => Promise<InlineScripts>;

/**
 * Answers a request for a page or a data file.
 *
 * @returns false when the site has neither at this URL.
 */
export async function answerFromSite(
  vite: ViteDevServer,
  inline: LoadInline,
  sources: SiteSource[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const path = pathOf(request);
  const source = sources.findLast(({ base }) => path.startsWith(base));
  if (!source) return false;
  const data = dataFiles(source).get(path)?.();
  if (data !== undefined) {
    response.setHeader('content-type', contentType(path));
    response.end(data);
    return true;
  }
  const page = isDocumentRequest(request) && findPage(source, path);
  if (!page) return false;
  await sendPage(vite, inline, source, page, path, response);
  return true;
}

/** Answers what nothing else has answered with the not-found page, where a document is asked for. */
export async function answerNotFound(
  vite: ViteDevServer,
  inline: LoadInline,
  sources: SiteSource[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const path = pathOf(request);
  const source = sources.findLast(({ base }) => path.startsWith(base)) ?? sources[0];
  const page = source?.catalogue.pages.find(({ kind }) => kind === 'NotFound');
  if (!source || !page || !isDocumentRequest(request)) return false;
  await sendPage(vite, inline, source, page, path, response);
  return true;
}

/** Answers with the problems of a site that could not be read yet. The page reloads when it can. */
export async function answerProblems(
  vite: ViteDevServer,
  problems: string,
  response: ServerResponse,
): Promise<void> {
  const text = problems.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Problems of the site</title>
<style>:root{color-scheme:dark light;font:1rem/1.6 ui-monospace,monospace}body{margin:3rem}pre{white-space:pre-wrap}</style></head>
<body><main><h1>The site has problems</h1><pre>${text}</pre></main></body></html>`;
  response.statusCode = 500;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(await vite.transformIndexHtml('/', html));
}

/** Whether a page may be the answer: scripts, styles and pictures are never asked for as documents. */
export function isDocumentRequest({ headers }: IncomingMessage): boolean {
  const accept = headers.accept ?? '*/*';
  const destination = headers['sec-fetch-dest'] ?? 'document';
  return (
    accept.includes('text/html') ||
    (accept.includes('*/*') && /^(?:document|iframe|empty)$/.test(String(destination)))
  );
}

function pathOf(request: IncomingMessage): string {
  return decodePath(new URL(asUrlPath(request.url ?? '/'), 'http://dev').pathname);
}

function findPage({ catalogue, base }: SiteSource, path: string): CataloguePage | undefined {
  const route = cleanPath(routeOf(path, base) ?? path);
  return catalogue.pages.find((page) => page.route === route);
}

async function sendPage(
  vite: ViteDevServer,
  inline: LoadInline,
  source: SiteSource,
  page: CataloguePage,
  path: string,
  response: ServerResponse,
): Promise<void> {
  const html = await renderDocument(vite, inline, source, page);
  response.statusCode = page.kind === 'NotFound' ? 404 : 200;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(await vite.transformIndexHtml(path, html));
}

/** Data files by URL, each created when it is requested. */
function dataFiles(source: SiteSource): Map<string, () => string | Uint8Array> {
  const { catalogue, base } = source;
  const search = searchFilesOf(source);
  const site: SiteFile = { site: search.view, chunks: {} };
  const sidebars = sidebarFiles(source);
  return new Map<string, () => string | Uint8Array>([
    [`${base}site.json`, () => JSON.stringify(site)],
    ...search.writers,
    ...blogFeeds(source).map(({ path, write }) => [base + path, write] as const),
    ...apiWriters(source),
    [`${base}definitions.zip`, () => definitionsArchive(source.definitions)],
    [base + ADDON_FILE, () => addonArchive(source, BUILD)],
    ...catalogue.scripts.map(({ route, text }) => [base + route.slice(1), () => text] as const),
    ...[...catalogue.llms].map(([name, file]) => [base + name, () => file.write()] as const),
    ...catalogue.pages
      .filter(({ kind }) => hasTwin(kind))
      .map((page) => [twinFile(page.route, base), () => catalogue.twins.of(page) ?? ''] as const),
    ...catalogue.sidebars.map(
      ({ key, items }) => [`${base}${key}.json`, () => JSON.stringify(items)] as const,
    ),
    ...catalogue.pages.map(
      (page) =>
        [
          dataFile(page.route, base),
          () => JSON.stringify({ ...pageFile(page, source, sidebars), shell: BUILD }),
        ] as const,
    ),
  ]);
}

/** The files about the API, each made when it is requested. */
function apiWriters(source: SiteSource): [url: string, () => string][] {
  const { base, rootBase, catalogue } = source;
  return [
    ...catalogue.apis.map(({ path, content }): [string, () => string] => [
      base + path,
      () => JSON.stringify(apiOf({ path, content: content() }, source, BUILD)),
    ]),
    [rootBase + SCHEMA_FILE, () => schemaText(source)],
  ];
}

/** The files of the search index, each created when it is requested. */
function searchFilesOf({
  catalogue,
  config,
  base,
}: SiteSource): SearchFiles & { writers: [url: string, () => string][] } {
  const writers: [string, () => string][] = [];
  const add = (name: string, write: () => string) => {
    const url = `${base}${name}.json`;
    writers.push([url, write]);
    return url;
  };
  const files = searchFiles(catalogue, config.search.synonyms, { index: add, values: add });
  return { ...files, writers };
}

function sidebarFiles({ catalogue }: SiteSource): Map<string, { id: string; file: string }> {
  return new Map(catalogue.sidebars.map(({ id, key }) => [key, { id, file: `${key}.json` }]));
}

async function renderDocument(
  vite: ViteDevServer,
  inline: LoadInline,
  source: SiteSource,
  page: CataloguePage,
): Promise<string> {
  const { catalogue, base } = source;
  const file = { ...pageFile(page, source, sidebarFiles(source)), shell: BUILD };
  const tree = catalogue.sidebars.find((sidebar) => sidebar.key === page.sidebarKey)?.items;
  const module = await vite.ssrLoadModule('/src/client/entry/render-page.tsx');
  const { renderPage, renderSearch, pageSheets } = module as Renderer;
  const body = renderPage(file, catalogue.site, tree);
  const data = { ...file, sheet: sheetsFor(body, pageSheets) };
  return documentHtml(page, data, body, {
    ...configuredFrame(source, (await collectCss(vite)) + OVERLAY_STYLE),
    search: renderSearch(catalogue.site),
    pageSheets,
    inline: await inline(),
    boot: '/src/client/entry/boot.ts',
    preload: [],
    siteFile: `${base}site.json`,
    searchFile: searchFilesOf(source).main,
    feeds: feedLinks(blogFeeds(source), base),
    contentSecurityPolicy: false,
  });
}

/** Styles of all modules that were rendered, so that pages are styled before any script runs. */
async function collectCss(vite: ViteDevServer): Promise<string> {
  const { ssr, client } = vite.environments;
  const sheets = [...ssr.moduleGraph.idToModuleMap.values()].filter(({ url }) => /\.css$/.test(url));
  const texts = await Promise.all(sheets.map(({ url }) => client.transformRequest(`${url}?direct`)));
  return texts.map((text) => text?.code ?? '').join('\n');
}
