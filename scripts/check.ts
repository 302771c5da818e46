import { defineCommand } from '../src/node/commands/support/command.ts';
import { CHECK_RESULTS, runStaticChecks, runUnitTests } from './support/check-steps.ts';
import { ensureNode, nodeVersion, runUnder } from './support/other-node.ts';
import { countResults, formatTotals } from './support/results.ts';

/** `npm run check` */
export const run = defineCommand({
  name: 'check',
  summary:
    'Checks types, style, dead code, spelling, imports and content, and runs the unit tests. Every step runs, even after a failure.',
  options: {
    node: nodeVersion('Node to check under, from the npm registry (default: the one that runs this command)'),
  },
  async action({ node }) {
    if (node !== undefined) return checkUnder(node);
    const totals = countResults([...(await runStaticChecks()), ...(await runUnitTests(CHECK_RESULTS))]);
    console.log(formatTotals(totals));
    return totals.failed === 0 ? 0 : 1;
  },
});

/** Runs the same command with another Node: each program that it starts uses the Node of its process. */
async function checkUnder(version: string): Promise<number> {
  const node = await ensureNode(version);
  if ('problem' in node) {
    console.error(node.problem);
    return 1;
  }
  console.log(`Node ${node.version}`);
  return runUnder(node, ['run.mjs', 'check']);
}
