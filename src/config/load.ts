import { readFile, realpath, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Problem } from '../diagnostics/problem.ts';
import { CONFIG_FILE, checkConfig, toProblem } from './check.ts';
import type { Complaint } from './explain.ts';
import type { SiteConfig } from './schema.ts';

/**
 * Reads and checks `site.config.ts` of a site's folder. The file is imported anew when it has changed.
 * Without a configuration in the answer, the problems say why.
 */
export async function loadConfig(siteDir: string): Promise<{ config?: SiteConfig; problems: Problem[] }> {
  const file = join(siteDir, CONFIG_FILE);
  const source = await readFile(file, 'utf8').catch(() => undefined);
  if (source === undefined) return { problems: [missingFile(siteDir)] };
  const { mtimeMs } = await stat(file);
  let exported: unknown;
  try {
    // The query makes a changed file a new module; it ends in `.ts` because loaders go by the address's end.
    const address = `${pathToFileURL(file).href}?t=${mtimeMs}&.ts`;
    // A file that its folder's package.json calls no module is kept by its path alone.
    delete createRequire(import.meta.url).cache[await realpath(file)];
    const module: { default?: unknown } = await import(/* @vite-ignore */ address);
    exported = module.default;
  } catch (error) {
    return { problems: [await explainImport(source, error)] };
  }
  if (exported === undefined) return { problems: [missingExport()] };
  const { config, complaints } = checkConfig(exported);
  return { ...(config && { config }), problems: await placeComplaints(source, complaints) };
}

/** Problems of a configuration that was read, found by those who know the rest of the site. */
export async function configProblems(siteDir: string, complaints: Complaint[]): Promise<Problem[]> {
  if (complaints.length === 0) return [];
  return placeComplaints(await readFile(join(siteDir, CONFIG_FILE), 'utf8'), complaints);
}

async function placeComplaints(source: string, complaints: Complaint[]): Promise<Problem[]> {
  if (complaints.length === 0) return [];
  // The parser is needed for bad input only, and takes longer to load than all else here.
  const { locateField } = await import('./locate.ts');
  return complaints.map((complaint) => toProblem(complaint, locateField(source, complaint.path)));
}

function missingFile(siteDir: string): Problem {
  return {
    severity: 'error',
    file: CONFIG_FILE,
    message: `The folder \`${siteDir}\` has no \`${CONFIG_FILE}\`.`,
    mend: 'Add the file, or name the folder of a site with `--site`.',
  };
}

function missingExport(): Problem {
  return {
    severity: 'error',
    file: CONFIG_FILE,
    message: 'The file has no default export.',
    mend: 'Write `export default defineSite({ ... })`.',
  };
}

async function explainImport(source: string, error: unknown): Promise<Problem> {
  const { findSyntaxError } = await import('./locate.ts');
  const syntax = findSyntaxError(source);
  if (syntax) {
    const { message, line, column } = syntax;
    return { severity: 'error', file: CONFIG_FILE, line, column, message: `Syntax error: ${message}.` };
  }
  const reason = error instanceof Error ? error.message : String(error);
  const [first = ''] = reason.split('\n');
  return { severity: 'error', file: CONFIG_FILE, message: `The file cannot be run: ${first}` };
}
