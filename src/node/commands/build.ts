import { buildAndReport } from './support/build-and-report.ts';
import { defineCommand } from './support/command.ts';
import { basePath, flag, text } from './support/options.ts';

/** `npm run build` */
export const run = defineCommand({
  name: 'build',
  summary: 'Builds the site. All problems are reported; a failed build leaves the last good output.',
  options: {
    site: text('DIR', 'Folder of the site (the current one when absent)', '.'),
    out: text('DIR', 'Folder to write to (dist in the site when absent)', undefined),
    base: basePath('Base URL, in place of the one in site.config.ts'),
    strict: flag('Let warnings stop the build, too'),
  },
  async action({ site, out, base, strict }) {
    return (await buildAndReport({ site, out, base, strict })) ? 0 : 1;
  },
});
