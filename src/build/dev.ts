import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { createServer, type HotPayload, type ViteDevServer } from 'vite';
import { formatProblem, ProblemsError } from '../diagnostics/problem.ts';
import type { SiteFile } from '../runtime/data-shapes.ts';
import { asAddress, cleanPath, dataFile, decodePath, routeOf } from '../runtime/paths.ts';
import { addressesOf, listenOn, stopListening } from '../server/listen.ts';
import { staticFolder } from '../server/static-folder.ts';
import { PROJECT_DIR, type RenderPage } from './engine.ts';
import { documentHtml } from './html.ts';
import { latestOnly } from './latest-only.ts';
import { documentFrame, pageFile } from './page-file.ts';
import { definitionsArchive } from './root-files.ts';
import { type SearchFiles, searchFiles } from './search-files.ts';
import { readSources, type Source } from './source.ts';
import { sharedConfig } from './vite.ts';

/** Where the dev server runs. */
export interface DevServer {
  /** Addresses of the home page, the one for a browser on this machine last. */
  addresses: string[];
  close(): Promise<void>;
}

/** Settings of the dev server. */
export interface DevServerOptions {
  /** Folder of the site. */
  site: string;
  /** 0 is any free one. */
  port: number;
  /** Address to listen on; this machine alone when absent. */
  host?: string | undefined;
}

/** Pages of the dev server belong to one build, however often they change. */
const BUILD = 'dev';

/**
 * Serves a site without building it: pages are rendered when they are asked for, with the same code as in the
 * build. A change of definitions or prose shows in open pages, as a change of components does; one of the configuration
 * loads them anew.
 *
 * @throws ProblemsError when the site has errors at the start; later ones are shown in the browser.
 */
export async function startDevServer({ site, port, host }: DevServerOptions): Promise<DevServer> {
  const siteDir = resolve(site);
  let sources = await readOrThrow(siteDir);
  const http = createHttpServer();
  const vite = await createServer({
    ...sharedConfig(PROJECT_DIR),
    appType: 'custom',
    server: {
      middlewareMode: true,
      hmr: { server: http },
      watch: { ignored: ['**/dist/**', '**/.cache/**'] },
    },
    optimizeDeps: { entries: ['src/runtime/boot.ts'] },
  });
  const folders = ['definitions', 'content', 'i18n', 'versions', 'instances', 'site.config.ts'].map((name) =>
    join(siteDir, name),
  );
  vite.watcher.add(folders);
  const read = latestOnly(() => readOrThrow(siteDir));
  const tell = (message: HotPayload) => {
    // Only an update makes Vite's client take the message of a former error away.
    vite.ws.send({ type: 'update', updates: [] });
    vite.ws.send(message);
  };
  vite.watcher.on('all', async (_event, path) => {
    if (!folders.some((folder) => path.startsWith(folder))) return;
    try {
      const next = await read();
      if (!next) return;
      const sameShell = isDeepStrictEqual(sources.map(shellOf), next.map(shellOf));
      sources = next;
      tell(sameShell ? { type: 'custom', event: 'site:content', data: {} } : { type: 'full-reload' });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      console.error(message);
      tell({ type: 'error', err: { message, stack: '' } });
    }
  });
  vite.middlewares.use((request, response, next) => {
    answer(vite, sources, request, response).then((done) => done || next(), next);
  });
  const statics = staticFolder(join(siteDir, 'static'));
  for (const { base } of sources) vite.middlewares.use(base, statics);
  http.on('request', vite.middlewares);
  const actual = await listenOn(http, port, host).catch(async (error) => {
    await vite.close();
    throw error;
  });
  return {
    addresses: addressesOf(actual, host).map((address) => address + (sources[0]?.base ?? '/')),
    close: async () => {
      await vite.close();
      http.closeAllConnections();
      await stopListening(http);
    },
  };
}

async function readOrThrow(siteDir: string): Promise<Source[]> {
  const { sources, problems } = await readSources(siteDir);
  if (!sources.length) throw new ProblemsError(problems);
  for (const problem of problems) console.warn(formatProblem(problem));
  return sources;
}

/** What a page keeps while its content follows the sources: when this changes, it is loaded anew. */
function shellOf({ config, catalogue }: Source): unknown {
  return [config, catalogue.site];
}

