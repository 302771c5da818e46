import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  formatSections,
  judgeSections,
  readSections,
  type Section,
  selectSections,
  unknownIds,
} from './support/acceptance.ts';
import { defineCommand } from './support/command.ts';
import { flag, text, UsageError } from './support/options.ts';
import { readLastResults } from './support/results.ts';
import { PROJECT } from './support/steps.ts';

/** `npm run acceptance` */
export const run = defineCommand({
  name: 'acceptance',
  summary: 'Lists for each section of docs/acceptance.md which criteria the last test run proves.',
  options: {
    section: text('2.1,6', 'Sections to list (all when absent)', undefined),
    strict: flag('Exit with 1 when a listed criterion has no passing test'),
  },
  async action({ section, strict }) {
    const all = readSections(await readFile(join(PROJECT, 'docs', 'acceptance.md'), 'utf8'));
    const sections = section === undefined ? all : chooseSections(all, section);
    const results = readLastResults();
    if (!results) throw new UsageError('There are no test results yet. Run `npm test` first.');
    const states = judgeSections(sections, results);
    console.log(formatSections(states));
    const unknown = unknownIds(all, results);
    if (unknown.length > 0) console.log(`Tests name ids that are no criteria: ${unknown.join(', ')}.`);
    return strict && states.some(({ failing, open }) => failing.length + open.length > 0) ? 1 : 0;
  },
});

function chooseSections(all: Section[], list: string): Section[] {
  return list.split(',').flatMap((entry) => {
    const chosen = selectSections(all, [entry.trim()]);
    if (chosen.length > 0) return chosen;
    const known = all.map(({ number }) => number).join(', ');
    throw new UsageError(`\`--section\` needs numbers of sections, found \`${entry}\`. There are ${known}.`);
  });
}
