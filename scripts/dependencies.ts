import { join } from 'node:path';
import { defineCommand } from '../src/node/commands/support/command.ts';
import { PROJECT_DIR } from '../src/node/files/folders.ts';
import { replaceFile } from '../src/node/files/replace-file.ts';
import { packagesPage } from './support/packages-page.ts';

/** `npm run dependencies` */
export const run = defineCommand({
  name: 'dependencies',
  summary: 'Writes docs/packages.md: versions, licences and sizes of the installed packages.',
  options: {},
  async action() {
    await replaceFile(join(PROJECT_DIR, 'docs/packages.md'), packagesPage());
    console.log('Wrote docs/packages.md.');
    return 0;
  },
});
