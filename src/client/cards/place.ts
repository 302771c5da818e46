/** A rectangle in the window. */
export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Pixels between a card and its link, and at least between a card and the edges of the window. */
const GAP = 8;

/**
 * Returns the position of a card in the window: below its link, or above it where there is more room, and never over it.
 *
 * @param size Width and height of the card.
 * @param view Part of the window that the navbar does not cover.
 */
export function placeCard(
  link: Box,
  size: { width: number; height: number },
  view: Box,
): { top: number; left: number } {
  const below = view.bottom - link.bottom;
  const above = link.top - view.top;
  const isBelow = below >= size.height + 2 * GAP || below >= above;
  const most = view.right - size.width - GAP;
  return {
    top: isBelow ? link.bottom + GAP : link.top - size.height - GAP,
    left: Math.max(view.left + GAP, Math.min(link.left, most)),
  };
}
