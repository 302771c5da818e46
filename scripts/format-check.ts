import { runFormatter } from './support/formatter.ts';
import { defineRunner } from './support/runner.ts';

/** `npm run format:check` */
export const run = defineRunner({
  name: 'format:check',
  summary: 'Shows what `npm run format` would change, without changing anything.',
  usage: '[FILE ...]',
  action: (paths) => runFormatter(false, paths),
});
