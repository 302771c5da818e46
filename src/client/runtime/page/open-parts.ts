/**
 * Remembers which blocks of the page are open and which tabs are chosen, before a change in the dev server replaces the
 * content.
 *
 * @returns a function that opens and chooses them again, where they still exist, and keeps in place what is in view.
 */
export function rememberOpenParts(): () => void {
  const opened = new Set(detailsOf('[open]').map(titleOf));
  const chosen = [...document.querySelectorAll('main .tabs')].map((tabs) => selectedOf(tabs)?.dataset.value);
  const { scrollY } = window;
  return () => {
    const { scrollHeight } = document.documentElement;
    for (const details of detailsOf(':not([open])')) if (opened.has(titleOf(details))) details.open = true;
    document.querySelectorAll('main .tabs').forEach((tabs, index) => {
      const value = chosen[index];
      if (value !== undefined && value !== selectedOf(tabs)?.dataset.value) tabOf(tabs, value)?.click();
    });
    // The shorter page may have moved what the reader looks at; otherwise, the reader may have scrolled meanwhile.
    if (document.documentElement.scrollHeight !== scrollHeight)
      scrollTo({ top: scrollY, behavior: 'instant' });
  };
}

function detailsOf(state: string): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>(`main details.details${state}`)];
}

function titleOf(details: HTMLDetailsElement): string | null | undefined {
  return details.querySelector('summary')?.textContent;
}

function selectedOf(tabs: Element): HTMLElement | null {
  return tabs.querySelector<HTMLElement>(':scope > [role=tablist] > [aria-selected=true]');
}

function tabOf(tabs: Element, value: string): HTMLElement | undefined {
  const all = tabs.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]');
  return [...all].find(({ dataset }) => dataset.value === value);
}
