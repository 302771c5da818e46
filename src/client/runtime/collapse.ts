/**
 * Returns the milliseconds that a block of a height in pixels takes to open or close: taller blocks take longer, but
 * much less than in proportion. The curve is that of `getAutoHeightDuration` in Material UI.
 *
 * @example
 * collapseDuration(100) // 239
 */
export function collapseDuration(height: number): number {
  const rows = height / 36;
  return Math.round(10 * (4 + 15 * rows ** 0.25 + rows / 5));
}

/** Running animations by block, and whether they open it. */
const running = new WeakMap<HTMLElement, { animation: Animation; open: boolean }>();

/**
 * Opens or closes a block by animating its height. At rest, a closed block is hidden and an open one has its natural
 * height; neither has inline styles. A call during an animation continues from the current height. Readers who prefer
 * reduced motion see the result at once.
 *
 * The block must have no padding or border above and below, and `display: flow-root` if margins of its content would
 * reach out of it. In React, render `hidden={!open}` and call this in a layout effect after `open` has changed.
 *
 * @param show Shows or hides the block. It also learns how to scroll to the block, if at all.
 */
export function animateHeight(
  block: HTMLElement,
  open: boolean,
  show: (shown: boolean, behavior: ScrollBehavior) => void,
): void {
  const before = running.get(block);
  if (before?.open === open) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    before?.animation.cancel();
    settle(block);
    show(open, 'instant');
    return;
  }
  show(true, 'smooth');
  const reached = before ? block.getBoundingClientRect().height : undefined;
  before?.animation.cancel();
  block.style.overflow = 'hidden';
  const height = block.getBoundingClientRect().height;
  const from = reached ?? (open ? 0 : height);
  const animation = block.animate(
    { height: [`${from}px`, `${open ? height : 0}px`] },
    { duration: collapseDuration(height), easing: 'ease-in-out' },
  );
  running.set(block, { animation, open });
  animation.onfinish = () => {
    settle(block);
    show(open, 'smooth');
  };
}

/** Opens or closes a `<details>` element; `content` is everything below its summary. */
export function toggleDetails(details: HTMLDetailsElement, content: HTMLElement): void {
  const open = !(running.get(content)?.open ?? details.open);
  animateHeight(content, open, (shown) => {
    details.open = shown;
  });
}

function settle(block: HTMLElement): void {
  running.delete(block);
  block.style.removeProperty('overflow');
  if (!block.getAttribute('style')) block.removeAttribute('style');
}