/** Answers a request for a page or a data file; false leaves it to Vite. */
async function answer(
  vite: ViteDevServer,
  sources: Source[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const path = decodePath(new URL(asAddress(request.url ?? '/'), 'http://dev').pathname);
  const source = sources.findLast(({ base }) => path.startsWith(base));
  if (!source) return false;
  const data = dataFiles(source).get(path)?.();
  if (data !== undefined) {
    response.setHeader('content-type', path.endsWith('.json') ? 'application/json' : 'application/zip');
    response.end(data);
    return true;
  }
  if (!request.headers.accept?.includes('text/html')) return false;
  const clean = cleanPath(routeOf(path, source.base) ?? path);
  const page =
    source.catalogue.pages.find((it) => it.route === clean) ??
    source.catalogue.pages.find((it) => it.kind === 'NotFound');
  if (!page) return false;
  const html = await renderDocument(vite, source, page.route);
  response.statusCode = page.kind === 'NotFound' ? 404 : 200;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(await vite.transformIndexHtml(path, html));
  return true;
}

/** Data files by address, each made when it is asked for. */
function dataFiles(source: Source): Map<string, () => string | Uint8Array> {
  const { catalogue, base } = source;
  const search = searchFilesOf(source);
  const site: SiteFile = { site: search.site, chunks: {} };
  const sidebars = sidebarFiles(source);
  return new Map<string, () => string | Uint8Array>([
    [`${base}site.json`, () => JSON.stringify(site)],
    ...search.writers,
    [`${base}definitions.zip`, () => definitionsArchive(source.definitions)],
    ...catalogue.sidebars.map(
      ({ key, items }) => [`${base}${key}.json`, () => JSON.stringify(items)] as const,
    ),
    ...catalogue.pages.map(
      (page) =>
        [
          dataFile(page.route, base),
          () => JSON.stringify({ ...pageFile(page, source, sidebars), build: BUILD }),
        ] as const,
    ),
  ]);
}

/** The files of the search index, each made when it is asked for. */
function searchFilesOf({
  catalogue,
  config,
  base,
}: Source): SearchFiles & { writers: [address: string, () => string][] } {
  const writers: [string, () => string][] = [];
  const files = searchFiles(catalogue, config.search.synonyms, (name, write) => {
    const address = `${base}${name}.json`;
    writers.push([address, write]);
    return address;
  });
  return { ...files, writers };
}

function sidebarFiles({ catalogue }: Source): Map<string, { id: string; file: string }> {
  return new Map(catalogue.sidebars.map(({ id, key }) => [key, { id, file: `${key}.json` }]));
}

async function renderDocument(vite: ViteDevServer, source: Source, route: string): Promise<string> {
  const { catalogue, base } = source;
  const page = catalogue.pages.find((it) => it.route === route);
  if (!page) throw new Error(`There is no page at \`${route}\`.`);
  const file = { ...pageFile(page, source, sidebarFiles(source)), build: BUILD };
  const tree = catalogue.sidebars.find((sidebar) => sidebar.key === page.sidebarKey)?.items;
  const { renderPage } = (await vite.ssrLoadModule('/src/build/render-page.tsx')) as {
    renderPage: RenderPage;
  };
  const body = renderPage(file, catalogue.site, tree);
  return documentHtml(page, file, body, {
    ...documentFrame(source, await collectCss(vite)),
    boot: '/src/runtime/boot.ts',
    preload: [],
    siteFile: `${base}site.json`,
    searchFile: searchFilesOf(source).main,
    feeds: [],
    contentSecurityPolicy: false,
  });
}

/**
 * Styles of all modules that were rendered, so that pages are styled before any script runs. They are asked for
 * as the browser does: the class names of a module depend on the address that it is asked for by.
 */
async function collectCss(vite: ViteDevServer): Promise<string> {
  const { ssr, client } = vite.environments;
  const sheets = [...ssr.moduleGraph.idToModuleMap.values()].filter(({ url }) => /\.css$/.test(url));
  const texts = await Promise.all(sheets.map(({ url }) => client.transformRequest(`${url}?direct`)));
  return texts.map((text) => text?.code ?? '').join('\n');
}
