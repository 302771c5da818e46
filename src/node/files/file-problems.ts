import { sep } from 'node:path';
import { explainFileError, isFileError } from '../diagnostics/file-error.ts';
import { type Problem, ProblemsError } from '../diagnostics/problem.ts';
import { pathBelow } from './path-below.ts';

/** System calls that read, wherever the file is. */
const READING = /^(?:scandir|l?stat|statx|realpath|readlink|read|access)$/;

/**
 * Turns what a build threw into problems: files that cannot be read or written, and problems that stop the work at
 * once. Any other error is a bug in the engine and is thrown again.
 *
 * @param outDir The output as the caller names it.
 */
export function fileProblems(
  error: unknown,
  { site, out, outDir }: { site: string; out: string; outDir: string },
): Problem[] {
  if (error instanceof ProblemsError) return error.problems;
  if (!isFileError(error)) throw error;
  const { syscall, path = syscall === 'read' ? site : out } = error;
  const inOut = below(path, out);
  const inSite = below(path, site);
  const file = inOut === undefined ? (inSite ?? path) : [outDir, inOut].filter(Boolean).join('/');
  const isRead = READING.test(syscall) || (inOut === undefined && inSite !== undefined);
  return [{ severity: 'error', file, ...explainFileError(error, file, isRead ? 'read' : 'written') }];
}

/**
 * A path relative to a folder, with slashes; absent for one outside. A path in a build's workspace stands for one in
 * the output.
 */
function below(path: string, folder: string): string | undefined {
  const workspace = path.startsWith(`${folder}.build-`) ? path.slice(folder.length) : undefined;
  if (workspace !== undefined) return workspace.split(sep).slice(2).join('/');
  return pathBelow(folder, path);
}
