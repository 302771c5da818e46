import { defineCommand } from '../src/node/commands/support/command.ts';
import { CHECK_RESULTS, runStaticChecks, runUnitTests } from './support/check-steps.ts';
import { countResults, formatTotals } from './support/results.ts';

/** `npm run check` */
export const run = defineCommand({
  name: 'check',
  summary: 'Checks types, style, dead code, imports and unit tests. All of them run, whatever fails.',
  options: {},
  async action() {
    const totals = countResults([...(await runStaticChecks()), ...(await runUnitTests(CHECK_RESULTS))]);
    console.log(formatTotals(totals));
    return totals.failed === 0 ? 0 : 1;
  },
});
