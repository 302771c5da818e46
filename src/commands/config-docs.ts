import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { configurationPage } from '../config/document.ts';
import { defineCommand } from './support/command.ts';
import { PROJECT } from './support/steps.ts';

/** `npm run config:docs` */
export const run = defineCommand({
  name: 'config:docs',
  summary: 'Writes docs/configuration.md from the schema of the configuration.',
  options: {},
  async action() {
    const file = 'docs/configuration.md';
    await writeFile(join(PROJECT, file), configurationPage());
    console.log(`Wrote ${file}.`);
    return 0;
  },
});
