import { defineCommand } from './support/command.ts';
import { ensurePortIsFree, explainListenError, stopSignal } from './support/listen.ts';
import { host, port, siteFolder } from './support/options.ts';
import { ensureSiteFolder } from './support/site-folder.ts';

/** `npm run dev` */
export const run = defineCommand({
  name: 'dev',
  summary: 'Serves the site while you write it, and shows saved changes at once.',
  options: {
    port: port(),
    host: host(),
    site: siteFolder(),
  },
  async action({ port, host, site }) {
    ensureSiteFolder(site);
    await ensurePortIsFree(port, host);
    const { startDevServer } = await import('../dev/server.ts');
    const { followImports } = await import('../config/loading/run.ts');
    const { reportStrayErrors } = await import('../config/loading/stray-errors.ts');
    const { formatProblem } = await import('../diagnostics/problem.ts');
    followImports();
    await reportStrayErrors(site, (problem) => console.error(formatProblem(problem)));
    const server = await startDevServer({ site, port, host }).catch((error: NodeJS.ErrnoException) => {
      throw explainListenError(error, port, host);
    });
    for (const url of server.urls) console.log(url);
    const stopped = stopSignal();
    await Promise.race([stopped, server.ready.then(() => stopped)]);
    await server.close();
    return 0;
  },
});
