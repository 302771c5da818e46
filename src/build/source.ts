import { buildCatalogue, type Catalogue } from '../catalogue/index.ts';
import { loadConfig, type SiteConfig } from '../config/index.ts';
import { compareProblems, type Problem } from '../diagnostics/problem.ts';
import { readReference } from '../reference/index.ts';
import { readSite, type SiteFiles } from './read-site.ts';

/** A site that was read, checked and put in order, ready to be rendered. */
export interface Source {
  config: SiteConfig;
  base: string;
  files: SiteFiles;
  catalogue: Catalogue;
}

/**
 * Reads a site's folder as far as its problems allow; all problems come at once, sorted.
 * Without a source in the answer, the errors among them say why.
 */
export async function readSource(
  siteDir: string,
  base?: string,
): Promise<{ source?: Source; problems: Problem[] }> {
  const [configuration, site] = await Promise.all([loadConfig(siteDir), readSite(siteDir)]);
  const { reference, problems: ofDefinitions } = readReference(site.files.definitions);
  const problems = [...configuration.problems, ...site.problems, ...ofDefinitions];
  const { config } = configuration;
  if (!config) return { problems: problems.sort(compareProblems) };
  const urlBase = base ?? config.baseUrl;
  const made = await buildCatalogue({ config, base: urlBase, reference, content: site.files.content });
  problems.push(...made.problems);
  problems.sort(compareProblems);
  const failed = problems.some((problem) => problem.severity === 'error');
  if (failed || !made.catalogue) return { problems };
  return { source: { config, base: urlBase, files: site.files, catalogue: made.catalogue }, problems };
}
