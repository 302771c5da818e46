import { join } from 'node:path';
import { defineCommand } from '../src/node/commands/support/command.ts';
import { replaceFile } from '../src/node/files/replace-file.ts';
import { packagesPage } from './support/packages-page.ts';
import { PROJECT } from './support/steps.ts';

/** `npm run dependencies` */
export const run = defineCommand({
  name: 'dependencies',
  summary: 'Writes docs/packages.md: versions, licences and sizes of the installed packages.',
  options: {},
  async action() {
    await replaceFile(join(PROJECT, 'docs/packages.md'), packagesPage());
    console.log('Wrote docs/packages.md.');
    return 0;
  },
});
