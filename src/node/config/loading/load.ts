import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { decodeText } from '../../diagnostics/decode-text.ts';
import { isFileError, unreadableFile } from '../../diagnostics/file-error.ts';
import { garbledText } from '../../diagnostics/garbled-text.ts';
import { settleConflicts } from '../../diagnostics/merge-conflicts.ts';
import { NO_TEXT, noTextProblem } from '../../diagnostics/no-text.ts';
import { type Point, pointAt } from '../../diagnostics/point.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import { checkConfig, toProblem } from '../check.ts';
import { CONFIG_FILE } from '../config-file.ts';
import { asWritten } from '../messages/as-written.ts';
import { type ConfigIssue, formatPath } from '../messages/explain.ts';
import { findMissingExports } from '../messages/missing-exports.ts';
import { findRepeatedKeys } from '../messages/repeated-keys.ts';
import type { SiteConfig } from '../schema/schema.ts';
import { type AssumedConfig, assumeConfig, isWithin } from './assume.ts';
import { findCircle } from './circle.ts';
import { runConfig } from './run.ts';

/** A configuration that was read; where it has errors, what to check the rest of the site with. */
export type LoadedConfig = { problems: Problem[] } & (
  | { config: SiteConfig; assumed?: undefined }
  | { config?: undefined; assumed: AssumedConfig }
);

/**
 * Reads and checks `site.config.ts` of a site's folder. The file is imported again when it has changed.
 * Without a configuration in the answer, the problems say why.
 */
export async function loadConfig(siteDir: string): Promise<LoadedConfig> {
  const file = join(siteDir, CONFIG_FILE);
  const bytes = await bytesOf(file).catch((error: unknown) => unreadable(siteDir, error));
  if (!Buffer.isBuffer(bytes)) return failed(bytes);
  const read = decodeText(CONFIG_FILE, bytes);
  if ('problem' in read) return failed(read.problem);
  const source = read.text;
  const [conflict] = settleConflicts(CONFIG_FILE, source).problems;
  if (conflict) return failed(conflict);
  const control = source.search(NO_TEXT);
  if (control >= 0) return failed(noTextProblem({ file: CONFIG_FILE, ...pointAt(source, control) }, source));
  let exported: unknown;
  let checked: ReturnType<typeof checkConfig>;
  try {
    exported = await runConfig(file);
    const circle = findCircle(exported);
    if (circle) return failed(await circular(source, circle));
    // Fields may be code that runs when they are read.
    checked = checkConfig(exported);
  } catch (error) {
    const { explainRun } = await import('../messages/explain-run.ts');
    return unrun(siteDir, source, await explainRun(siteDir, source, error));
  }
  if (exported === undefined || (isEmpty(exported) && !(await exportOf(source))))
    return failed(await missingExport(source));
  if (typeof exported === 'function') return failed(await noObject(source));
  const { config, issues } = checked;
  const unexported = await findMissingExports(file, source, exported);
  const problems = [
    ...unexported,
    ...(await repeatedKeys(source)),
    // A missing field may be what was to be imported.
    ...(await locateIssues(
      siteDir,
      source,
      unexported.length ? issues.filter(({ isMissing }) => !isMissing) : issues,
    )),
    ...garbledText(CONFIG_FILE, source),
  ];
  return config ? { config, problems } : { assumed: assumeConfig(exported, issues), problems };
}

/** Reads a file. Reading anything else, such as a FIFO, might never end. */
async function bytesOf(file: string): Promise<Buffer | Problem> {
  const stats = await stat(file);
  if (stats.isFile() || stats.isDirectory()) return readFile(file);
  return {
    severity: 'error',
    file: CONFIG_FILE,
    message: `\`${CONFIG_FILE}\` is neither a file nor a folder, so it is not read.`,
    fix: 'Replace it with a file.',
  };
}

function failed(problem: Problem): LoadedConfig {
  return { assumed: assumeConfig({}, [{ path: [], message: '' }]), problems: [problem] };
}

/**
 * Returns what can be said about a configuration that cannot be run: its own problem, and those of the parts that it
 * writes out.
 */
