/** Moves the focus to an element that Tab does not reach. */
export function lendFocus(element: HTMLElement, options?: FocusOptions): void {
  element.tabIndex = -1;
  element.focus(options);
  // The same function each time: an element that keeps the focus over many pages has one listener.
  element.addEventListener('blur', endFocus);
}

/** Id of the content container that the skip link leads to without script. */
export const CONTENT_ID = 'main-content';

/** Moves the focus to the content; returns false when there is none. */
export function focusContent(): boolean {
  const target = document.querySelector<HTMLElement>(`main,#${CONTENT_ID}`);
  if (target) lendFocus(target);
  return target !== null;
}

/**
 * Removes the `tabindex` when the focus leaves: any earlier, browsers would take the focus away at once. A dialog that
 * opens gives the focus back when it closes.
 */
function endFocus({ currentTarget }: FocusEvent): void {
  if (!document.querySelector('dialog[open]')) (currentTarget as Element).removeAttribute('tabindex');
}
