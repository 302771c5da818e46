import type { CardContent, SymbolCard } from '../../shared/symbol-card.ts';

/**
 * Returns what a card says about the symbol of a page, or about a parameter, result, field or member of it; absent when the
 * page has no card, or one of another shape.
 *
 * @param anchor Id of the place; empty for the symbol itself.
 */
export function cardContent({ card }: { card?: SymbolCard }, anchor: string): CardContent | undefined {
  const { places = {} } = card ?? {};
  const content = anchor && Object.hasOwn(places, anchor) ? places[anchor] : card;
  return typeof content?.codeHtml === 'string' && typeof content.textHtml === 'string' ? content : undefined;
}
