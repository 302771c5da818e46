import type { HostedView } from '../../shared/search/view.ts';
import { formatProblem } from '../diagnostics/problem.ts';
import { defineCommand } from './support/command.ts';
import { flag, siteFolder, UsageError } from './support/options.ts';

/** Name of the environment variable with the key that may write. */
const ADMIN_KEY = 'SEARCH_ADMIN_KEY';

/** `npm run search:publish` */
export const run = defineCommand({
  name: 'search:publish',
  summary: `Shows what the hosted search index would receive; --send sends it. The admin key is read from the environment variable ${ADMIN_KEY}.`,
  options: {
    site: siteFolder(),
    send: flag('Replace the index'),
  },
  async action({ site, send }) {
    const { readSources } = await import('../source/index.ts');
    const { sources, problems } = await readSources(site);
    for (const problem of problems) console.error(formatProblem(problem));
    const [main] = sources;
    if (!main) return 1;
    const { hosted, indexName } = main.catalogue.site.search;
    if (!hosted) {
      throw new UsageError(
        'The configuration does not set up a hosted search. Add `search.appId`, `search.apiKey` and `search.indexName`.',
      );
    }
    const key = send ? readKey(hosted) : '';
    const { makePublication, PublishError, sendPublication } = await import(
      '../build/search/publish-search.ts'
    );
    const { describePublication } = await import('./support/describe-publication.ts');
    const publication = makePublication(sources);
    console.log(describePublication(publication, hosted, indexName));
    if (!send) {
      console.log('Nothing was sent. Run the command again with `--send` to replace the index.');
      return 0;
    }
    try {
      await sendPublication(publication, hosted, indexName, key);
    } catch (error) {
      if (!(error instanceof PublishError)) throw error;
      console.error(error.message);
      return 1;
    }
    console.log(`The index \`${indexName}\` was replaced.`);
    return 0;
  },
});

function readKey({ apiKey }: HostedView): string {
  const key = process.env[ADMIN_KEY]?.trim();
  if (!key) {
    throw new UsageError(`\`--send\` needs the admin key. Set the environment variable ${ADMIN_KEY}.`);
  }
  if (key === apiKey) {
    throw new UsageError(
      `${ADMIN_KEY} is set to the public key from the configuration. Set it to the admin key.`,
    );
  }
  return key;
}
