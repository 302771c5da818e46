import { defineRunner } from './support/runner.ts';
import { runProgram } from './support/steps.ts';

/** `npm run test:unit` */
export const run = defineRunner({
  name: 'test:unit',
  summary:
    'Runs the unit tests, or only those in files whose paths contain FILE. All other arguments go to Vitest, such as -t "part of a title".',
  usage: '[FILE ...] [arguments of Vitest]',
  async action(args) {
    const { ok } = await runProgram({
      name: 'unit tests',
      script: 'vitest/vitest.mjs',
      args: ['run', ...args],
      live: true,
    });
    return ok;
  },
});
