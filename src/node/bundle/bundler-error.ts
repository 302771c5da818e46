import { explainFileError } from '../diagnostics/file-error.ts';
import { ProblemsError } from '../diagnostics/problem.ts';

/** Codes of Node for the system's error numbers, which the bundler, a native program, reports. */
const CODES: Record<string, string> = {
  '5': 'EIO',
  '13': 'EACCES',
  '27': 'EFBIG',
  '28': 'ENOSPC',
  '30': 'EROFS',
  '122': 'EDQUOT',
};

/**
 * Turns an error of the bundler about a file that it could not write into a problem; any other one stays as it is.
 *
 * @param dir Where it writes, for a message that names no file.
 */
export function explainBundlerError(error: unknown, dir: string): unknown {
  const text = error instanceof Error ? error.message : '';
  const code = CODES[/\(os error (\d+)\)/.exec(text)?.[1] ?? ''];
  if (code === undefined) return error;
  const file = /Failed to write file in (.+)/.exec(text)?.[1]?.trim() ?? dir;
  return new ProblemsError([
    { severity: 'error', file, ...explainFileError({ code, message: text }, file, 'written') },
  ]);
}
