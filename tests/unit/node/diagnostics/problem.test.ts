import { expect, test } from 'vitest';
import { formatProblem } from '../../../../src/node/diagnostics/problem.ts';

test('a name with a line break does not break the line of its problem', () => {
  const problem = {
    severity: 'error',
    file: 'a\nb.md',
    message: '`a\nb` is wrong.',
    fix: 'Rename `a\nb`.',
  } as const;
  expect(formatProblem(problem)).toBe('a\\nb.md: error: `a\\nb` is wrong.\n  Rename `a\\nb`.');
});
