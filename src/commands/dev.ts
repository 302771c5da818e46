import { defineCommand } from './support/command.ts';
import { explainListenError, stopSignal } from './support/listen.ts';
import { port, text } from './support/options.ts';

/** `npm run dev` */
export const run = defineCommand({
  name: 'dev',
  summary: 'Serves the site while it is being written: a saved file shows at once.',
  options: {
    port: port(3000),
    site: text('DIR', 'Folder of the site (the current one when absent)', '.'),
  },
  async action({ port, site }) {
    const { startDevServer } = await import('../build/dev.ts');
    const server = await startDevServer({ site, port }).catch((error: NodeJS.ErrnoException) => {
      throw explainListenError(error, port);
    });
    console.log(server.address);
    await stopSignal();
    await server.close();
    return 0;
  },
});
