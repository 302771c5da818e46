import { readdir } from 'node:fs/promises';
import { ProblemsError } from '../diagnostics/problem.ts';
import { type ReadResult, readReference } from '../luacats/index.ts';
import { readSiteFiles } from './site-files.ts';

/**
 * Reads the definitions of a site's own docs.
 *
 * @throws ProblemsError when a file cannot be read, and the error of the disk when the folder cannot.
 */
export async function readDefinitions(siteDir: string): Promise<ReadResult> {
  await readdir(siteDir);
  const { files, problems } = await readSiteFiles(siteDir, [''], []);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length) throw new ProblemsError(errors);
  return readReference(files.definitions);
}
