import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ApiDescription } from './describe-api.ts';

/** Code that uses a script, in the page of the script. */
export interface ScriptPart {
  code: string;
  mistake: boolean;
}

/** What the stub is asked to do: see `runtime/main.lua`. */
export interface Job {
  mode: 'test' | 'show' | 'audit' | 'examples';
  api: ApiDescription;
  /** Sources by file name. */
  scripts: Record<string, string>;
  /** The script under test, for `test` and `show`. */
  main?: string;
  mistake?: boolean;
  /** Code of the script's page that may follow it, by title. */
  parts?: Record<string, ScriptPart>;
  scenario?: { name: string; source: string };
  /** For `examples`. */
  examples?: Example[];
  /** How long to run, for `show`. Default: 1. */
  seconds?: number;
  /** Seconds of processor time that one call of the script may take. Default: 10. */
  limit?: number;
}

/** What a script drew in one frame. */
export interface Frame {
  screen: { width: number; height: number };
  /** In the order of the calls. */
  calls: {
    call: string;
    args: (number | string | boolean | null)[];
    named: Record<string, number | string | boolean>;
    text?: string;
    width?: number;
    height?: number;
  }[];
}

/** Results of a script's tests. */
export interface TestOutcome {
  /** Why it does not parse. */
  problem?: string;
  scenarios: { title: string; problem?: string; frames: { name: string; frame: Frame }[] }[];
  /** What went wrong in the run that every script has to survive. */
  generic?: string;
  /** Why nothing of it can run here. */
  out_of_reach?: string;
  no_generic_run?: string;
}

/** What a script did by itself. */
export interface ShowOutcome {
  console: { kind: string; text: string }[];
  errors: string[];
  frame: Frame;
}

const CRASH = 'The script probably read memory that is not there.';

/** How the functions of the stub fit their definitions. */
export interface AuditOutcome {
  problems: string[];
  /** Why functions refused plausible arguments, by name. */
  refused: Record<string, string>;
  /** Number of calls whose results were compared. */
  checked: number;
}

/** An example of the reference. */
export interface Example {
  /** Full name of the symbol. */
  owner: string;
  code: string;
}

/** Examples that fail in some game. */
export interface ExamplesOutcome {
  problems: { owner: string; problem: string }[];
}

/** Exit status of a job whose script had to be stopped: see `runtime/watch.lua`. */
const STOPPED = '9';

/** A script did not return from a call. The message says where it was. */
export class ScriptStopped extends Error {}

const MAIN = fileURLToPath(new URL('runtime/main.lua', import.meta.url));

/**
 * Runs a job with LuaJIT.
 *
 * @throws ScriptStopped when a call of the script does not return.
 * @throws Error when LuaJIT does not start, or the stub itself fails.
 */
export async function runJob(luajit: string, job: Job & { mode: 'test' }): Promise<TestOutcome>;
export async function runJob(luajit: string, job: Job & { mode: 'show' }): Promise<ShowOutcome>;
export async function runJob(luajit: string, job: Job & { mode: 'audit' }): Promise<AuditOutcome>;
export async function runJob(luajit: string, job: Job & { mode: 'examples' }): Promise<ExamplesOutcome>;
export async function runJob(luajit: string, job: Job): Promise<unknown> {
  const child = spawn(luajit, [MAIN], { stdio: ['pipe', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  const errors: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
  const end = new Promise<string>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status, signal) => resolve(signal ?? String(status)));
  });
  // The program may end before it has read everything; how it ended says why.
  child.stdin.on('error', () => {});
  child.stdin.end(JSON.stringify(job));
  const how = await end;
  const said = Buffer.concat(errors).toString('utf8').trim();
  if (how === STOPPED) throw new ScriptStopped(said);
  if (how !== '0') throw new Error(`The stub ended with ${how}. ${said || CRASH}`);
  return JSON.parse(Buffer.concat(output).toString('utf8'));
}
