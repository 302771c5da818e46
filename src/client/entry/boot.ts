/**
 * The first script of every page, a few kB: listens to navigation, opens the search, and brings the app in when the
 * browser is idle after `load` or the reader touches the page, so that neither first paint nor `load` waits for it.
 */
import { whenIdle } from '../runtime/idle.ts';
import { askForPage, cleanAddress, listenToNavigation } from '../runtime/navigation.ts';
import { within } from '../runtime/patience.ts';
import { replayClicks } from '../runtime/replay.ts';
import type { App } from './app.ts';
import { createPanelLoader } from './panel-loader.ts';
import { createSearchDialog } from './search-dialog.ts';

declare global {
  interface Window {
    /** Set by the home page until this script runs: the site's files may be elsewhere. */
    appMissing?: boolean;
    /** The browser has offered to install the app. */
    installOffered?: boolean;
  }
}

window.appMissing = false;
addEventListener('beforeinstallprompt', () => {
  window.installOffered = true;
});

const search = createSearchDialog(
  createPanelLoader((frame) => {
    preloadIndex();
    const parts = Promise.all([import('../search/ui/mount.tsx'), loadApp().then((app) => app.loadSite())]);
    return within(parts).then(([{ mountPanel }, site]) => mountPanel(frame, site));
  }),
);

/**
 * The embedded index and its worker travel beside the app, which they do not need. A page that names no index has
 * another engine; docs with several versions may need more than this file, which the list decides.
 */
function preloadIndex(): void {
  const { search, version } = document.documentElement.dataset;
  if (!search || version) return;
  import('../search/client.ts').then(
    ({ embeddedSearch }) => embeddedSearch().preload?.({}),
    () => {},
  );
}

let loading: Promise<App> | undefined;

/** Loads the app, once. After a failure the next call tries again. */
function loadApp(): Promise<App> {
  loading ??= import('./start-app.ts').then(
    ({ startApp }) => startApp(search),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

const begin = () => {
  for (const type of TOUCHES) removeEventListener(type, begin, true);
  loadApp().catch((error) =>
    console.warn('The app could not be loaded; pages work as plain documents.', error),
  );
};
const TOUCHES = ['pointerdown', 'keydown', 'touchstart', 'focusin'];

listenToNavigation(async (target) => (await within(loadApp())).openPage(target));
search.listen();
replayClicks();
for (const type of TOUCHES) addEventListener(type, begin, { capture: true, passive: true });

if (document.readyState === 'complete') whenIdle(begin);
else addEventListener('load', () => whenIdle(begin), { once: true });

const elsewhere = cleanAddress();
if (elsewhere !== undefined) {
  const isLatest = askForPage();
  loadApp()
    .then((app) => app.openInPlace(elsewhere, isLatest))
    .catch(() => {});
}
