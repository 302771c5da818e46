import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { unreadableFile } from '../../diagnostics/file-error.ts';
import { settleConflicts } from '../../diagnostics/merge-conflicts.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import { TEXT_FILES } from '../../files/compress.mjs';

/** Bytes beyond which a file counts as data, which is not merged by hand. */
const LARGEST = 5_000_000;

/**
 * Finds the conflicts that a merge left in the texts of `static/`, such as sheets and drawings: nothing else reads these files,
 * and readers would get them.
 *
 * @param paths Relative to the site's folder.
 */
export async function staticConflicts(siteDir: string, paths: readonly string[]): Promise<Problem[]> {
  const texts = paths.filter((path) => TEXT_FILES.has(extname(path)));
  const found = await Promise.all(texts.map((path) => conflictsOf(siteDir, path)));
  return found.flat();
}

async function conflictsOf(siteDir: string, path: string): Promise<Problem[]> {
  try {
    if ((await stat(join(siteDir, path))).size > LARGEST) return [];
    return settleConflicts(path, await readFile(join(siteDir, path), 'utf8')).problems;
  } catch (error) {
    return [unreadableFile(error, path)];
  }
}
