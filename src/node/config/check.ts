import type { Problem } from '../diagnostics/problem.ts';
import { type Complaint, expectationOf, explain } from './explain.ts';
import { type SiteConfig, siteSchema } from './schema.ts';

/** Name of the configuration's file in a site's folder. */
export const CONFIG_FILE = 'site.config.ts';

/** Checks a configuration against the schema and fills the defaults in. */
export function checkConfig(written: unknown): { config?: SiteConfig; complaints: Complaint[] } {
  const result = siteSchema.safeParse(written, { error: expectationOf, reportInput: true });
  if (result.success) return { config: result.data, complaints: [] };
  return { complaints: result.error.issues.flatMap((issue) => explain(issue)) };
}

/** Turns a complaint into a problem of the configuration's file. */
export function toProblem(
  { severity = 'error', message, mend }: Complaint,
  place: { line: number; column: number } | undefined,
): Problem {
  return { severity, file: CONFIG_FILE, ...place, message, ...(mend ? { mend } : {}) };
}
