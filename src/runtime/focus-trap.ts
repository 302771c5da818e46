const STOPS = 'a[href], button:not(:disabled), input:not(:disabled), select, summary, [tabindex="0"]';

/**
 * Leads Tab from the last stop of a modal dialog to its first, and Shift+Tab back. The browser keeps the rest of the
 * page out of reach, but lets Tab go on to its own controls.
 *
 * @returns what ends it.
 */
export function trapFocus(dialog: HTMLDialogElement): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.ctrlKey || event.altKey || event.metaKey) return;
    const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter(isStop);
    const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
    if (!to || (document.activeElement !== from && document.activeElement !== dialog)) return;
    if (document.activeElement === dialog && !event.shiftKey) return;
    event.preventDefault();
    to.focus();
  };
  dialog.addEventListener('keydown', onKeyDown);
  return () => dialog.removeEventListener('keydown', onKeyDown);
}

function isStop(element: HTMLElement): boolean {
  return element.tabIndex >= 0 && !element.closest('[inert]') && element.checkVisibility();
}
