import { delegate } from '../runtime/delegate.ts';
import type { Cards } from './cards.ts';
import { isMeant, type PeekPage } from './intent.ts';

/**
 * Selector of links to symbols in the text, except names that begin a row of an overview (`code` with a class, or a
 * header cell): their summary stands beside them.
 */
const SYMBOLS =
  'main :is(p, li, td, dd, pre, div) :is(code:not([class]) a, a:has(> code)):is([data-kind="Function"], [data-kind="Event"], [data-kind="Type"], [data-kind="Group"])';

/**
 * Shows a card with signature and summary when a reader points at a link to a symbol, or focuses it by keyboard. The
 * first such link loads the code. Links are found by delegation, so this works before React has loaded, and without it.
 */
export function listenForCards(peek: PeekPage): void {
  let cards: Promise<Cards> | undefined;
  const take = (link: HTMLAnchorElement, event: Event) => {
    // Not every browser has marked the link as hovered by then.
    const isTaken = event instanceof PointerEvent ? event.pointerType !== 'touch' : isMeant(link);
    if (!isTaken || link.closest('nav')) return;
    cards ??= import('./cards.ts').then(({ createCards }) => createCards(peek));
    cards.then(
      (loaded) => loaded.begin(link),
      () => {
        cards = undefined;
      },
    );
  };
  delegate(['pointerover', 'focusin'], SYMBOLS, take);
  // The pointer may have come onto a link before this script ran.
  delegate(['pointermove'], SYMBOLS, take, true);
}
