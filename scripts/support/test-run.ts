import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_DIR } from '../../src/node/files/folders.ts';
import { clearResultFile, readResultFile, type TestResult } from './results.ts';
import { runProcess } from './steps.ts';

/** What was tested: the state of the project that a run of all tests started from. */
export interface TestedState {
  /** Commit that was checked out, as 40 hexadecimal digits; absent outside git. */
  commit?: string;
  /** Files differed from that commit. */
  changed: boolean;
}

/** Folder of the last complete run's results: one JSON file for each test runner, and one for the state. */
const FOLDER = join(PROJECT_DIR, '.cache', 'test-results');
const STATE_FILE = join(FOLDER, 'state.json');

/** Returns the path of a runner's results in a run of all tests; `node` is the version of another Node than this one. */
export function resultFile(runner: 'vitest' | 'playwright', node?: string): string {
  return join(FOLDER, `${runner}${node ? `-node-${node}` : ''}.json`);
}

/**
 * Returns the Node that the results in a file are from, if it is not that of the run.
 *
 * @example
 * nodeOf('vitest-node-24.json') // 'Node 24'
 */
export function nodeOf(name: string): string | undefined {
  const version = /-node-(.+)\.json$/.exec(name)?.[1];
  return version && `Node ${version}`;
}

/** Starts a run of all tests: the results of the run before are gone, and the state of the project is noted. */
export async function startTestRun(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  clearResultFile(STATE_FILE);
  writeFileSync(STATE_FILE, JSON.stringify(await currentState()));
}

/** Returns the last run of all tests; undefined when there is none. */
export function readTestRun(): { state: TestedState; results: TestResult[] } | undefined {
  if (!existsSync(STATE_FILE)) return undefined;
  const state: TestedState = JSON.parse(readFileSync(STATE_FILE, 'utf8'));
  const names = readdirSync(FOLDER).filter(
    (name) => name.endsWith('.json') && join(FOLDER, name) !== STATE_FILE,
  );
  const results = names.flatMap((name) => {
    const place = nodeOf(name);
    return readResultFile(join(FOLDER, name)).map((result) => (place ? { ...result, place } : result));
  });
  return { state, results };
}

/** Returns the state of the project now. */
export async function currentState(): Promise<TestedState> {
  const head = await runProcess('git', ['rev-parse', '--verify', 'HEAD']);
  if (head.status !== 0) return { changed: false };
  const status = await runProcess('git', ['status', '--porcelain']);
  return { commit: head.output.trim(), changed: status.output.trim() !== '' };
}

/**
 * Writes what was tested, and how far that is from the state of the project now.
 *
 * @example
 * formatState({ commit: '3214b5e…', changed: true }, now)
 * // 'Results of commit 3214b5e, with uncommitted changes.'
 */
export function formatState(tested: TestedState, now: TestedState): string {
  if (!tested.commit) return 'Results of a folder without a commit.';
  const line = `Results of commit ${tested.commit.slice(0, 7)}${tested.changed ? ', with uncommitted changes' : ''}.`;
  return isSameState(tested, now) ? line : `${line} The project has changed since. Run \`npm test\` again.`;
}

/**
 * Returns whether results are of the current state of the project: the same commit, and nothing changed on either side.
 */
export function isSameState(tested: TestedState, now: TestedState): boolean {
  return tested.commit === now.commit && !tested.changed && !now.changed;
}
