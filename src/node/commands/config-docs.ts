import { join } from 'node:path';
import { replaceFile } from '../build/replace-file.ts';
import { configurationPage } from '../config/document.ts';
import { inputTypes } from '../config/input-types.ts';
import { defineCommand } from './support/command.ts';
import { PROJECT } from './support/steps.ts';

/** `npm run config:docs` */
export const run = defineCommand({
  name: 'config:docs',
  summary:
    'Writes docs/configuration.md and the types of site.config.ts from the schema of the configuration.',
  options: {},
  async action() {
    const files = {
      'docs/configuration.md': configurationPage(),
      'src/node/config/site-config.ts': inputTypes(),
    };
    for (const [file, content] of Object.entries(files)) {
      await replaceFile(join(PROJECT, file), content);
      console.log(`Wrote ${file}.`);
    }
    return 0;
  },
});
