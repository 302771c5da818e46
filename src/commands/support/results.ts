import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './steps.ts';

/** One run of one test. */
export interface TestResult {
  /** Titles of the groups around it, from the outside in, and its own. */
  titles: string[];
  status: 'passed' | 'failed' | 'skipped';
}

/** Folder of the last run's results: one JSON file a test runner. */
const RESULTS_DIR = join(PROJECT, '.cache', 'test-results');

/** Path of a runner's results, with the results of an earlier run removed. */
export function freshResultFile(runner: 'vitest' | 'playwright'): string {
  const file = join(RESULTS_DIR, `${runner}.json`);
  mkdirSync(RESULTS_DIR, { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/** Results in a file; none when the runner did not get as far as writing it. */
export function readResultFile(file: string): TestResult[] {
  return existsSync(file) ? readReport(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

/** Results of all runners' last runs; absent when there are none. */
export function readLastResults(): TestResult[] | undefined {
  const names = existsSync(RESULTS_DIR)
    ? readdirSync(RESULTS_DIR).filter((name) => name.endsWith('.json'))
    : [];
  return names.length === 0 ? undefined : names.flatMap((name) => readResultFile(join(RESULTS_DIR, name)));
}

/** The part of Vitest's JSON report that is read here. */
interface VitestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
  }[];
}

/** The part of Playwright's JSON report that is read here. */
interface PlaywrightReport {
  suites: PlaywrightSuite[];
  /** Errors outside of tests: a file that cannot be loaded, a server that does not start. */
  errors?: { message?: string }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { status: string }[] }[];
}

/** Reads a report of Vitest or Playwright. A file that could not be loaded counts as one failed test. */
export function readReport(report: VitestReport | PlaywrightReport): TestResult[] {
  return 'testResults' in report ? readVitest(report) : readPlaywright(report);
}

function readVitest({ testResults }: VitestReport): TestResult[] {
  return testResults.flatMap(({ name, status, assertionResults }): TestResult[] => {
    if (assertionResults.length === 0) return status === 'failed' ? [{ titles: [name], status }] : [];
    return assertionResults.map((test) => ({
      titles: [...test.ancestorTitles, test.title],
      status: test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped',
    }));
  });
}

function readPlaywright({ suites, errors = [] }: PlaywrightReport): TestResult[] {
  const tests = suites.flatMap((suite) => readSuite(suite, []));
  return [
    ...tests,
    ...errors.map(({ message = 'error' }) => ({ titles: [message], status: 'failed' as const })),
  ];
}

function readSuite(suite: PlaywrightSuite, outer: string[]): TestResult[] {
  const titles = [...outer, suite.title];
  const own = suite.specs.flatMap((spec) =>
    spec.tests.map((test) => ({ titles: [...titles, spec.title], status: playwrightStatus(test.status) })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => readSuite(inner, titles))];
}

/** A test that passed at the second try has passed; the run's own report names it as flaky. */
function playwrightStatus(status: string): TestResult['status'] {
  return status === 'expected' || status === 'flaky' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed';
}

/** Numbers of tests by outcome. */
export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

/** Counts results by outcome. */
export function countResults(results: Pick<TestResult, 'status'>[]): Totals {
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
