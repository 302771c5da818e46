/** Moves the focus to an element that Tab does not reach. */
export function lendFocus(element: HTMLElement, options?: FocusOptions): void {
  element.tabIndex = -1;
  element.focus(options);
  // The same function each time: an element that keeps the focus over many pages has one listener.
  element.addEventListener('blur', endFocus, { once: true });
}

/** Removes the `tabindex` when the focus leaves: any earlier, browsers would take the focus away at once. */
function endFocus({ currentTarget }: FocusEvent): void {
  (currentTarget as Element).removeAttribute('tabindex');
}
