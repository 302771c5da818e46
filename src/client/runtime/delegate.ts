/**
 * Calls `react` for events on elements that match a selector, or within them, including elements that are added later,
 * and whether or not the app has loaded. For what few readers reach for, `react` can load the code.
 *
 * @example
 * delegate(['reset'], '.search-page-form', (form) => form.querySelector('input')?.focus())
 */
export function delegate<Found extends HTMLElement>(
  types: readonly string[],
  selector: string,
  react: (element: Found, event: Event) => void,
): void {
  const pass = (event: Event) => {
    const element = event.target instanceof Element ? event.target.closest<Found>(selector) : null;
    if (element) react(element, event);
  };
  // `toggle` does not bubble.
  for (const type of types)
    document.addEventListener(type, pass, { capture: true, passive: type === 'touchstart' });
}
