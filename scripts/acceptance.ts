import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineCommand } from '../src/node/commands/support/command.ts';
import { flag, text, UsageError } from '../src/node/commands/support/options.ts';
import { PROJECT_DIR } from '../src/node/files/folders.ts';
import {
  formatSections,
  judgeSections,
  misusedIds,
  readSections,
  retriedTests,
  type Section,
  selectSections,
} from './support/acceptance.ts';
import { currentState, formatState, isSameState, readTestRun } from './support/test-run.ts';

/** `npm run acceptance` */
export const run = defineCommand({
  name: 'acceptance',
  summary: 'Lists the criteria that the last full test run proved, by section of docs/acceptance.md.',
  options: {
    section: text('2.1,6', 'Sections to list (default: all)', undefined),
    strict: flag('Exit with 1 if a listed criterion is not proven, or the results are out of date'),
  },
  async action({ section, strict }) {
    const all = readSections(await readFile(join(PROJECT_DIR, 'docs', 'acceptance.md'), 'utf8'));
    const sections = section === undefined ? all : chooseSections(all, section);
    const run = readTestRun();
    if (!run) throw new UsageError('There are no results of a full test run yet. Run `npm test` first.');
    const states = judgeSections(sections, run.results);
    const now = await currentState();
    console.log([formatSections(states), formatState(run.state, now)].join('\n'));
    for (const title of retriedTests(run.results)) console.log(`Passed on the second try: ${title}`);
    const misused = misusedIds(all, run.results);
    for (const line of misused) console.error(line);
    const allProven = states.every(({ failing, open }) => failing.length + open.length === 0);
    return misused.length > 0 || (strict && !(allProven && isSameState(run.state, now))) ? 1 : 0;
  },
});

function chooseSections(all: Section[], list: string): Section[] {
  return list.split(',').flatMap((entry) => {
    const chosen = selectSections(all, [entry.trim()]);
    if (chosen.length > 0) return chosen;
    const numbers = all.map(({ number }) => number).join(', ');
    throw new UsageError(`\`--section\` needs section numbers, found \`${entry}\`. Choose from ${numbers}.`);
  });
}
