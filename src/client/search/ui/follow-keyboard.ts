/**
 * Keeps the dialog of narrow windows in the part of the window that an on-screen keyboard leaves free: for the
 * keyboard, browsers shrink the visual viewport but not the layout.
 */
export function followKeyboard(frame: HTMLElement): void {
  const viewport = window.visualViewport;
  if (!viewport) return;
  const follow = () => {
    frame.style.setProperty('--search-height', `${viewport.height}px`);
    frame.style.setProperty('--search-top', `${viewport.offsetTop}px`);
  };
  viewport.addEventListener('resize', follow);
  viewport.addEventListener('scroll', follow);
  follow();
}
