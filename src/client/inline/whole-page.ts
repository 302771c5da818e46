/**
 * Lets the first paint wait for the whole page when it opens elsewhere than at its top: at a heading, or where a reload or Back
 * restores it. It would otherwise show its top first, and jump.
 *
 * @param target What to wait for: the element after content and footer, as a link to it.
 */
export default function waitForWholePage(target: string): void {
  try {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (location.hash || entry?.type !== 'navigate')
      (document.querySelector('[rel=expect]') as HTMLLinkElement).href = target;
  } catch {
    // The page shows its top first.
  }
}
