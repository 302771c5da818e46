import { browserTests } from './support/browser-tests.ts';
import { defineRunner } from './support/runner.ts';
import { runProgram } from './support/steps.ts';

/** `npm run test:e2e` */
export const run = defineRunner({
  name: 'test:e2e',
  summary:
    'Builds the test sites and runs the browser tests, or only those in files whose paths match FILE. All other arguments go to Playwright, such as -g "part of a title" and --project phone.',
  usage: '[FILE ...] [arguments of Playwright]',
  async action(args) {
    const program = await browserTests(args);
    return program !== undefined && (await runProgram(program)).ok;
  },
});
