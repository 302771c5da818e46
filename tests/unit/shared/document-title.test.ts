import { expect, test } from 'vitest';
import { documentTitle } from '../../../src/shared/document-title.ts';

test.each([
  ['client.trace_line', 'client.trace_line | Documentation'],
  ['', 'Documentation'],
  ['Documentation', 'Documentation'],
])('the title of the page "%s" is "%s"', (title, whole) => {
  expect(documentTitle(title, 'Documentation')).toBe(whole);
});
