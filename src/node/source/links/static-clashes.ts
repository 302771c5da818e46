import { extname } from 'node:path';
import { HASHED_FOLDERS } from '../../../shared/urls.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import { TEXT_FILES, VARIANTS } from '../../files/compress.mjs';
import { pathsTo } from '../files/paths-to.ts';
import { type RouteSource, writtenFiles } from './written-files.ts';

/**
 * Finds folders of `static/` where the build writes a file, files there where it needs a folder or writes a compressed file, and
 * folders that browsers keep permanently. Those that are in the way of a page of the default language are findings of
 * `checkRoutes`.
 */
export function checkStatics(sources: RouteSource[]): Problem[] {
  const problems = new Map<string, Problem>();
  for (const [index, source] of sources.entries()) {
    const { base = '/', rootBase = '/', statics = new Map() } = source;
    const files = [...statics.keys()];
    const folders = new Set(files.flatMap(foldersAbove));
    const below = (path: string) => `/${base.slice(rootBase.length)}${path.slice(1)}`;
    const own = writtenFiles(source).map(below);
    const hashed = HASHED_FOLDERS.map((name) => below(`/${name}`));
    for (const path of own) {
      if (folders.has(path)) problems.set(path, inTheWay(path, 'writes a file', 'folder'));
    }
    const needed = index === 0 ? hashed : own.flatMap(foldersAbove);
    for (const path of needed) {
      if (statics.has(path)) problems.set(path, inTheWay(path, 'needs a folder', 'file'));
    }
    for (const path of hashed) if (folders.has(path)) problems.set(path, keptFolder(path));
    for (const path of [...own, ...files.map(below)]) {
      if (!TEXT_FILES.has(extname(path))) continue;
      for (const variant of VARIANTS.map((ending) => path + ending))
        if (statics.has(variant)) problems.set(variant, inPlaceOfVariant(variant, path));
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

function keptFolder(path: string): Problem {
  return {
    severity: 'error',
    file: `static${path}`,
    message: `Browsers keep the files of \`${path.slice(1)}\` for a year, even when they change.`,
    fix: 'Move them to another folder of `static/`.',
  };
}

function inPlaceOfVariant(path: string, plain: string): Problem {
  return {
    severity: 'error',
    file: `static${path}`,
    message: `The build writes the compressed \`${plain.slice(1)}\` where this file is.`,
    fix: 'Rename or remove the file.',
  };
}

/**
 * Reports the files of `static/` that the build has replaced with its own.
 *
 * @param paths Relative to `static/`.
 */
export function overruledFiles(paths: Iterable<string>): Problem[] {
  return [...new Set(paths)].sort().map((path) => ({
    severity: 'warning',
    file: `static/${path}`,
    message: `The build writes a file \`${path}\` itself, so this one is not published.`,
    fix: 'Remove it, or rename it.',
  }));
}

/**
 * Reports the files of `static/` whose path differs only in letter case from that of what the build writes: on many disks one
 * of the two replaces the other.
 *
 * @param paths Relative to `static/`.
 * @param written Paths of all files of the output.
 */
export function filesButForCase(paths: Iterable<string>, written: Iterable<string>): Problem[] {
  const own = new Set(paths);
  const made = new Map<string, string>();
  for (const path of written) {
    if (own.has(path)) continue;
    for (const part of pathsTo(path)) made.set(part.toLowerCase(), part);
  }
  const found = new Map<string, string>();
  for (const path of own) {
    const part = pathsTo(path).find((it) => (made.get(it.toLowerCase()) ?? it) !== it);
    if (part !== undefined) found.set(part, made.get(part.toLowerCase()) ?? '');
  }
  return [...found].sort().map(([part, other]) => ({
    severity: 'warning',
    file: `static/${part}`,
    message: `\`${part}\` and \`${other}\`, which the build writes, differ only in letter case: Windows and macOS disks can store only one of them.`,
    fix: 'Rename or remove it.',
  }));
}
