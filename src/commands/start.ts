import { buildAndReport } from './support/build-and-report.ts';
import { defineCommand } from './support/command.ts';
import { port } from './support/options.ts';
import { serveFolder } from './support/serve-folder.ts';

/** `npm start` */
export const run = defineCommand({
  name: 'start',
  summary: 'Builds the site and serves it. The last line is the address.',
  options: { port: port(3000) },
  async action({ port }) {
    if (!(await buildAndReport({ site: '.' }))) return 1;
    await serveFolder('dist', port);
    return 0;
  },
});
