import { counted } from '../diagnostics/counted.ts';
import { formatProblem } from '../diagnostics/problem.ts';
import { defineCommand } from './support/command.ts';
import { siteFolder } from './support/options.ts';
import { ensureSiteFolder } from './support/site-folder.ts';
import { table } from './support/table.ts';

/** `npm run content:report` */
export const run = defineCommand({
  name: 'content:report',
  summary:
    'Counts what the pages of the reference contain. Fails if one lacks an example, repeats a sentence of another, or names a symbol without a link.',
  options: { site: siteFolder() },
  async action({ site }) {
    ensureSiteFolder(site);
    const { readDefinitions } = await import('../source/read-definitions.ts');
    const { reportContent } = await import('../content-report/index.ts');
    const { reference, problems } = await readDefinitions(site);
    const { rows, problems: gaps } = reportContent(reference);
    const all = [...problems.filter(({ severity }) => severity === 'error'), ...gaps];
    console.log(
      table(
        rows.map(({ group, kind, ...counts }) => [group, kind, ...Object.values(counts)]),
        HEAD,
      ),
    );
    for (const problem of all) console.error(formatProblem(problem));
    const pages = rows.reduce((sum, row) => sum + row.pages, 0);
    const examples = rows.reduce((sum, row) => sum + row.example, 0);
    console.log(
      `\n${counted(pages, 'page')}, ${examples} with an example, ${counted(all.length, 'problem')}.`,
    );
    return all.length ? 1 : 0;
  },
});

const HEAD = [
  'group',
  'kind',
  'pages',
  'description',
  'example',
  'errors',
  'where to call',
  'see also',
  'unconfirmed',
  'words',
];
