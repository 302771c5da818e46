import { placeMenu } from '../runtime/copy-page.ts';

/** Menus of this document that are complete, or about to be. */
const filled = new WeakSet<Element>();

/**
 * Places the menu of the document, and completes each menu when the reader points at it, reaches it with a key or opens it.
 *
 * @param loadSite Loads the texts of the language; without them, the menu speaks English.
 */
export function listenToCopyMenu(loadSite: () => Promise<unknown>): void {
  placeMenu(document.querySelector<HTMLElement>('[data-copy]'));
  const complete = ({ target, type }: Event) => {
    const menu = target instanceof Element && target.closest<HTMLDetailsElement>('[data-copy] > details');
    if (!menu || filled.has(menu)) return;
    filled.add(menu);
    const texts = document.documentElement.lang.startsWith('en') ? undefined : loadSite().catch(() => {});
    Promise.all([import('../shell/page/copy-menu.lazy.ts'), texts]).then(
      ([{ fillMenu }]) => fillMenu(menu),
      (error: unknown) => {
        filled.delete(menu);
        if (type === 'toggle') console.warn('The menu could not be loaded; its link works.', error);
      },
    );
  };
  for (const type of ['pointerover', 'focusin', 'toggle']) addEventListener(type, complete, true);
}
