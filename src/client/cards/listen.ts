import { delegate } from '../runtime/delegate.ts';
import { loadOnce } from '../runtime/loading/load-once.ts';
import { isMeant, type PeekPage } from './intent.ts';

/**
 * Selector of links to symbols in the text, except names that begin a row of an overview (`code` with a class or in a header
 * cell): their summary is next to them. In tables of a text, the link is around the `code`.
 */
const SYMBOLS =
  'main :is(code:not([class],th>*) a,a:has(>code)):is([data-kind=Function],[data-kind=Event],[data-kind=Type],[data-kind=Group])';

/**
 * Shows a card with signature and summary when a reader points at a link to a symbol, or focuses it by keyboard. The
 * first such link loads the code. Links are found by delegation, so this works before React has loaded, and without it.
 */
export function listenForCards(peek: PeekPage): void {
  const cards = loadOnce(async () => (await import('./cards.ts')).createCards(peek));
  // A move, because the pointer may have come onto the link before this script ran.
  delegate<HTMLAnchorElement>(['pointermove', 'focusin'], SYMBOLS, (link, event) => {
    // Not every browser has marked the link as hovered by then.
    const isTaken = event instanceof PointerEvent ? event.pointerType !== 'touch' : isMeant(link);
    if (!isTaken || link.closest('nav')) return;
    cards.load().then(
      (loaded) => loaded.begin(link),
      () => {},
    );
  });
}
