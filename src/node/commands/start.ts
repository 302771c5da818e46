import { buildAndReport } from './support/build-and-report.ts';
import { defineCommand } from './support/command.ts';
import { ensurePortIsFree } from './support/listen.ts';
import { host, port } from './support/options.ts';
import { serveFolder } from './support/serve-folder.ts';

/** `npm start` */
export const run = defineCommand({
  name: 'start',
  summary: 'Builds the site and serves it. The last line is the URL.',
  options: { port: port(), host: host() },
  async action({ port, host }) {
    await ensurePortIsFree(port, host);
    if (!(await buildAndReport({ site: '.' }))) return 1;
    await serveFolder('dist', port, undefined, host);
    return 0;
  },
});
