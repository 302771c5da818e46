import { runFormatter } from './support/formatter.ts';
import { defineRunner } from './support/runner.ts';

/** `npm run format` */
export const run = defineRunner({
  name: 'format',
  summary: 'Formats all files, Lua code in texts too, or only those named, and sorts their imports.',
  usage: '[FILE ...]',
  action: (paths) => runFormatter(true, paths),
});
