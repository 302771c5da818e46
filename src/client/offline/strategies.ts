import { NARROW_WINDOW } from '../../shared/layout.ts';
import type { OfflineStrategy } from '../../shared/offline-mode.ts';
import { deleteStored, readStored, writeStored } from '../runtime/memory/storage.ts';

/** Storage key of the flag that the app was installed (PWA-07). */
const INSTALLED_KEY = 'docusaurus.pwa.event.appInstalled.fired';
/** Storage key of the reader's choice to keep the site. */
const SAVED_KEY = 'offline';

interface AppNavigator {
  getInstalledRelatedApps?(): Promise<{ platform: string }[]>;
  connection?: { saveData?: boolean };
  /** Set by browsers without display modes for an app on the home screen. */
  standalone?: boolean;
}

const conditions: Record<OfflineStrategy, () => boolean | Promise<boolean>> = {
  appInstalled: async () => isInstalled() || isListed(),
  standalone: () =>
    matchMedia('(display-mode: standalone)').matches || (navigator as AppNavigator).standalone === true,
  queryString: () => new URLSearchParams(location.search).get('offlineMode') === 'true',
  // CON-01: a narrow window counts as mobile.
  mobile: () => matchMedia(NARROW_WINDOW).matches,
  saveData: () => (navigator as AppNavigator).connection?.saveData === true,
  always: () => true,
};

/** Returns whether the site works offline here: by the reader's choice, or because one of the conditions holds. */
export async function isOfflineMode(strategies: OfflineStrategy[]): Promise<boolean> {
  if (isSaved()) return true;
  const held = await Promise.all(strategies.map((strategy) => conditions[strategy]()));
  return held.includes(true);
}

/** Returns whether the reader chose to keep the site. */
export function isSaved(): boolean {
  return readStored(SAVED_KEY) === 'true';
}

/** Remembers whether the reader wants to keep the site. */
export function rememberSaved(saved: boolean): void {
  if (saved) writeStored(SAVED_KEY, 'true');
  else deleteStored(SAVED_KEY);
}

/** Returns whether the app was installed here. */
export function isInstalled(): boolean {
  return readStored(INSTALLED_KEY) === 'true';
}

/** Remembers whether the app is installed. */
export function rememberInstalled(installed: boolean): void {
  if (installed) writeStored(INSTALLED_KEY, 'true');
  else deleteStored(INSTALLED_KEY);
}

/** Returns whether the browser lists this site among installed apps; false in browsers that keep no such list. */
async function isListed(): Promise<boolean> {
  try {
    const apps = (await (navigator as AppNavigator).getInstalledRelatedApps?.()) ?? [];
    return apps.some(({ platform }) => platform === 'webapp');
  } catch {
    return false;
  }
}
