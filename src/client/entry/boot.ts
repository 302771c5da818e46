/**
 * The first script of every page, a few kB: listens to navigation, opens the search, and brings the app in at the
 * reader's first sign of life. Until then at most React is fetched, when the browser is idle after `load`.
 */
import { dataFile } from '../../shared/urls.ts';
import { listenForCards } from '../cards/listen.ts';
import { delegate } from '../runtime/delegate.ts';
import { focusContent } from '../runtime/focus/lend-focus.ts';
import { askEarly } from '../runtime/loading/fetch-json.ts';
import { loadOnce } from '../runtime/loading/load-once.ts';
import { within } from '../runtime/loading/patience.ts';
import { startColorMode } from '../runtime/memory/color-mode.ts';
import { createEntryMemory } from '../runtime/memory/entry-memory.ts';
import { cleanAddress } from '../runtime/navigation/address-bar.ts';
import { mayLoadAhead } from '../runtime/navigation/connection.ts';
import { listenToNavigation, notePageRequest } from '../runtime/navigation/navigation.ts';
import { reportMissing } from '../runtime/navigation/notice.ts';
import { readDocument } from '../runtime/page/document.ts';
import { nameCommandKey } from '../runtime/shortcuts.ts';
import { whenIdle } from '../runtime/start/idle.ts';
import { replayClicks } from '../runtime/start/replay.ts';
import { afterLoad, onReading, onSignOfLife } from '../runtime/start/sign-of-life.ts';
// Shared by cards, search and app: imported here, so that none of them waits for another.
import '../runtime/start/trusted-types.ts';
import '../runtime/memory/version-preference.ts';
import type { PanelHandle } from '../search/ui/mount-panel.tsx';
import { fetchChunk, fetchReact } from './ahead.ts';
import { listenToSearch } from './listen-to-search.ts';
import { loadPanel } from './load-panel.ts';

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
 * Most milliseconds from `load` until React is fetched. Some browsers are not idle for seconds, and a reader who searches by
 * then would wait for React.
 */
const MOST_BEFORE_REACT = 300;

let isLoaded = false;
let hasReact = false;

/** The app. The files that it needs first load in parallel. */
const app = loadOnce(async () => {
  const { base, kind, sidebar, assembled } = readDocument();
  fetchChunk(kind);
  if (sidebar && !assembled) askEarly(base + sidebar.file);
  const { startApp } = await import('./start-app.ts');
  isLoaded = true;
  return startApp();
});

addEventListener('appinstalled', () => {
  window.justInstalled = true;
  begin();
});

/** Whether the search is opening, so that the app waits for it. */
let isHeld = false;

/** Starts the app after the first hits: they do not need it, and nobody uses the page behind a dialog. */
async function beginAfter(search: Promise<PanelHandle>): Promise<void> {
  isHeld = true;
  await search.then(({ settled }) => settled).catch(() => {});
  isHeld = false;
  begin();
}

const begin = () => {
  if (isHeld) return;
  app.load().catch(reportMissing);
};

listenToNavigation(async (target) => {
  const { base, route } = readDocument();
  // The document has the content of its own page.
  if (!isLoaded && target.route !== route) {
    askEarly(dataFile(target.route, base));
    fetchChunk(target.kind);
  }
  return (await within(app.load())).openPage(target);
});
listenToSearch(
  loadOnce((frame) => {
    const panel = within(loadPanel(frame, hasReact));
    beginAfter(panel);
    return panel;
  }),
);
// Leaves no hash in the address.
delegate(['click'], '[data-skip-region] a', (_, event) => focusContent() && event.preventDefault());
replayClicks();
startColorMode();
document.querySelectorAll<HTMLElement>('[data-command-key]').forEach(nameCommandKey);
onSignOfLife(begin);
afterLoad(() => {
  if (isMadeByScript()) whenIdle(begin);
  else whenIdle(preloadReact, MOST_BEFORE_REACT);
});
onReading(() => {
  if (mayLoadAhead()) begin();
});
listenForCards((route, kind) => {
  if (app.isUnderWay()) return app.load().then(({ peekPage }) => peekPage(route, kind));
  return mayLoadAhead() ? undefined : Promise.resolve(undefined);
});

/**
 * Returns whether script makes what the reader came for: the shell, search hits, pages with a similar name, the tabs that
 * the reader has chosen on another page, the list as the reader narrowed it before a reload.
 */
function isMadeByScript(): boolean {
  const { assembled, kind } = readDocument();
  return (
    assembled ||
    kind === 'Search' ||
    kind === 'NotFound' ||
    document.querySelector('.tabs[data-group]') !== null ||
    createEntryMemory().recall() !== undefined
  );
}

/** Has the browser fetch React, unless the reader saves data. */
function preloadReact(): void {
  if (!mayLoadAhead()) return;
  fetchReact(() => {
    hasReact = true;
  });
}

// Of the dev server: until the app follows changes, and on a page that may exist by now, the document is loaded again.
import.meta.hot?.on('site:content', () => {
  if (!isLoaded || readDocument().kind === 'NotFound') location.reload();
});

const elsewhere = cleanAddress();
if (elsewhere !== undefined) {
  const isLatest = notePageRequest();
  app
    .load()
    .then(({ openInPlace }) => openInPlace(elsewhere, isLatest))
    .catch(() => {});
}
