import type { Problem } from './problem.ts';

/** An error of the file system, as Node throws it. */
export interface FileError extends Error {
  code: string;
  syscall: string;
  path?: string;
}

/**
 * Returns whether an error comes from the file system: it has a code, such as `ENOSPC`, and names the call that failed.
 */
export function isFileError(error: unknown): error is FileError {
  return (
    error instanceof Error && typeof get(error, 'code') === 'string' && CALLS.test(get(error, 'syscall'))
  );
}

/**
 * Returns the problem of a file of the site that cannot be read.
 *
 * @param file Path of the file, as its problems name it.
 * @throws The error itself when it does not come from the file system.
 */
export function unreadableFile(error: unknown, file: string): Problem {
  if (!isFileError(error)) throw error;
  return { severity: 'error', file, ...explainFileError(error, file, 'read') };
}

/** Calls of the file system; those of sockets and processes have errors of the same shape. */
const CALLS =
  /^(?:open|read|write|close|mkdir|mkdtemp|rm|rmdir|unlink|rename|copyfile|cp|scandir|l?stat|statx|realpath|access|fsync|ftruncate|readlink|symlink|utime|chmod)/;

/**
 * Explains in two sentences why a file could not be read or written, and what to do.
 *
 * @param path How the file is called in the message.
 * @example
 * explainFileError(error, 'dist/index.html', 'written')
 * // { message: '`dist/index.html` cannot be written: the disk is full (ENOSPC).', fix: 'Free space, and try again.' }
 */
export function explainFileError(
  { code, message }: Pick<FileError, 'code' | 'message'>,
  path: string,
  verb: 'read' | 'written',
): { message: string; fix: string } {
  // Errors that `rm` makes itself.
  const known = code.replace('ERR_FS_', '');
  const [why, fix] = REASONS[verb][known] ?? REASONS.both[known] ?? [message.replace(/^\w+: /, ''), LOOK];
  return { message: `\`${path}\` cannot be ${verb}: ${why} (${code}).`, fix };
}

const LOOK = 'Check the file and the folder that it is in.';
const RIGHTS = 'Give this account permission, or choose another location.';

/** Reason and advice by code. */
const REASONS: Record<'read' | 'written' | 'both', Record<string, [why: string, fix: string]>> = {
  read: {
    ENOENT: [
      'it no longer exists',
      'Restore it, or wait until whatever is replacing it has finished, and try again.',
    ],
    EISDIR: ['it is a folder', 'Replace it with a file.'],
  },
  written: {
    ENOENT: [
      'its folder no longer exists or cannot contain files',
      'Choose a folder on a disk, and try again.',
    ],
    ENOSPC: ['the disk is full', 'Free space, and try again.'],
    EDQUOT: ['the disk quota of this account is used up', 'Free space, and try again.'],
    EFBIG: ['it exceeds the maximum file size of the disk', 'Choose a location on another disk.'],
    EROFS: ['the disk is read-only', 'Choose a location on another disk.'],
    EISDIR: ['a folder with this name already exists', 'Rename one of the two.'],
    EEXIST: ['a file with this name already exists', 'Rename one of the two.'],
    EBUSY: ['it is in use, or another disk is mounted there', 'Choose a folder below it.'],
    EXDEV: ['it is on another disk', 'Choose a folder below it.'],
  },
  both: {
    EACCES: ['permission denied', RIGHTS],
    EPERM: ['permission denied', RIGHTS],
    ENOTDIR: ['a part of its path is a file', 'Rename or remove the file that is in the way.'],
    ENAMETOOLONG: ['its name is too long for this disk', 'Give it a shorter name.'],
    ELOOP: ['a symbolic link leads to itself', 'Correct the link.'],
    EMFILE: ['too many files are open', 'Raise the limit of open files (`ulimit -n`).'],
    EIO: ['the disk reports an error', 'Check the disk.'],
  },
};

function get(error: Error, key: 'code' | 'syscall'): string {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : '';
}
