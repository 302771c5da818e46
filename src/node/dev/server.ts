import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { type Connect, createServer, type HotPayload } from 'vite';
import { sourceHash } from '../build/engine.ts';
import { KEPT_DIR, PROJECT_DIR } from '../build/folders.ts';
import type { InlineScripts } from '../build/inline-scripts.ts';
import { recallTexts, startReading } from '../build/kept-texts.ts';
import { bundleInline, sharedConfig } from '../build/vite.ts';
import { listenOn, stopListening, urlsOf } from '../server/listen.ts';
import { staticFolder } from '../server/static-folder.ts';
import { createDevSite, partOf, type SiteChange } from './site.ts';

/** Where the dev server runs. */
export interface DevServer {
  /** URLs of the home page, the one for a browser on this machine last. */
  urls: string[];
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

/** How long events of the file system are collected, in ms. */
const EVENTS_TOGETHER = 10;

/** The code that makes a site's pages: loaded again when a file of it has changed. */
type SiteCode = typeof import('../build/source.ts') & typeof import('./pages.ts');

/**
 * Serves a site without building it: pages are rendered when they are asked for, with the same code as in the
 * build. Changes show in open pages, whatever changed: definitions, prose, pictures, the configuration, components or
 * the engine. Errors of the site are printed and shown over the pages until they are gone, also of a site that has
 * them at the start.
 */
export async function startDevServer({ site: folder, port, host }: DevServerOptions): Promise<DevServer> {
  const siteDir = resolve(folder);
  const http = createHttpServer();
  // First of all: a taken port is reported before any work, and early requests wait for their answer.
  let ready: (middlewares: Connect.Server) => void = () => {};
  const middlewares = new Promise<Connect.Server>((resolve) => {
    ready = resolve;
  });
  http.on('request', async (request, response) => (await middlewares)(request, response));
  const actual = await listenOn(http, port, host);
  const vite = await createServer({
    ...sharedConfig(PROJECT_DIR),
    appType: 'custom',
    server: {
      middlewareMode: true,
      hmr: { server: http },
      watch: { ignored: ['**/dist/**', '**/dist.*/**', '**/.cache/**'] },
    },
    optimizeDeps: { entries: ['src/client/entry/boot.ts'] },
  });
  // As long as the engine stays as it is, Node's own modules do: they are there in a third of the time.
  let code = async (): Promise<SiteCode> => ({
    ...(await import('../build/source.ts')),
    ...(await import('./pages.ts')),
  });
  const freshCode = async (): Promise<SiteCode> => ({
    ...((await vite.ssrLoadModule('/src/node/build/source.ts')) as typeof import('../build/source.ts')),
    ...((await vite.ssrLoadModule('/src/node/dev/pages.ts')) as typeof import('./pages.ts')),
  });
  let bundled: Promise<InlineScripts> | undefined;
  const inline = () => {
    bundled ??= bundleInline(PROJECT_DIR);
    return bundled;
  };

  const site = createDevSite(siteDir, () => code());
  const errorMessage = (): HotPayload => ({ type: 'error', err: { message: site.errors ?? '', stack: '' } });
  const tell = (change: SiteChange) => {
    // Only an update makes Vite's client take the message of a former error away.
    vite.ws.send({ type: 'update', updates: [] });
    if (change === 'errors') vite.ws.send(errorMessage());
    else if (change === 'frame') vite.ws.send({ type: 'full-reload' });
    else vite.ws.send({ type: 'custom', event: 'site:content', data: {} });
  };
  vite.ws.on('connection', (socket) => {
    if (site.errors !== undefined && site.sources.length) socket.send(JSON.stringify(errorMessage()));
  });

  vite.watcher.add(siteDir);
  let waiting = false;
  let replaced = false;
  const follow = async () => {
    const reload = replaced;
    waiting = replaced = false;
    startReading();
    const change = await site.read();
    if (change) tell(reload && change === 'content' ? 'frame' : change);
  };
  vite.watcher.on('all', (event, path) => {
    const part = partOf(path, siteDir, PROJECT_DIR);
    if (!part) return;
    if (part === 'engine') {
      code = freshCode;
      bundled = undefined;
      vite.environments.ssr.moduleGraph.onFileChange(path);
    }
    // A picture that was replaced is another one at the same URL.
    replaced ||= part === 'static' && event === 'change';
    // A folder that is moved comes as many events: they are one change.
    if (!waiting) setTimeout(follow, EVENTS_TOGETHER);
    waiting = true;
  });

  const handle =
    (
      answer: (code: SiteCode, request: IncomingMessage, response: ServerResponse) => Promise<boolean>,
    ): Connect.NextHandleFunction =>
    (request, response, next) => {
      code()
        .then((it) => answer(it, request, response))
        .then((done) => done || next(), next);
    };
  vite.middlewares.use(
    handle(async (it, request, response) => {
      if (site.sources.length) return it.answerFromSite(vite, inline, site.sources, request, response);
      if (!it.isDocumentRequest(request)) return false;
      await it.answerProblems(vite, site.errors ?? '', response);
      return true;
    }),
  );
  const statics = staticFolder(join(siteDir, 'static'));
  vite.middlewares.use((request, response, next) => {
    const base =
      site.sources.map((source) => source.base).findLast((it) => request.url?.startsWith(it)) ?? '/';
    const { url } = request;
    request.url = `/${url?.slice(base.length) ?? ''}`;
    statics(request, response, () => {
      request.url = url;
      next();
    });
  });
  vite.middlewares.use(
    handle((it, request, response) => it.answerNotFound(vite, inline, site.sources, request, response)),
  );
  const keepTexts = recallTexts(siteDir, await sourceHash(), KEPT_DIR);
  await site.read();
  keepTexts();
  ready(vite.middlewares);
  return {
    urls: urlsOf(actual, host).map((url) => url + (site.sources[0]?.base ?? '/')),
    close: async () => {
      await vite.close();
      http.closeAllConnections();
      await stopListening(http);
    },
  };
}
