import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/** One run of one test. */
export interface TestResult {
  /** Titles of the groups around it, from the outside in, and its own. */
  titles: string[];
  status: 'passed' | 'failed' | 'skipped';
  /** It passed, but not at its first try. */
  retried?: true;
  /** How long it took, all tries together. */
  seconds: number;
  /** Where it ran, when not everywhere is the same: `phone`, or `Node 24`. */
  place?: string;
}

/** Prepares for a runner's results: creates the folder, and deletes the file of an earlier run. */
export function clearResultFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
}

/** Returns the results in a file; none when the runner did not get as far as writing them. */
export function readResultFile(file: string): TestResult[] {
  return existsSync(file) ? readReport(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

/** The part of Vitest's JSON report that is read here. */
interface VitestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string; duration?: number | null }[];
  }[];
}

/** The part of Playwright's JSON report that is read here. */
interface PlaywrightReport {
  suites: PlaywrightSuite[];
  /** Errors outside tests: a file that cannot be loaded, a server that does not start. */
  errors?: { message?: string }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: PlaywrightTest[] }[];
}

interface PlaywrightTest {
  status: string;
  projectName: string;
  /** Each try, in milliseconds. */
  results: { duration: number }[];
}

/** Reads a report of Vitest or Playwright. A file that could not be loaded counts as one failed test. */
export function readReport(report: VitestReport | PlaywrightReport): TestResult[] {
  return 'testResults' in report ? readVitest(report) : readPlaywright(report);
}

function readVitest({ testResults }: VitestReport): TestResult[] {
  return testResults.flatMap(({ name, status, assertionResults }): TestResult[] => {
    if (assertionResults.length === 0)
      return status === 'failed' ? [{ titles: [name], status, seconds: 0 }] : [];
    return assertionResults.map((test) => ({
      titles: [...test.ancestorTitles, test.title],
      status: test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped',
      seconds: (test.duration ?? 0) / 1000,
    }));
  });
}

function readPlaywright({ suites, errors = [] }: PlaywrightReport): TestResult[] {
  const tests = suites.flatMap((suite) => readSuite(suite, []));
  return [
    ...tests,
    ...errors.map(({ message = 'error' }) => ({ titles: [message], status: 'failed' as const, seconds: 0 })),
  ];
}

function readSuite(suite: PlaywrightSuite, outer: string[]): TestResult[] {
  const titles = [...outer, suite.title];
  const direct = suite.specs.flatMap((spec) =>
    spec.tests.map(
      ({ status, projectName, results }): TestResult => ({
        titles: [...titles, spec.title],
        ...readStatus(status),
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        place: projectName,
      }),
    ),
  );
  return [...direct, ...(suite.suites ?? []).flatMap((inner) => readSuite(inner, titles))];
}

/** A test that passed at a later try has passed, and says so. */
function readStatus(status: string): Pick<TestResult, 'status' | 'retried'> {
  if (status === 'flaky') return { status: 'passed', retried: true };
  return { status: status === 'expected' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed' };
}

/** Numbers of tests by outcome. */
export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

/** Counts results by outcome. */
export function countResults(results: readonly Pick<TestResult, 'status'>[]): Totals {
  const count = (status: TestResult['status']) => results.filter((result) => result.status === status).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}

/**
 * Writes totals as the last line of a run.
 *
 * @example
 * formatTotals({ passed: 12, failed: 0, skipped: 1 }) // '12 passed, 0 failed, 1 skipped'
 */
export function formatTotals({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * Writes the tests that took longest, one on a line.
 *
 * @example
 * formatSlowest([{ titles: ['a.spec.ts', 'one'], seconds: 4, place: 'phone', status: 'passed' }], 10)
 * // '    4.0 s  phone: a.spec.ts › one'
 */
export function formatSlowest(results: readonly TestResult[], count: number): string {
  return results
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ titles, seconds, place }) => {
      const name = titles.join(' › ');
      return `${seconds.toFixed(1).padStart(7)} s  ${place ? `${place}: ${name}` : name}`;
    })
    .join('\n');
}
