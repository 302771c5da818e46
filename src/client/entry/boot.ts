/**
 * The first script of every page, a few kB: listens to navigation, opens the search, and brings the app in at the
 * reader's first sign of life. Until then at most React is fetched, when the browser is idle after `load`.
 */
import { dataFile } from '../../shared/urls.ts';
import { listenForCards } from '../cards/listen.ts';
import { mayLoadAhead } from '../runtime/connection.ts';
import { readDocument } from '../runtime/document.ts';
import { askEarly } from '../runtime/fetch-json.ts';
import { whenIdle } from '../runtime/idle.ts';
import { askForPage, cleanAddress, listenToNavigation } from '../runtime/navigation.ts';
import { within } from '../runtime/patience.ts';
import { enableButtons, replayClicks } from '../runtime/replay.ts';
import { nameCommandKey } from '../runtime/shortcuts.ts';
import { afterLoad, onReading, onSignOfLife } from '../runtime/sign-of-life.ts';
// What cards and search share with the app, which they do not wait for.
import '../runtime/trusted-types.ts';
import type { App } from './app.ts';
import { listenToCopyMenu } from './copy-page.ts';
import { createPanelLoader } from './panel-loader.ts';
import { listenToSearch } from './search-dialog.ts';

declare global {
  interface Window {
    /** Set by the home page until this script runs: the site's files may be elsewhere. */
    appMissing?: boolean;
    /** The browser has offered to install the app. */
    installOffered?: boolean;
    /** The reader has installed the app. */
    justInstalled?: boolean;
  }
}

window.appMissing = false;
addEventListener('beforeinstallprompt', () => {
  window.installOffered = true;
});

/**
 * The embedded index and its worker travel beside the app, which they do not need. The index is as large as React: it
 * is asked for at once where React is there already, else when the code that reads it has come. A page that names no index has
 * another engine; docs with several versions may need more than this file, which the list decides.
 */
function preloadIndex(): void {
  const { search, version } = document.documentElement.dataset;
  if (!search || version) return;
  if (hasReact) askEarly(search);
  import('../search/client.ts').then(
    ({ embeddedSearch }) => embeddedSearch().preload?.({}),
    () => {},
  );
}

/** Names of React's files, which the build puts in. */
const REACT_FILES = '%REACT_FILES%';

let loading: Promise<App> | undefined;
let isLoaded = false;
let hasReact = false;

/** Loads the app, once. After a failure the next call tries again. What the app asks for first travels beside it. */
function loadApp(): Promise<App> {
  if (!loading) {
    const { base, site, sidebar, assembled } = readDocument();
    askEarly(site);
    if (sidebar && !assembled) askEarly(base + sidebar.file);
  }
  loading ??= import('./start-app.ts').then(
    ({ startApp }) => {
      isLoaded = true;
      return startApp();
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

addEventListener('appinstalled', () => {
  window.justInstalled = true;
  begin();
});

const begin = () => {
  loadApp().catch((error) =>
    console.warn('The app could not be loaded; pages work as plain documents.', error),
  );
};

listenToNavigation(async (target) => {
  if (!isLoaded) askEarly(dataFile(target.route, readDocument().base));
  return (await within(loadApp())).openPage(target);
});
listenToSearch(
  createPanelLoader((frame) => {
    preloadIndex();
    const parts = Promise.all([import('../search/ui/mount.tsx'), loadApp().then((app) => app.loadSite())]);
    return within(parts).then(([{ mountPanel }, site]) => mountPanel(frame, site));
  }),
);
listenToCopyMenu(() => loadApp().then((app) => app.loadSite()));
replayClicks();
enableButtons();
document.querySelectorAll<HTMLElement>('[data-command-key]').forEach(nameCommandKey);
onSignOfLife(begin);
afterLoad(() => whenIdle(isMadeByScript() ? begin : preloadReact));
onReading(() => {
  if (mayLoadAhead()) begin();
});
listenForCards((route, kind) => {
  if (loading) return loading.then((app) => app.peekPage(route, kind));
  return mayLoadAhead() ? undefined : Promise.resolve(undefined);
});

/** Whether the document lacks what its reader came for: the shell, hits of the search, pages with a similar name. */
function isMadeByScript(): boolean {
  const { assembled, kind } = readDocument();
  return assembled || kind === 'Search' || kind === 'NotFound';
}

/** Fetches most of what the first sign of life will ask for, and runs none of it. */
function preloadReact(): void {
  if (!import.meta.env.PROD || !mayLoadAhead()) return;
  for (const file of REACT_FILES.split(' ')) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.fetchPriority = 'low';
    link.href = new URL(file, import.meta.url).href;
    link.onload = () => {
      hasReact = true;
    };
    document.head.append(link);
  }
}

const elsewhere = cleanAddress();
if (elsewhere !== undefined) {
  const isLatest = askForPage();
  loadApp()
    .then((app) => app.openInPlace(elsewhere, isLatest))
    .catch(() => {});
}
