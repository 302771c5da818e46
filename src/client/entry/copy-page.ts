/** Menus of this document that are complete, or about to be. */
const filled = new WeakSet<Element>();

/**
 * Completes the menu "Copy page" when the reader points at it, reaches it with a key or opens it.
 *
 * @param loadSite Loads the texts of the language; without them, the menu speaks English.
 */
export function listenToCopyMenu(loadSite: () => Promise<unknown>): void {
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
