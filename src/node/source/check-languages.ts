import { type ConfigIssue, configProblems, formatPath } from '../config/index.ts';
import type { AssumedConfig } from '../config/loading/assume.ts';
import { append } from '../diagnostics/append.ts';
import type { Problem } from '../diagnostics/problem.ts';
import { addressPlace } from '../site/checks/claims.ts';
import type { TextFile } from './files/site-folder.ts';
import { checkConfiguredRoutes, checkRoutes } from './links/route-check.ts';
import { checkWrittenLinks } from './links/source-links.ts';
import type { LinkedSite } from './links/source-targets.ts';
import { checkStatics } from './links/static-clashes.ts';
import type { SiteSource } from './model.ts';
import type { Reading } from './read-language.ts';

/** What was read in each language, the default one first. */
export interface Languages {
  sources: SiteSource[];
  linked: LinkedSite[];
}

/** Checks what all languages show together, and adds the problems. Returns the URLs of the broken links among them. */
export async function checkLanguages(
  { siteDir, files, issues, problems }: Reading,
  { sources, linked }: Languages,
  assumed: AssumedConfig | undefined,
): Promise<Set<string>> {
  const links = checkWrittenLinks(linked, files.statics);
  append(problems, links.problems);
  const all = [...issues, ...links.issues, ...checkConfiguredRoutes(sources)];
  const written = assumed ? all.map((issue) => restored(issue, assumed.restore(issue.path))) : all;
  append(problems, await configProblems(siteDir, written));
  append(problems, [...routeProblems(sources, files.content), ...checkStatics(sources)]);
  return links.reported;
}

/** Returns the problems of the addresses of pages; those of a text are reported where it gets its address. */
function routeProblems(sources: SiteSource[], content: TextFile[]): Problem[] {
  return checkRoutes(sources).map((problem) => {
    const text = content.find(({ path }) => path === problem.file)?.text;
    return text === undefined ? problem : { ...problem, ...addressPlace(text) };
  });
}

/** Returns the issue with its path in the configuration as it is written. */
function restored(issue: ConfigIssue, path: PropertyKey[]): ConfigIssue {
  const message = issue.message.replace(formatPath(issue.path), () => formatPath(path));
  return { ...issue, path, message };
}
