import { statSync } from 'node:fs';
import { UsageError } from './options.ts';

/**
 * Makes sure that the folder of a site is there, for commands that read parts of it.
 *
 * @throws UsageError when it is missing, or a file.
 */
export function ensureSiteFolder(site: string): void {
  if (!statSync(site, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`\`${site}\` is not a folder. Name that of the site with \`--site\`.`);
}
