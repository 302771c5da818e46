import { expect, test, vi } from 'vitest';
import { startOffline } from '../../../../src/client/offline/start.ts';
import type { OfflineView } from '../../../../src/shared/site.ts';

/** Tells at once that what it observes is in view. */
class AtOnce {
  #found: (entries: { isIntersecting: boolean }[]) => void;

  constructor(found: (entries: { isIntersecting: boolean }[]) => void) {
    this.#found = found;
  }

  observe() {
    this.#found([{ isIntersecting: true }]);
  }

  disconnect() {}
}

test('a control that cannot be shown leaves its reason in the console', async () => {
  const localStorage = { getItem: () => null };
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('window', { localStorage, IntersectionObserver: AtOnce });
  vi.stubGlobal('IntersectionObserver', AtOnce);
  vi.stubGlobal('addEventListener', () => {});
  const getRegistration = () => {
    throw new Error('refused');
  };
  vi.stubGlobal('navigator', { serviceWorker: { register: async () => undefined, getRegistration } });
  vi.stubGlobal('document', { querySelector: () => ({}) });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const view: OfflineView = {
    worker: '/sw.js',
    scope: '/',
    facts: '/offline.json',
    strategies: [],
    debug: false,
  };
  await startOffline(view);
  await vi.dynamicImportSettled();
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(new Error('refused')));
});
