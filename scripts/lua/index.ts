import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../../src/node/source/files/site-folder.ts';
import { readDefinitions } from '../../src/node/source/read-definitions.ts';
import { type ApiDescription, describeApi } from './describe-api.ts';
import { findScripts, type LuaScriptInPlace } from './find-scripts.ts';
import { type Job, runJob, type TestOutcome } from './run-job.ts';

/** Where the scenarios are, relative to the project. */
const SCENARIOS = 'tests/lua';

/** The API of a site and the scripts of its texts. */
export interface LuaSuite {
  api: ApiDescription;
  scripts: LuaScriptInPlace[];
  /** Sources of the scenarios by the id of their script. */
  scenarios: Map<string, string>;
}

/** Reads definitions, scripts and scenarios of a site. */
export async function readLuaSuite(siteDir: string): Promise<LuaSuite> {
  const [{ reference }, scripts, paths] = await Promise.all([
    readDefinitions(siteDir),
    findScripts(siteDir),
    listFiles(siteDir, SCENARIOS, []),
  ]);
  const scenarios = await Promise.all(
    paths
      .filter((path) => path.endsWith('.lua'))
      .map(async (path): Promise<[string, string]> => {
        return [path.slice(SCENARIOS.length + 1), await readFile(join(siteDir, path), 'utf8')];
      }),
  );
  return { api: describeApi(reference), scripts, scenarios: new Map(scenarios) };
}

/** Runs the scenarios of a script, and the run that every script has to survive. */
export function testScript(luajit: string, suite: LuaSuite, script: LuaScriptInPlace): Promise<TestOutcome> {
  const scenario = suite.scenarios.get(script.id);
  return runJob(luajit, {
    ...jobOf(suite, script),
    mode: 'test',
    ...(scenario !== undefined && { scenario: { name: scenarioPath(script), source: scenario } }),
  });
}

/** Returns what every job of a script says. */
export function jobOf(
  { api }: LuaSuite,
  { beside, parts, name, mistake }: LuaScriptInPlace,
): Omit<Job, 'mode'> {
  return { api, scripts: beside, parts, main: name, mistake };
}

/** Returns the path of a script's scenario, relative to the project. */
export function scenarioPath({ id }: { id: string }): string {
  return `${SCENARIOS}/${id}`;
}

/**
 * Returns what is wrong with a script, one text for each problem. Lines of blocks get the place in their text:
 * `status.lua:31 (content/docs/guides/drawing.md:128)`.
 */
export function problemsOf(script: LuaScriptInPlace, outcome: TestOutcome): string[] {
  const { problem, scenarios, generic, out_of_reach, no_generic_run } = outcome;
  const found = [
    ...(problem ? [problem] : []),
    ...scenarios.flatMap(({ title, problem }) => (problem ? [`${title}: ${problem}`] : [])),
    ...(generic ? [`any game: ${generic}`] : []),
    ...(out_of_reach === '' || no_generic_run === '' ? ['Give a reason for what cannot run.'] : []),
  ];
  if (!problem && out_of_reach === undefined && !scenarios.length)
    found.push(`The script has no scenario. Write ${scenarioPath(script)}, see CONTRIBUTING.md.`);
  return found.map((text) => withPlaces(script, text));
}

function withPlaces({ name, file, lines }: LuaScriptInPlace, text: string): string {
  if (file.endsWith(name)) return text;
  const pattern = new RegExp(`(?<![\\w/])${name.replaceAll('.', '\\.')}:(\\d+)`, 'g');
  return text.replace(pattern, (written, line) => {
    const place = lines[Number(line) - 1];
    return place === undefined ? written : `${written} (${file}:${place})`;
  });
}
