import { createTranslator } from '../../shared/i18n/translator.ts';
import { changesText, diffOutlines, hasApiChanges, type Outline, outlineOf, readApi } from '../api/index.ts';
import { ProblemsError } from '../diagnostics/problem.ts';
import { defineCommand } from './support/command.ts';
import { readText } from './support/read-text.ts';

/** `npm run api:diff -- OLD.json NEW.json` */
export const run = defineCommand({
  name: 'api:diff',
  summary:
    'Prints what was added, removed and changed from one state of the API to another, as Markdown. Each file is an api.json or a snapshot of one. Exits with 0 if no symbol changed (texts may have), with 1 if one did, and with 2 if a file cannot be compared.',
  operands: ['OLD.json', 'NEW.json'],
  failure: 2,
  options: {},
  async action(_options, [oldFile = '', newFile = '']) {
    const read = await Promise.allSettled([readOutline(oldFile), readOutline(newFile)]);
    const [before, after] = read.map((outcome) =>
      outcome.status === 'fulfilled' ? outcome.value : undefined,
    );
    if (!before || !after)
      throw new AggregateError(read.flatMap((it) => (it.status === 'rejected' ? [it.reason] : [])));
    const changes = diffOutlines(before, after);
    const i18n = createTranslator({}, 'en');
    console.log(
      `# API changes from \`${oldFile}\` to \`${newFile}\`\n\n${changesText(changes, { before, after, i18n, depth: 2 })}`,
    );
    return hasApiChanges(changes) ? 1 : 0;
  },
});

async function readOutline(file: string): Promise<Outline> {
  const { found, problems } = readApi(file, await readText(file));
  if (!found) throw new ProblemsError(problems);
  return found.kind === 'snapshot' ? found.symbols : outlineOf(found);
}
