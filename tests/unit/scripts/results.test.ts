import { expect, test } from 'vitest';
import { countResults, formatSlowest, formatTotals, readReport } from '../../../scripts/support/results.ts';

const run = (status: string, projectName: string, ...tries: number[]) => ({
  status,
  projectName,
  results: tries.map((duration) => ({ duration })),
});

test("Vitest's report: tests with their groups, and a file that could not be loaded", () => {
  const results = readReport({
    testResults: [
      {
        name: '/a.test.ts',
        status: 'failed',
        assertionResults: [
          { ancestorTitles: ['A-01: group'], title: 'one', status: 'passed', duration: 250 },
          { ancestorTitles: [], title: 'two', status: 'failed' },
          { ancestorTitles: [], title: 'three', status: 'pending' },
          { ancestorTitles: [], title: 'four', status: 'todo', duration: null },
        ],
      },
      { name: '/broken.test.ts', status: 'failed', assertionResults: [] },
      { name: '/empty.test.ts', status: 'passed', assertionResults: [] },
    ],
  });
  expect(results).toEqual([
    { titles: ['A-01: group', 'one'], status: 'passed', seconds: 0.25 },
    { titles: ['two'], status: 'failed', seconds: 0 },
    { titles: ['three'], status: 'skipped', seconds: 0 },
    { titles: ['four'], status: 'skipped', seconds: 0 },
    { titles: ['/broken.test.ts'], status: 'failed', seconds: 0 },
  ]);
});

test("Playwright's report: each project's run counts, a flaky one as passed at a later try, errors outside of tests too", () => {
  const results = readReport({
    suites: [
      {
        title: 'file.spec.ts',
        specs: [
          { title: 'A-02: top', tests: [run('expected', 'desktop', 400), run('unexpected', 'phone', 700)] },
        ],
        suites: [
          {
            title: 'A-03: group',
            specs: [{ title: 'inner', tests: [run('flaky', 'desktop', 900, 300), run('skipped', 'phone')] }],
          },
        ],
      },
    ],
    errors: [{ message: 'no server' }],
  });
  const lines = results.map(
    ({ titles, status, retried, seconds, place }) =>
      `${place ?? 'nowhere'} ${titles.join(' > ')}: ${status}${retried ? ', retried' : ''} in ${seconds} s`,
  );
  expect(lines).toEqual([
    'desktop file.spec.ts > A-02: top: passed in 0.4 s',
    'phone file.spec.ts > A-02: top: failed in 0.7 s',
    'desktop file.spec.ts > A-03: group > inner: passed, retried in 1.2 s',
    'phone file.spec.ts > A-03: group > inner: skipped in 0 s',
    'nowhere no server: failed in 0 s',
  ]);
});

test('the total names skipped tests only when there are some', () => {
  const totals = countResults([{ status: 'passed' }, { status: 'passed' }, { status: 'failed' }]);
  expect(formatTotals(totals)).toBe('2 passed, 1 failed');
  expect(formatTotals({ ...totals, skipped: 4 })).toBe('2 passed, 1 failed, 4 skipped');
});

test('the slowest tests come first, with where they ran', () => {
  const test = (title: string, seconds: number, place?: string) => ({
    titles: ['a file', title],
    status: 'passed' as const,
    seconds,
    ...(place && { place }),
  });
  expect(formatSlowest([test('one', 1.26), test('two', 12, 'phone'), test('three', 0.4)], 2)).toBe(
    '   12.0 s  phone: a file › two\n    1.3 s  a file › one',
  );
});
