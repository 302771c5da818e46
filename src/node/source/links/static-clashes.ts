import { HASHED_FOLDERS } from '../../../shared/urls.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import { pathsTo, type RouteSource, writtenFiles } from './route-check.ts';

/**
 * Finds folders of `static/` where the build writes a file, and files there where it needs a folder. Those that are in the way
 * of a page of the default language are findings of `checkRoutes`.
 */
export function checkStatics(sources: RouteSource[]): Problem[] {
  const problems = new Map<string, Problem>();
  for (const [index, source] of sources.entries()) {
    const { base = '/', rootBase = '/', statics = new Map() } = source;
    const files = [...statics.keys()];
    const folders = new Set(files.flatMap((path) => pathsTo(path).slice(0, -1)));
    const own = writtenFiles(source).map((path) => `/${base.slice(rootBase.length)}${path.slice(1)}`);
    for (const path of own) {
      if (folders.has(path)) problems.set(path, inTheWay(path, 'writes a file', 'folder'));
    }
    const needed = index === 0 ? HASHED_FOLDERS.map((name) => `/${name}`) : own.flatMap(foldersAbove);
    for (const path of needed) {
      if (statics.has(path)) problems.set(path, inTheWay(path, 'needs a folder', 'file'));
    }
  }
  return [...problems.values()];
}

function foldersAbove(file: string): string[] {
  return pathsTo(file).slice(0, -1);
}

function inTheWay(path: string, what: string, kind: string): Problem {
  return {
    severity: 'error',
    file: `static${path}`,
    message: `The build ${what} \`${path.slice(1)}\` where this ${kind} is.`,
    fix: `Rename or remove the ${kind}.`,
  };
}
