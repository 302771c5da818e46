import { join } from 'node:path';
import { PROJECT_DIR } from '../../src/node/files/folders.ts';
import { checkContent } from './check-content.ts';
import { checkImports } from './check-imports.ts';
import { checkLuaFormat } from './format-lua.ts';
import { environmentOf, type OtherNode } from './other-node.ts';
import { clearResultFile, readResultFile, type TestResult } from './results.ts';
import { formatStep, type Program, runProcess, runProgram, type StepResult, timeStep } from './steps.ts';

const STATIC_CHECKS: Program[] = [
  // What did not change since the last run is not checked again; what was wrong there is reported again.
  {
    name: 'types',
    script: 'typescript/bin/tsc',
    args: ['-p', '.', '--incremental', '--tsBuildInfoFile', '.cache/types.json'],
  },
  {
    name: 'lint and format',
    script: '@biomejs/biome/bin/biome',
    args: ['check', '--error-on-warnings', '.'],
  },
  { name: 'dead code', script: 'knip/bin/knip.js', args: [] },
  { name: 'spelling', script: 'cspell/bin.mjs', args: ['lint', '--no-progress', '--no-summary'] },
];

/** Results of one or more steps, each counted as a test. */
export type Outcome = Pick<TestResult, 'status'>[];

/** Path of the unit tests' results when they run without the others. */
export const CHECK_RESULTS = join(PROJECT_DIR, '.cache', 'check-results', 'vitest.json');

/** Checks types, style, dead code, spelling, imports, and what the reference says, all at once; prints them in order. */
export async function runStaticChecks(): Promise<Outcome> {
  const steps = await Promise.all([
    ...STATIC_CHECKS.map(runProgram),
    checkImports(),
    checkLuaFormat(),
    checkContent(),
  ]);
  for (const step of steps) console.log(formatStep(step));
  return steps.map(toOutcome);
}

/**
 * Compares the bytes and requests of this site with their limits, in a separate process because it builds, unless a folder
 * has the site already.
 */
export async function runSizeCheck(dir?: string): Promise<Outcome> {
  const step = await timeStep('sizes', async () => {
    const args = ['run.mjs', 'check-size', ...(dir ? ['--dir', dir] : [])];
    const { status, output } = await runProcess(process.execPath, args);
    return { ok: status === 0, output };
  });
  console.log(formatStep(step));
  return [toOutcome(step)];
}

const UNIT_TESTS = { name: 'unit tests', script: 'vitest/vitest.mjs' };

/** Runs the unit tests and leaves their results in a file. */
export function runUnitTests(file: string): Promise<Outcome> {
  return runTests(file, { ...UNIT_TESTS, args: argumentsFor(file) });
}

/**
 * Does the same with another Node, but only for tests in which it makes a difference: not those of the code for
 * browsers, of rooms that use no module of Node, of the repository's tools, of scripts that LuaJIT runs, and of what this
 * site's files say. They are named one by one, because two projects that are excluded exclude nothing. There is one
 * worker, since each loads the engine.
 */
export function runUnitTestsUnder(node: OtherNode, file: string): Promise<Outcome> {
  return runTests(file, {
    ...UNIT_TESTS,
    name: `${UNIT_TESTS.name} under Node ${node.version}`,
    args: [...argumentsFor(file), '--project=node', '--project=alone', '--maxWorkers=1'],
    node: node.path,
    env: environmentOf(node),
  });
}

function argumentsFor(file: string): string[] {
  return ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
}

/**
 * Runs a test runner that writes its results to a file, and prints the step.
 *
 * @returns the tests' results, and one failure more when the runner failed although no test did.
 */
export async function runTests(file: string, program: Program): Promise<Outcome> {
  clearResultFile(file);
  const step = await runProgram(program);
  const results = readResultFile(file);
  const ok = step.ok && results.length > 0;
  console.log(formatStep({ ...step, name: `${step.name}, ${results.length} in all`, ok }));
  const hasFailure = results.some(({ status }) => status === 'failed');
  return ok || hasFailure ? results : [...results, { status: 'failed' }];
}

function toOutcome({ ok }: StepResult): Outcome[number] {
  return { status: ok ? 'passed' : 'failed' };
}
