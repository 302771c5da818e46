import { join } from 'node:path';
import { replaceFile } from '../src/node/build/replace-file.ts';
import { defineCommand } from '../src/node/commands/support/command.ts';
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