async function unrun(siteDir: string, source: string, problem: Problem): Promise<LoadedConfig> {
  const { readWritten } = await import('../messages/written-config.ts');
  const written = readWritten(source);
  if (!written) return failed(problem);
  const { value, unknown } = written;
  const { issues } = checkConfig(value);
  // What is missing may be what the code would have made.
  const certain = issues.filter(
    ({ path, isMissing, isNoField, lacks = [] }) =>
      !isMissing &&
      lacks.length === 0 &&
      !unknown.some((part) => isWithin(part, path) && !(isNoField && part.length >= path.length)),
  );
  const problems = [
    problem,
    ...(await repeatedKeys(source)),
    ...(await locateIssues(siteDir, source, certain)),
  ];
  const unread = unknown.map((path) => ({ path, message: '' }));
  return { assumed: assumeConfig(value, [...issues, ...unread]), problems };
}

/** Returns the problems of a configuration that only the rest of the site reveals. */
export async function configProblems(siteDir: string, issues: ConfigIssue[]): Promise<Problem[]> {
  if (issues.length === 0) return [];
  const read = decodeText(CONFIG_FILE, await readFile(join(siteDir, CONFIG_FILE)));
  return 'text' in read ? locateIssues(siteDir, read.text, issues) : [read.problem];
}

async function locateIssues(siteDir: string, source: string, issues: ConfigIssue[]): Promise<Problem[]> {
  if (issues.length === 0) return [];
  // The parser is needed only for bad input, and takes longer to load than everything else here.
  const { locateAnywhere } = await import('../messages/locate-imported.ts');
  return Promise.all(
    issues.map(async (issue) => {
      const place = await locateAnywhere(siteDir, source, issue.path);
      const code = place && !place.file ? codeFrom(source, place) : '';
      return toProblem(asWritten(issue, code), place);
    }),
  );
}

/** The rest of a line. */
function codeFrom(source: string, { line, column }: Point): string {
  return (source.split('\n')[line - 1] ?? '').slice(column - 1);
}

async function unreadable(siteDir: string, error: unknown): Promise<Problem> {
  if (isFileError(error) && error.code !== 'ENOENT') return unreadableFile(error, CONFIG_FILE);
  const isHere = resolve(siteDir) === process.cwd();
  const above = isHere && ABOVE.find((folder) => existsSync(join(siteDir, folder, CONFIG_FILE)));
  const beside = (await readdir(siteDir).catch(() => [])).find((name) => /^site\.config\.\w+$/i.test(name));
  return {
    severity: 'error',
    file: CONFIG_FILE,
    message: `The folder \`${siteDir}\` has no \`${CONFIG_FILE}\`.`,
    fix: beside
      ? `Rename \`${beside}\` to \`${CONFIG_FILE}\`.`
      : above
        ? `Choose the folder of the site: \`--site ${above}\`.`
        : 'Add the file, or choose the folder of a site with `--site`.',
  };
}

/** Folders above the current one; if one of them has a configuration, the command was probably meant to run there. */
const ABOVE = ['..', '../..', '../../..'];

async function repeatedKeys(source: string): Promise<Problem[]> {
  const found = await findRepeatedKeys(source);
  return found.map(({ key, line, column, firstLine }) => ({
    severity: 'error',
    file: CONFIG_FILE,
    line,
    column,
    message: `\`${key}\` is written twice in one object; the first is on line ${firstLine}.`,
    fix: 'Remove or rename one of the two: only the last one counts.',
  }));
}

async function circular(source: string, path: PropertyKey[]): Promise<Problem> {
  const { locateField } = await import('../messages/locate.ts');
  const issue = {
    path,
    message: path.length ? `\`${formatPath(path)}\` contains itself.` : 'The configuration contains itself.',
    fix: 'Write the values themselves there.',
  };
  return toProblem(issue, locateField(source, path));
}

/** A file that Node.js does not take for a module exports an empty object when it exports nothing. */
function isEmpty(exported: unknown): boolean {
  return exported !== null && typeof exported === 'object' && Object.keys(exported).length === 0;
}

async function exportOf(source: string): Promise<Point | undefined> {
  const { locateExport } = await import('../messages/locate.ts');
  return locateExport(source);
}

async function missingExport(source: string): Promise<Problem> {
  const { locateLast } = await import('../messages/locate.ts');
  return {
    severity: 'error',
    file: CONFIG_FILE,
    ...locateLast(source),
    message: 'The file has no default export.',
    fix: 'Write `export default defineSite({ ... })`.',
  };
}

async function noObject(source: string): Promise<Problem> {
  return {
    severity: 'error',
    file: CONFIG_FILE,
    ...(await exportOf(source)),
    message: 'The configuration is a function, expected an object.',
    fix: 'Export the object itself: `export default defineSite({ ... })`.',
  };
}
