import { delegate } from '../runtime/delegate.ts';

const MENU = '[data-copy] > details';

/** Menus of this document that are complete, or about to be. */
const filled = new WeakSet<Element>();

/**
 * Completes the menu "Copy page", which `copy-page.ts` adds, when the reader points at it, reaches it with a key or opens it.
 *
 * @param loadSite Loads the texts of the language; without them, the menu speaks English.
 */
export function listenToCopyMenu(loadSite: () => Promise<unknown>): void {
  delegate<HTMLDetailsElement>(['pointerover', 'focusin', 'toggle'], MENU, (menu, { type }) => {
    if (filled.has(menu)) return;
    filled.add(menu);
    const texts = document.documentElement.lang.startsWith('en') ? undefined : loadSite().catch(() => {});
    Promise.all([import('./copy-menu.lazy.ts'), texts]).then(
      ([{ fillMenu }]) => fillMenu(menu),
      (error: unknown) => {
        filled.delete(menu);
        if (type === 'toggle') console.warn('The menu could not be loaded; its link works.', error);
      },
    );
  });
}
