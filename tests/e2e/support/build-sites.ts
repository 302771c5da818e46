/**
 * Builds every test site and serves each on its port, in one process: `node --import tsx build-sites.ts`.
 * Playwright starts it as its web server, because servers are started before a global setup runs. The sites
 * share one bundle of the engine. Any problem of a site, a warning too, ends the process with status 1.
 */
import { once } from 'node:events';
import { buildSite } from '../../../src/node/build/index.ts';
import { formatProblem } from '../../../src/node/diagnostics/problem.ts';
import { createSiteServer } from '../../../src/node/server/index.ts';
import { startSearchService } from './search-service.ts';
import { outputOf, SITES, type TestSite } from './sites.ts';

const sites = Object.entries<TestSite>(SITES);
for (const [name, { site, base }] of sites) {
  const { ok, problems } = await buildSite({ siteDir: site, outDir: outputOf(name), base, strict: true });
  if (ok) continue;
  for (const problem of problems) console.error(formatProblem(problem));
  console.error(`The site \`${name}\` of the end-to-end tests was not built: see above for ${site}.`);
  process.exit(1);
}

await startSearchService();
// The first port is the one that Playwright waits for, so it listens last.
for (const [name, { port, base }] of sites.reverse()) {
  const server = createSiteServer({ dir: outputOf(name), base, quiet: true });
  await once(server.listen(port), 'listening');
}
