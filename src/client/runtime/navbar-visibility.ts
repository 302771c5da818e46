import { farthestScroll } from './start/sign-of-life.ts';

/**
 * Hides the navbar while the reader scrolls down, and shows it when the reader scrolls up, is near the top, goes to
 * another page or heading, or brings the focus into it. `data-hidden` on the element says that it is hidden.
 *
 * @returns a function that stops this.
 */
export function hideOnScroll(navbar: HTMLElement): () => void {
  let last = scrollY;
  let jumped = false;
  const show = (shown: boolean) => {
    navbar.toggleAttribute('data-hidden', !shown);
  };
  const onScroll = () => {
    const { offsetHeight: height } = navbar;
    const down = scrollY >= last;
    last = scrollY;
    if (scrollY < height) show(true);
    else if (jumped || navbar.querySelector(':focus-visible')) return;
    else if (down) show(false);
    // Browsers that bounce at the end of the page scroll up a little on their own.
    else if (scrollY + innerHeight < document.documentElement.scrollHeight - height) show(true);
  };
  // The scroll of the jump itself follows; it comes before the second frame.
  const onJump = () => {
    show(true);
    jumped = true;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        jumped = false;
      }),
    );
  };
  const onFocus = () => show(true);

  // The reader may have scrolled before this code ran; a heading in the address is a jump.
  if (!location.hash) {
    last = farthestScroll();
    if (last) onScroll();
  }
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('hashchange', onJump);
  window.navigation?.addEventListener('navigatesuccess', onJump);
  navbar.addEventListener('focusin', onFocus);
  return () => {
    removeEventListener('scroll', onScroll);
    removeEventListener('hashchange', onJump);
    window.navigation?.removeEventListener('navigatesuccess', onJump);
    navbar.removeEventListener('focusin', onFocus);
  };
}
