import { hash } from 'node:crypto';
import { hostname } from 'node:os';

/** Names that end like a mark: this machine, and the number of the process. */
const MARK = /(?:^|[.-])([0-9a-f]{8})-(\d+)-[\w-]+$/;

/**
 * Returns a part of a name that identifies the process and machine that something unfinished belongs to, so that others
 * can tell when it is abandoned. The machine is hashed, because its name may contain letters that file names cannot.
 *
 * @example
 * processMark() // '5d41402a-4711'
 */
export function processMark(): string {
  return `${hostMark()}-${process.pid}`;
}

/**
 * Returns the id of the process of this machine that a name is marked with; undefined if there is none. A part that
 * distinguishes the folders of a process follows the mark.
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
