import type { OfflineView } from '../../shared/site.ts';
import { activateWaiting, registerWorker, removeWorkers, watchWaiting } from './registration.ts';
import { isInstalled, isOfflineMode, rememberInstalled } from './strategies.ts';

/**
 * Registers the service worker and follows it: without offline mode a new one takes over at once, in offline mode the
 * reader is asked. A failure is logged; the page works without a worker.
 */
export async function startOffline(view: OfflineView): Promise<void> {
  if (!navigator.serviceWorker) return;
  showControl(view);
  followInstallation(view);
  try {
    const offlineMode = await isOfflineMode(view.strategies);
    // Extensions and test tools that block workers answer with nothing.
    const registration: ServiceWorkerRegistration | undefined = await registerWorker(view, offlineMode);
    if (!registration) return;
    if (view.debug) console.log('[offline] registered', { offlineMode });
    if (offlineMode)
      import('./kept-site.ts')
        .then(({ followKeptSite }) => followKeptSite(view, registration))
        .catch(console.warn);
    else watchWaiting(registration, () => activateWaiting(registration));
  } catch (error) {
    console.error('The service worker could not be registered.', error);
  }
}

/** Loads the control in the footer when the footer is near: most readers never see it. */
function showControl(view: OfflineView): void {
  const container = document.querySelector('[data-offline]');
  if (!container || !('IntersectionObserver' in window)) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      import('./save-control.tsx')
        .then(({ showSaveControl }) => showSaveControl(container, view))
        .catch(console.warn);
    },
    { rootMargin: '200px' },
  );
  observer.observe(container);
}

/** Reloads the page when the app is installed or removed, because that changes the mode. */
function followInstallation(view: OfflineView): void {
  const startAnew = async (installed: boolean) => {
    rememberInstalled(installed);
    await removeWorkers(view).catch(() => {});
    location.reload();
  };
  // Installation is offered to readers who have not installed the app, or have removed it.
  const offered = () => {
    if (isInstalled()) void startAnew(false);
  };
  addEventListener('appinstalled', () => void startAnew(true));
  addEventListener('beforeinstallprompt', offered);
  if (window.installOffered) offered();
  if (window.justInstalled) void startAnew(true);
}
