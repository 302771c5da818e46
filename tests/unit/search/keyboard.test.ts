import { expect, it } from 'vitest';
import { onEnglishKeys } from '../../../src/client/search/query/keyboard.ts';

it.each([
  ['екфсу_дшту', 'trace_line'],
  ['ЕкфсуДшту', 'traceline'],
  ['сдшутеюдщп', 'client.log'],
  ['іекштп', 'string'],
  ['trace_line', 'trace_line'],
  ['trace_дшту', 'trace_line'],
  ['ѣ 描画 é', 'ѣ 描画 é'],
])('keys of a Russian keyboard type what they would on an English one: %s', (typed, meant) => {
  expect(onEnglishKeys(typed)).toBe(meant);
});
