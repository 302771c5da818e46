import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, relative, resolve } from 'node:path';
import { PROJECT_DIR } from '../../src/node/files/folders.ts';
import type { LuaScriptInPlace } from './find-scripts.ts';
import { jobOf, type LuaSuite, problemsOf, readLuaSuite, testScript } from './index.ts';
import { type Frame, runJob } from './run-job.ts';

/** Runs a script on its own and prints what it did, and how its scenarios went. */
export async function showScript(luajit: string, file: string, seconds: number): Promise<boolean> {
  const suite = await readLuaSuite(PROJECT_DIR);
  const script = await findScript(suite, file);
  if (!script) return false;
  const {
    console: lines,
    errors,
    frame,
  } = await runJob(luajit, {
    ...jobOf(suite, script),
    mode: 'show',
    seconds,
  });
  print(
    'Console',
    lines.map(({ kind, text }) => `${kind.padEnd(9)} ${text}`),
  );
  print('Last frame with drawing', frame.calls.map(describeCall));
  print('Errors', errors);
  if (!suite.scripts.includes(script)) return errors.length === 0;
  const outcome = await testScript(luajit, suite, script);
  const reason = outcome.out_of_reach ?? outcome.no_generic_run;
  print('Scenarios', [
    ...outcome.scenarios.map(({ title, problem }) => `${problem ? 'failed' : 'ok'}  ${title}`),
    ...(reason ? [`left out: ${reason}`] : []),
  ]);
  const problems = problemsOf(script, outcome);
  print('Problems', problems);
  return problems.length === 0;
}

/** Prints a frame as JSON: the last one, or the one that a scenario has kept under a name. Errors are printed apart. */
export async function showFrame(
  luajit: string,
  file: string,
  seconds: number,
  name: string,
): Promise<boolean> {
  const suite = await readLuaSuite(PROJECT_DIR);
  const script = await findScript(suite, file);
  if (!script) return false;
  const { frame, errors } = name
    ? { frame: await keptFrame(luajit, suite, script, name), errors: [] }
    : await runJob(luajit, { ...jobOf(suite, script), mode: 'show', seconds });
  if (!frame) return false;
  for (const error of errors) console.error(error);
  console.log(JSON.stringify({ version: 1, script: script.file, ...frame }));
  return errors.length === 0;
}

async function keptFrame(
  luajit: string,
  suite: LuaSuite,
  script: LuaScriptInPlace,
  name: string,
): Promise<Frame | undefined> {
  const outcome = await testScript(luajit, suite, script);
  const kept = outcome.scenarios.flatMap(({ frames }) => frames);
  const found = kept.find((shot) => shot.name === name)?.frame;
  if (!found) {
    const names = kept.map((shot) => `\`${shot.name}\``).join(', ') || 'none';
    console.error(`No scenario of the script keeps a frame \`${name}\`. Kept: ${names}.`);
    for (const problem of problemsOf(script, outcome)) console.error(problem);
  }
  return found;
}

/** Returns a script of the site's texts, or any other Lua file; undefined when there is none, which is printed. */
export async function findScript(
  { scripts }: Pick<LuaSuite, 'scripts'>,
  written: string,
): Promise<LuaScriptInPlace | undefined> {
  const [path = '', title] = written.split('#');
  const file = relative(PROJECT_DIR, resolve(path)).replaceAll('\\', '/');
  const all = scripts.filter((script) => script.file === file);
  const [found, second] = all.filter(({ name }) => title === undefined || title === name);
  if (found && !second) return found;
  if (all.length || !file.endsWith('.lua')) {
    console.error(explainMissing(written, all, existsSync(path)));
    return undefined;
  }
  const source = await readFile(path, 'utf8').catch(() => undefined);
  if (source === undefined) {
    console.error(
      existsSync(path)
        ? `\`${path}\` cannot be read. Give this account permission to read it.`
        : `\`${path}\` does not exist. Name a Lua file, or a guide and a title: \`${EXAMPLE}\`.`,
    );
    return undefined;
  }
  const name = basename(file);
  const lines = source.split('\n').map((_, index) => index + 1);
  return { id: file, name, file, source, lines, mistake: false, beside: { [name]: source }, parts: {} };
}

const EXAMPLE = 'content/docs/guides/drawing.md#status.lua';

/** Says why a file or a title names no script, or more than one, and what to write. */
function explainMissing(written: string, scripts: LuaScriptInPlace[], isThere: boolean): string {
  if (scripts.length) {
    const names = scripts.map(({ file, name }) => `${file}#${name}`);
    const what = written.includes('#') ? `There is no script` : 'There is more than one script in';
    return `${what} \`${written}\`. Name one of:\n${names.join('\n')}`;
  }
  return isThere && !written.includes('#')
    ? `There is no script in \`${written}\`: only Lua code with a title is a script. Name one such as \`${EXAMPLE}\`.`
    : `There is no script \`${written}\`. Name a Lua file, or a guide and a title: \`${EXAMPLE}\`.`;
}

function describeCall({ call, args, text }: Frame['calls'][number]): string {
  const shown = args.map((value) => (typeof value === 'number' ? Math.round(value * 100) / 100 : value));
  return `${call}(${shown.map((value) => JSON.stringify(value)).join(', ')})${text === undefined ? '' : `  ${text}`}`;
}

function print(title: string, lines: string[]): void {
  console.log(`${title}:`);
  for (const line of lines.length ? lines : ['none']) console.log(`  ${line.replaceAll('\n', '\n  ')}`);
}
