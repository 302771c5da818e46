import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { settleConflicts } from '../../diagnostics/merge-conflicts.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import { TEXT_FILES } from '../../files/compress.mjs';

/**
 * Finds the conflicts that a merge left in the texts of `static/`, such as sheets and drawings. Readers would get them, because
 * nothing else reads these files. Those that cannot be read are reported where they are copied.
 *
 * @param paths Relative to the site's folder.
 */
export async function staticConflicts(siteDir: string, paths: readonly string[]): Promise<Problem[]> {
  const texts = paths.filter((path) => TEXT_FILES.has(extname(path)));
  const found = await Promise.all(
    texts.map(async (path) => {
      const text = await readFile(join(siteDir, path), 'utf8').catch(() => '');
      return settleConflicts(path, text).problems;
    }),
  );
  return found.flat();
}
