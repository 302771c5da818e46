/** Puts the app together from its parts; `boot.ts` loads it at the reader's first sign of life. */
import type { OfflineView, SiteFile } from '../../shared/site.ts';
import { listenToContent } from '../behaviours/index.ts';
import { lendFocus } from '../runtime/focus/lend-focus.ts';
import { revealFocus } from '../runtime/focus/reveal-focus.ts';
import { fetchJson } from '../runtime/loading/fetch-json.ts';
import { createPageLoader } from '../runtime/loading/page-loader.ts';
import { loadSiteFile } from '../runtime/loading/site-file.ts';
import { hashTarget, pathOf, replaceAddress } from '../runtime/navigation/address-bar.ts';
import { mayLoadAhead } from '../runtime/navigation/connection.ts';
import { reportMissing } from '../runtime/navigation/notice.ts';
import { startPrefetching } from '../runtime/navigation/prefetch.ts';
import { prefetchFile } from '../runtime/navigation/prefetch-file.ts';
import { readDocument } from '../runtime/page/document.ts';
import { updateHead } from '../runtime/page/head.ts';
import { rememberOpenParts } from '../runtime/page/open-parts.ts';
import { whenIdle } from '../runtime/start/idle.ts';
import type { View } from '../runtime/view.ts';
import { setTexts } from '../shell/texts.ts';
import { progressBarUrl } from './ahead.ts';
import { type App, createApp } from './app.ts';
import { mountApp } from './mount.tsx';
import { pageModules } from './page-modules.ts';
import type { SidebarTrees } from './page-views.ts';
import { refreshable } from './refresh.ts';
import { createScreen } from './screen.ts';
import { findFrame } from './search-frame.ts';

/** Creates the app of this document and starts it. */
export function startApp(): App {
  const loader = createPageLoader({ modules: pageModules, document: readDocument(), fetchJson });
  const { reloadPage } = loader;
  revealFocus();
  listenToContent();
  const trees: SidebarTrees = new Map();
  const parts = {
    readDocument,
    loader,
    async loadSite(url: string) {
      const file = await loadSiteFile(url);
      setTexts(file.site.texts, file.site.locale.htmlLang);
      return file;
    },
    async mount({ site, chunks }: SiteFile, view: View, assembled: boolean) {
      const show = await mountApp(site, { view, assembled, reloadPage });
      hydrateWhenWanted(view);
      startPrefetching(loader, chunks);
      // When the bar is due, the connection is too slow to bring it in time.
      if (mayLoadAhead()) prefetchFile(progressBarUrl());
      if (import.meta.env.PROD && site.offline) startWorker(site.offline);
      return show;
    },
    updateHead,
    pathOf,
    replaceAddress,
    scrollToHash: () => hashTarget(location.hash)?.scrollIntoView(),
    focusStart() {
      const region = document.querySelector<HTMLElement>('[data-skip-region]');
      if (region) lendFocus(region, { preventScroll: true });
    },
  };
  const screen = createScreen(parts, trees);
  const app = createApp(parts, screen);
  app.start().catch(reportMissing);
  if (!import.meta.hot) return app;
  const inDev = refreshable(app, { ...parts, screen, trees });
  // Sent by the dev server when definitions or prose have changed.
  import.meta.hot.on('site:content', () => {
    const openAgain = rememberOpenParts();
    inDev.refresh().then(openAgain, () => location.reload());
  });
  return inDev;
}

/** What a reader does to use the sidebar or a tool. */
const WANTS = ['pointerdown', 'keydown', 'focusin', 'mouseover', 'touchstart'];

/** Hydrates sidebar and tools when the browser is idle, or the reader points at, touches or focuses them. */
function hydrateWhenWanted({ page, sidebar }: View): void {
  const begin = () => {
    sidebar?.tree.start();
    if ('start' in page) page.start();
    for (const type of WANTS) removeEventListener(type, look, true);
  };
  // Nobody uses the page behind the search yet.
  const look = ({ target }: Event) => {
    if (!findFrame()?.contains(target as Node)) begin();
  };
  for (const type of WANTS) addEventListener(type, look, { capture: true, passive: true });
  whenIdle(begin);
}

/** Registers the service worker when the browser is idle, because it is the last thing that a page needs. */
function startWorker(offline: OfflineView): void {
  whenIdle(() => {
    // What it rejects with names the file that could not be loaded.
    import('../offline/start.ts').then(({ startOffline }) => startOffline(offline)).catch(console.warn);
  });
}
