import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FORMAT_VERSION, formatSnapshot, outlineOf } from '../api/index.ts';
import { counted } from '../diagnostics/counted.ts';
import { formatProblem } from '../diagnostics/problem.ts';
import { defineCommand } from './support/command.ts';
import { day, flag, siteFolder, text, UsageError } from './support/options.ts';
import { readText } from './support/read-text.ts';

/** `npm run api:record` */
export const run = defineCommand({
  name: 'api:record',
  summary: 'Records the state of the API in snapshots/. The API changelog is made from these files.',
  options: {
    site: siteFolder(),
    date: day('Date of the state (default: today)', new Date().toISOString().slice(0, 10)),
    out: text('FILE', 'File to write instead of snapshots/<date>.json', undefined),
    overwrite: flag('Replace a snapshot of the same day'),
  },
  async action({ site, date, out, overwrite }) {
    const { readSources } = await import('../source/index.ts');
    const { replaceFile } = await import('../files/replace-file.ts');
    const { sources, problems } = await readSources(site);
    for (const problem of problems) console.error(formatProblem(problem));
    const [main] = sources;
    if (!main) return 1;
    const [api] = main.catalogue.apis;
    if (!api)
      throw new UsageError(
        'The site has no definitions to record. Add a file such as `definitions/client.lua`.',
      );
    const symbols = outlineOf(api.content());
    const snapshot = formatSnapshot({ kind: 'snapshot', formatVersion: FORMAT_VERSION, date, symbols });
    const file = out ?? join(site, 'snapshots', `${date}.json`);
    const former = await readText(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (former === snapshot) {
      console.log(`\`${file}\` already contains this state.`);
      return 0;
    }
    if (former !== undefined && !overwrite)
      throw new UsageError(
        `\`${file}\` already exists with another state. Add \`--overwrite\` to replace it, or choose another date with \`--date\`.`,
      );
    await mkdir(dirname(file), { recursive: true });
    await replaceFile(file, snapshot);
    console.log(`Recorded ${counted(Object.keys(symbols).length, 'symbol')} in \`${file}\`.`);
    return 0;
  },
});
