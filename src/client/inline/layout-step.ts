/**
 * Lays out what has arrived of the document, and removes itself from it, so that hydration finds only the app. Painting
 * waits for the content, so a slow processor would otherwise lay everything out in one long task at the end. In steps, some
 * of that work is done while the rest is still arriving, and no task blocks for long.
 */
export default function layOut(): void {
  document.currentScript?.remove();
  document.body.getBoundingClientRect();
}
