import { expect, test } from 'vitest';
import { isBackInDocument, isCancelableBack } from '../../../../src/client/runtime/back-guard.ts';

const own = { sameDocument: true };
const other = { sameDocument: false };

test.each([
  ['the first entry of the tab', [own], 0, false],
  ['after another entry of this document', [own, own], 1, true],
  ['after another document', [other, own], 1, false],
  ['with an entry of this document only ahead', [other, own, own], 1, false],
] as const)('whether Back stays in this document: %s', (_, entries, index, stays) => {
  expect(isBackInDocument(entries, index)).toBe(stays);
});

test.each([
  ['Back by one', { navigationType: 'traverse', index: 1, cancelable: true }, true],
  ['Back by two', { navigationType: 'traverse', index: 0, cancelable: true }, true],
  ['Back that the browser insists on', { navigationType: 'traverse', index: 1, cancelable: false }, false],
  ['Forward', { navigationType: 'traverse', index: 3, cancelable: true }, false],
  ['a link', { navigationType: 'push', index: -1, cancelable: true }, false],
  ['a reload', { navigationType: 'reload', index: 2, cancelable: true }, false],
] as const)('what the guard of entry 2 cancels: %s', (_, { index, ...event }, cancels) => {
  expect(isCancelableBack({ ...event, destination: { index } }, 2)).toBe(cancels);
});
