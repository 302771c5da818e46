const STOPS = 'a[href], button:not(:disabled), input:not(:disabled), select, summary, [tabindex="0"]';

/**
 * Moves Tab from the last stop of a modal dialog to its first, and Shift+Tab back. The browser keeps the rest of the
 * page out of reach, but lets Tab continue to its own controls. See the ARIA Authoring Practices, "Dialog (Modal)".
 *
 * @returns a function that stops this.
 */
export function trapFocus(dialog: HTMLDialogElement): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.ctrlKey || event.altKey || event.metaKey) return;
    const stops = stopsIn(dialog);
    const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
    const { activeElement } = document;
    if (!to || (activeElement !== from && !(event.shiftKey && activeElement === dialog))) return;
    event.preventDefault();
    to.focus();
  };
  dialog.addEventListener('keydown', onKeyDown);
  return () => dialog.removeEventListener('keydown', onKeyDown);
}

/**
 * Moves the focus to the first stop in an element, for when the element that had it leaves the page: otherwise the
 * focus falls to `body`, and the next Tab starts anywhere.
 *
 * @returns false when there is no stop.
 */
export function focusFirst(within: Element | null | undefined): boolean {
  const [stop] = within ? stopsIn(within) : [];
  stop?.focus();
  return stop !== undefined;
}

/** Returns whether nothing on the page has the focus. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function stopsIn(element: Element): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(STOPS)].filter(isStop);
}

function isStop(element: HTMLElement): boolean {
  return element.tabIndex >= 0 && !element.closest('[inert]') && element.checkVisibility();
}
