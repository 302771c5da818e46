import { join } from 'node:path';
import { defineCommand } from '../src/node/commands/support/command.ts';
import { configurationPage } from '../src/node/config/documentation/configuration-page.ts';
import { inputTypes } from '../src/node/config/documentation/input-types.ts';
import { PROJECT_DIR } from '../src/node/files/folders.ts';
import { replaceFile } from '../src/node/files/replace-file.ts';

/** `npm run config:docs` */
export const run = defineCommand({
  name: 'config:docs',
  summary: 'Writes docs/configuration.md and the types of site.config.ts from the configuration schema.',
  options: {},
  async action() {
    const files = {
      'docs/configuration.md': configurationPage(),
      'src/node/config/site-config.generated.ts': inputTypes(),
    };
    for (const [file, content] of Object.entries(files)) {
      await replaceFile(join(PROJECT_DIR, file), content);
      console.log(`Wrote ${file}.`);
    }
    return 0;
  },
});
