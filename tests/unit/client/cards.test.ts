import { describe, expect, test } from 'vitest';
import { cardContent } from '../../../src/client/cards/content.ts';
import { placeCard } from '../../../src/client/cards/place.ts';
import type { SymbolCard } from '../../../src/shared/symbol-card.ts';

const card = {
  codeHtml: 'demo.run(<b>far</b>)',
  textHtml: 'Runs.',
  places: { 'param-far': { codeHtml: '<b>far</b>?: integer', textHtml: 'How far.' } },
};

describe('what a card says', () => {
  test('of a symbol', () => {
    expect(cardContent({ card }, '')).toMatchObject({ codeHtml: 'demo.run(<b>far</b>)', textHtml: 'Runs.' });
  });

  test('of a parameter', () => {
    expect(cardContent({ card }, 'param-far')).toEqual(card.places['param-far']);
  });

  test.each(['example', 'toString'])('of `%s`, which is no value: what the page says', (anchor) => {
    expect(cardContent({ card }, anchor)?.textHtml).toBe('Runs.');
  });

  test.each([
    ['a page without a card', {}],
    ['a card without code', { card: { textHtml: 'Runs.' } }],
    ['a card of another shape', { card: 'demo.run' }],
    ['a card with another text', { card: { codeHtml: 'demo.run()', textHtml: 1 } }],
  ])('of %s: nothing', (_, file) => {
    expect(cardContent(file as { card?: SymbolCard }, '')).toBeUndefined();
  });
});

describe('where a card is', () => {
  const size = { width: 300, height: 100 };
  const view = { top: 50, bottom: 600, left: 0, right: 400 };
  const link = (top: number, left = 20) => ({ top, bottom: top + 20, left, right: left + 60 });

  test.each([
    ['below its link', link(100), { top: 128, left: 20 }],
    ['above it where there is no room below', link(560), { top: 452, left: 20 }],
    ['within the window', link(100, 350), { top: 128, left: 92 }],
    ['within the window at the start', link(100, -20), { top: 128, left: 8 }],
    ['below it where there is room, though there is more above', link(400), { top: 428, left: 20 }],
  ])('%s', (_, box, place) => {
    expect(placeCard(box, size, view)).toEqual(place);
  });

  test('on the side with more room where it fits on neither', () => {
    expect(placeCard(link(300), { width: 300, height: 400 }, view).top).toBe(328);
    expect(placeCard(link(340), { width: 300, height: 400 }, view).top).toBe(-68);
  });

  test('never over its link, however little room there is', () => {
    const { top } = placeCard(link(70), { width: 300, height: 500 }, { ...view, bottom: 160 });
    expect(top >= 90 || top + 500 <= 70).toBe(true);
  });
});
