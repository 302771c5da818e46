import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSite } from '../src/node/build/index.ts';
import { readBundleReport } from '../src/node/bundle/engine.ts';
import { defineCommand } from '../src/node/commands/support/command.ts';
import { flag, text, UsageError } from '../src/node/commands/support/options.ts';
import { counted } from '../src/node/diagnostics/counted.ts';
import { formatProblem } from '../src/node/diagnostics/problem.ts';
import { PROJECT_DIR } from '../src/node/files/folders.ts';
import { judgeSizes, leastRoom } from './size/judge.ts';
import { measureSizes } from './size/measure.ts';
import { readTable, recordSizes, SIZES_FILE } from './size/table.ts';

/** `npm run check:size` */
export const run = defineCommand({
  name: 'check:size',
  summary: `Builds this site, checks its bytes and requests against the limits in ${SIZES_FILE}, and names what has grown.`,
  options: {
    record: flag('Record the sizes, and set the limits of pages a little above them'),
    dir: text(
      'DIR',
      'Folder with this site as it is now, which is measured without building it again',
      undefined,
    ),
  },
  async action({ record, dir }) {
    const ownDir = join(PROJECT_DIR, '.cache/size', String(process.pid));
    const outDir = dir ?? ownDir;
    try {
      if (dir === undefined) {
        const { ok, problems } = await buildSite({ siteDir: PROJECT_DIR, outDir });
        if (!ok) {
          for (const problem of problems) console.error(formatProblem(problem));
          return 1;
        }
      }
      if (!existsSync(join(outDir, 'index.html')))
        throw new UsageError(
          `\`${outDir}\` does not contain a built site. Choose another folder with \`--dir\`.`,
        );
      const sizes = await measureSizes(outDir, await readBundleReport());
      const table = await readTable();
      if (record) {
        await recordSizes(table, sizes);
        console.log(`Wrote ${SIZES_FILE}. Commit it with the change that caused the growth.`);
      }
      const messages = judgeSizes(sizes, record ? await readTable() : table);
      for (const message of messages) console.error(message);
      const kinds = Object.keys(sizes.pages).length;
      const budgets = Object.keys(table.budgets).length;
      const exceeded = messages.length ? counted(messages.length, 'limit') : 'no limits';
      console.log(`${kinds} kinds of page, ${budgets} budgets: ${exceeded} exceeded.`);
      if (!messages.length) console.log(`Least room: ${leastRoom(sizes, table).join(', ')}.`);
      return messages.length ? 1 : 0;
    } finally {
      await rm(ownDir, { recursive: true, force: true });
    }
  },
});
