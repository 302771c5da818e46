import { join } from 'node:path';
import type { BuildResult } from '../../build/index.ts';
import { counted } from '../../diagnostics/counted.ts';
import { formatProblem } from '../../diagnostics/problem.ts';

/** What to build, as the command line says it. */
export interface BuildRequest {
  site: string;
  out?: string | undefined;
  base?: string | undefined;
  strict?: boolean;
}

/** Builds a site, and prints its problems and a one-line summary. Returns whether the build succeeded. */
export async function buildAndReport({ site, out, base, strict }: BuildRequest): Promise<boolean> {
  // Imported here, so that a mistake in the command line is reported without loading the engine.
  const { buildSite } = await import('../../build/index.ts');
  const { reportStrayErrors } = await import('../../config/loading/stray-errors.ts');
  // Never ended: the code may also fail after the build, while the process still runs.
  await reportStrayErrors(site, (problem) => {
    console.error(formatProblem(problem));
    process.exit(1);
  });
  const result = await buildSite({ siteDir: site, outDir: out ?? join(site, 'dist'), base, strict });
  for (const problem of result.problems) console.error(formatProblem(problem));
  for (const note of result.notes) console.error(`note: ${note}`);
  console.log(summarise(result));
  return result.ok;
}

/**
 * Returns a one-line summary of a build.
 *
 * @example
 * summarise({ problems: [], ok: true, pages: 652, seconds: 2.41 }) // 'Built 652 pages in 2.4 s.'
 */
export function summarise(build: Pick<BuildResult, 'problems' | 'ok' | 'pages' | 'seconds'>): string {
  const errors = build.problems.filter(({ severity }) => severity === 'error').length;
  const warnings = build.problems.length - errors;
  const counts = [errors && counted(errors, 'error'), warnings && counted(warnings, 'warning')]
    .filter(Boolean)
    .join(', ');
  if (!build.ok) return `Build failed: ${counts || 'no page was written'}.`;
  return `Built ${counted(build.pages, 'page')} in ${build.seconds.toFixed(1)} s${counts && `, ${counts}`}.`;
}
