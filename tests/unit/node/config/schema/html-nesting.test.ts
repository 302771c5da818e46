import { expect, it } from 'vitest';
import { findMisnested } from '../../../../../src/node/config/schema/html-nesting.ts';

it.each([
  '',
  'a < b, 3 <4 and c > d',
  '<b>Bold</b> &copy; <br> <img src="/a.png" alt="">',
  '<a title="a > b" href=/x>x</a>',
  '<ul><li>One<li>Two</ul><p>Three',
  '<table><tr><td>1<td>2</table>',
  '<!-- <b> --><!--><i>x</i>',
  '<svg viewBox="0 0 9 9"><path d="M0 0"/><g/></svg>',
  '<style>a::before { content: "<b>" }</style>',
  '<B>x</b><my-tag>y</my-tag>',
])('%j ends what it starts', (html) => {
  expect(findMisnested(html)).toBeUndefined();
});

it.each([
  ['<b>x', 'does not close `<b>`'],
  ['<table><tr><td>1', 'does not close `<table>`'],
  ['<div/>x', 'does not close `<div>`'],
  ['<b><span>x</b>', 'does not close `<span>`'],
  ['<b><i>x</b></i>', 'closes `<b>` before `<i>`'],
  ['x</section>', 'closes `<section>` more often'],
  ['<textarea><b>x', 'does not close `<textarea>`'],
  ['<b title="x>y</b>', 'has `<b` without its end'],
  ['x <!-- y', 'has `<!--` without its end'],
])('%j is told', (html, message) => {
  expect(findMisnested(html)).toContain(`The HTML ${message}`);
});
