import { buildAndReport } from './support/build-and-report.ts';
import { defineCommand } from './support/command.ts';
import { basePath, flag, siteFolder, text } from './support/options.ts';

/** `npm run build` */
export const run = defineCommand({
  name: 'build',
  summary: 'Builds the site and reports all problems. A failed build keeps the last good output.',
  options: {
    site: siteFolder(),
    out: text('DIR', 'Folder to write to (default: dist in the site)', undefined),
    base: basePath('Base URL, instead of the one in site.config.ts'),
    strict: flag('Fail on warnings, too'),
  },
  async action({ site, out, base, strict }) {
    return (await buildAndReport({ site, out, base, strict })) ? 0 : 1;
  },
});
