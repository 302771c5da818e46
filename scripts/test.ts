import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineCommand } from '../src/node/commands/support/command.ts';
import { PROJECT_DIR } from '../src/node/files/folders.ts';
import { misusedIds, readSections, retriedTests } from './support/acceptance.ts';
import { browserTests, siteBuiltSince } from './support/browser-tests.ts';
import {
  type Outcome,
  runSizeCheck,
  runStaticChecks,
  runTests,
  runUnitTests,
  runUnitTestsUnder,
} from './support/check-steps.ts';
import { ensureNode, otherVersions } from './support/other-node.ts';
import { countResults, formatSlowest, formatTotals, type TestResult } from './support/results.ts';
import { formatStep } from './support/steps.ts';
import { readTestRun, resultFile, startTestRun } from './support/test-run.ts';

/** `npm test` */
export const run = defineCommand({
  name: 'test',
  summary: 'Runs every check and every test. The last line is the total.',
  options: {},
  async action() {
    const started = Date.now();
    await startTestRun();
    // Beside each other: a browser waits for much of its time, and the sites of its tests are built meanwhile.
    const outcomes = (await Promise.all([runBrowserTests(), runChecks(started)])).flat();
    const results = readTestRun()?.results ?? [];
    const totals = countResults([...outcomes, ...(await checkTitles(results))]);
    for (const title of retriedTests(results)) console.log(`Passed on the second try: ${title}`);
    console.log(`The slowest tests:\n${formatSlowest(results, 10)}`);
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

/**
 * Runs everything that needs no browser. The other Nodes run alongside the rest, so that no processor waits for a last long
 * step; but after the static checks, when the browser tests have bundled the engine that all of them need.
 */
async function runChecks(started: number): Promise<Outcome> {
  const outcomes = await runStaticChecks();
  const others = runUnderOthers();
  outcomes.push(...(await runUnitTests(resultFile('vitest'))));
  // Sizes come last: by then the browser tests have built the site, or a build for them reuses what others have kept.
  outcomes.push(...(await runSizeCheck(siteBuiltSince(started))));
  return [...outcomes, ...(await others)];
}

async function runUnderOthers(): Promise<Outcome> {
  const outcomes: Outcome = [];
  for (const version of otherVersions(process.versions.node)) outcomes.push(...(await runUnder(version)));
  return outcomes;
}

/** Runs the unit tests under another Node. Without a network, a developer can skip them; CI cannot. */
async function runUnder(version: string): Promise<Outcome> {
  const node = await ensureNode(version);
  if (!('problem' in node)) return runUnitTestsUnder(node, resultFile('vitest', version));
  const status = process.env.CI ? 'failed' : 'skipped';
  console.log(`${status === 'failed' ? 'failed ' : 'skipped'} unit tests under Node ${version}`);
  console.log(node.problem);
  return [{ status }];
}

/** Checks the ids in the titles of all tests that ran. */
async function checkTitles(results: TestResult[]): Promise<Outcome> {
  const sections = readSections(await readFile(join(PROJECT_DIR, 'docs', 'acceptance.md'), 'utf8'));
  const misused = misusedIds(sections, results);
  const ok = misused.length === 0;
  console.log(formatStep({ name: 'ids in the titles of tests', ok, seconds: 0, output: misused.join('\n') }));
  return [{ status: ok ? 'passed' : 'failed' }];
}
