import { hash } from 'node:crypto';
import { hostname } from 'node:os';

/** Names that end like a mark: this machine, and the number of the process. */
const MARK = /(?:^|[.-])([0-9a-f]{8})-(\d+)-[\w-]+$/;

/**
 * Returns a part of a name that says which process of which machine something unfinished belongs to, so that others can
 * tell when nobody works on it any more. The machine's own name may have letters that no file has.
 *
 * @example
 * processMark() // '5d41402a-4711'
 */
export function processMark(): string {
  return `${hostMark()}-${process.pid}`;
}

/**
 * The process of this machine whose mark a name has, before a part that distinguishes its folders; absent without one.
 */
export function markedProcess(name: string): number | undefined {
  const [, host, pid] = MARK.exec(name) ?? [];
  return host === hostMark() ? Number(pid) : undefined;
}

/** Returns whether a process is there, even one of another user. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function hostMark(): string {
  return hash('sha256', hostname()).slice(0, 8);
}
