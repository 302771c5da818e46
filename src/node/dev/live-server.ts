import type { Server } from 'node:http';
import { type Connect, createServer, type HotPayload, type ViteDevServer } from 'vite';
import { sharedConfig } from '../bundle/vite-config.ts';
import { KEPT_DIR, PROJECT_DIR } from '../files/folders.ts';
import { recallTexts } from '../source/kept-texts.ts';
import { answerRequests } from './answer-requests.ts';
import { createDocumentKeeper } from './document-keeper.ts';
import type { EarlyDocuments } from './early-documents.ts';
import { followChanges } from './follow.ts';
import type { PageMaker } from './pages.ts';
import { createRendering } from './rendering.ts';
import { createDevSite, type DevSite, type SiteChange } from './site.ts';
import { createSiteCode } from './site-code.ts';
import { siteState } from './site-state.ts';
import { viteServer } from './vite-server.ts';

/** The part of the dev server that needs Vite and the engine. It is there once the site has been read. */
export interface LiveServer {
  middlewares: Connect.Server;
  /** Base URL of the site; absent while it has errors. */
  base(): string | undefined;
  close(): Promise<void>;
}

/** What the dev server has when it begins to read. */
export interface LiveServerInput {
  siteDir: string;
  http: Server;
  /** Name or address that it listens on; this machine alone when absent. */
  host: string | undefined;
  /** Hash of the engine's code. */
  engine: string;
  /** What answers until the site is read; absent when nothing fits. */
  early: EarlyDocuments | undefined;
}

/** Reads the site, and follows its changes and those of the engine. */
export async function openLiveServer({
  siteDir,
  http,
  host,
  engine,
  early,
}: LiveServerInput): Promise<LiveServer> {
  const vite = await createServer({
    ...sharedConfig(PROJECT_DIR),
    appType: 'custom',
    server: viteServer(siteDir, http, host),
    optimizeDeps: { entries: ['src/client/entry/boot.ts'] },
  });
  const code = createSiteCode(vite);
  const rendering = createRendering(vite, engine);
  const site = createDevSite(siteDir, code.load);
  const maker: PageMaker = {
    vite,
    rendering: () => rendering.current(),
    get sources() {
      return site.sources;
    },
  };
  const baseOf = () => site.sources[0]?.base;
  const keeper = createDocumentKeeper({
    siteDir,
    dir: KEPT_DIR,
    former: early?.kept,
    base: () => (site.errors === undefined ? baseOf() : undefined),
    state: () => siteState(siteDir, engine),
    document: async (path) => (await code.load()).documentAt(maker, path),
  });
  vite.ws.on('connection', (socket) => {
    if (site.errors !== undefined && site.sources.length) socket.send(JSON.stringify(errorMessage(site)));
  });
  followChanges(vite, siteDir, {
    site,
    tell: (change) => tellPages(change, vite, site),
    engineChanged(path, isLoaded) {
      rendering.changed();
      keeper.stop();
      code.changed(path, isLoaded);
    },
    isRead: () => keeper.changed(),
  });

  answerRequests({ vite, siteDir, site, maker, keeper, early, code: code.load });
  const keepTexts = recallTexts(siteDir, engine, KEPT_DIR);
  await site.read();
  keepTexts();
  keeper.changed();
  return {
    middlewares: vite.middlewares,
    base: baseOf,
    async close() {
      await keeper.close();
      await vite.close();
    },
  };
}

/** Instructs the open pages after a change. */
function tellPages(change: SiteChange, { ws }: ViteDevServer, site: DevSite): void {
  // Only an update makes Vite's client take the message of a former error away.
  ws.send({ type: 'update', updates: [] });
  if (change === 'errors') ws.send(errorMessage(site));
  else if (change === 'frame') ws.send({ type: 'full-reload' });
  else ws.send({ type: 'custom', event: 'site:content', data: {} });
}

function errorMessage({ errors = '' }: DevSite): HotPayload {
  return { type: 'error', err: { message: errors, stack: '' } };
}
