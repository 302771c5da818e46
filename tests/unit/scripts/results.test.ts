import { expect, test } from 'vitest';
import { countResults, formatTotals, readReport } from '../../../scripts/support/results.ts';

test("Vitest's report: tests with their groups, and a file that could not be loaded", () => {
  const results = readReport({
    testResults: [
      {
        name: '/a.test.ts',
        status: 'failed',
        assertionResults: [
          { ancestorTitles: ['A-01: group'], title: 'one', status: 'passed' },
          { ancestorTitles: [], title: 'two', status: 'failed' },
          { ancestorTitles: [], title: 'three', status: 'pending' },
          { ancestorTitles: [], title: 'four', status: 'todo' },
        ],
      },
      { name: '/broken.test.ts', status: 'failed', assertionResults: [] },
      { name: '/empty.test.ts', status: 'passed', assertionResults: [] },
    ],
  });
  expect(results).toEqual([
    { titles: ['A-01: group', 'one'], status: 'passed' },
    { titles: ['two'], status: 'failed' },
    { titles: ['three'], status: 'skipped' },
    { titles: ['four'], status: 'skipped' },
    { titles: ['/broken.test.ts'], status: 'failed' },
  ]);
});

test("Playwright's report: each project's run counts, a flaky one as passed at a later try, errors outside of tests too", () => {
  const results = readReport({
    suites: [
      {
        title: 'file.spec.ts',
        specs: [{ title: 'A-02: top', tests: [{ status: 'expected' }, { status: 'unexpected' }] }],
        suites: [
          {
            title: 'A-03: group',
            specs: [{ title: 'inner', tests: [{ status: 'flaky' }, { status: 'skipped' }] }],
          },
        ],
      },
    ],
    errors: [{ message: 'no server' }],
  });
  const lines = results.map(
    ({ titles, status, retried }) => `${titles.join(' > ')}: ${status}${retried ? ', retried' : ''}`,
  );
  expect(lines).toEqual([
    'file.spec.ts > A-02: top: passed',
    'file.spec.ts > A-02: top: failed',
    'file.spec.ts > A-03: group > inner: passed, retried',
    'file.spec.ts > A-03: group > inner: skipped',
    'no server: failed',
  ]);
});

test('the total names skipped tests only when there are some', () => {
  const totals = countResults([{ status: 'passed' }, { status: 'passed' }, { status: 'failed' }]);
  expect(formatTotals(totals)).toBe('2 passed, 1 failed');
  expect(formatTotals({ ...totals, skipped: 4 })).toBe('2 passed, 1 failed, 4 skipped');
});
