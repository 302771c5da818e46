import { statSync } from 'node:fs';
import { UsageError } from './options.ts';

/**
 * Makes sure that the folder of a site is there, for commands that read parts of it.
 *
 * @throws UsageError when it is missing, or a file.
 */
export function ensureSiteFolder(site: string): void {
  const found = statSync(site, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  const what = found ? 'is not a folder' : 'does not exist';
  throw new UsageError(`\`${site}\` ${what}. Choose the folder of the site with \`--site\`.`);
}
