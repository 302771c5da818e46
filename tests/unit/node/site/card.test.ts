import { expect, test } from 'vitest';
import { cardOf } from '../../../../src/node/site/views/card.ts';

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
    { name: 'rest', typeHtml: 'any', optional: false, descriptionHtml: '' },
  ],
  returns: [],
};
const names = Array.from({ length: 9 }, (_, index) => ({
  id: `field-n${index}`,
  name: `n${index}`,
  typeHtml: 'string',
  descriptionHtml: '',
}));

function cardFor(kind: string, data: object) {
  return cardOf({ kind, data } as Parameters<typeof cardOf>[0]);
}

test('a card of a function has its first signature and its lead, and its parameters that links may lead to', () => {
  expect(cardFor('Function', fn)).toEqual({
    codeHtml: 'demo.run(<b>far</b>)',
    textHtml: 'Runs.',
    places: { 'param-far': { codeHtml: '<b>far</b>?: integer', textHtml: 'How far.' } },
  });
});

test('a card of an event has its first fields', () => {
  expect(cardFor('Event', { ...base, prefix: '', name: 'start', fields: names })?.codeHtml).toBe(
    '<b class="f">start</b>: n0, n1, n2, n3, n4, n5, n6, n7, …',
  );
});

test('a card of a group has its name, though its table has fields', () => {
  expect(cardFor('Group', { ...base, fields: names })?.codeHtml).toBe('demo.<b class="f">run</b>');
  expect(cardFor('Group', base)).toEqual({ codeHtml: 'demo.<b class="f">run</b>', textHtml: 'Runs.' });
});

test('a card of a set of values has its members, each with a place', () => {
  const members = ['"a"', '"b"'].map((literal) => ({ id: literal, literal, descriptionHtml: 'One.' }));
  const card = cardFor('Type', { ...base, members });
  expect(card?.codeHtml).toBe('demo.<b class="f">run</b>: "a" | "b"');
  expect(card?.places?.['"b"']).toEqual({ codeHtml: '<b>"b"</b>', textHtml: 'One.' });
});

test('a card of a deprecated symbol has a warning', () => {
  const badges = [...base.badges, { text: 'Deprecated', tone: 'warning' }];
  expect(cardFor('Function', { ...fn, badges })?.warning).toBe('Deprecated');
});

test('pages that are about no symbol have no card', () => {
  expect(cardFor('Article', fn)).toBeUndefined();
});
