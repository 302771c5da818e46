import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { sourceHash } from '../bundle/source-hash.mjs';
import { KEPT_DIR } from '../files/folders.ts';
import { listenOn, stopListening, urlsOf } from '../server/listen.ts';
import { openEarlyDocuments } from './early-documents.ts';
import type { LiveServer } from './live-server.ts';
import { survivingListener } from './requests.ts';

/** Where the dev server runs. */
export interface DevServer {
  /** URLs of the home page, the one for a browser on this machine last. */
  urls: string[];
  /** Resolves when the site is read: until then, only pages that the last dev server has kept are there. */
  ready: Promise<void>;
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

/**
 * Serves a site without building it: pages are rendered on request, with the same code as in the build. Changes show in
 * open pages, whatever changed: definitions, prose, pictures, the configuration, components or the engine. Errors of
 * the site are printed and shown over the pages until they are gone, even if the site has them from the start. Pages
 * that the last dev server has shown are there at once when nothing has changed since.
 */
export async function startDevServer({ site: folder, port, host }: DevServerOptions): Promise<DevServer> {
  const siteDir = resolve(folder);
  const http = createServer();
  const engine = sourceHash();
  const opened = engine.then((id) => openEarlyDocuments(siteDir, id, KEPT_DIR));
  opened.catch(() => {});
  let live: LiveServer | undefined;
  let ready: (server: LiveServer) => void = () => {};
  const whole = new Promise<LiveServer>((resolve) => {
    ready = resolve;
  });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (!live && (await opened.catch(() => undefined))?.answer(request, response)) return;
    (await whole).middlewares(request, response);
  };
  http.on('request', survivingListener(answer));
  // First of all: a taken port is reported before any work, and early requests wait for their answer.
  const actual = await listenOn(http, port, host);
  const early = await opened;
  const opening = engine.then(async (id) => {
    // Imported here, because Vite and the engine take longer to load than kept pages to answer.
    const { openLiveServer } = await import('./live-server.ts');
    live = await openLiveServer({ siteDir, http, host, engine: id, early });
    ready(live);
  });
  if (!early) await opening;
  const base = early?.kept.base ?? live?.base() ?? '/';
  return {
    urls: urlsOf(actual, host).map((url) => url + base),
    ready: opening,
    async close() {
      await live?.close();
      http.closeAllConnections();
      await stopListening(http);
    },
  };
}
