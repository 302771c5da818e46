import { describe, expect, test } from 'vitest';
import { cardContent } from '../../../src/client/cards/content.ts';
import { placeCard } from '../../../src/client/cards/place.ts';

const base = {
  prefix: 'demo.',
  name: 'run',
  badges: [{ text: 'Function', tone: 'kind' }],
  leadHtml: 'Runs.',
};
const fn = {
  ...base,
  signatures: ['demo.run(<b>far</b>)', 'other'],
  params: [
    { id: 'param-far', name: 'far', typeHtml: 'integer', optional: true, descriptionHtml: 'How far.' },
  ],
  returns: [],
};
const names = Array.from({ length: 9 }, (_, index) => ({ id: `field-n${index}`, name: `n${index}` }));

describe('what a card says', () => {
  test('of a function: its first signature and its lead', () => {
    expect(cardContent({ kind: 'Function', data: fn }, '')).toEqual({
      codeHtml: 'demo.run(<b>far</b>)',
      textHtml: 'Runs.',
    });
  });

  test('of a parameter: its type and its description', () => {
    expect(cardContent({ kind: 'Function', data: fn }, 'param-far')).toEqual({
      codeHtml: '<b>far</b>?: integer',
      textHtml: 'How far.',
    });
  });

  test('of an anchor that is no value, such as a heading: what the page says', () => {
    expect(cardContent({ kind: 'Function', data: fn }, 'example')?.textHtml).toBe('Runs.');
  });

  test('of an event: its first fields', () => {
    const data = { ...base, prefix: '', name: 'start', fields: names };
    expect(cardContent({ kind: 'Event', data }, '')?.codeHtml).toBe(
      '<b class="f">start</b>: n0, n1, n2, n3, n4, n5, n6, n7, …',
    );
  });

  test('of a group: its name, though its table has fields', () => {
    const data = { ...base, fields: names };
    expect(cardContent({ kind: 'Group', data }, '')?.codeHtml).toBe('demo.<b class="f">run</b>');
    expect(cardContent({ kind: 'Group', data: base }, '')?.codeHtml).toBe('demo.<b class="f">run</b>');
  });

  test('of a deprecated symbol: a warning', () => {
    const badges = [...base.badges, { text: 'Deprecated', tone: 'warning' }];
    expect(cardContent({ kind: 'Function', data: { ...fn, badges } }, '')?.warning).toBe('Deprecated');
  });

  test.each([
    ['an article', { kind: 'Article', data: fn }],
    ['data of another shape', { kind: 'Function', data: { name: 'run' } }],
    ['badges of another shape', { kind: 'Function', data: { ...fn, badges: 'Function' } }],
    ['a missing name', { kind: 'Function', data: { leadHtml: '', badges: [] } }],
    ['no data', { kind: 'Function', data: null }],
  ])('of %s: nothing', (_, file) => {
    expect(cardContent(file, '')).toBeUndefined();
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
