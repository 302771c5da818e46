import { expect, it } from 'vitest';
import { withPlainIs, withPlainNot } from '../../../src/client/search/query/negation.ts';

it.each([
  ["text doesn't show", 'text not show'],
  ['text doesnt show', 'text not show'],
  ['text doesn’t show', 'text not show'],
  ["script won't load", 'script not load'],
  ["Can't load", 'not load'],
  ['want a font count', 'want a font count'],
  ['cannot resume', 'cannot resume'],
])('a complaint says not: %s', (typed, plain) => {
  expect(withPlainNot(typed)).toBe(plain);
});

it.each([
  ["what's new", 'what is new'],
  ['whats new', 'what is new'],
  ['Who’s shooting', 'Who is shooting'],
  ['shows what', 'shows what'],
])('a question says is: %s', (typed, plain) => {
  expect(withPlainIs(typed)).toBe(plain);
});
