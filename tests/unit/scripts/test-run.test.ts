import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { formatState, isSameState, nodeOf, resultFile } from '../../../scripts/support/test-run.ts';

const FIRST = { commit: '3214b5e2a9fa4b2e8f1d6c0b7a5e4d3c2b1a0f9e', changed: false };
const NEXT = { ...FIRST, commit: 'c64c91d2a9fa4b2e8f1d6c0b7a5e4d3c2b1a0f9e' };
const EDITED = { ...FIRST, changed: true };

test('results speak of the present state only when commit and files are the same', () => {
  expect(isSameState(FIRST, FIRST)).toBe(true);
  expect(isSameState(FIRST, NEXT)).toBe(false);
  expect(isSameState(EDITED, FIRST)).toBe(false);
  expect(isSameState(FIRST, EDITED)).toBe(false);
});

test('the state is written with its commit and with what has changed since', () => {
  expect(formatState(FIRST, FIRST)).toBe('Results of commit 3214b5e.');
  expect(formatState(EDITED, EDITED)).toBe(
    'Results of commit 3214b5e, with uncommitted changes. The project has changed since. Run `npm test` again.',
  );
  expect(formatState(FIRST, NEXT)).toBe(
    'Results of commit 3214b5e. The project has changed since. Run `npm test` again.',
  );
  expect(formatState({ changed: false }, FIRST)).toBe('Results of a folder without a commit.');
});

test('the name of a file with results says which other Node they are of', () => {
  expect(nodeOf(basename(resultFile('vitest', '24')))).toBe('Node 24');
  expect(nodeOf(basename(resultFile('vitest')))).toBeUndefined();
});
