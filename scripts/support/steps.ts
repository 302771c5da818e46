import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { PROJECT_DIR } from '../../src/node/files/folders.ts';

/** How a step of a check went. */
export interface StepResult {
  name: string;
  ok: boolean;
  seconds: number;
  /** What it printed; shown when it failed. */
  output: string;
}

/** A program that is run: a script of a package, with its arguments. */
export interface Program {
  name: string;
  /** Path of the script below node_modules. */
  script: string;
  args: string[];
  env?: Record<string, string>;
  /** Path of the Node that runs it; this process's own when absent. */
  node?: string;
  /** Lets it print as it runs, instead of only when it failed. */
  live?: boolean;
}

/** Runs a package's program in the project's folder. It never rejects. */
export async function runProgram({
  name,
  script,
  args,
  env,
  node = process.execPath,
  live = false,
}: Program): Promise<StepResult> {
  const path = join(PROJECT_DIR, 'node_modules', script);
  return timeStep(name, async () => {
    const { status, output } = await runProcess(node, [path, ...args], { env, live });
    return { ok: status === 0, output };
  });
}

/** Runs a step and takes its time; an exception is a failure with its message as the output. */
export async function timeStep(
  name: string,
  step: () => Promise<{ ok: boolean; output: string }>,
): Promise<StepResult> {
  const started = performance.now();
  const outcome = await step().catch((error: unknown) => ({ ok: false, output: String(error) }));
  return { name, ...outcome, seconds: (performance.now() - started) / 1000 };
}

/** Prints a step as one line, and what it printed when it failed. */
export function formatStep({ name, ok, seconds, output }: StepResult): string {
  const line = `${ok ? 'ok    ' : 'failed'}  ${name} (${seconds.toFixed(1)} s)`;
  return ok || output.trim() === '' ? line : `${line}\n${output.trimEnd()}\n`;
}

/** How a program is run. */
interface ProcessOptions {
  /** Folder that it runs in; the project's own when absent. */
  cwd?: string;
  /** More variables of its environment. */
  env?: Record<string, string> | undefined;
  /** Lets it print as it runs; its output is empty then. */
  live?: boolean;
  /** Runs it in a shell, which scripts on Windows need. */
  shell?: boolean;
}

/** Runs a program to its end. `status` is 1 when it cannot be started or was killed. */
export function runProcess(
  command: string,
  args: string[],
  { cwd = PROJECT_DIR, env = {}, live = false, shell = false }: ProcessOptions = {},
): Promise<{ status: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      shell,
      stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
    });
    let output = '';
    // A letter of several bytes may be in two pieces.
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    child.on('error', (error) => resolve({ status: 1, output: error.message }));
    child.on('close', (status) => resolve({ status: status ?? 1, output }));
  });
}

/** Returns the last line of what a program printed, which says what went wrong. */
export function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) || 'no answer';
}
