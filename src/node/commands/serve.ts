import { defineCommand } from './support/command.ts';
import { basePath, host, port, text } from './support/options.ts';
import { serveFolder } from './support/serve-folder.ts';

/** `npm run serve` */
export const run = defineCommand({
  name: 'serve',
  summary: 'Serves a built site as a static host would.',
  options: {
    dir: text('DIR', 'Folder of the built site (default: dist)', 'dist'),
    port: port(),
    host: host(),
    base: basePath('Base URL (default: the one that the site was built for)'),
  },
  async action({ dir, port, host, base }) {
    await serveFolder(dir, port, base, host);
    return 0;
  },
});
