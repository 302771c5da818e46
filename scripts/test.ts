import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineCommand } from '../src/node/commands/support/command.ts';
import { misusedIds, readSections, retriedTests } from './support/acceptance.ts';
import { browserTests } from './support/browser-tests.ts';
import { type Outcome, runStaticChecks, runTests, runUnitTests } from './support/check-steps.ts';
import { countResults, formatTotals } from './support/results.ts';
import { formatStep, PROJECT } from './support/steps.ts';
import { readTestRun, resultFile, startTestRun } from './support/test-run.ts';

/** `npm test` */
export const run = defineCommand({
  name: 'test',
  summary: 'Runs every check and every test. The last line is the total.',
  options: {},
  async action() {
    await startTestRun();
    const outcomes = [
      ...(await runStaticChecks()),
      ...(await runUnitTests(resultFile('vitest'))),
      ...(await runBrowserTests()),
      ...(await checkTitles()),
    ];
    const totals = countResults(outcomes);
    console.log(formatTotals(totals));
    return totals.failed === 0 && totals.passed > 0 ? 0 : 1;
  },
});

async function runBrowserTests(): Promise<Outcome> {
  const file = resultFile('playwright');
  const program = await browserTests([]);
  if (!program) return [{ status: 'failed' }];
  return runTests(file, { ...program, env: { ...program.env, E2E_RESULTS: file } });
}

/** Checks the ids in the titles of all tests that ran, and names the tests that needed a second try. */
async function checkTitles(): Promise<Outcome> {
  const results = readTestRun()?.results ?? [];
  for (const title of retriedTests(results)) console.log(`Second try: ${title}`);
  const sections = readSections(await readFile(join(PROJECT, 'docs', 'acceptance.md'), 'utf8'));
  const misused = misusedIds(sections, results);
  const ok = misused.length === 0;
  console.log(formatStep({ name: 'ids in the titles of tests', ok, seconds: 0, output: misused.join('\n') }));
  return [{ status: ok ? 'passed' : 'failed' }];
}
