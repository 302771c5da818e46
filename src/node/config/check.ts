import type { Problem } from '../diagnostics/problem.ts';
import { CONFIG_FILE } from './config-file.ts';
import { type ConfigIssue, expectationOf, explainIssue } from './messages/explain.ts';
import { OR_REMOVE } from './schema/fields.ts';
import { type SiteConfig, siteSchema } from './schema/schema.ts';

/** Checks a configuration against the schema and fills the defaults in. */
export function checkConfig(written: unknown): { config?: SiteConfig; issues: ConfigIssue[] } {
  const result = siteSchema.safeParse(written, { error: expectationOf, reportInput: true });
  if (result.success) return { config: result.data, issues: [] };
  const issues = withoutMisspelt(result.error.issues.flatMap((issue) => explainIssue(issue)));
  return { issues: issues.map((issue) => withRightRemoval(issue, written)) };
}

/** Advises to remove only what the schema does not require, and calls an entry of a list by its name. */
function withRightRemoval(issue: ConfigIssue, written: unknown): ConfigIssue {
  const { fix, path } = issue;
  if (!fix?.endsWith(OR_REMOVE)) return issue;
  if (typeof path.at(-1) === 'number')
    return { ...issue, fix: fix.replace(OR_REMOVE, ', or remove the entry.') };
  return isRequired(path, written) ? { ...issue, fix: fix.replace(OR_REMOVE, '.') } : issue;
}

function isRequired(path: PropertyKey[], written: unknown): boolean {
  const rest = siteSchema.safeParse(without(written, path), { error: expectationOf, reportInput: true });
  const wanted = JSON.stringify(path);
  return (rest.error?.issues ?? [])
    .flatMap((issue) => explainIssue(issue))
    .some(
      ({ path: at, isMissing, lacks = [] }) =>
        (isMissing && JSON.stringify(at) === wanted) ||
        lacks.some((name) => JSON.stringify([...at, name]) === wanted),
    );
}

/** Returns a copy of a value without what is at a path. */
function without(value: unknown, [step, ...rest]: PropertyKey[]): unknown {
  if (value === null || typeof value !== 'object' || step === undefined) return value;
  if (Array.isArray(value))
    return value.map((entry, index) => (index === step ? without(entry, rest) : entry));
  const entries = Object.entries(value).filter(([key]) => rest.length > 0 || key !== step);
  return Object.fromEntries(
    entries.map(([key, entry]) => [key, key === step ? without(entry, rest) : entry]),
  );
}

/** A field does not count as missing if another field of the object has its name misspelt. */
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
  position: { file?: string; line: number; column: number } | undefined,
): Problem {
  return { severity, file: CONFIG_FILE, ...position, message, ...(fix ? { fix } : {}) };
}
