/**
 * The first script of every page, a few kB: listens to navigation, and brings the app in when the browser is
 * idle after `load` or the reader touches the page, so that neither first paint nor `load` waits for it.
 */
import { whenIdle } from '../runtime/idle.ts';
import { askForPage, cleanAddress, listenToNavigation } from '../runtime/navigation.ts';
import { within } from '../runtime/patience.ts';
import { replayClicks } from '../runtime/replay.ts';
import { startSearch } from './search.ts';

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
let app: Promise<typeof import('./app.tsx')> | undefined;

function startApp(): Promise<typeof import('./app.tsx')> {
  app ??= import('./app.tsx').catch((error: unknown) => {
    app = undefined;
    throw error;
  });
  return app;
}

const begin = () => {
  for (const type of TOUCHES) removeEventListener(type, begin, true);
  startApp().catch((error) =>
    console.warn('The app could not be loaded; pages work as plain documents.', error),
  );
};
const TOUCHES = ['pointerdown', 'keydown', 'touchstart', 'focusin'];

listenToNavigation(async (target) => (await within(startApp())).openPage(target));
startSearch(async () => (await startApp()).loadSite());
replayClicks();
for (const type of TOUCHES) addEventListener(type, begin, { capture: true, passive: true });

if (document.readyState === 'complete') whenIdle(begin);
else addEventListener('load', () => whenIdle(begin), { once: true });

const elsewhere = cleanAddress();
if (elsewhere !== undefined) {
  const isLatest = askForPage();
  startApp()
    .then((module) => module.openInPlace(elsewhere, isLatest))
    .catch(() => {});
}
