import type { Problem } from '../diagnostics/problem.ts';
import { CONFIG_FILE } from './config-file.ts';
import { type ConfigIssue, expectationOf, explainIssue } from './messages/explain.ts';
import { type SiteConfig, siteSchema } from './schema/schema.ts';

/** Checks a configuration against the schema and fills the defaults in. */
export function checkConfig(written: unknown): { config?: SiteConfig; issues: ConfigIssue[] } {
  const result = siteSchema.safeParse(written, { error: expectationOf, reportInput: true });
  if (result.success) return { config: result.data, issues: [] };
  return { issues: withoutMisspelt(result.error.issues.flatMap((issue) => explainIssue(issue))) };
}

/** A field is not missing where one beside it has its name misspelt. */
function withoutMisspelt(issues: ConfigIssue[]): ConfigIssue[] {
  const meant = new Set(
    issues.flatMap(({ path, renameTo }) =>
      renameTo === undefined ? [] : JSON.stringify([...path.slice(0, -1), renameTo]),
    ),
  );
  return issues.filter(
    ({ path, isMissing, lacks = [] }) =>
      !(isMissing && meant.has(JSON.stringify(path))) &&
      !lacks.some((name) => meant.has(JSON.stringify([...path, name]))),
  );
}

/** Turns an issue into a problem of the configuration's file. */
export function toProblem(
  { severity = 'error', message, fix }: ConfigIssue,
  position: { line: number; column: number } | undefined,
): Problem {
  return { severity, file: CONFIG_FILE, ...position, message, ...(fix ? { fix } : {}) };
}
